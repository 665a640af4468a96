import SwiftModel
import TemplateEngine

extension PropertyPlan: TabledView {
    /// What templates see of a stored property.
    public static let table = ViewTable<PropertyPlan>(
        "model_property",
        "A stored property.",
        [
            .text("name", "Its name, where it is declared.") { $0.name.declaration },
            .text("parameter", "Its name before the colon where an initialiser declares it.") { $0.name.parameter },
            .text("label", "Its name before the colon of a parameter or an argument.") { $0.name.label },
            .text("reference", "Its name as an expression.") { $0.name.reference },
            .text("member", "Its name after a dot.") { $0.name.member },
            .text("access", "Its name inside of coding methods, where locals may hide it.") { $0.access },
            .text("storage", "The name of the wrapper of an indirect property: `_parent`.") { $0.storage },
            .type("type", "Its type.") { $0.type },
            .type("wrapped_type", "Its type without the question mark.") { $0.wrappedType },
            .word("keyword", ["let", "var"], "What declares it.") { $0.isVariable ? "var" : "let" },
            .flag("is_optional", "Whether it is optional.") { $0.isOptional },
            .flag("sends_null", "Whether nil is written as null.") { $0.sendsNull },
            .flag("tells_null", "Whether null is something else than no value.") { $0.tellsNull },
            .flag("is_indirect", "Whether it has to be stored outside of its struct.") { $0.isIndirect },
            .optionalWord(
                "recovery",
                ["absent", "preset", "elements"],
                "What decoding goes on with after an invalid value."
            ) {
                $0.recovery?.word
            },
            .optionalText("preset", "The value that stands in for an invalid one.") { $0.recovery?.value?.text },
            .optionalText("default", "The default of the initialiser's parameter.") { $0.defaultValue?.text },
            .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
            .optionalText("deprecation", "The attribute of a deprecated property.") {
                $0.hasDeprecationAttribute ? DeprecationAttribute().text : nil
            },
            .optionalText("key", "The raw value of its coding key as a literal, where it differs from the name.") {
                $0.hasKey ? SwiftLiteral.quoted($0.key) : nil
            },
        ] + ViewTable.saying(\.statement)
    )
}
