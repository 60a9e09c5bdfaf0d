//! What views look like as JSON: schemas that are derived from the types, for programs.

/// Gives types that are written in the form of another type its schema.
///
/// ```
/// struct Card(u8);
/// struct Hand(u32);
///
/// kernel::schema_as!(Card => String, Hand => Vec<Card>);
/// let schema = schemars::schema_for!(Hand);
/// assert_eq!(schema.get("items"), Some(&serde_json::json!({ "type": "string" })));
/// ```
#[macro_export]
macro_rules! schema_as {
    ($($type:ty => $form:ty),+ $(,)?) => {
        $(
            impl $crate::schemars::JsonSchema for $type {
                fn inline_schema() -> bool {
                    <$form as $crate::schemars::JsonSchema>::inline_schema()
                }

                fn schema_name() -> ::std::borrow::Cow<'static, str> {
                    <$form as $crate::schemars::JsonSchema>::schema_name()
                }

                fn schema_id() -> ::std::borrow::Cow<'static, str> {
                    <$form as $crate::schemars::JsonSchema>::schema_id()
                }

                fn json_schema(generator: &mut $crate::schemars::SchemaGenerator) -> $crate::schemars::Schema {
                    <$form as $crate::schemars::JsonSchema>::json_schema(generator)
                }
            }
        )+
    };
}
