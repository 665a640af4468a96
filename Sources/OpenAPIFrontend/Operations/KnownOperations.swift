import APIModel
import Diagnostics

/// What the operations that were read already have taken: their ids and, in order of appearance, their services.
struct KnownOperations {
    private(set) var services: [Service]
    private var serviceNames: Set<String>
    /// The first operation of each id.
    private var identifiers: [String: SourceRange] = [:]

    /// Tags that sort operations for readers (`kind`, OpenAPI 3.2), and say less of where one belongs than others.
    private let marks: Set<String>

    init(services: [Service], marks: Set<String> = []) {
        self.marks = marks
        self.services = services
        serviceNames = Set(services.map(\.name))
    }

    /// Takes an id; where another operation has it, the place of that one comes back.
    mutating func claim(_ identifier: String, at range: SourceRange) -> SourceRange? {
        if let first = identifiers[identifier] { return first }
        identifiers[identifier] = range
        return nil
    }

    /// The services of an operation as its tags list them, those first that are no mere marks.
    func ordered(_ names: [String]) -> [String] {
        marks.isEmpty ? names : names.filter { !marks.contains($0) } + names.filter { marks.contains($0) }
    }

    /// Adds a service that the document doesn't declare, unless it is there already.
    mutating func addService(_ name: String, at range: SourceRange) {
        guard serviceNames.insert(name).inserted else { return }
        services.append(Service(name: name, origin: Origin(range: range)))
    }
}
