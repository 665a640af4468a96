import SwiftModel

/// What of one plan is what of another one.
struct GenerationPairs {
    let services: ServicePairs
    let models: ModelPairs
    let operations: OperationPairs
    /// Types of models, of inputs and of lists of answers that have another name now.
    let renames: TypeRenames

    init(_ old: SwiftPlan, _ new: SwiftPlan) {
        services = ServicePairs(old.services, new.services)
        models = ModelPairs(old.models, new.models)
        operations = OperationPairs(old, new, services: services.renamedWords)
        var renames = models.renames
        for (before, after) in operations.matched {
            if let input = before.operation.input, let other = after.operation.input {
                renames.add(input.name.type, other.name.type)
            }
            let (response, other) = (before.operation.response, after.operation.response)
            if let cases = response.casesType, let others = other.casesType { renames.add(cases.text, others.text) }
            if response.kind == .headers, other.kind == .headers { renames.add(response.type.text, other.type.text) }
        }
        self.renames = renames
    }
}
