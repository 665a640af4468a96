import SwiftModel
import TemplateEngine

extension StructPlan: TabledView {
    /// What templates see of a struct's members.
    public static let table = ViewTable<StructPlan>(
        "model_struct",
        "The members of a struct.",
        [
            .views("properties", "Its stored properties, in the order of the description.") { $0.properties },
            .views("parameters", "What its initialiser takes.") { $0.parameters }.byName,
            .optionalView("additional", "Where it keeps the keys that its schema does not name.") { $0.additional },
            .views("required_elements", "The elements of a tuple that every one has.") { $0.requiredElements },
            .views("optional_elements", "The elements of a tuple that a shorter one lacks.") { $0.optionalElements },
            .optionalView("rest", "What follows the elements of a tuple.") { $0.rest },
            .flag("has_init", "Whether the initialiser has to be written.") { $0.hasInit },
            .flag("has_coding_keys", "Whether the coding keys have to be written.") { $0.hasCodingKeys },
            .flag("has_decoding", "Whether `init(from:)` has to be written.") { $0.hasDecoding },
            .flag("has_encoding", "Whether `encode(to:)` has to be written.") { $0.hasEncoding },
            .views("parts", "The parts of a multipart form.") { $0.parts },
            .optionalWord(
                "additional_part",
                PartPlan.Kind.allCases.map(\.rawValue),
                "How a multipart form sends what it keeps in `additional`."
            ) { $0.additionalPart?.rawValue },
        ]
    )
}

extension AdditionalPropertiesPlan: TabledView {
    /// What templates see of the keys that a schema does not name.
    public static let table = ViewTable<AdditionalPropertiesPlan>(
        "model_additional",
        "Where a struct keeps the keys that its schema does not name.",
        [
            .view("property", "The property: a dictionary.") { $0.property },
            .type("value_type", "The type of the values.") { $0.valueType },
        ]
    )
}

extension PartPlan: TabledView {
    /// What templates see of a part of a form.
    public static let table = ViewTable<PartPlan>(
        "model_part",
        "A part of a multipart form.",
        [
            .word("kind", Kind.allCases.map(\.rawValue), "How its value is sent.") { $0.kind.rawValue },
            .text("wire_name", "Its name on the wire, as a literal.") { SwiftLiteral.quoted($0.wireName) },
            .text("value", "The property that it sends.") { $0.property.reference },
            .optionalText("content_type", "Its media type, as a literal.") {
                $0.contentType.map(SwiftLiteral.quoted)
            },
            .optionalText("style", "Its serialisation style, where the spec gives one: `form`.") {
                $0.encoding?.style.rawValue
            },
            .flag("is_exploded", "Whether the style spreads lists and objects over several parts.") {
                $0.encoding?.isExploded ?? false
            },
            .views("headers", "Its headers, whose values are properties of the form.") { $0.headers.map(\.value) },
        ]
    )
}
