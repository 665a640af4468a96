import APIModel
import Diagnostics

extension DirectiveMessages {
    static func unobservable(_ operation: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unfitOperation("`\(operation)` can't be observed").at(range)
            .help(
                "only GET, HEAD and QUERY are observed, and POST where it is a search, whose response comes whole"
            )
    }

    static func eventless(_ name: String, at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unfitOperation("`\(name)` tells of nothing that changes").at(range)
            .help("name an operation whose response is a stream, or a channel that the service sends into")
    }

    static func unmatchedObserving(at range: SourceRange?) -> Diagnostic {
        DirectiveCodes.unmatchedEntry("no read is observed by this rule").at(range)
            .help("of several rules for an operation the first one holds, and what is said of the operation itself")
    }
}
