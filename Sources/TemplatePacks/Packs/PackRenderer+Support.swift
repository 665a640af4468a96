import Diagnostics
import SwiftModel

extension PackRenderer {
    /// The support code that a plan needs, what templates name, and what a team asks for.
    func supportFiles(
        for plan: SwiftPlan,
        and names: [String],
        into bag: inout DiagnosticBag
    ) -> [SupportLibrary.File] {
        let asked = pack.manifest.supportFiles
        let used = pack.manifest.supportRoots + plan.support.map(\.rawValue) + names
        return pack.support.closure(
            of: settings.support == .generate ? used + asked : asked,
            at: pack.manifest.supportRanges,
            into: &bag
        )
    }

    /// A plan with what a team asks for besides: code for which the client does something, which then has to do it.
    /// Of the code of streams and of channels, each part needs a client that opens them.
    func asked(_ plan: SwiftPlan) -> SwiftPlan {
        var plan = plan
        let names = pack.manifest.supportFiles
        let groups = pack.support.groups(of: names)
        let parts: [SupportSymbol] = [.clientStreams, .channelConnection].filter { symbol in
            !groups.isDisjoint(with: pack.support.groups(of: [symbol.rawValue]))
        }
        let whole = ([.repositoryCache, .outbox] + SupportSymbol.ofLiveReads).filter { names.contains($0.rawValue) }
        for symbol in whole + parts where !plan.support.contains(symbol) { plan.support.append(symbol) }
        return plan
    }
}
