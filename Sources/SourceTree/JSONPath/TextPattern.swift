/// A regular expression as paths have them (RFC 9485): `[a-z]+(-[0-9]{2,4})?`. It is followed in all ways at once, so that
/// no pattern takes longer than its length times that of the text, squared where repetitions are nested.
struct TextPattern: Sendable {
    indirect enum Node: Sendable {
        case character(CharacterSet)
        case sequence([Node])
        case choice([Node])
        case repetition(Node, minimum: Int, maximum: Int?)
    }

    /// The characters that one place of a text may have.
    struct CharacterSet: Sendable {
        var isNegated = false
        var ranges: [ClosedRange<Unicode.Scalar>] = []
        var categories: [Category] = []

        func contains(_ character: Unicode.Scalar) -> Bool {
            let isListed = ranges.contains { $0.contains(character) } || categories.contains { $0.contains(character) }
            return isListed != isNegated
        }
    }

    /// `\p{Lu}`, `\P{L}`
    struct Category: Sendable {
        var name: String
        var isNegated: Bool

        func contains(_ character: Unicode.Scalar) -> Bool {
            character.properties.generalCategory.shortName.hasPrefix(name) != isNegated
        }
    }

    private let root: Node

    init(_ text: String) throws(TextPatternParser.Fault) {
        var parser = TextPatternParser(text)
        root = try parser.pattern()
    }

    /// Whether the whole text fits, or a part of it.
    func matches(_ text: String, isWhole: Bool, _ budget: EditBudget) -> Bool {
        let characters = Array(text.unicodeScalars)
        let starts = isWhole ? [0] : Set(0...characters.count)
        let ends = ends(of: root, from: starts, in: characters, budget)
        return isWhole ? ends.contains(characters.count) : !ends.isEmpty
    }

    /// Where a part of the pattern may end that begins at one of these places.
    private func ends(
        of node: Node,
        from starts: Set<Int>,
        in text: [Unicode.Scalar],
        _ budget: EditBudget
    ) -> Set<Int> {
        guard !starts.isEmpty, budget.spend(starts.count) else { return [] }
        switch node {
        case .character(let set):
            return Set(starts.lazy.filter { $0 < text.count && set.contains(text[$0]) }.map { $0 + 1 })
        case .sequence(let nodes):
            return nodes.reduce(starts) { places, node in ends(of: node, from: places, in: text, budget) }
        case .choice(let nodes):
            return nodes.reduce(into: []) { $0.formUnion(ends(of: $1, from: starts, in: text, budget)) }
        case .repetition(let node, let minimum, let maximum):
            var places = starts
            for _ in 0..<minimum {
                let next = ends(of: node, from: places, in: text, budget)
                if next == places { break }
                places = next
            }
            var newest = places
            var count = minimum
            while !newest.isEmpty, maximum.map({ count < $0 }) ?? true {
                newest = ends(of: node, from: newest, in: text, budget).subtracting(places)
                places.formUnion(newest)
                count += 1
            }
            return places
        }
    }
}

extension Unicode.GeneralCategory {
    /// `Lu`
    fileprivate var shortName: String {
        switch self {
        case .uppercaseLetter: "Lu"
        case .lowercaseLetter: "Ll"
        case .titlecaseLetter: "Lt"
        case .modifierLetter: "Lm"
        case .otherLetter: "Lo"
        case .nonspacingMark: "Mn"
        case .spacingMark: "Mc"
        case .enclosingMark: "Me"
        case .decimalNumber: "Nd"
        case .letterNumber: "Nl"
        case .otherNumber: "No"
        case .connectorPunctuation: "Pc"
        case .dashPunctuation: "Pd"
        case .openPunctuation: "Ps"
        case .closePunctuation: "Pe"
        case .initialPunctuation: "Pi"
        case .finalPunctuation: "Pf"
        case .otherPunctuation: "Po"
        case .mathSymbol: "Sm"
        case .currencySymbol: "Sc"
        case .modifierSymbol: "Sk"
        case .otherSymbol: "So"
        case .spaceSeparator: "Zs"
        case .lineSeparator: "Zl"
        case .paragraphSeparator: "Zp"
        case .control: "Cc"
        case .format: "Cf"
        case .surrogate: "Cs"
        case .privateUse: "Co"
        case .unassigned: "Cn"
        @unknown default: ""
        }
    }
}
