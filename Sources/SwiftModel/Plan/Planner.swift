import APIModel
import Diagnostics
import Platform

/// Plans the Swift code of an API by a team's conventions: all names first, then models, then operations.
public enum Planner {
    public static func plan(_ normalised: NormalisedAPI, into bag: inout DiagnosticBag) -> SwiftPlan {
        let (api, entities, conventions) = (normalised.api, normalised.entities, normalised.conventions)
        FormatSpelling(formats: FormatTable(conventions.models)).report(api, into: &bag)
        var faults = normalised.faults
        let patterns = PatternSet(conventions.names)
        let services = ServiceDraft.drafts(of: api, conventions: conventions, style: patterns.style.lower, into: &bag)
        let omissions = BackgroundValue {
            var found = DiagnosticBag()
            Omissions(services, api).report(into: &found)
            return found
        }
        let caches = CacheDrafts(services)
        let claims = OperationClaims(services, in: api, by: conventions, patterns, caches)
        let models = ModelPlanner(
            normalised, claims: claims.claims, roots: claims.roots + (entities?.roots(besides: claims.roots) ?? []),
            into: &faults)
        bag.append(contentsOf: omissions.value)
        bag.append(contentsOf: faults)
        FixedValues(types: models).check(services, into: &bag)
        let context = OperationContext(
            api: api, conventions: conventions, patterns: patterns, types: models, caches: caches,
            queries: CacheDrafts(conventions.operations.hasQueries ? services : [], where: CacheDrafts.isShown),
            points: claims.points)
        let plans = plans(of: services, claims, models, in: context, into: &bag)
        var owners = ModelOwnership(services, claims, words: plans.map(\.word), models: models.models, types: models)
            .owners
        entities?.give(&owners, to: models.models)
        return SwiftPlan(
            title: api.title, version: api.version, description: api.documentation,
            extensions: api.infoExtensions.laid(over: api.extensions).filter { $0.name != "x-netlayer" },
            models: models.models, mappers: models.mappers?.plans(for: models.models, owners) ?? [],
            conversions: models.mappers?.conversions, entities: api.entities, renamedTypes: models.catalog.renamed,
            owners: owners, services: plans,
            environment: EnvironmentPlanner(api: api, acronyms: patterns.style.acronyms).plan(
                named: models.name(of: claims.environment)),
            securitySchemes: plans.contains { $0.operations.contains { !$0.security.isEmpty } }
                ? context.security.schemes : [], support: support(of: plans, models),
            ownTypes: OwnTypeName.all(
                in: models.ownTypes + services.flatMap { $0.operations.compactMap(\.inputs.ownType) }),
            sharesSupport: conventions.sharesSupport, descriptionPrefix: conventions.names.descriptionPrefix,
            convertsKeys: conventions.models.keyStrategy == .snakeCase, usesFiles: conventions.operations.usesFiles,
            hasReplies: conventions.operations.hasReplies, hasQueries: conventions.operations.hasQueries)
    }

    private static func support(of services: [ServicePlan], _ models: ModelPlanner) -> [SupportSymbol] {
        var used = models.support
        for operation in services.lazy.flatMap(\.operations) { operation.addSupport(to: &used) }
        return SupportSymbol.allCases.filter(used.contains)
    }

    private static func plans(
        of services: [ServiceDraft], _ claims: OperationClaims, _ models: ModelPlanner, in context: OperationContext,
        into bag: inout DiagnosticBag
    ) -> [ServicePlan] {
        let names = inParallel(services.count, portion: 1) {
            OperationNames(service: services[$0], claims: claims.services[$0], context: context)
        }
        for names in names { bag.append(contentsOf: names.faults) }
        let places = services.indices.flatMap { service in
            services[service].operations.indices.map { (service: service, operation: $0) }
        }
        let planned = inParallel(places.count) { index in
            let (service, operation) = places[index]
            var faults = DiagnosticBag()
            let planner = OperationPlanner(
                services[service].operations[operation], claims.services[service].operations[operation],
                named: names[service], at: operation, in: context, into: &faults)
            return (planner: planner, faults: faults)
        }
        var groups = services.map { _ in [OperationPlanner]() }
        for (place, operation) in zip(places, planned) {
            bag.append(contentsOf: operation.faults)
            groups[place.service].append(operation.planner)
        }
        let planners = groups
        let inputs = SharedInputs(planners, into: &bag).declared
        let live = LiveReadPlanner(services: planners, models: models.models, style: context.style.lower).plans(
            into: &bag)
        let shapes = ModelShapes(services, models.models, models.mappers?.plans ?? [])
        return inParallel(services.count, portion: 1) { index in
            ServicePlanner(
                draft: services[index], names: names[index], tickets: claims.services[index], context: context
            ).plan(planners[index], inputs: inputs[index], live: live[index], shapes: shapes)
        }
    }
}
