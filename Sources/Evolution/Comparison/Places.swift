import APIModel
import Diagnostics
import SwiftModel

/// Where a description says what a plan holds.
struct Places {
    private let api: API
    private var operations: [String: Int] = [:]

    init(_ api: API) {
        self.api = api
        for (index, operation) in api.operations.enumerated() where operations[operation.key] == nil {
            operations[operation.key] = index
        }
    }

    func operation(_ plan: OperationPlan) -> SourceRange? {
        operations[plan.key].flatMap { api.operations[$0].origin.range }
    }

    /// The parameter or body that became an argument; the operation where none is known.
    func argument(_ argument: ArgumentPlan, of plan: OperationPlan) -> SourceRange? {
        guard let index = operations[plan.key] else { return nil }
        let operation = api.operations[index]
        let wanted = Places.letters(of: argument.identifier.raw)
        let parameter = operation.parameters.first { parameter in
            [parameter.name ?? "", parameter.wireName].contains { Places.letters(of: $0) == wanted }
        }
        return parameter?.origin.range
            ?? (argument.place == .body ? operation.body?.origin.range : nil)
            ?? operation.origin.range
    }

    func service(_ plan: ServicePlan) -> SourceRange? {
        api.services.first { $0.name == plan.wireName }?.origin.range
            ?? plan.operations.first.flatMap { operation($0) }
    }

    func model(_ plan: ModelPlan) -> SourceRange? { api[plan.schema].origin.range }

    func property(_ wireName: String, of plan: ModelPlan) -> SourceRange? {
        guard case .object(let shape) = api[plan.schema].kind else { return model(plan) }
        return shape.properties.first { $0.wireName == wireName }?.origin.range ?? model(plan)
    }

    /// `sort_by` → `sortby`
    private static func letters(of text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
