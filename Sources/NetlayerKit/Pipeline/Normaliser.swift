import APIModel
import Diagnostics
import Directives
import SwiftModel

/// Turns a frontend's API into the one that planning reads: generic schemas, directives, entities, bodies that can't be
/// sent, servers, streams, combined members of `anyOf`, filters, envelopes, arrays and credentials, in this order.
/// After it, only `NormalisedAPI` makes schemas.
enum Normaliser {
    /// - Parameter conventions: those of the pack. Without them bodies, servers, envelopes and lists aren't changed,
    ///   for showing or converting a description.
    static func run(on api: inout API, for job: Job, by conventions: Conventions?, into bag: inout DiagnosticBag) {
        GenericSchemas.apply(job.generics, to: &api, into: &bag)
        DirectivesApplication.apply(
            to: &api, directives: job.directives, rules: job.rules,
            hasQueries: conventions?.operations.hasQueries == true, into: &bag)
        api.entities = EntityRules.laid(job.entities, over: api.entities)
        if let conventions {
            api.leaveOutBodies(overridingMethods: conventions.operations.overridesMethod)
            api.resolveServers()
            api.separateStreams()
            api.listSequences()
            api.combineMembers()
        }
        Filtering.apply(job.filter, to: &api, into: &bag)
        if let conventions {
            api.openEnvelopes(under: conventions.operations.envelope)
            api.writeArrays(conventions.operations.arrays)
            addSecurity(conventions.operations.security, to: &api, for: job, into: &bag)
        }
    }

    private static func addSecurity(
        _ schemes: [SecurityScheme], to api: inout API, for job: Job, into bag: inout DiagnosticBag
    ) {
        if api.asksForCredentials, !schemes.isEmpty {
            let requests = job.settings.last { $0.key.text == "requests" && $0.value["security"] != nil }
            bag.report(
                KitCodes.unusedSecurity, "the description says itself which credentials its operations need",
                at: requests?.value.entry("security")?.key.range,
                help: "remove `requests.security`, or correct `security` in the description")
        }
        api.addSecurity(schemes)
    }
}
