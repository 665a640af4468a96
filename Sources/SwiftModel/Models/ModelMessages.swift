import APIModel
import Diagnostics

/// The wording of every problem of models.
enum ModelMessages {
    static func endlessAlias(_ schema: Schema) -> Diagnostic {
        SwiftModelCodes.endlessType(
            "schema \(label(schema)) is only another name for itself; it is generated as any JSON"
        ).at(schema.origin.range)
    }

    static func endlessList(_ schema: Schema) -> Diagnostic {
        SwiftModelCodes.endlessType(
            "schema \(label(schema)) holds nothing but lists of itself; it is generated as any JSON"
        ).at(schema.origin.range)
    }

    static func deepList(_ schema: Schema) -> Diagnostic {
        SwiftModelCodes.deepType("lists are nested more than 100 levels deep; what is inside is generated as any JSON")
            .at(schema.origin.range)
    }

    static func noValue(_ schema: Schema, in property: String) -> Diagnostic {
        SwiftModelCodes.noValue("`\(property)` allows no value; it is generated as any JSON").at(schema.origin.range)
    }

    static func formatSpelling(
        _ kind: String, _ format: String, _ type: SwiftType, meant: String, at range: SourceRange?
    ) -> Diagnostic {
        SwiftModelCodes.formatSpelling("the format `\(format)` is not known, so that the type is `\(type.text)`").at(
            range
        ).help("did you mean `\(meant)`? If not, name the type: `models: { formats: { \"\(kind):\(format)\": … } }`")
    }

    static func unusedDefault(_ property: Property) -> Diagnostic {
        SwiftModelCodes.unusedDefault(
            "the default of `\(property.wireName)` has no literal in Swift; the property has no default"
        ).at(property.origin.range)
    }

    static func wrongLeniency(_ property: Property) -> Diagnostic {
        let words = Leniency.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
        return SwiftModelCodes.wrongLeniency("`lenient` of `\(property.wireName)` is none of \(words); it is ignored")
            .at(property.origin.range)
    }

    static func unreceivedLeniency(_ place: String, _ leniency: Leniency, _ origin: Origin) -> Diagnostic {
        SwiftModelCodes.wrongLeniency(
            "`lenient: \(leniency.rawValue)` of `\(place)` changes nothing: no response has it"
        ).at(origin.range)
    }

    static func unusedLeniency(_ place: String, _ leniency: Leniency, _ origin: Origin) -> Diagnostic {
        SwiftModelCodes.wrongLeniency(
            "`lenient: \(leniency.rawValue)` of `\(place)` changes nothing: it is not optional and has no default"
        ).at(origin.range)
    }

    static func enumValue(_ schema: Schema) -> Diagnostic {
        SwiftModelCodes.enumValue(
            "a value of enum \(label(schema)) can't be written in Swift and is left to the `unknown` case"
        ).at(schema.origin.range)
    }

    static func unionMember(_ schema: Schema, _ first: String, _ second: String) -> Diagnostic {
        SwiftModelCodes.unionMember(
            "`\(first)` and `\(second)` of union \(label(schema)) can't be told apart; `\(first)` is always taken"
        ).at(schema.origin.range)
    }

    static func sameKey(_ schema: Schema, _ first: String, _ second: String) -> Diagnostic {
        SwiftModelCodes.sameKey(
            "`\(first)` and `\(second)` of schema \(label(schema)) are one key to a decoder that converts from snake case"
        ).at(schema.origin.range)
    }

    static func lostKey(_ schema: Schema, _ key: String, _ written: String) -> Diagnostic {
        SwiftModelCodes.lostKey(
            "`\(key)` of schema \(label(schema)) is sent as `\(written)` by an encoder that converts to snake case"
        ).at(schema.origin.range)
    }

    static func sharedInput(_ name: SwiftIdentifier, _ member: String, of operation: Operation, first: Operation)
        -> Diagnostic
    {
        let key = operation.key
        return SwiftModelCodes.sharedInput(
            "`\(name.raw)` is the input of `\(first.key)` and `\(key)`, whose `\(member)` differs or is missing in one"
        ).at(operation.directives.origin(of: "input").range ?? operation.origin.range).note(
            "the other one is here", at: first.directives.origin(of: "input").range ?? first.origin.range
        ).help("give each its own `input`, or say the same of both; a value of the path joins by `pathValues`")
    }

    static func fixedValue(
        _ value: OperationDirectives.NamedLiteral, of directive: String, type: SwiftType, operation: Operation
    ) -> Diagnostic {
        SwiftModelCodes.fixedValue(
            "`\(directive)` gives `\(value.name)` of operation `\(operation.key)` a value that is no `\(type.text)`"
        ).at(value.origin.range)
    }

    static func bodyMembers(of operation: Operation) -> Diagnostic {
        SwiftModelCodes.fixedValue("the members of the body of `\(operation.key)` can't be handed over one by one").at(
            operation.directives.origin(of: "input").range
        ).help("the body has to be a struct that is declared here; leave `input: arguments` out")
    }

    static func pages(of operation: Operation, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.pages("the next page of `\(operation.key)` can't be asked for with what `pages` names").at(
            range
        ).help("the page is a text or a whole number of the call's own; the items are a list, beside what leads on")
    }

    static func formContent(_ root: InlineRoot) -> Diagnostic {
        SwiftModelCodes.formContent("the form of \(root.key) is not an object; it is handed over part by part").at(
            root.origin.range)
    }

    static func unsentNull(_ property: String, of key: String, _ schema: Schema, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.unsentNull(
            "`\(key)` can't set `\(property)` to null: \(label(schema)) comes in responses, too, and leaves out what is nil"
        ).at(range).help("`models: { nulls: distinct }` tells null and an absent key apart in all types")
    }

    private static func label(_ schema: Schema) -> Message {
        schema.name.map { "`\($0)`" } ?? "\(schema.origin.pointer)"
    }
}
