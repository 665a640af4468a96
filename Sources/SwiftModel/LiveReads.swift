import APIModel
import Diagnostics

/// Plans the methods of observed operations, when all operations and models are planned.
struct LiveReadPlanner {
    private let services: [ServiceDraft]
    private let plans: [ServicePlan]
    private let models: [ModelPlan]
    private let style: IdentifierStyle

    /// Does nothing where nothing is observed.
    static func add(
        to plans: inout [ServicePlan],
        of services: [ServiceDraft],
        models: [ModelPlan],
        style: IdentifierStyle,
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
                    bag.report(NameMessages.taken(name.raw, at: observing.origin.range))
                }
                do {
                    plans[service].operations[index].live = try planner.plan(
                        observing,
                        of: plans[service].operations[index],
                        named: name,
                        in: service
                    )
                } catch {
                    bag.report(ModelMessages.live(error, of: draft.operation, at: observing.origin.range))
                }
            }
        }
    }

    private static func isObserved(_ draft: OperationDraft) -> Bool {
        draft.operation.directives.observing != nil && draft.successes.contains { $0.content != nil }
            && !draft.successes.contains { $0.item != nil }
    }

    private func plan(
        _ observing: Observing,
        of operation: OperationPlan,
        named name: SwiftIdentifier,
        in service: Int
    ) throws(LiveReadProblem) -> LiveReadPlan {
        let taken = Set(operation.arguments.map(\.identifier.raw))
        var plan = LiveReadPlan(
            name: name,
            interval: observing.interval,
            connection: .free(["connection", "channel", "socket"], taken),
            settings: .free(["settings", "liveSettings", "observation"], taken)
        )
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

    private func content(
        _ content: Observing.Content?,
        ofStream response: ResponsePlan,
        as type: SwiftType
    ) throws(LiveReadProblem) -> LiveReadPlan.Content? {
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

    private func content(
        _ content: Observing.Content?,
        of received: SwiftType?,
        as type: SwiftType
    ) throws(LiveReadProblem) -> LiveReadPlan.Content? {
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
                    among: cases.flatMap { $0.discriminatorValues.isEmpty ? [$0.name.raw] : $0.discriminatorValues }
                )
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
