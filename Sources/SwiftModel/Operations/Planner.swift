import APIModel
import Diagnostics

/// Plans the Swift code of an API by a team's conventions: all names first, then models, then operations.
public enum Planner {
    public static func plan(_ api: API, conventions: Conventions, into bag: inout DiagnosticBag) -> SwiftPlan {
        let patterns = PatternSet(conventions.names)
        let services = ServiceDraft.drafts(of: api, conventions: conventions, style: patterns.style.lower)
        Omissions(services, api).report(into: &bag)
        let claims = OperationClaims(services, api: api, conventions: conventions, patterns: patterns)
        let models = ModelPlanner(
            api: UnusedEnvelopes.removed(from: api, services),
            conventions: conventions,
            claims: claims.claims,
            roots: claims.roots,
            into: &bag
        )
        let acronyms = patterns.style.acronyms
        let security = SecurityPlanner(api: api, acronyms: acronyms)
        var declaredInputs: Set<String> = []
        let plans = services.map { service in
            plan(service, conventions, patterns, models, security, api, &declaredInputs)
        }
        let environment = models.name(ofClaim: "environment").flatMap {
            EnvironmentPlanner(api: api, acronyms: acronyms).plan(named: $0)
        }
        return SwiftPlan(
            title: api.title,
            models: models.models,
            owners: ModelOwnership(services, words: plans.map(\.word), models: models.models, types: models).owners,
            services: plans,
            environment: environment,
            securitySchemes: plans.contains { $0.operations.contains { !$0.security.isEmpty } } ? security.schemes : [],
            features: FeatureList.features(of: plans, models: models.features),
            imports: models.imports
        )
    }

    private static func plan(
        _ service: ServiceDraft,
        _ conventions: Conventions,
        _ patterns: PatternSet,
        _ types: ModelPlanner,
        _ security: SecurityPlanner,
        _ api: API,
        _ declaredInputs: inout Set<String>
    ) -> ServicePlan {
        let names = OperationNames(service: service, conventions: conventions, patterns: patterns, types: types)
        var operations: [OperationPlan] = []
        for (index, draft) in service.operations.enumerated() {
            let planner = OperationPlanner(
                draft: draft,
                conventions: conventions,
                types: types,
                security: security,
                style: patterns.style,
                names: names.texts(at: index),
                declaredInputs: declaredInputs
            )
            operations.append(planner.plan())
            if let input = operations.last?.input { declaredInputs.insert(input.name) }
        }
        let resources = ResourcePlanner(api: api, style: patterns.style.lower, types: types)
        let tables = resources.plan(service.operations, &operations)
        let switches = ServicePlanner(conventions: conventions.operations)
            .switches(of: operations, cases: names.cases)
        return ServicePlan(
            wireName: service.group.name,
            word: patterns.style.upper.name(ofWords: service.words),
            names: names.service,
            documentation: service.group.documentation.map { DocComment(description: $0).lines() } ?? [],
            operations: operations,
            tables: tables,
            switches: switches
        )
    }
}
