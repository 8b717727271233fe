//! What is printed on every card, as the ledger's tables have it.

use orrery_core::Publish as _;
use orrery_orion::Orion;
use orrery_orion::content::Field;
use orrery_orion::state::Resource;

/// Section 3.9 of the ledger with the values that docs/balance.md has changed: `id,colour,copies,cost_food,cost_fleet,
/// cost_production,vp,prod_food,prod_fleet,prod_production,field`; -1 points are a question mark.
const DECK: &str = "\
advanced_data_center,blue,2,0,0,1,0,0,0,0,-
autolab,blue,2,1,0,3,1,0,0,1,-
civilian_transport,blue,2,3,0,0,1,1,0,0,-
holosimulator,blue,2,2,0,0,0,1,0,0,-
planetary_resource_market,blue,2,4,0,1,0,2,0,0,A
planetary_supercomputer,blue,2,3,0,1,0,2,0,0,A
soil_enrichment_plant,blue,2,2,0,0,1,1,0,0,A
spaceport,blue,2,4,0,1,1,1,1,0,A
biospheres,blue,2,4,0,0,1,2,0,0,A
trade_goods,blue,2,1,1,3,4,0,0,1,-
interplanetary_administration,blue,2,3,0,2,-1,0,0,0,-
hydroponic_farm,blue,2,2,1,0,1,1,0,0,-
astro_university,blue,2,2,0,1,1,1,0,0,-
battleship,red,2,2,2,0,1,0,1,0,-
doom_star,red,2,0,1,4,0,0,2,0,-
fighter_garrison,red,2,2,2,0,0,0,1,0,A
government_support_agency,red,2,0,2,0,1,0,1,0,A
orbital_batteries,red,2,3,2,0,1,0,1,0,-
titan,red,2,0,2,2,2,0,1,0,-
landing_ship,red,2,2,3,0,2,0,1,0,-
space_elevator,red,2,1,2,3,-1,0,0,0,-
death_spores,red,2,1,2,0,1,0,1,0,R
cruiser,red,2,0,2,1,1,0,1,0,-
stellar_converter,red,2,0,2,2,2,0,1,0,A
cloning_center,yellow,2,2,2,4,0,0,0,0,-
artemis_system_net,yellow,2,0,2,3,-1,0,0,0,-
colonial_treasury,yellow,2,1,2,2,1,0,0,1,-
high_orbit_sonar,yellow,2,2,0,2,1,0,0,1,-
recyclotron,yellow,2,1,0,3,1,0,0,1,A
star_fortress,yellow,2,0,1,2,0,1,0,0,-
automated_factory,yellow,2,4,0,0,0,0,0,1,A
robo_miner_plant,yellow,2,2,0,1,1,0,0,1,-
deep_core_mine,yellow,2,3,0,1,1,0,0,1,A
galactic_currency_exchange,yellow,2,2,1,1,2,0,0,1,-
warp_interdictor,yellow,2,0,2,1,1,0,1,0,-
communications_satellite,grey,2,1,1,0,1,1,0,0,-
destroyer,grey,2,0,2,0,1,1,0,0,-
spy_training_complex,grey,2,2,0,0,1,1,0,0,-
frigate,grey,2,0,1,0,1,0,0,0,-
pleasure_dome,grey,2,2,3,0,0,1,1,0,A
colony_ship,grey,2,2,0,0,0,1,0,0,A
research_laboratory,grey,2,2,1,0,2,1,0,0,A
outpost_ship,grey,2,1,0,0,0,1,0,0,-
alien_control_center,grey,2,2,0,1,1,1,0,0,-
gaia_transformation,grey,2,4,0,1,-1,0,0,0,-
";

/// ORI-14: all 45 designs have the colour, copies, cost, points, production and field of the ledger's table.
#[test]
fn the_deck_is_the_one_of_the_ledger() {
    let content = Orion::built_in();
    let rows: Vec<_> = content.structures.iter().map(|(_, row)| row).collect();
    assert_eq!(rows.len(), 45);
    assert_eq!(DECK.lines().count(), 45);
    for (row, line) in rows.into_iter().zip(DECK.lines()) {
        let points = if row.end_of_game.is_some() { -1 } else { i32::from(row.points) };
        let field = match row.field {
            Some(Field::A) => "A",
            Some(Field::R) => "R",
            None => "-",
        };
        let (cost, produces) = (row.cost, row.produces);
        let found = format!(
            "{},{},{},{},{},{},{},{},{},{},{}",
            row.id,
            row.colour,
            row.copies,
            cost[Resource::Food],
            cost[Resource::Fleet],
            cost[Resource::Production],
            points,
            produces[Resource::Food],
            produces[Resource::Fleet],
            produces[Resource::Production],
            field
        );
        assert_eq!(found, line);
        assert!(row.points == 0 || row.end_of_game.is_none(), "a question mark prints no number");
    }
}

/// ORI-14, ORI-2: 26 blue, 22 red, 22 yellow and 20 grey cards; the rest of the box.
#[test]
fn the_box_is_complete() {
    let inventory = [
        ("structures", 90),
        ("structure_designs", 45),
        ("structures_blue", 26),
        ("structures_red", 22),
        ("structures_yellow", 22),
        ("structures_grey", 20),
        ("advisors", 8),
        ("races", 7),
        ("alien_sheets", 6),
        ("markers", 60),
        ("rounds", 8),
        ("exchanges", 6),
    ];
    assert_eq!(Orion::built_in().inventory(), inventory);
}

/// ORI-12: the eight advisors with their fields.
#[test]
fn the_advisors_have_their_fields() {
    let content = Orion::built_in();
    let found: Vec<_> = content.advisors.iter().map(|(_, row)| (row.id.as_str(), row.field)).collect();
    let ledger = [
        ("advia_osm", Some(Field::A)),
        ("fulcrum_sandebar", None),
        ("harrava", Some(Field::R)),
        ("vale", Some(Field::R)),
        ("viktoria", Some(Field::A)),
        ("moldred", None),
        ("quail", Some(Field::R)),
        ("kuruk", None),
    ];
    assert_eq!(found, ledger);
}
