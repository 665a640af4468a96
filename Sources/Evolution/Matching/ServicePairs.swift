import SwiftModel

/// Which service of the old plan each service of the new one is: by its name, or by having most of the operations.
struct ServicePairs {
    private let pairing: Pairing<ServicePlan>

    init(_ old: [ServicePlan], _ new: [ServicePlan]) {
        var pairing = Pairing(old, new)
        pairing.match { $0.word }
        pairing.match { $0.wireName }
        // One that became another one took most of its requests along.
        let left = pairing.removed
        let heirs = pairing.added
        var heirOf: [String: String] = [:]
        for service in left {
            let requests = Set(service.operations.map { OperationPairs.unnamed($0.key) })
            let best = heirs.first { heir in
                let common = heir.operations.count { requests.contains(OperationPairs.unnamed($0.key)) }
                return common * 2 > requests.count
            }
            if let best { heirOf[service.word] = best.word }
        }
        let known = Set(heirs.map(\.word))
        pairing.matchUnique { heirOf[$0.word] ?? (known.contains($0.word) ? $0.word : nil) }
        self.pairing = pairing
    }

    var matched: [(old: ServicePlan, new: ServicePlan)] { pairing.matched }
    var removed: [ServicePlan] { pairing.removed }
    var added: [ServicePlan] { pairing.added }

    /// The new words of renamed services by their old ones.
    var renamedWords: [String: String] {
        var words: [String: String] = [:]
        for (old, new) in matched where old.word != new.word { words[old.word] = new.word }
        return words
    }
}
