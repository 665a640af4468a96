import SwiftModel
import TemplateEngine

extension UnionPlan: TabledView {
    /// What templates see of a union.
    public static let table = ViewTable<UnionPlan>(
        "model_union",
        "The cases of a union.",
        [
            .views("cases", "Its cases, one a member.") { $0.cases },
            .views("candidates", "What the cases may be decoded from, where no discriminator tells.") { $0.candidates },
            .flag("is_indirect", "Whether it holds itself.") { $0.isIndirect },
            .flag("has_unknown", "Whether it has a case for values that are none of its members.") { $0.hasUnknown },
            .optionalView("default", "The case for a discriminator that is missing or has none of the values.") {
                $0.cases.first(where: \.isDefault)
            },
            .flag("has_decoding", "Whether it is decoded.") { $0.hasDecoding },
            .flag("has_encoding", "Whether it is encoded.") { $0.hasEncoding },
            .flag("writes_discriminator", "Whether a case writes the discriminator beside its payload.") {
                $0.cases.contains { $0.writtenDiscriminator != nil }
            },
            .optionalView("discriminator", "The key that tells the cases apart.") { $0.discriminator },
        ]
    )
}

extension UnionPlan.Discriminator: TabledView {
    /// What templates see of the key that tells cases apart.
    public static let table = ViewTable<UnionPlan.Discriminator>(
        "model_discriminator",
        "The key that tells the cases of a union apart.",
        [
            .text("name", "Its name, where it is declared.") { $0.name.declaration },
            .text("member", "Its name after a dot.") { $0.name.member },
            .optionalText("key", "Its raw value as a literal, where it differs from the name.") {
                $0.hasKey ? SwiftLiteral.quoted($0.key) : nil
            },
        ]
    )
}

extension UnionPlan.Case: TabledView {
    /// What templates see of a case of a union.
    public static let table = ViewTable<UnionPlan.Case>(
        "model_union_case",
        "A case of a union.",
        [
            .text("name", "Its name, where it is declared.") { $0.name.declaration },
            .text("member", "Its name after a dot.") { $0.name.member },
            .type("type", "The type of its payload.") { $0.type },
            .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
            .texts("discriminator_values", "The discriminator's values for it, as literals.") {
                $0.discriminatorValues.map(SwiftLiteral.quoted)
            },
            .flag("is_default", "Whether it is the case for a discriminator that is missing or has none of the values.")
            {
                $0.isDefault
            },
            .optionalText("written_discriminator", "The value to write beside the payload, as a literal.") {
                $0.writtenDiscriminator.map(SwiftLiteral.quoted)
            },
        ]
    )
}

extension UnionPlan.Candidate: TabledView {
    /// What templates see of the JSON that a case may be decoded from.
    public static let table = ViewTable<UnionPlan.Candidate>(
        "model_union_candidate",
        "One kind of JSON that a case of a union may be decoded from.",
        [
            .text("kind", "The kind: `object`, `array`, `string`, `integer`, `number`, `bool` or `any`.") {
                $0.kind.rawValue
            },
            .type("type", "The type to decode.") { $0.type },
            .texts("keys", "The keys that an object may have, as literals.") {
                $0.signature.keys.map(SwiftLiteral.quoted)
            },
            .texts("required", "The keys that an object must have, as literals.") {
                $0.signature.required.map(SwiftLiteral.quoted)
            },
            .views("conditions", "What a decoded value, `$0`, must fulfil, all of it.") { $0.conditions },
            .optionalText("known_condition", "Whether a decoded value, `$0`, is one that the description names.") {
                $0.knownCondition
            },
            .text("case", "The case with its dot.") { "." + $0.name.member },
        ]
    )
}

extension UnionPlan.Constant: TabledView {
    /// What templates see of what an object must hold to be decoded to a case.
    public static let table = ViewTable<UnionPlan.Constant>(
        "model_union_condition",
        "What a property of a decoded value, `$0`, must be.",
        [
            .text("text", "The condition: `$0.kind == .dog`; where there are values, the property: `$0.kind`.") {
                $0.text
            },
            .texts("values", "The values of which the property is one: `nil`, `Dog.Kind.dog`.") { $0.values },
        ]
    )
}
