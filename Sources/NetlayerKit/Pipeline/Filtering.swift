import APIModel
import Diagnostics

/// Leaves out of an API what a filter does not want, and the schemas that only that used.
struct Filtering {
    private let filter: APIFilter
    private var matched: Set<String> = []

    static func apply(_ filter: APIFilter, to api: inout API, into bag: inout DiagnosticBag) {
        guard !filter.isEmpty else { return }
        var filtering = Filtering(filter: filter)
        filtering.run(on: &api)
        for pattern in filter.allPatterns where !filtering.matched.contains(pattern.text) {
            bag.report(KitMessages.unmatchedFilter(pattern.text, at: pattern.range))
        }
    }

    private init(filter: APIFilter) { self.filter = filter }

    private mutating func run(on api: inout API) {
        let kept = api.operations.filter { isWanted($0) }
        let keptWebhooks = api.webhooks.filter { isWanted($0) }
        var wanted = closure(of: kept + keptWebhooks, in: api)
        let chosen = api.namedSchemas.filter { matches(api[$0].name, filter.include.schemas) }
        let unwanted = Set(api.namedSchemas.filter { matches(api[$0].name, filter.exclude.schemas) })
        for id in chosen where !unwanted.contains(id) { wanted.add(id) }
        if filter.include.isEmpty {
            // What nobody used before stays, as it would without a filter.
            let unwantedOperations = (api.operations + api.webhooks).filter { !isWanted($0) }
            let dropped = closure(of: unwantedOperations, in: api)
            for id in api.namedSchemas
            where !dropped.contains(id) && !unwanted.contains(id) && !isLeftOutAsDeprecated(api[id]) {
                wanted.add(id)
            }
        }
        api.operations = kept
        api.webhooks = keptWebhooks
        api.namedSchemas.removeAll { !wanted.contains($0) }
        let services = Set((kept + keptWebhooks).flatMap(\.services))
        api.services.removeAll { !services.contains($0.name) }
    }

    /// The schemas that operations need. A shared input may be called like one.
    private func closure(of operations: [Operation], in api: API) -> SchemaClosure {
        var closure = SchemaClosure(api: api)
        var inputs: Set<String> = []
        for operation in operations {
            closure.add(operation)
            if case .structure(let name?) = operation.directives.input { inputs.insert(name.text) }
        }
        for id in api.namedSchemas where api[id].name.map(inputs.contains) == true { closure.add(id) }
        return closure
    }

    private func isLeftOutAsDeprecated(_ schema: Schema) -> Bool {
        filter.exclude.isDeprecated && schema.annotations.isDeprecated
    }

    private mutating func isWanted(_ operation: Operation) -> Bool {
        let isIncluded = filter.include.isEmpty || isOn(filter.include, operation)
        let isExcluded = isOn(filter.exclude, operation)
        return isIncluded && !isExcluded
    }

    private mutating func isOn(_ side: APIFilter.Side, _ operation: Operation) -> Bool {
        // Each list is asked, so that every pattern that matches something is known.
        let isTag = operation.services.map { matches($0, side.tags) }.contains(true)
        let isPath = matches(operation.path.text, side.paths)
        let isID = matches(operation.identifier, side.operations)
        let isKey = matches(operation.key, side.operations)
        return isTag || isPath || isID || isKey || side.isDeprecated && operation.isDeprecated
    }

    private mutating func matches(_ text: String?, _ patterns: [APIFilter.Pattern]) -> Bool {
        guard let text else { return false }
        var isMatch = false
        for pattern in patterns where pattern.glob.matches(text) {
            matched.insert(pattern.text)
            isMatch = true
        }
        return isMatch
    }
}

extension APIFilter {
    fileprivate var allPatterns: [Pattern] {
        [include, exclude].flatMap { [$0.tags, $0.paths, $0.operations, $0.schemas] }.flatMap(\.self)
    }
}
