import APIModel
import Diagnostics

/// What the operations that were read already have taken: their ids and, in order of appearance, their services.
struct KnownOperations {
    private(set) var services: [Service]
    private var serviceNames: Set<String>
    /// The first operation of each id.
    private var identifiers: [String: SourceRange] = [:]

    init(services: [Service]) {
        self.services = services
        serviceNames = Set(services.map(\.name))
    }

    /// Takes an id; where another operation has it, the place of that one comes back.
    mutating func claim(_ identifier: String, at range: SourceRange) -> SourceRange? {
        if let first = identifiers[identifier] { return first }
        identifiers[identifier] = range
        return nil
    }

    /// Adds a service that the document doesn't declare, unless it is there already.
    mutating func addService(_ name: String, at range: SourceRange) {
        guard serviceNames.insert(name).inserted else { return }
        services.append(Service(name: name, origin: Origin(range: range)))
    }
}
