//! The Model Context Protocol: assistants play as people do. Over HTTP at [`ADDRESS`], behind the tokens of the API, and on
//! standard input and output for `orrery mcp`.
//!
//! Nothing is kept between two calls but the tables themselves: an assistant may come back to any server of the site. Every
//! answer to a decision says what has happened since and what is asked next, so that nothing has to be asked for twice.

mod calls;
mod resources;
mod stdio;
mod telling;
mod tools;

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::response::Response;
use axum::routing::any;
use axum::{Router, middleware};
use orrery_core::{Lang, Text};
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, Implementation, InitializeResult,
    ListResourcesResult, ListToolsResult, PaginatedRequestParams, ReadResourceRequestParams,
    ReadResourceResponse, ReadResourceResult, ResourceContents, ServerCapabilities,
};
use rmcp::service::RequestContext;
use rmcp::transport::streamable_http_server::session::never::NeverSessionManager;
use rmcp::transport::{StreamableHttpServerConfig, StreamableHttpService};
use rmcp::{ErrorData, RoleServer, ServerHandler};
use serde_json::Value;

use super::caller::{Caller, For, Read};
use super::problem::{self, ApiError};
use crate::words::{WORDS, say};
use crate::{App, serve};

pub use stdio::{StdioError, serve_stdio};

/// Where it is served.
pub const ADDRESS: &str = "/mcp";

/// The address, with what stands before it.
pub fn router(app: &Arc<App>) -> Router<Arc<App>> {
    Router::new()
        .route(ADDRESS, any(over_http))
        .layer(DefaultBodyLimit::max(app.config.body_bytes))
        .layer(middleware::from_fn_with_state(app.clone(), super::limited))
        .layer(middleware::from_fn_with_state(app.clone(), serve::in_time))
        .layer(middleware::from_fn(problem::dress_ours))
}

/// One message, one answer. Hosts have been checked, and tokens make the origin of a request meaningless.
async fn over_http(State(app): State<Arc<App>>, caller: For<Read>, request: Request) -> Response {
    let config = StreamableHttpServerConfig::default()
        .with_legacy_session_mode(false)
        .with_json_response(true)
        .disable_allowed_hosts()
        .with_max_request_body_bytes(app.config.body_bytes);
    let assistant = Assistant { app, caller: (*caller).clone() };
    let service = StreamableHttpService::new(
        move || Ok(assistant.clone()),
        Arc::new(NeverSessionManager::default()),
        config,
    );
    service.handle(request).await.map(Body::new)
}

/// Somebody's assistant.
#[derive(Clone)]
struct Assistant {
    app: Arc<App>,
    caller: Caller,
}

/// What a tool answers.
enum Told {
    Words(String),
    Data(Value),
}

impl Assistant {
    fn lang(&self) -> Lang {
        self.caller.lang
    }

    /// A refusal, beginning with the rule if there is one, and what to do next.
    fn refusal(&self, error: &ApiError) -> CallToolResult {
        let problem = error.json(self.lang());
        let mut result = CallToolResult::error(vec![ContentBlock::text(refusal(error, self.lang()))]);
        result.structured_content = serde_json::to_value(&problem).ok();
        result
    }
}

/// A refusal in words.
fn refusal(error: &ApiError, lang: Lang) -> String {
    let problem = error.json(lang);
    let rule = problem.rule.map(|rule| format!("{rule}: ")).unwrap_or_default();
    // What a program does next is said for the API; an assistant has tools instead of addresses.
    let own = format!("mcp-next-{}", problem.code);
    let next = match &problem.remedy {
        None if WORDS.has(lang, &own) => say(lang, &Text::named(own)),
        _ => problem.next,
    };
    format!("{rule}{} {next}", problem.detail)
}

impl ServerHandler for Assistant {
    fn get_info(&self) -> InitializeResult {
        let capabilities = ServerCapabilities::builder().enable_tools().enable_resources().build();
        InitializeResult::new(capabilities)
            .with_server_info(Implementation::new("orrery", env!("CARGO_PKG_VERSION")))
            .with_instructions(say(self.lang(), &Text::new("mcp-instructions")))
    }

    async fn list_tools(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(tools::all(self.lang())))
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let result = match self.call(&request.name, request.arguments.unwrap_or_default()).await {
            Ok(Told::Words(words)) => CallToolResult::success(vec![ContentBlock::text(words)]),
            Ok(Told::Data(data)) => CallToolResult::structured(data),
            Err(error) => self.refusal(&error),
        };
        Ok(result.into())
    }

    async fn list_resources(
        &self,
        _: Option<PaginatedRequestParams>,
        _: RequestContext<RoleServer>,
    ) -> Result<ListResourcesResult, ErrorData> {
        Ok(ListResourcesResult::with_all_items(resources::all(&self.app.titles)))
    }

    async fn read_resource(
        &self,
        request: ReadResourceRequestParams,
        _: RequestContext<RoleServer>,
    ) -> Result<ReadResourceResponse, ErrorData> {
        let text = resources::read(&self.app.titles, &request.uri).ok_or_else(|| {
            let missing = Text::new("mcp-no-resource").word("uri", request.uri.clone());
            ErrorData::resource_not_found(say(self.lang(), &missing), None)
        })?;
        let content = ResourceContents::text(text, request.uri).with_mime_type("text/markdown");
        Ok(ReadResourceResult::new(vec![content]).into())
    }
}
