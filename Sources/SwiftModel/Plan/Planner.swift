import APIModel
import Diagnostics
import Platform

/// Plans the Swift code of an API by a team's conventions: all names first, then models, then operations.
public enum Planner {
    /// - Parameter api: one whose envelopes are opened.
    public static func plan(_ api: API, conventions: Conventions, into bag: inout DiagnosticBag) -> SwiftPlan {
        var conventions = conventions
        conventions.names.keepsSpelling = api.namesAreForCode
        guard conventions.models.equalTypes == .shared else { return plan(api, by: conventions, into: &bag) }
        let style = IdentifierStyle(.upperCamel, acronyms: conventions.names.spellings)
        return plan(SharedInlineTypes.merged(api, style: style), by: conventions, into: &bag)
    }

    private static func plan(_ api: API, by conventions: Conventions, into bag: inout DiagnosticBag) -> SwiftPlan {
        let patterns = PatternSet(conventions.names)
        let services = ServiceDraft.drafts(of: api, conventions: conventions, style: patterns.style.lower)
        let omissions = BackgroundValue {
            var found = DiagnosticBag()
            Omissions(services, api).report(into: &found)
            return found
        }
        let claims = OperationClaims(services, api: api, conventions: conventions.names, patterns: patterns)
        var faults = DiagnosticBag()
        let models = ModelPlanner(
            api: api,
            conventions: conventions,
            claims: claims.claims,
            roots: claims.roots,
            into: &faults
        )
        bag.append(contentsOf: omissions.value)
        bag.append(contentsOf: faults)
        let context = OperationContext(api: api, conventions: conventions, patterns: patterns, types: models)
        let plans = plans(of: services, claims, in: context, into: &bag)
        return SwiftPlan(
            title: api.title,
            models: models.models,
            renamedTypes: models.catalog.renamed,
            owners: ModelOwnership(services, claims, words: plans.map(\.word), models: models.models, types: models)
                .owners,
            services: plans,
            environment: EnvironmentPlanner(api: api, acronyms: patterns.style.acronyms)
                .plan(named: models.name(of: claims.environment)),
            securitySchemes: plans.contains { $0.operations.contains { !$0.security.isEmpty } }
                ? context.security.schemes : [],
            support: support(of: plans, models),
            convertsKeys: conventions.models.keyStrategy == .snakeCase
        )
    }

    private static func support(of services: [ServicePlan], _ models: ModelPlanner) -> [SupportSymbol] {
        var used = models.support
        for operation in services.lazy.flatMap(\.operations) { operation.addSupport(to: &used) }
        return SupportSymbol.allCases.filter(used.contains)
    }

    private static func plans(
        of services: [ServiceDraft],
        _ claims: OperationClaims,
        in context: OperationContext,
        into bag: inout DiagnosticBag
    ) -> [ServicePlan] {
        let names = inParallel(services.count, portion: 1) {
            OperationNames(service: services[$0], claims: claims.services[$0], context: context)
        }
        for conflict in names.lazy.flatMap(\.conflicts) { bag.report(ModelMessages.nameConflict(conflict)) }
        let places = services.indices.flatMap { service in
            services[service].operations.indices.map { (service: service, operation: $0) }
        }
        let operations = inParallel(places.count) { index in
            let (service, operation) = places[index]
            return OperationPlanner(
                draft: services[service].operations[operation],
                claims: claims.services[service].operations[operation],
                context: context,
                names: names[service].texts(at: operation),
                caseMember: names[service].cases[operation]
            ).plan()
        }
        let starts = services.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.operations.count) }
        return inParallel(services.count, portion: 1) { index in
            ServicePlanner(draft: services[index], names: names[index], context: context)
                .plan(Array(operations[starts[index]..<starts[index + 1]]))
        }
    }
}
