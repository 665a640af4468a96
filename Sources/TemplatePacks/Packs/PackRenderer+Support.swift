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

    /// The support code that a piece calls; what the pack doesn't declare is reported.
    /// - Parameter reported: the names that were.
    func needs(
        of piece: RenderJob.Piece,
        entry: PackFile,
        reported: inout Set<String>,
        into bag: inout DiagnosticBag
    ) -> [String] {
        guard settings.support == .generate else { return [] }
        for need in piece.needs where !pack.support.declares(need.name) && reported.insert(need.name).inserted {
            bag.report(PackMessages.undeclaredNeed(need.name, of: entry.name, at: need.range))
        }
        return piece.needs.map(\.name).filter(pack.support.declares)
    }

    /// A plan without the support code that the pack doesn't have, since a pack that opens no streams, say, also serves a
    /// description with some; and with what a team asks for besides: code for which the client does something, which then has to do it.
    /// Of the code of streams and of channels, each part needs a client that opens them.
    func asked(_ plan: SwiftPlan) -> SwiftPlan {
        var plan = plan
        if settings.support == .generate { plan.support.removeAll { !pack.support.declares($0.rawValue) } }
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
