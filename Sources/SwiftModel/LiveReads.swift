import APIModel
import Diagnostics

/// The method that gives what a read returns, and again each time it is something else.
public struct LiveReadPlan: Sendable, Hashable {
    /// What tells of changes, besides the time.
    public enum Events: Sendable, Hashable {
        /// The call that opens a stream: `watchPosts(topic: topic)`.
        case stream(call: String)
        /// A connection that the caller opens, and the protocol of its channel.
        case channel(SwiftIdentifier)
    }

    /// What of an event is the new value.
    public enum Content: Sendable, Hashable {
        case event
        /// The data of a server-sent event.
        case data
        /// What a case of the messages carries.
        case message(SwiftIdentifier)
    }

    public var name: SwiftIdentifier
    /// Seconds between two reads; nil for none.
    public var interval: Int?
    public var events: Events?
    public var content: Content?
    /// What the method calls the connection and its settings, besides its arguments.
    public var connection: SwiftIdentifier
    public var settings: SwiftIdentifier
}

/// Plans the methods of observed operations, when all operations and models are planned.
struct LiveReadPlanner {
    private let services: [ServiceDraft]
    private let plans: [ServicePlan]
    private let models: [ModelPlan]
    private let style: IdentifierStyle

    /// Does nothing where nothing is observed.
    static func add(
        to plans: inout [ServicePlan], of services: [ServiceDraft], models: [ModelPlan], style: IdentifierStyle,
        into bag: inout DiagnosticBag
    ) {
        guard services.contains(where: { $0.operations.contains(where: isObserved) }) else { return }
        let planner = LiveReadPlanner(services: services, plans: plans, models: models, style: style)
        for service in services.indices {
            let names = LiveReadNames(services[service].operations.filter(isObserved), in: plans[service], style)
            var taken = names.functions
            for index in services[service].operations.indices {
                let draft = services[service].operations[index]
                guard isObserved(draft), let observing = draft.operation.directives.observing else { continue }
                let name = names.name(of: draft)
                if !taken.insert(name.declaration).inserted {
                    bag.report(
                        SwiftModelCodes.nameConflict("another method of the service is called `\(name.raw)`").at(
                            observing.origin.range
                        ).help("choose another name"))
                }
                do {
                    plans[service].operations[index].live = try planner.plan(
                        observing, of: plans[service].operations[index], named: name, in: service)
                } catch { bag.report(.live(error, of: draft.operation, at: observing.origin.range)) }
            }
        }
    }

    private static func isObserved(_ draft: OperationDraft) -> Bool {
        draft.operation.directives.observing != nil && draft.successes.contains { $0.content != nil }
            && !draft.successes.contains { $0.item != nil }
    }

    private func plan(_ observing: Observing, of operation: OperationPlan, named name: SwiftIdentifier, in service: Int)
        throws(LiveReadProblem) -> LiveReadPlan
    {
        let taken = Set(operation.arguments.map(\.identifier.raw))
        var plan = LiveReadPlan(
            name: name, interval: observing.interval, connection: .free(["connection", "channel", "socket"], taken),
            settings: .free(["settings", "liveSettings", "observation"], taken))
        guard let source = observing.source else { return plan }
        let (place, events) = try find(source.text)
        if let channel = events.channel {
            plan.events = .channel(channel.name)
            plan.content = try content(observing.content, of: channel.received, as: operation.response.type)
        } else {
            guard place == service else { throw .otherService }
            plan.events = .stream(call: try call(of: events, with: operation.arguments))
            plan.content = try content(observing.content, ofStream: events.response, as: operation.response.type)
        }
        return plan
    }

    /// The operation whose events are listened to; of one that also gives its response as a whole, the stream.
    private func find(_ text: String) throws(LiveReadProblem) -> (service: Int, plan: OperationPlan) {
        for (service, draft) in services.enumerated() {
            for (index, operation) in draft.operations.enumerated() {
                let plan = plans[service].operations[index]
                let isMeant = operation.operation.identifier == text || operation.operation.key == text
                if isMeant, plan.channel != nil || plan.response.kind == .stream { return (service, plan) }
            }
        }
        throw .noEvents(text)
    }

    /// The call of a stream with the arguments that a read has as well.
    private func call(of events: OperationPlan, with known: [ArgumentPlan]) throws(LiveReadProblem) -> String {
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

/// Why a read can't be observed as a team says.
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

/// Names the methods of observed operations: `getPosts` and `listPosts` → `observePosts`, where that is one's own.
struct LiveReadNames {
    private static let verbs: Set<String> = ["get", "list", "fetch", "load", "read"]

    /// What the service's other methods are called.
    let functions: Set<String>
    private let style: IdentifierStyle
    /// How often a name is wanted, by operations as they are called and by what observes them.
    private var wishes: [String: Int] = [:]

    init(_ observed: [OperationDraft], in service: ServicePlan, _ style: IdentifierStyle) {
        self.style = style
        let names = service.operations.map(\.function.raw)
        functions = Set(names)
        for name in names { wishes[name, default: 0] += 1 }
        for draft in observed { wishes[short(draft), default: 0] += 1 }
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
            return SwiftModelCodes.liveRead("`\(source)` gives no events that could tell of changes of `\(name)`").at(
                range
            ).help("name a channel, or a stream whose items come without headers, that is generated as well")
        case .otherService:
            return SwiftModelCodes.liveRead("the stream that tells of changes of `\(name)` is of another service").at(
                range
            ).help("`service` puts both into one; a channel may be of any")
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
