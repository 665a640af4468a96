import APIModel

/// Collects the operations of a service.
struct ServicePlanner {
    let draft: ServiceDraft
    let names: OperationNames
    let tickets: OperationClaims.ServiceTickets
    let context: OperationContext

    func plan(_ operations: [OperationPlan]) -> ServicePlan {
        var operations = operations
        // What a fake keeps is coded as the service does it.
        let tables =
            context.types.mappers == nil
            ? ResourcePlanner(api: context.api, style: context.style.lower, types: context.types)
                .plan(draft.operations, &operations) : []
        return ServicePlan(
            wireName: draft.group.name,
            word: context.style.upper.name(ofWords: draft.words),
            names: names.service,
            documentation: DocComment(description: draft.group.documentation).lines(),
            operations: operations,
            tables: tables,
            cached: tickets.cached.map(context.types.name(of:)),
            offline: tickets.offline.map(context.types.name(of:))
        )
    }
}
