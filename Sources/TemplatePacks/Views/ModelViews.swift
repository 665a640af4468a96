import SwiftModel
import TemplateEngine

extension ModelPlan: TabledView {
    public var subject: String? { path }

    public static let table = ViewTable<ModelPlan>(
        "model", "A declared type, with the types inside of it.",
        [
            .word("kind", "What it is; `form` is a struct that is sent as multipart.") { $0.kind },
            .word("side", "Whose it is, where the app has types of its own (`entities`).") { $0.side },
            .text("name", "Its name, where it is declared.") { $0.name.type },
            .text("file", "Its name as part of a file name, without quotes.") { $0.name.raw },
            .text("path", "Its name from the top level: `Post.Location`.") { $0.path },
            .optionalText("wire_name", "The name that the description gives to the schema.") { $0.wireName },
            .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
            .text("generic_clause", "`<T: Codable & Sendable>`, or empty.") { $0.genericClause },
            .texts("conformances", "What it conforms to, the raw type of an enum first.") {
                $0.conformances.map(\.text)
            }, .optionalView("struct", "The members of a struct, a tuple or a form.") { $0.structure },
            .optionalView("enum", "The values of an enum.") { $0.enumeration },
            .optionalView("union", "The cases of a union.") { $0.union },
            .optionalType("aliased", "The type that an alias stands for.") { $0.aliased },
            .views("nested", "The types inside of it.") { $0.nested },
            .views("previews", "The sample values of the type and of those inside of it, where they are wanted.") {
                $0.samples
            },
        ] + ViewTable.saying { $0.statement })
}

extension StructPlan: TabledView {
    public static let table = ViewTable<StructPlan>(
        "model_struct", "The members of a struct.",
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
            .optionalWord("additional_part", "How a multipart form sends what it keeps in `additional`.") {
                $0.additionalPart
            },
        ])
}

extension AdditionalPropertiesPlan: TabledView {
    public static let table = ViewTable<AdditionalPropertiesPlan>(
        "model_additional", "Where a struct keeps the keys that its schema does not name.",
        [
            .view("property", "The property: a dictionary.") { $0.property },
            .type("value_type", "The type of the values.") { $0.valueType },
        ])
}

extension PartPlan: TabledView {
    public static let table = ViewTable<PartPlan>(
        "model_part", "A part of a multipart form.",
        [
            .word("kind", "How its value is sent.") { $0.kind },
            .literal("wire_name", "Its name on the wire, as a literal.") { $0.wireName },
            .text("value", "The property that it sends.") { $0.property.reference },
            .optionalLiteral("content_type", "Its media type, as a literal.") { $0.contentType },
            .optionalText("style", "Its serialisation style, where the spec gives one: `form`.") {
                $0.encoding?.style.rawValue
            },
            .flag("is_exploded", "Whether the style spreads lists and objects over several parts.") {
                $0.encoding?.isExploded ?? false
            }, .views("headers", "Its headers, whose values are properties of the form.") { $0.headers.map(\.value) },
        ])
}

extension PropertyPlan: TabledView {
    public static let table = ViewTable<PropertyPlan>(
        "model_property", "A stored property.",
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
            .flag("tells_null", "Whether null differs from an absent value.") { $0.tellsNull },
            .flag("is_indirect", "Whether it has to be stored outside of its struct.") { $0.isIndirect },
            .optionalWord(
                "recovery", ["absent", "preset", "elements"], "What decoding uses in place of an invalid value."
            ) { $0.recovery?.word },
            .optionalText("preset", "The value that stands in for an invalid one.") { $0.recovery?.value?.text },
            .optionalText("default", "The default of the initialiser's parameter.") { $0.defaultValue?.text },
            .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
            .deprecation("The attribute of a deprecated property.") { $0.hasDeprecationAttribute },
            .optionalText("key", "The raw value of its coding key as a literal, where it differs from the name.") {
                $0.hasKey ? SwiftLiteral.quoted($0.key) : nil
            },
        ] + ViewTable.saying(\.statement))
}

extension EnumPlan: TabledView {
    public static let table = ViewTable<EnumPlan>(
        "model_enum", "The values of an enum.",
        [
            .word("style", "An enum with raw values, an open one, or constants.") { $0.style },
            .text("raw_type", "The type of the raw values.") { $0.rawType.text },
            .flag("is_mixed", "Whether values are of several kinds, so that coding has to be written.") { $0.isMixed },
            .views("cases", "Its values.") { $0.cases },
        ])
}

extension EnumPlan.Case: TabledView {
    public static let table = ViewTable<EnumPlan.Case>(
        "model_enum_case", "A value of an enum.",
        [
            .text("name", "Its name, where it is declared.") { $0.name.declaration },
            .text("member", "Its name after a dot.") { $0.name.member },
            .text("raw_value", "Its raw value, as a literal.") { $0.rawValue.text },
            .flag("states_raw_value", "Whether Swift would not guess the raw value from the name.") {
                $0.statesRawValue
            }, .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
        ])
}

extension UnionPlan: TabledView {
    public static let table = ViewTable<UnionPlan>(
        "model_union", "The cases of a union.",
        [
            .views("cases", "Its cases, one a member.") { $0.cases },
            .views("candidates", "What the cases may be decoded from, where no discriminator tells.") { $0.candidates },
            .flag("is_indirect", "Whether it holds itself.") { $0.isIndirect },
            .flag("has_unknown", "Whether it has a case for values that are none of its members.") { $0.hasUnknown },
            .optionalView("default", "The case for a discriminator that is missing or has none of the values.") {
                $0.cases.first(where: \.isDefault)
            }, .flag("has_decoding", "Whether it is decoded.") { $0.hasDecoding },
            .flag("has_encoding", "Whether it is encoded.") { $0.hasEncoding },
            .flag("writes_discriminator", "Whether a case writes the discriminator beside its payload.") {
                $0.cases.contains { $0.writtenDiscriminator != nil }
            }, .optionalView("discriminator", "The key that tells the cases apart.") { $0.discriminator },
        ])
}

extension UnionPlan.Discriminator: TabledView {
    public static let table = ViewTable<UnionPlan.Discriminator>(
        "model_discriminator", "The key that tells the cases of a union apart.",
        [
            .text("name", "Its name, where it is declared.") { $0.name.declaration },
            .text("member", "Its name after a dot.") { $0.name.member },
            .optionalText("key", "Its raw value as a literal, where it differs from the name.") {
                $0.hasKey ? SwiftLiteral.quoted($0.key) : nil
            },
        ])
}

extension UnionPlan.Case: TabledView {
    public static let table = ViewTable<UnionPlan.Case>(
        "model_union_case", "A case of a union.",
        [
            .text("name", "Its name, where it is declared.") { $0.name.declaration },
            .text("member", "Its name after a dot.") { $0.name.member },
            .type("type", "The type of its payload.") { $0.type },
            .texts("documentation", "The lines of its documentation comment, `///` included.") { $0.documentation },
            .literals("discriminator_values", "The discriminator's values for it, as literals.") {
                $0.discriminatorValues
            },
            .flag("is_default", "Whether it is the case for a discriminator that is missing or has none of the values.")
            { $0.isDefault },
            .optionalLiteral("written_discriminator", "The value to write beside the payload, as a literal.") {
                $0.writtenDiscriminator
            },
        ])
}

extension UnionPlan.Candidate: TabledView {
    public static let table = ViewTable<UnionPlan.Candidate>(
        "model_union_candidate", "One kind of JSON that a case of a union may be decoded from.",
        [
            .text("kind", "The kind: `object`, `array`, `string`, `integer`, `number`, `bool` or `any`.") {
                $0.kind.rawValue
            }, .type("type", "The type to decode.") { $0.type },
            .literals("keys", "The keys that an object may have, as literals.") { $0.signature.keys },
            .literals("required", "The keys that an object must have, as literals.") { $0.signature.required },
            .views("conditions", "What a decoded value, `$0`, must fulfil, all of it.") { $0.conditions },
            .optionalText("known_condition", "Whether a decoded value, `$0`, is one that the description names.") {
                $0.knownCondition
            }, .text("case", "The case with its dot.") { "." + $0.name.member },
        ])
}

extension UnionPlan.Constant: TabledView {
    public static let table = ViewTable<UnionPlan.Constant>(
        "model_union_condition", "What a property of a decoded value, `$0`, must be.",
        [
            .text("text", "The condition: `$0.kind == .dog`; where there are values, the property: `$0.kind`.") {
                $0.text
            }, .texts("values", "The values that the property can have: `nil`, `Dog.Kind.dog`.") { $0.values },
        ])
}
