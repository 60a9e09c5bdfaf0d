//! What the views of a game look like as JSON, for the description of the API.

use schemars::generate::SchemaSettings;
use schemars::transform::RecursiveTransform;
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value};

/// Where an OpenAPI description has its schemas.
const PLACE: &str = "/components/schemas";

/// The schema of the views of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct ViewSchema {
    /// The name of the schema among the schemas below.
    pub name: String,
    /// The schemas of the view and of all that is in it, by name. They refer to each other as components of an OpenAPI
    /// description, and their names begin with the id of the game.
    pub schemas: Map<String, Value>,
}

impl ViewSchema {
    /// The schema of `View`, derived from the type.
    ///
    /// Fields that are not described are not allowed: a view that had one would not match.
    #[must_use]
    pub fn of<View: JsonSchema>(game: &str) -> Self {
        let prefix = format!("{game}.");
        let finish = {
            let prefix = prefix.clone();
            move |schema: &mut Schema| finish(schema, &prefix)
        };
        let settings = SchemaSettings::draft2020_12().for_serialize().with(|settings| {
            settings.definitions_path = PLACE.into();
        });
        let mut generator = settings.with_transform(RecursiveTransform(finish)).into_generator();
        generator.subschema_for::<View>();
        let schemas = generator.take_definitions(true);
        Self {
            name: prefix.clone() + &View::schema_name(),
            schemas: schemas.into_iter().map(|(name, schema)| (prefix.clone() + &name, schema)).collect(),
        }
    }
}

/// Closes an object for other fields, puts the game's id before the names of other schemas, and takes the links of Rust's
/// documentation out of the words.
fn finish(schema: &mut Schema, prefix: &str) {
    if schema.get("properties").is_some() && schema.get("additionalProperties").is_none() {
        schema.insert("additionalProperties".to_owned(), false.into());
    }
    if let Some(Value::String(reference)) = schema.get_mut("$ref") {
        *reference = reference.replacen(&format!("{PLACE}/"), &format!("{PLACE}/{prefix}"), 1);
    }
    if let Some(Value::String(words)) = schema.get_mut("description") {
        *words = words.replace("[`", "`").replace("`]", "`");
    }
}
