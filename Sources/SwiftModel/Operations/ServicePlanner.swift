import APIModel

/// Collects the operations of a service, and lays out the switches over their cases.
struct ServicePlanner {
    let draft: ServiceDraft
    let names: OperationNames
    let context: OperationContext

    func plan(_ operations: [OperationPlan]) -> ServicePlan {
        var operations = operations
        let tables = ResourcePlanner(api: context.api, style: context.style.lower, types: context.types)
            .plan(draft.operations, &operations)
        return ServicePlan(
            wireName: draft.group.name,
            word: context.style.upper.name(ofWords: draft.words),
            names: names.service,
            documentation: DocComment(description: draft.group.documentation).lines(),
            operations: operations,
            tables: tables,
            switches: switches(of: operations, cases: names.cases)
        )
    }

    private func switches(of operations: [OperationPlan], cases: [String]) -> ServiceSwitches {
        let arms = context.conventions.operations.arms
        let planner = SwitchPlanner(arms: arms, operations: operations, cases: cases)
        // What most operations share is said once, whatever the convention for the rest.
        let brief = SwitchPlanner(arms: .merged, operations: operations, cases: cases)
        return ServiceSwitches(
            path: planner.plan(default: .never) {
                .init(key: .path(operations[$0].path), arguments: operations[$0].path.arguments)
            },
            method: planner.plan(default: .never) { index in
                let method = operations[index].method
                return .init(key: .method(method), arguments: method.flag.map { [$0] } ?? [])
            },
            header: planner.plan(default: .empty) { header(of: operations[$0]) },
            headers: planner.plan(default: .empty) { content(of: operations[$0].headers) },
            query: planner.plan(default: .empty) { content(of: operations[$0].query) },
            extraQuery: planner.plan(default: .empty) { content(of: operations[$0].param.extraQuery) },
            cookies: planner.plan(default: .empty) { content(of: operations[$0].cookies) },
            body: planner.plan(default: .empty) { content(of: operations[$0].body) },
            extraBody: planner.plan(default: .empty) { content(of: operations[$0].param.extraBody) },
            parameters: planner.plan(default: .empty) { parameters(of: operations[$0]) },
            param: planner.plan(default: .empty) { content(of: operations[$0].param) },
            usingQuery: usingQuery(brief),
            accept: brief.plan(default: .empty) { index in
                let accept = operations[index].accept
                return accept.isEmpty ? nil : .init(key: .texts(accept), arguments: [])
            },
            baseURL: brief.plan(default: .empty) { index in
                operations[index].baseURL.map { .init(key: .texts([$0]), arguments: []) }
            },
            security: brief.plan(default: .majority) { index in
                .init(key: .security(operations[index].security), arguments: [])
            },
            errors: brief.plan(default: .majority) { index in
                .init(key: .errors(operations[index].errors), arguments: [])
            }
        )
    }

    /// Said for the cases that differ from their method's habit, and for the others by the habit itself.
    private func usingQuery(_ planner: SwitchPlanner) -> SwitchPlan {
        planner.plan(default: .empty) { index in
            planner.operations[index].param.usesQuery.map { .init(key: .flag($0), arguments: []) }
        }
    }

    private func header(of operation: OperationPlan) -> SwitchPlanner.Content? {
        guard let preset = operation.headerPreset, operation.headers.isEmpty else {
            return content(of: operation.headers)
        }
        return .init(key: .texts([preset.raw]), arguments: [])
    }

    private func parameters(of operation: OperationPlan) -> SwitchPlanner.Content? {
        guard let query = content(of: operation.query) else { return content(of: operation.body) }
        guard let body = operation.body else { return query }
        return .init(
            key: .parameters(operation.query, body),
            arguments: query.arguments + (query.arguments.contains(body.argument) ? [] : [body.argument])
        )
    }

    private func content(of param: ParamPlan) -> SwitchPlanner.Content? {
        if case .none = param.content { return nil }
        return .init(key: .param(param.content), arguments: param.arguments)
    }

    private func content(of values: [RequestValue]) -> SwitchPlanner.Content? {
        values.isEmpty ? nil : .init(key: .values(values), arguments: values.arguments)
    }

    private func content(of body: BodyPlan?) -> SwitchPlanner.Content? {
        body.map { .init(key: .body($0), arguments: [$0.argument]) }
    }
}
