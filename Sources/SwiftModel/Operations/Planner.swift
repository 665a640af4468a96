import APIModel
import Diagnostics
import Platform

/// Plans the Swift code of an API by a team's conventions: all names first, then models, then operations.
public enum Planner {
    public static func plan(_ given: API, conventions: Conventions, into bag: inout DiagnosticBag) -> SwiftPlan {
        let patterns = PatternSet(conventions.names)
        var extended = given
        let services = ServiceDraft.drafts(of: &extended, conventions: conventions, style: patterns.style.lower)
        let api = extended
        let omissions = BackgroundValue {
            var found = DiagnosticBag()
            Omissions(services, api).report(into: &found)
            return found
        }
        var faults = DiagnosticBag()
        let claims = OperationClaims(services, api: api, conventions: conventions, patterns: patterns)
        let models = ModelPlanner(
            api: UnusedEnvelopes.removed(from: api, services),
            conventions: conventions,
            claims: claims.claims,
            roots: claims.roots,
            into: &faults
        )
        bag.append(contentsOf: omissions.value)
        bag.append(contentsOf: faults)
        let acronyms = patterns.style.acronyms
        let security = SecurityPlanner(api: api, acronyms: acronyms)
        let context = OperationContext(
            conventions: conventions,
            types: models,
            security: security,
            style: patterns.style
        )
        let plans = plans(of: services, claims, patterns: patterns, models, context, api)
        let environment = EnvironmentPlanner(api: api, acronyms: acronyms)
            .plan(named: models.name(of: claims.environment))
        return SwiftPlan(
            title: api.title,
            models: models.models,
            owners: ModelOwnership(services, claims, words: plans.map(\.word), models: models.models, types: models)
                .owners,
            services: plans,
            environment: environment,
            securitySchemes: plans.contains { $0.operations.contains { !$0.security.isEmpty } } ? security.schemes : [],
            features: FeatureList.features(of: plans, models: models.features),
            convertsKeys: conventions.models.keyStrategy == .snakeCase,
            ownTypes: conventions.models.ownTypes
        )
    }

    private static func plans(
        of services: [ServiceDraft],
        _ claims: OperationClaims,
        patterns: PatternSet,
        _ types: ModelPlanner,
        _ context: OperationContext,
        _ api: API
    ) -> [ServicePlan] {
        let names = inParallel(services.count, portion: 1) {
            OperationNames(
                service: services[$0],
                claims: claims.services[$0],
                conventions: context.conventions,
                patterns: patterns,
                types: types
            )
        }
        let places = services.indices.flatMap { service in
            services[service].operations.indices.map { (service: service, operation: $0) }
        }
        let operations = inParallel(places.count) { index in
            let (service, operation) = places[index]
            return OperationPlanner(
                draft: services[service].operations[operation],
                claims: claims.services[service].operations[operation],
                context: context,
                names: names[service].texts(at: operation)
            ).plan()
        }
        let starts = services.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.operations.count) }
        return inParallel(services.count, portion: 1) { index in
            let own = Array(operations[starts[index]..<starts[index + 1]])
            return plan(services[index], own, names[index], types, context, api)
        }
    }

    private static func plan(
        _ service: ServiceDraft,
        _ operations: [OperationPlan],
        _ names: OperationNames,
        _ types: ModelPlanner,
        _ context: OperationContext,
        _ api: API
    ) -> ServicePlan {
        var operations = operations
        let tables = ResourcePlanner(api: api, style: context.style.lower, types: types)
            .plan(service.operations, &operations)
        let switches = ServicePlanner(conventions: context.conventions.operations)
            .switches(of: operations, cases: names.cases)
        return ServicePlan(
            wireName: service.group.name,
            word: context.style.upper.name(ofWords: service.words),
            names: names.service,
            documentation: service.group.documentation.map { DocComment(description: $0).lines() } ?? [],
            operations: operations,
            tables: tables,
            switches: switches
        )
    }
}
