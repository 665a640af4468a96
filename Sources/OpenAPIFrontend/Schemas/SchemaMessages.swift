import APIModel
import Diagnostics
import SourceTree

/// The wording of problems with schemas.
enum SchemaMessages {
    static func undeclaredRequired(_ name: String, among names: [String], at range: SourceRange) -> Diagnostic {
        OpenAPICodes.undeclaredRequired("`required` names `\(name)`, which is not a property of the schema")
            .at(range).help(suggestion(for: name, among: names))
    }

    static func requiredFlag(_ node: SourceNode) -> Diagnostic {
        OpenAPICodes.requiredFlag(
            "`required` of a schema must be a list of properties, not \(ValueMessages.describe(node)); it is ignored"
        )
        .at(node.range).help("list the property's name in `required` of the object that has it")
    }

    static func unknownType(_ word: String, guess: TypeWord.Guess?, at range: SourceRange) -> Diagnostic {
        let reading: String
        if let guess {
            let format = guess.format.map { " of format `\($0)`" } ?? ""
            reading = "it is read as " + (guess.type.map { "`\($0.rawValue)`" + format } ?? "any value")
        } else {
            reading = "it is ignored"
        }
        return OpenAPICodes.unknownType("there is no type `\(word)`; \(reading)")
            .at(range).help("types are string, number, integer, boolean, array, object and null")
    }

    static func unquotedNull(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.unknownType("the type is null itself; it is read as `\"null\"`")
            .at(range).help("write `\"null\"` in quotes")
    }

    static func unfollowed(_ key: SourceNode) -> Diagnostic {
        OpenAPICodes.unsupportedFeature(
            "`\(key.text)` is not followed: the generated types take more than the schema allows"
        )
        .at(key.range)
    }

    static func unopenedContent(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.unsupportedFeature(
            "what the text holds by `contentSchema` is not opened: it is read for the JSON data of events only"
        )
        .at(range).help("decode the text where you use it")
    }

    static func unknownDialect(_ text: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.unsupportedFeature(
            "the dialect `\(text)` is not known; schemas are read as JSON Schema 2020-12, without what it adds"
        )
        .at(range)
    }

    static func ignoredLimit(_ key: String, expected: String, found node: SourceNode) -> Diagnostic {
        OpenAPICodes.ignoredLimit("`\(key)` must be \(expected), not \(ValueMessages.describe(node)); it is ignored")
            .at(node.range)
    }

    static func faultyPattern(_ bracket: Character, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.ignoredLimit("`pattern` has a `\(bracket)` without a counterpart; it is ignored")
            .at(range).help("write `\\\(bracket)` where the character itself is meant")
    }

    static func emptyEnum(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.enumValues("`enum` lists no value; it is ignored").at(range)
    }

    static func unsupportedEnumValue(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.enumValues(
            "a value of `enum` is a list or a mapping, so the values can't be cases; the list is ignored"
        )
        .at(range)
    }

    static func enumOfArray(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.enumValues("`enum` lists single values of an array; they are read as the values of its elements")
            .at(range).help("move `enum` into `items`")
    }

    static func unlistedEnumValue(_ value: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.enumValues("`\(value)` is not one of the values; what is said of it is ignored").at(range)
    }

    static func unevenEnumNotes(_ count: Int, values: Int, at range: SourceRange) -> Diagnostic {
        let entries = count == 1 ? "1 entry" : "\(count) entries"
        return OpenAPICodes.enumValues("there are \(values) values, but \(entries) here; entries are taken in order")
            .at(range)
    }

    static func duplicateEnumValue(_ value: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.enumValues("`enum` lists `\(value)` twice").at(range)
    }

    static func enumContradictsType(_ node: SourceNode, type: String) -> Diagnostic {
        OpenAPICodes.enumValues("\(ValueMessages.describe(node)) is not a value of type `\(type)`; the values decide")
            .at(node.range)
    }

    static func wrongDefault(_ node: SourceNode, kind: String) -> Diagnostic {
        OpenAPICodes.wrongDefault("the default is \(ValueMessages.describe(node)), not \(kind); it is ignored")
            .at(node.range)
            .help(help(withDefault: node, kind: kind))
    }

    private static func help(withDefault node: SourceNode, kind: String) -> Message? {
        guard node.isScalar, node.style != .plain else { return nil }
        if node.text == "null" { return "remove it: what is left out is null anyway" }
        return isPlainValue(node.text, of: kind) ? "remove the quotes" : nil
    }

    /// Whether a text would be a value of the kind if it were not quoted: `1024` of a whole number.
    private static func isPlainValue(_ text: String, of kind: String) -> Bool {
        switch kind {
        case "a whole number": return Int(text) != nil
        case "a number": return Double(text) != nil
        case "true or false": return text == "true" || text == "false"
        default: return false
        }
    }
}

extension SchemaMessages {
    static func conflictingTypes(
        _ left: String,
        _ right: String,
        at range: SourceRange?,
        other: SourceRange?
    ) -> Diagnostic {
        OpenAPICodes.conflictingTypes(
            "this is \(right), and \(left) elsewhere in the same `allOf`; the later one counts"
        )
        .at(range).notes(other.map { [Diagnostic.Note("the other one is here", at: $0)] } ?? [])
    }

    static func twoUnions(at range: SourceRange, other: SourceRange?) -> Diagnostic {
        OpenAPICodes.twoUnions(
            "a second choice beside another one: what its members add is kept as optional properties"
        )
        .at(range).notes(other.map { [Diagnostic.Note("the other choice is here", at: $0)] } ?? [])
    }

    static func cyclicUnion(_ name: String?, member: String, at range: SourceRange?) -> Diagnostic {
        let subject = name.map { "union `\($0)`" } ?? "a union"
        let text =
            name == member
            ? "\(subject) is a member of itself" : "\(subject) has the member `\(member)`, which has it as a member"
        return OpenAPICodes.cyclicUnion("\(text); this member is left out").at(range)
    }

    static func cyclicAllOf(_ name: String, at range: SourceRange, trail: [SourceRange]) -> Diagnostic {
        OpenAPICodes.cyclicAllOf((name.isEmpty ? "a schema" : "schema `\(name)`") + " is part of its own `allOf`")
            .at(range).notes(trail.map { Diagnostic.Note("by way of this schema", at: $0) })
    }

    static func onlyItself(_ name: String, trail: [SourceRange?]) -> Diagnostic {
        OpenAPICodes.cyclicReference("schema `\(name)` is nothing but itself")
            .at(trail.first ?? nil)
            .notes(trail.dropFirst().prefix(16).map { Diagnostic.Note("by way of this schema", at: $0) })
    }

    static func tooDeep(limit: Int, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.tooDeep("`allOf` goes deeper here than the limit of \(limit) schemas; the rest is left out").at(
            range
        )
    }

    static func tooManyInherited(limit: Int, at range: SourceRange?) -> Diagnostic {
        OpenAPICodes.tooDeep(
            "the schemas up to here inherit more than the limit of \(limit) properties by `allOf`; what this schema and "
                + "those after it would inherit is left out"
        )
        .at(range)
    }

    static func discriminatorText(_ name: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.discriminator("`discriminator` must be a mapping; `\(name)` is read as its property")
            .at(range).help("write `discriminator: { propertyName: \(name) }`")
    }

    static func discriminatorWithoutProperty(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.discriminator("`discriminator` does not say which property it is; it is ignored")
            .at(range).help("add `propertyName`")
    }

    static func unusedMapping(_ value: String, schema: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.discriminator(
            "`\(value)` is mapped to `\(schema)`, which is not one of the alternatives; it is ignored"
        )
        .at(range)
    }

    static func unusedDefaultMapping(_ text: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.discriminator(
            "`defaultMapping` names `\(text)`, which is not one of the alternatives; it is ignored"
        )
        .at(range)
    }

    static func unknownMapping(_ name: String, among names: [String], at range: SourceRange) -> Diagnostic {
        OpenAPICodes.discriminator("`mapping` names the schema `\(name)`, which does not exist; it is ignored")
            .at(range).help(suggestion(for: name, among: names))
    }
}
