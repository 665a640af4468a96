import APIModel
import Diagnostics

/// The method that returns the value of a read, and returns it again whenever it changes.
public struct LiveReadPlan: Sendable {
    /// The source of changes, besides time.
    public enum Events: Sendable {
        /// The call that opens a stream: `watchPosts(topic: topic)`.
        case stream(call: String)
        /// A connection that the caller opens, and the protocol of its channel.
        case channel(SwiftIdentifier)
    }

    /// The part of an event that is the new value.
    public enum Content: Sendable {
        case event
        /// The data of a server-sent event.
        case data
        /// The value that a case of the messages carries.
        case message(SwiftIdentifier)
    }

    public let name: SwiftIdentifier
    /// Milliseconds between two reads; nil for none.
    public let interval: Int?
    public let events: Events?
    public let content: Content?
    /// The method's names for the connection and its settings, which differ from those of its arguments.
    public let connection: SwiftIdentifier
    public let settings: SwiftIdentifier
}

/// Plans the methods of observed operations, after all operations and models.
struct LiveReadPlanner {
    let services: [[OperationPlanner]]
    let models: [ModelPlan]
    let style: IdentifierStyle

    /// By service and operation; nil for an operation that isn't observed.
    func plans(into bag: inout DiagnosticBag) -> [[LiveReadPlan?]] {
        var plans = services.map { $0.map { _ in LiveReadPlan?.none } }
        for (service, operations) in services.enumerated() where operations.contains(where: { isObserved($0.draft) }) {
            let names = LiveReadNames(operations.map(\.draft).filter(isObserved), in: operations, style)
            var taken = names.functions
            for (index, operation) in operations.enumerated() {
                let draft = operation.draft
                guard isObserved(draft), let observing = draft.operation.directives.observing else { continue }
                let name = names.name(of: draft)
                if !taken.insert(name.declaration).inserted {
                    bag.report(
                        SwiftModelCodes.nameConflict("another method of the service is called `\(name.raw)`").at(
                            observing.origin.range
                        ).help("choose another name"))
                }
                do throws(LiveReadProblem) {
                    plans[service][index] = try plan(observing, of: operation, named: name, in: service)
                } catch { bag.report(.live(error, of: draft.operation, at: observing.origin.range)) }
            }
        }
        return plans
    }

    private func isObserved(_ draft: OperationDraft) -> Bool {
        draft.operation.directives.observing != nil && CacheDrafts.comesWhole(draft)
    }

    private func plan(
        _ observing: Observing, of operation: OperationPlanner, named name: SwiftIdentifier, in service: Int
    ) throws(LiveReadProblem) -> LiveReadPlan {
        let taken = Set(operation.arguments.map(\.identifier.raw))
        let (events, content) = try source(of: observing, operation, in: service)
        return LiveReadPlan(
            name: name, interval: observing.interval, events: events, content: content,
            connection: .free(["connection", "channel", "socket"], taken),
            settings: .free(["settings", "liveSettings", "observation"], taken))
    }

    private func source(of observing: Observing, _ operation: OperationPlanner, in service: Int) throws(LiveReadProblem)
        -> (LiveReadPlan.Events?, LiveReadPlan.Content?)
    {
        guard let source = observing.source else { return (nil, nil) }
        let (place, events) = try find(source.text)
        let type = operation.response.type
        if let channel = events.channel {
            return (.channel(channel.name), try content(observing.content, of: channel.received, as: type))
        }
        guard place == service else { throw .otherService }
        let call = try call(of: events, with: operation.arguments)
        return (.stream(call: call), try content(observing.content, ofStream: events.response, as: type))
    }

    /// The operation whose events are listened to; where it can also respond as a whole, the variant that streams.
    private func find(_ text: String) throws(LiveReadProblem) -> (service: Int, planner: OperationPlanner) {
        for (service, planners) in services.enumerated() {
            for planner in planners {
                let operation = planner.draft.operation
                let isMeant = operation.identifier == text || operation.key == text
                if isMeant, planner.channel != nil || planner.response.kind == .stream { return (service, planner) }
            }
        }
        throw .noEvents(text)
    }

    /// The call that opens a stream, with the arguments that the read has as well.
    private func call(of events: OperationPlanner, with known: [ArgumentPlan]) throws(LiveReadProblem) -> String {
        var arguments: [String] = []
        for argument in events.arguments {
            if known.contains(where: { $0.identifier == argument.identifier && $0.type == argument.type }) {
                arguments.append(argument.passing(argument.name))
            } else if let value = argument.defaultValue {
                arguments.append(argument.passing(value.text))
            } else {
                throw .missingArgument(argument.identifier.raw)
            }
        }
        return "\(events.function.declaration)(\(arguments.joined(separator: ", ")))"
    }

    private func content(_ content: Observing.Content?, ofStream response: ResponsePlan, as type: SwiftType)
        throws(LiveReadProblem) -> LiveReadPlan.Content?
    {
        guard let content else { return nil }
        guard case .item = content else { throw .noMessages }
        guard case .named(let stream) = response.type, let item = stream.arguments.first else {
            throw .noEvents(response.type.text)
        }
        if item == type { return .event }
        guard case .named(let event) = item, event.origin == .support(.serverSentEvent),
            let data = event.arguments.first
        else { throw .otherType(item.text, wanted: type.text) }
        if data == type { return .data }
        throw .otherType(data.text, wanted: type.text)
    }

    /// The part of a message that is the new value.
    private func content(_ content: Observing.Content?, of received: SwiftType?, as type: SwiftType)
        throws(LiveReadProblem) -> LiveReadPlan.Content?
    {
        guard let content, let received else { return nil }
        switch content {
        case .item:
            guard received == type else { throw .otherType(received.text, wanted: type.text) }
            return .event
        case .message(let name):
            let union = models.first { $0.type == received }?.union
            let cases = union?.cases ?? []
            guard let found = cases.first(where: { $0.discriminatorValues.contains(name) || $0.name.raw == name })
            else {
                throw .unknownMessage(
                    name,
                    among: cases.flatMap { $0.discriminatorValues.isEmpty ? [$0.name.raw] : $0.discriminatorValues })
            }
            guard found.type == type else { throw .otherType(found.type.text, wanted: type.text) }
            return .message(found.name)
        }
    }
}

/// The reason why a read can't be observed as a team requests.
enum LiveReadProblem: Error {
    case noEvents(String)
    case otherService
    case missingArgument(String)
    case noMessages
    case otherType(String, wanted: String)
    case unknownMessage(String, among: [String])
}

extension SwiftIdentifier {
    /// The first of some names that is not taken.
    fileprivate static func free(_ names: [String], _ taken: Set<String>) -> SwiftIdentifier {
        SwiftIdentifier(names.first { !taken.contains($0) } ?? names[0] + "Value")
    }
}

/// Names the methods of observed operations: `getPosts` → `observePosts`, or `observeGetPosts` if that is taken.
struct LiveReadNames {
    private static let verbs: Set<String> = ["get", "list", "fetch", "load", "read"]

    /// The names of the methods for the service's operations.
    let functions: Set<String>
    private let style: IdentifierStyle
    /// The number of methods that want each name, among those for operations and those that observe them.
    private var wishes: [String: Int] = [:]

    init(_ observed: [OperationDraft], in service: [OperationPlanner], _ style: IdentifierStyle) {
        self.style = style
        let names = service.map(\.function.raw)
        functions = Set(names)
        for name in names + observed.map(short) { wishes[name, default: 0] += 1 }
    }

    func name(of draft: OperationDraft) -> SwiftIdentifier {
        if let name = draft.operation.directives.observing?.name { return SwiftIdentifier(name.text) }
        let short = short(draft)
        return SwiftIdentifier(wishes[short] == 1 ? short : style.name(ofWords: ["observe"] + words(of: draft)))
    }

    private func short(_ draft: OperationDraft) -> String {
        let words = words(of: draft)
        let isRead = words.count > 1 && Self.verbs.contains(words[0].lowercased())
        return style.name(ofWords: ["observe"] + (isRead ? Array(words.dropFirst()) : words))
    }

    private func words(of draft: OperationDraft) -> [String] {
        draft.operation.directives.alias.map { WordSplitter.words(of: $0.text) } ?? draft.words
    }
}

extension Diagnostic {
    fileprivate static func live(_ problem: LiveReadProblem, of operation: Operation, at range: SourceRange?)
        -> Diagnostic
    {
        let name = operation.identifier ?? operation.key
        switch problem {
        case .noEvents(let source):
            return SwiftModelCodes.liveRead("`\(source)` gives no events that could report changes of `\(name)`").at(
                range
            ).help("name a channel, or a stream whose items come without headers, that is generated as well")
        case .otherService:
            return SwiftModelCodes.liveRead("the stream that reports changes of `\(name)` belongs to another service")
                .at(range).help("move one of the two with `service`, or use a channel, which may be of any service")
        case .missingArgument(let argument):
            return SwiftModelCodes.liveRead("the stream takes `\(argument)`, which `\(name)` doesn't have").at(range)
                .help("give the argument a `default`, or pin it; arguments of one name have one type")
        case .noMessages:
            return SwiftModelCodes.liveRead("the items of the stream have no names").at(range).help(
                "say `value: true` where each item is what `\(name)` returns")
        case .otherType(let type, let wanted):
            return SwiftModelCodes.liveRead("an event carries `\(type)`, and `\(name)` returns `\(wanted)`").at(range)
                .help("without `value`, the read is made again after each event")
        case .unknownMessage(let message, let known):
            return SwiftModelCodes.liveRead("the channel has no message `\(message)`").at(range).help(
                suggestion(for: message, among: known)
                    ?? "its messages are \(known.map { "`\($0)`" }.joined(separator: ", "))")
        }
    }
}
