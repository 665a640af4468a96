import Diagnostics
import SwiftModel

extension PackRenderer {
    /// The support code that a plan needs, what templates name, and what a team asks for.
    func supportFiles(
        _ library: SupportLibrary,
        for plan: SwiftPlan,
        and names: [String],
        into bag: inout DiagnosticBag
    ) -> [SupportLibrary.File] {
        let asked = pack.manifest.supportFiles
        let used = pack.manifest.supportRoots + plan.support.map(\.rawValue) + names
        return library.closure(
            of: settings.support == .generate ? used + asked : asked,
            at: pack.manifest.supportRanges,
            into: &bag
        )
    }

    /// A plan with what a team asks for besides: code for which the client does something, which then has to do it.
    func asked(_ plan: SwiftPlan) -> SwiftPlan {
        var plan = plan
        for symbol in [SupportSymbol.repositoryCache, .outbox] where !plan.support.contains(symbol) {
            if pack.manifest.supportFiles.contains(symbol.rawValue) { plan.support.append(symbol) }
        }
        return plan
    }
}
