import APIModel
import Diagnostics

/// The wording of every problem of directives.
enum DirectiveMessages {
    static func unknownKey(_ key: String, among known: [String], at range: SourceRange) -> Diagnostic {
        DirectiveCodes.unknownKey("unknown directive `\(key)`").at(range).help(suggestion(for: key, among: known))
    }

    static func wrongType(_ key: String, expected: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongType("`\(key)` must be \(expected)").at(range)
    }

    static func notOfChannels(_ key: String, _ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unfitOperation("`\(key)` has no effect: `\(operation)` opens a channel").at(range).help(
            "of a channel can be said \(list(Directive.all.filter(\.isForChannels).map(\.key)))")
    }

    static func wrongDirectives(at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongType("the directives of an operation must be keys with values").at(range)
    }

    static func wrongSchemaDirectives(at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongType("`x-netlayer` of a schema must be keys with values").at(range)
    }

    static func unknownSchemaKey(_ key: String, among known: [String], at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unknownKey("`x-netlayer` of a schema has no `\(key)`").at(range).help(
            suggestion(for: key, among: known) ?? "it has \(list(known))")
    }

    static func wrongSchemaType(at range: SourceRange?) -> Diagnostic {
        wrongType("type", expected: FixedType.expected, at: range)
    }

    static func noPathParameter(_ name: String, of operation: String, among known: [String], at range: SourceRange?)
        -> Diagnostic
    {
        DirectiveCodes.unknownArgument("the path of operation `\(operation)` has no `{\(name)}`").at(range).help(
            suggestion(for: name, among: known))
    }

    static func memberOfBody(_ name: String, of directive: String, operation: String, at range: SourceRange?)
        -> Diagnostic
    {
        DirectiveCodes.unknownArgument(
            "`\(directive)` can't set `\(name)`, which is no argument but a part of the body of operation `\(operation)`"
        ).at(range).help("a member of a body has its default where its type is declared")
    }

    static func bodyTakenApart(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongType(
            "`input: arguments` has nothing to do in operation `\(operation)`: its body has no members"
        ).at(range)
    }

    static func membersOfParts(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongType(
            "`param` can't choose members in operation `\(operation)`: its body is neither JSON nor a form"
        ).at(range)
    }

    static func bodyAmongMembers(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongType("`param` of operation `\(operation)` has the whole body as one of several members").at(
            range
        ).help("name the members that are sent: `[input.name]`")
    }

    static func unknownMediaType(
        _ type: String, of directive: String, operation: String, among known: [String], at range: SourceRange?
    ) -> Diagnostic {
        let help = suggestion(for: type, among: known) ?? (known.isEmpty ? nil : "it has \(list(known))")
        return DirectiveCodes.unknownArgument(
            "`\(directive)` asks for `\(type)`, which operation `\(operation)` does not have"
        ).at(range).help(help)
    }

    static func unknownServer(_ name: String, among known: [String], at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unknownArgument("`\(name)` is no server of the description, and no URL").at(range).help(
            suggestion(for: name, among: known) ?? "write a URL like `https://api.example.com`")
    }

    static func noMemberOf(_ name: String, operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unknownArgument(
            "`input` names `\(name)`, of which no parameter of operation `\(operation)` is a member"
        ).at(range)
    }

    static func missingKey(_ key: String, of directive: String, at range: SourceRange) -> Diagnostic {
        DirectiveCodes.wrongType("`\(directive)` needs the key `\(key)`").at(range)
    }

    static func wrongSource(_ text: String, at range: SourceRange) -> Diagnostic {
        DirectiveCodes.wrongSource("`\(text)` does not say where a value comes from").at(range).help(
            "write an argument (`token`), a member of the input (`input.token`) or a constant (`=text`)")
    }

    static func duplicateName(_ name: String, of directive: String, at range: SourceRange) -> Diagnostic {
        DirectiveCodes.duplicateName("`\(directive)` names `\(name)` twice").at(range)
    }

    static func repeatedEntry(_ key: String, operation: String, at range: SourceRange?, first: SourceRange?)
        -> Diagnostic
    {
        DirectiveCodes.duplicateName("`\(key)` is the second entry for operation `\(operation)`").at(range).note(
            "the first one is here", at: first)
    }

    static func unmatchedEntry(_ key: String, among known: [String], at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unmatchedEntry("no operation has the id or key `\(key)`").at(range).help(
            suggestion(for: key, among: known))
    }

    static func ambiguousEntry(_ key: String, at range: SourceRange?, operations: [(String, SourceRange?)])
        -> Diagnostic
    {
        DirectiveCodes.unmatchedEntry("several operations have the id `\(key)`").at(range).notes(
            operations.map { Diagnostic.Note("one is `\($0.0)`", at: $0.1) }
        ).help("name the operation by method and path")
    }

    static func optionalMember(_ member: String, of operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongSource(
            "`pathValues` needs a value that is always there, which `\(member)` of operation `\(operation)` is not"
        ).at(range).help("list it in `required` of the input, without `readOnly` or `writeOnly`")
    }

    static func needlessOverride(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.wrongSource("`overrideMethod` has no effect on `\(operation)`, which is sent as it is").at(range)
            .help("it is for GET and HEAD with a body")
    }

    static func noPagedList(_ path: [String], operation: String, at range: SourceRange?) -> Diagnostic {
        let place: Message = path.isEmpty ? "the response" : "`\(path.joined(separator: "."))` in the response"
        return DirectiveCodes.wrongSource("`pages` finds no items: \(place) of `\(operation)` is no list").at(range)
            .help("say with `items` where the list lies")
    }

    static func unmatchedPattern(_ pattern: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.genericPattern(
            "no two schemas fit `\(pattern)`: one is called so, with the other's name for `T`"
        ).at(range)
    }

    static func notGeneric(_ name: String, holds argument: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.genericPattern(
            "schema `\(name)` is called like a generic one, but holds no `\(argument)`; it stays as it is"
        ).at(range)
    }

    static func notAlike(_ name: String, _ first: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.genericPattern(
            "schema `\(name)` differs from `\(first)` in more than its items; it stays as it is"
        ).at(range)
    }

    static func unknownArgument(
        _ name: String, of directive: String, operation: String, among known: [String], at range: SourceRange?
    ) -> Diagnostic {
        let help = suggestion(for: name, among: known) ?? (known.isEmpty ? nil : "it has \(list(known))")
        return DirectiveCodes.unknownArgument(
            "`\(directive)` names `\(name)`, which operation `\(operation)` does not have"
        ).at(range).help(help)
    }

    static func unknownHeader(_ pattern: OperationDirectives.Pattern, operation: String, among known: [String])
        -> Diagnostic
    {
        let help = suggestion(for: pattern.text, among: known) ?? (known.isEmpty ? nil : "they have \(list(known))")
        return DirectiveCodes.unknownArgument(
            "no response of operation `\(operation)` has the header `\(pattern.text)`"
        ).at(pattern.origin.range).help(help)
    }

    static func mergeTarget(_ reason: Message, at range: SourceRange?, other: SourceRange? = nil, help: Message? = nil)
        -> Diagnostic
    {
        let notes = other.map { [Diagnostic.Note("the other operation is here", at: $0)] } ?? []
        return DirectiveCodes.mergeTarget(reason).at(range).notes(notes).help(help)
    }

    static func mergeConflict(
        _ difference: String, first: String, second: String, at range: SourceRange?, places: [SourceRange?]
    ) -> Diagnostic {
        DirectiveCodes.mergeConflict("`\(first)` and `\(second)` can't be merged: \(difference)").at(range).notes(
            zip([first, second], places).map { Diagnostic.Note("`\($0.0)` is here", at: $0.1) })
    }

    private static func list(_ words: [String]) -> String {
        words.prefix(6).map { "`\($0)`" }.joined(separator: ", ") + (words.count > 6 ? ", …" : "")
    }
}
