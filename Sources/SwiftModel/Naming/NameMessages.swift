import Diagnostics

/// The wording of problems with names that somebody fixed.
enum NameMessages {
    static func conflict(_ name: String, at range: SourceRange?, first: SourceRange?) -> Diagnostic {
        SwiftModelCodes.nameConflict("`\(name)` is the name of two things")
            .at(range).notes(first == range ? [] : [Diagnostic.Note("the other one is here", at: first)])
    }

    static func reserved(_ name: String, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.nameConflict("`\(name)` is fixed as a name, but Swift or the generated code uses it itself")
            .at(range).help("choose another name")
    }

    static func taken(_ name: String, at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.nameConflict("another method of the service is called `\(name)`")
            .at(range).help("choose another name")
    }

    static func displaced(
        _ wireName: String,
        by other: String,
        of name: String,
        _ given: String,
        at range: SourceRange?
    ) -> Diagnostic {
        SwiftModelCodes.repeatedName(
            "`\(name)` is fixed as the name of `\(other)`; that of `\(wireName)` becomes `\(given)`"
        )
        .at(range).help("give each a name of its own")
    }

    static func unknown(_ key: String, among known: [String], at range: SourceRange?) -> Diagnostic {
        SwiftModelCodes.unknownName("the pack makes no name `\(key)` of an operation")
            .at(range).help(suggestion(for: key, among: known))
    }

    static func repeated(_ name: String, of wireName: String, becomes given: String, at range: SourceRange?)
        -> Diagnostic
    {
        SwiftModelCodes.repeatedName("the name `\(name)` is given twice; that of `\(wireName)` becomes `\(given)`")
            .at(range).help("give each a name of its own, here or with `rename`")
    }
}
