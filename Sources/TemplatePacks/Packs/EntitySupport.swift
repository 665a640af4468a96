import APIModel
import Diagnostics
import SwiftModel

extension PackManifest {
    /// Refuses entities apart from what the service sends where the pack does nothing with them.
    func reportUnfitEntities(of plan: SwiftPlan, into bag: inout DiagnosticBag) {
        guard let entities = plan.entities else { return }
        if !files.contains(where: { $0.scope == .mapper }) {
            let wanted = "a pack with files `for: mapper`, which `\(name)` has none of"
            bag.report(PackMessages.wrongValue(of: "entities", wanted: wanted, at: entities.range))
        }
        for option in options where option.name == "mocks" && option.value == .text("fake") {
            let wanted = "`spy` or `none` beside `entities`, since fakes keep what the service sends"
            bag.report(PackMessages.wrongValue(of: "mocks", wanted: wanted, at: entities.range))
        }
    }
}
