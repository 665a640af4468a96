import SwiftModel

/// What of one plan is what of another one.
struct GenerationPairs {
    let services: ServicePairs
    let models: ModelPairs
    let operations: OperationPairs
    /// Types of models, of inputs and of lists of responses that have another name now.
    let renames: TypeRenames

    init(_ old: SwiftPlan, _ new: SwiftPlan) {
        services = ServicePairs(old.services, new.services)
        models = ModelPairs(old.models, new.models)
        operations = OperationPairs(old, new, services: services.renamedWords)
        var renames = models.renames
        for (before, after) in operations.matched {
            if let input = before.operation.input, let other = after.operation.input {
                renames.add([input.name], [other.name])
            }
            let (response, other) = (before.operation.response, after.operation.response)
            if let cases = response.casesType, let others = other.casesType { renames.add(cases.path, others.path) }
            if let wrapper = response.wrapper, let heir = other.wrapper { renames.add([wrapper], [heir]) }
        }
        self.renames = renames
    }
}
