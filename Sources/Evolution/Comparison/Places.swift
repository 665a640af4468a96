import APIModel
import Diagnostics
import SwiftModel

/// The places in a description from which parts of a plan were made. Each operation and schema is indexed once.
final class Places {
    private let api: API
    private var operations: [String: Int] = [:]
    private var parameters: [Int: [String: Int]] = [:]
    private var properties: [SchemaID: [String: Int]] = [:]

    init(_ api: API) {
        self.api = api
        for (index, operation) in api.operations.enumerated() where operations[operation.key] == nil {
            operations[operation.key] = index
        }
    }

    func operation(_ plan: OperationPlan) -> SourceRange? {
        operations[plan.key].flatMap { api.operations[$0].origin.range }
    }

    /// The place of the parameter or body that became an argument, or else of the operation.
    func argument(_ argument: ArgumentPlan, of plan: OperationPlan) -> SourceRange? {
        guard let index = operations[plan.key] else { return nil }
        let operation = api.operations[index]
        let parameter = positions(ofParametersOf: index)[argument.identifier.raw.lettersAndDigits]
        return parameter.flatMap { operation.parameters[$0].origin.range }
            ?? (argument.place == .body ? operation.body?.origin.range : nil) ?? operation.origin.range
    }

    func service(_ plan: ServicePlan) -> SourceRange? {
        api.services.first { $0.name == plan.wireName }?.origin.range ?? plan.operations.first.flatMap { operation($0) }
    }

    func model(_ plan: ModelPlan) -> SourceRange? { api[plan.schema].origin.range }

    func property(_ wireName: String, of plan: ModelPlan) -> SourceRange? {
        guard case .object(let shape) = api[plan.schema].kind else { return model(plan) }
        let known = properties[plan.schema] ?? positions(shape.properties.map { [$0.wireName] })
        properties[plan.schema] = known
        return known[wireName].flatMap { shape.properties[$0].origin.range } ?? model(plan)
    }

    private func positions(ofParametersOf index: Int) -> [String: Int] {
        if let known = parameters[index] { return known }
        let names = api.operations[index].parameters.map { parameter in
            [parameter.name ?? "", parameter.wireName].map(\.lettersAndDigits)
        }
        let found = positions(names)
        parameters[index] = found
        return found
    }

    /// The first position of each name.
    private func positions(_ names: [[String]]) -> [String: Int] {
        var positions: [String: Int] = [:]
        for (position, names) in names.enumerated() {
            for name in names where positions[name] == nil { positions[name] = position }
        }
        return positions
    }
}
