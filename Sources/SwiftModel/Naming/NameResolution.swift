import APIModel

/// Hands out the names of a scope, by the rule that `NameScope` states.
struct NameResolution {
    private let scope: NameScope
    private var names: [String]
    /// Folded name → index of the proposal that holds it.
    private var holders: [String: Int] = [:]
    /// Stem → the number to try next.
    private var numbers: [String: Int] = [:]
    private var collisions: [NameTable.Collision] = []

    init(scope: NameScope) {
        self.scope = scope
        names = scope.proposals.map(\.name)
        holders.reserveCapacity(names.count)
    }

    mutating func run() -> NameTable {
        let losers = electHolders()
        for index in losers { assignAlternative(to: index) }
        return NameTable(
            names: names.map { SwiftIdentifier($0) },
            collisions: collisions
        )
    }

    /// Gives every wanted name to its best claim; the losers come back in an order of their content alone.
    private mutating func electHolders() -> [Int] {
        let proposals = scope.proposals
        var losers: [Int] = []
        for index in proposals.indices {
            let folded = scope.folded(proposals[index].name)
            guard let holder = holders[folded] else {
                holders[folded] = index
                continue
            }
            let wins = NameProposal.isBefore(proposals[index], proposals[holder])
            if wins { holders[folded] = index }
            losers.append(wins ? holder : index)
        }
        return losers.sorted { left, right in
            let (a, b) = (proposals[left], proposals[right])
            if a.name != b.name { return a.name < b.name }
            return NameProposal.isBefore(a, b)
        }
    }

    private mutating func assignAlternative(to index: Int) {
        let proposal = scope.proposals[index]
        guard let holder = holders[scope.folded(proposal.name)] else { return }
        let name = freeName(for: proposal)
        holders[scope.folded(name)] = index
        names[index] = name
        collisions.append(
            NameTable.Collision(
                wanted: proposal.name,
                given: name,
                holder: scope.proposals[holder].origin,
                origin: proposal.origin
            )
        )
    }

    private mutating func freeName(for proposal: NameProposal) -> String {
        let alternatives = proposal.alternatives()
        for name in alternatives where isFree(name) { return name }
        if alternatives.isEmpty, !proposal.isFixed {
            let spelled = scope.style.name(ofWords: WordSplitter.spelledWords(of: proposal.wireName))
            if isFree(spelled) { return spelled }
            if isIdentifier(proposal.wireName), isFree(proposal.wireName) { return proposal.wireName }
        }
        let endsInDigit = proposal.name.utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
        let stem = endsInDigit ? proposal.name + "_" : proposal.name
        var number = numbers[stem] ?? 2
        while !isFree("\(stem)\(number)") { number += 1 }
        numbers[stem] = number + 1
        return "\(stem)\(number)"
    }

    private func isFree(_ name: String) -> Bool {
        !scope.reserved.contains(name) && holders[scope.folded(name)] == nil
    }

    /// Letters and digits only, and no digit first.
    private func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, !first.isASCIIDigit, LetterKind(first) != .mark else {
            return false
        }
        return text.unicodeScalars.allSatisfy { LetterKind($0) != .symbol }
    }
}
