//! `orrery serve`

use std::io::{self, IsTerminal as _, Write as _};
use std::net::SocketAddr;
use std::path::PathBuf;

use clap::builder::PossibleValuesParser;
use orrery_server::app::Titles;
use orrery_server::config::{Config, LogFormat, Told};
use orrery_server::reviews::Thought;
use orrery_server::serve;
use tracing_subscriber::filter::LevelFilter;

use crate::error::CliError;

const AFTER: &str = "\
Every flag can be said in the environment or in a TOML file too:
  orrery serve --public-url https://games.example.org
  ORRERY_PUBLIC_URL=https://games.example.org orrery serve
  orrery serve --config orrery.toml       with the line   public-url = \"https://games.example.org\"
A flag overrides the environment, and the environment overrides the file.

Examples:
  orrery serve                                     for yourself, at http://127.0.0.1:8080
  orrery serve --address 0.0.0.0:8080              for everybody in your network
  orrery serve --public-url https://games.example.org --proxy-header x-forwarded-for
                                                   behind a proxy that speaks HTTPS";

/// Serve the games to browsers
#[derive(clap::Args, Default)]
#[command(after_help = AFTER)]
pub struct Args {
    /// A TOML file with any of these settings, by the names of the flags
    #[arg(long, value_name = "FILE", env = "ORRERY_CONFIG")]
    config: Option<PathBuf>,
    /// Where to listen [default: 127.0.0.1:8080]
    #[arg(long, value_name = "IP:PORT", env = "ORRERY_ADDRESS")]
    address: Option<SocketAddr>,
    /// Where Prometheus finds numbers about the server, such as 127.0.0.1:9090 [default: nowhere]
    #[arg(long, value_name = "IP:PORT", env = "ORRERY_METRICS_ADDRESS")]
    metrics_address: Option<SocketAddr>,
    /// The file for tables and accounts, or the address of a database that several servers share.
    #[arg(
        long,
        value_name = "FILE|URL",
        env = "ORRERY_DATABASE",
        hide_env_values = true,
        help = "The file for tables and accounts, or a PostgreSQL that several servers share: postgres://USER:PASSWORD@HOST/NAME \
                [default: orrery/orrery.db in your folder of program data]"
    )]
    database: Option<PathBuf>,
    /// How people reach the server, if not by that address; https:// makes cookies secure
    #[arg(long, value_name = "URL", env = "ORRERY_PUBLIC_URL")]
    public_url: Option<String>,
    /// Hosts that requests may name, with commas, beside that of the public URL [default: any host]
    #[arg(long, value_name = "HOST,...", env = "ORRERY_HOSTS", value_delimiter = ',')]
    hosts: Option<Vec<String>>,
    /// People reach the server by HTTPS, through a proxy: cookies are sent over nothing else
    #[arg(long, env = "ORRERY_HTTPS", num_args = 0..=1, default_missing_value = "true", require_equals = true)]
    https: Option<bool>,
    /// The header in which your own proxy names the client's address, such as x-forwarded-for
    #[arg(long, value_name = "NAME", env = "ORRERY_PROXY_HEADER")]
    proxy_header: Option<String>,
    /// Host the toy games of the tutorial too
    #[arg(long, env = "ORRERY_EXAMPLES", num_args = 0..=1, default_missing_value = "true", require_equals = true)]
    examples: Option<bool>,
    /// How many bots think at once [default: as many as there are cores]
    #[arg(long, value_name = "N", env = "ORRERY_BOT_THREADS")]
    bot_threads: Option<usize>,
    /// How long a bot takes at least while somebody watches, in milliseconds [default: 500]
    #[arg(long, value_name = "MS", env = "ORRERY_BOT_PACE_MS")]
    bot_pace_ms: Option<u64>,
    /// Give every table these dice, so that a test meets the same game each time: whoever knows them knows all that is hidden
    #[arg(long, value_name = "SECRET", hide = true)]
    dice_secret: Option<String>,
    /// How much thought reviews of finished games are given: a minute of one core, seconds, or none [default: usual]
    #[arg(long, env = "ORRERY_REVIEWS", value_parser = PossibleValuesParser::new(["usual", "quick", "off"]))]
    reviews: Option<String>,
    /// How the log is written [default: plain]
    #[arg(long, env = "ORRERY_LOG", value_parser = PossibleValuesParser::new(["plain", "json"]))]
    log: Option<String>,
    /// How much is logged
    #[arg(long, env = "ORRERY_LOG_LEVEL", default_value = "info",
        value_parser = PossibleValuesParser::new(["error", "warn", "info", "debug"]))]
    log_level: String,
    /// The most connections at once [default: 10000]
    #[arg(long, value_name = "N", env = "ORRERY_CONNECTIONS")]
    connections: Option<usize>,
    /// The most connections from one address, or requests and sockets of one client of a proxy [default: 2000]
    #[arg(long, value_name = "N", env = "ORRERY_CONNECTIONS_PER_ADDRESS")]
    connections_per_address: Option<usize>,
    /// How long a socket may leave everything unanswered until it is closed [default: 90]
    #[arg(long, value_name = "SECONDS", env = "ORRERY_SILENT_SECONDS")]
    silent_seconds: Option<u64>,
    /// The longest request [default: 65536]
    #[arg(long, value_name = "BYTES", env = "ORRERY_BODY_BYTES")]
    body_bytes: Option<usize>,
    /// How long a request may take [default: 20]
    #[arg(long, value_name = "SECONDS", env = "ORRERY_REQUEST_SECONDS")]
    request_seconds: Option<u64>,
    /// Forms, moves, hints and lines of chat of one address or account; 0 is no limit, here and below [default: 240]
    #[arg(long, value_name = "N", env = "ORRERY_POSTS_PER_MINUTE")]
    posts_per_minute: Option<u32>,
    /// Pages and questions of one address or account [default: 2400]
    #[arg(long, value_name = "N", env = "ORRERY_QUESTIONS_PER_MINUTE")]
    questions_per_minute: Option<u32>,
    /// Passwords that may be tried from one address, or in a browser that was signed in before [default: 12]
    #[arg(long, value_name = "N", env = "ORRERY_SIGN_INS_PER_MINUTE")]
    sign_ins_per_minute: Option<u32>,
    /// Guests that may come from one address [default: 30]
    #[arg(long, value_name = "N", env = "ORRERY_ACCOUNTS_PER_MINUTE")]
    accounts_per_minute: Option<u32>,
    /// Tables that may be opened from one address [default: 60]
    #[arg(long, value_name = "N", env = "ORRERY_TABLES_PER_MINUTE")]
    tables_per_minute: Option<u32>,
    /// The mail server that takes e-mail for players; needs --mail-from and --public-url, docs/hosting.md has examples
    /// [default: no e-mail is sent]
    #[arg(long, value_name = "URL", env = "ORRERY_SMTP_URL", hide_env_values = true)]
    smtp_url: Option<String>,
    /// From whom that e-mail comes, such as "Orrery <games@example.org>"
    #[arg(long, value_name = "ADDRESS", env = "ORRERY_MAIL_FROM")]
    mail_from: Option<String>,
    /// Web hooks may lead to private addresses and to http: only where you trust everybody who can open an account
    #[arg(long, env = "ORRERY_HOOKS_ANYWHERE", num_args = 0..=1, default_missing_value = "true", require_equals = true)]
    hooks_anywhere: Option<bool>,
    /// How long a notice waits for more news after the first [default: 120]
    #[arg(long, value_name = "SECONDS", env = "ORRERY_NOTICE_WAIT_SECONDS")]
    notice_wait_seconds: Option<u32>,
    /// How long after a notice the next one may go [default: 900]
    #[arg(long, value_name = "SECONDS", env = "ORRERY_NOTICE_GAP_SECONDS")]
    notice_gap_seconds: Option<u32>,
}

impl Args {
    /// What flags and environment say when no command was given.
    pub fn of_environment() -> Result<Self, clap::Error> {
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            args: Args,
        }
        <Alone as clap::Parser>::try_parse_from(["orrery serve"]).map(|alone| alone.args)
    }

    fn told(self) -> Told {
        Told {
            address: self.address,
            metrics_address: self.metrics_address,
            database: self.database,
            public_url: self.public_url,
            hosts: self.hosts,
            https: self.https,
            proxy_header: self.proxy_header,
            examples: self.examples,
            bot_threads: self.bot_threads,
            bot_pace_ms: self.bot_pace_ms,
            dice_secret: self.dice_secret,
            reviews: self.reviews.as_deref().and_then(Thought::named),
            log: self.log.map(|log| if log == "json" { LogFormat::Json } else { LogFormat::Plain }),
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            silent_seconds: self.silent_seconds,
            body_bytes: self.body_bytes,
            request_seconds: self.request_seconds,
            posts_per_minute: self.posts_per_minute,
            questions_per_minute: self.questions_per_minute,
            sign_ins_per_minute: self.sign_ins_per_minute,
            accounts_per_minute: self.accounts_per_minute,
            tables_per_minute: self.tables_per_minute,
            smtp_url: self.smtp_url,
            mail_from: self.mail_from,
            hooks_anywhere: self.hooks_anywhere,
            notice_wait_seconds: self.notice_wait_seconds,
            notice_gap_seconds: self.notice_gap_seconds,
        }
    }
}

/// Serves until the process is told to end.
pub fn run(args: Args) -> Result<(), CliError> {
    let level: LevelFilter = args.log_level.parse().unwrap_or(LevelFilter::INFO);
    let file = args.config.as_deref().map(Told::read).transpose();
    let file = file.map_err(|error| CliError::Request(error.to_string()))?.unwrap_or_default();
    let config = Config::default().told(file).told(args.told()).checked();
    let config = config.map_err(|error| CliError::Request(error.to_string()))?;
    log_to_stderr(config.log, level);
    let games = if config.examples { orrery_registry::all() } else { orrery_registry::games() };
    let database = config.database.to_string();
    let shown = config.public_url.clone();
    let ready = |address: SocketAddr| {
        let shown = shown.unwrap_or_else(|| format!("http://{address}"));
        // A closed standard output is no reason to stop.
        let _ =
            writeln!(io::stdout(), "Orrery is at {shown} (Ctrl-C ends it)\nTables are kept in {database}");
        let _ = io::stdout().flush();
    };
    serve::start(config, Titles::new(games), ready).map_err(|error| CliError::Request(error.to_string()))
}

fn log_to_stderr(format: LogFormat, level: LevelFilter) {
    let log = tracing_subscriber::fmt().with_writer(io::stderr).with_max_level(level);
    match format {
        LogFormat::Plain => log.with_ansi(io::stderr().is_terminal()).with_target(false).init(),
        LogFormat::Json => log.json().flatten_event(true).with_span_list(false).init(),
    }
}
