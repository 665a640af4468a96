/// What is decided for all operations before one is planned. An object, since every planner of an operation holds it.
final class OperationContext: Sendable {
    let conventions: Conventions
    let types: any PlannedTypes
    let security: SecurityPlanner
    let style: NamingStyle

    init(conventions: Conventions, types: any PlannedTypes, security: SecurityPlanner, style: NamingStyle) {
        self.conventions = conventions
        self.types = types
        self.security = security
        self.style = style
    }
}
