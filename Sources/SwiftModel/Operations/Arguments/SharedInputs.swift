import Diagnostics

/// Structs of inputs that several operations name: the first operation declares one for all. It has to be the same for
/// each of them, since a call makes one value of it.
struct SharedInputs {
    private struct Place {
        let service: Int
        let operation: Int
    }

    private var order: [SwiftIdentifier] = []
    private var users: [SwiftIdentifier: [Place]] = [:]
    private let drafts: [ServiceDraft]

    init(_ drafts: [ServiceDraft], _ services: [[OperationPlan]]) {
        self.drafts = drafts
        for (service, plans) in services.enumerated() {
            for (operation, plan) in plans.enumerated() {
                guard let input = plan.input, drafts[service].operations[operation].inputs.name != nil else { continue }
                if users[input.name] == nil { order.append(input.name) }
                users[input.name, default: []].append(Place(service: service, operation: operation))
            }
        }
    }

    /// Leaves each struct to the first operation that names it.
    func settle(_ services: inout [[OperationPlan]], into bag: inout DiagnosticBag) {
        for name in order {
            let places = users[name] ?? []
            let inputs = places.compactMap { services[$0.service][$0.operation].input }
            guard let first = places.first, let declared = inputs.first(where: \.isEncodable) ?? inputs.first else {
                continue
            }
            for (place, input) in zip(places, inputs) {
                if let difference = SharedInputs.difference(input, declared) {
                    bag.report(
                        ModelMessages.sharedInput(
                            name,
                            difference,
                            of: drafts[place.service].operations[place.operation].operation,
                            first: drafts[first.service].operations[first.operation].operation
                        )
                    )
                }
                services[place.service][place.operation].input = nil
            }
            services[first.service][first.operation].input = declared
        }
    }

    /// The first member that only one of the structs has, or that is another one in each.
    private static func difference(_ input: InputPlan, _ declared: InputPlan) -> String? {
        for (one, other) in [(input, declared), (declared, input)] {
            for member in one.properties where !other.properties.contains(where: { $0.name == member.name }) {
                return member.name.raw
            }
        }
        return input.properties.first { member in
            declared.properties.contains { $0.name == member.name && !isSame($0, member, isSent: input.isEncodable) }
        }?.name.raw
    }

    private static func isSame(_ left: InputPropertyPlan, _ right: InputPropertyPlan, isSent: Bool) -> Bool {
        left.type == right.type && left.defaultValue == right.defaultValue
            && (!isSent || left.wireName == right.wireName)
    }
}
