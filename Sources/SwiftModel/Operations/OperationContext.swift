import APIModel

/// What is decided for all operations before one is planned. An object, since every planner of an operation holds it.
final class OperationContext: Sendable {
    let api: API
    let conventions: Conventions
    let patterns: PatternSet
    let types: any PlannedTypes
    let security: SecurityPlanner

    var style: NamingStyle { patterns.style }

    init(api: API, conventions: Conventions, patterns: PatternSet, types: any PlannedTypes) {
        self.api = api
        self.conventions = conventions
        self.patterns = patterns
        self.types = types
        security = SecurityPlanner(api: api, acronyms: patterns.style.acronyms)
    }
}
