import APIModel

/// What is decided for all operations before one is planned. An object, since every planner of an operation holds it.
final class OperationContext: Sendable {
    let api: API
    let conventions: Conventions
    let patterns: PatternSet
    let types: any PlannedTypes
    let security: SecurityPlanner
    let caches: CacheDrafts

    var style: NamingStyle { patterns.style }

    init(api: API, conventions: Conventions, patterns: PatternSet, types: any PlannedTypes, caches: CacheDrafts) {
        self.api = api
        self.conventions = conventions
        self.patterns = patterns
        self.types = types
        self.caches = caches
        security = SecurityPlanner(api: api, acronyms: patterns.style.acronyms)
    }
}
