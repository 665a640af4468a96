import APIModel
import Diagnostics

extension ModelMessages {
    static func live(_ problem: LiveReadProblem, of operation: Operation, at range: SourceRange?) -> Diagnostic {
        let name = operation.identifier ?? operation.key
        switch problem {
        case .noEvents(let source):
            return SwiftModelCodes.liveRead("`\(source)` gives no events that could tell of changes of `\(name)`")
                .at(range)
                .help("name a channel, or a stream whose items come without headers, that is generated as well")
        case .otherService:
            return SwiftModelCodes.liveRead("the stream that tells of changes of `\(name)` is of another service").at(
                range
            )
            .help("`service` puts both into one; a channel may be of any")
        case .missingArgument(let argument):
            return SwiftModelCodes.liveRead("the stream takes `\(argument)`, which `\(name)` doesn't have").at(range)
                .help("give the argument a `default`, or pin it; arguments of one name have one type")
        case .noMessages:
            return SwiftModelCodes.liveRead("the items of the stream have no names").at(range)
                .help("say `value: true` where each item is what `\(name)` returns")
        case .otherType(let type, let wanted):
            return SwiftModelCodes.liveRead("an event carries `\(type)`, and `\(name)` returns `\(wanted)`").at(range)
                .help("without `value`, the read is made again after each event")
        case .unknownMessage(let message, let known):
            return SwiftModelCodes.liveRead("the channel has no message `\(message)`").at(range)
                .help(
                    suggestion(for: message, among: known)
                        ?? "its messages are \(known.map { "`\($0)`" }.joined(separator: ", "))"
                )
        }
    }
}
