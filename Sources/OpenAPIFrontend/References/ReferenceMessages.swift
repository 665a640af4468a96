import Diagnostics
import Platform

/// The wording of problems with references.
enum ReferenceMessages {
    private static let consequence = "until then a schema is free-form JSON, and anything else is left out"

    static func tooMany(_ limit: Limit, _ limits: Limits, at range: SourceRange) -> Diagnostic {
        let overrun: (String) -> Message =
            limit.name == Limit.copies.name
            ? { "schemas are read once more for what `$dynamicRef` means, which comes to more than \($0) collections" }
            : { "more than \($0) references lead to one another" }
        return limit.exceeded(overrun, of: limits, at: range)
    }

    static func missingFile(_ path: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.missingFile("there is no file `\(path)`")
            .at(range).help("correct the path or add the file; \(consequence)")
    }

    static func remote(_ url: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.remoteReference("`\(url)` is an address, and addresses are never fetched")
            .at(range)
            .help(
                "save the document next to this one and map the address to it: "
                    + "`urls: { \"\(url)\": path/to/file }`"
            )
    }

    static func dangling(
        _ reference: String,
        missing: String,
        suggestion: String?,
        at range: SourceRange,
        trail: [SourceRange]
    ) -> Diagnostic {
        OpenAPICodes.danglingReference(
            reference == missing || !missing.hasPrefix("#/")
                ? "`\(reference)` refers to nothing" : "`\(reference)` refers to nothing: there is no `\(missing)`"
        )
        .at(range).notes(trail.reversed().map { Diagnostic.Note("referenced from here", at: $0) })
        .help(suggestion.map { "did you mean `\($0)`?" } ?? "add what is missing; \(consequence)")
    }

    static func ambiguous(_ anchor: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.unsupportedFeature(
            "several schemas have the dynamic anchor `\(anchor)`, which can't be told apart; the schema is free-form JSON"
        )
        .at(range)
    }

    static func cycle(_ reference: String, at range: SourceRange, trail: [SourceRange]) -> Diagnostic {
        OpenAPICodes.cyclicReference("`\(reference)` refers to itself through nothing but references")
            .at(range).notes(trail.dropFirst().map { Diagnostic.Note("by way of this reference", at: $0) })
    }

    static func empty(at range: SourceRange, isText: Bool) -> Diagnostic {
        OpenAPICodes.danglingReference("`$ref` is empty")
            .at(range)
            .help(
                isText
                    ? "write the place to which it refers: `$ref: '#/components/…'`"
                    : "quote the reference: without quotes, what follows ` #` is a comment"
            )
    }

    static func wrongTarget(_ reference: String, expected: String, at range: SourceRange) -> Diagnostic {
        OpenAPICodes.wrongType("`\(reference)` is no \(expected), which is needed here").at(range)
    }

    static func wrongType(at range: SourceRange) -> Diagnostic {
        OpenAPICodes.wrongType("`$ref` must be a string").at(range)
    }
}
