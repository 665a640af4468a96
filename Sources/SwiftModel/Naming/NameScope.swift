import APIModel
import Diagnostics

/// A place in which names must differ: the types of a module, the members of a type, the cases of an enum, the files
/// of an output. All claims are made first and resolved together, so that the order of appearance decides nothing.
///
/// Who gets a name that several claim:
/// 1. a name that somebody fixed (a rename of the configuration);
/// 2. the claim whose wire name is the Swift name itself;
/// 3. the one whose wire name is the least foreign: with letters and digits, then `_`, then `-`, then any others;
/// 4. the first in the order of the wire names' bytes, and then of their keys.
/// A name that was made from a reserved one (`Error` → `ErrorModel`) comes after all of these.
/// Each of the others gets the first free name of these: its alternatives or, without any, its wire name with symbols
/// as words and then its wire name where that is an identifier; its name with a number.
///
///     claims             names
///     id, _id            id, underscoreId
///     name, -name        name, minusName
///     A, a               A, a            (with ignoringCase: A, a2)
///     foo_bar, foo-bar   fooBar, fooMinusBar
///     a.b, a/b           aB, aSlashB
///     x, x               x, x2           (in the order of their keys)
public struct NameScope: Sendable {
    /// A claim's ticket, to be exchanged for its name.
    public struct Claim: Sendable { public let index: Int }

    var proposals: [NameProposal] = []
    /// The origins of fixed names, by the names as the scope compares them.
    private var fixed: [String: Origin] = [:]
    let style: IdentifierStyle
    let reserved: ReservedNames
    let ignoresCase: Bool

    /// A scope for names of a style. With `ignoringCase`, names differ by more than case: those of files, since some
    /// disks take `A.swift` and `a.swift` for one, and those of types, which become files.
    public init(style: IdentifierStyle, reserved: ReservedNames, ignoringCase: Bool = false) {
        self.style = style
        self.reserved = reserved
        ignoresCase = ignoringCase
    }

    /// Claims the style's name for a wire name: `photo_url` → `photoURL`.
    public mutating func propose(_ wireName: String, key: String? = nil, origin: Origin = .none) -> Claim {
        propose(wireName, as: style.name(of: wireName), key: key, origin: origin)
    }

    /// Claims a name that was made elsewhere (by a pattern, from a path). `alternatives` are tried in their order
    /// before anything else when the name is taken; `key` distinguishes claims of one wire name, in a way that doesn't
    /// depend on other claims: `query:id`.
    public mutating func propose(
        _ wireName: String, as name: String, alternatives: @autoclosure @escaping @Sendable () -> [String] = [],
        key: String? = nil, origin: Origin = .none
    ) -> Claim {
        let freed = reserved.freed(name)
        return append(
            NameProposal(
                wireName: wireName, name: freed, alternatives: alternatives, key: key ?? wireName,
                isFreed: freed != name, origin: origin))
    }

    /// Claims exactly this name, because somebody fixed it. A name that is reserved, or fixed for something else, too,
    /// is an error, since a fixed name never changes silently.
    public mutating func fix(_ name: String, key: String, origin: Origin = .none, into bag: inout DiagnosticBag)
        -> Claim
    {
        if reserved.contains(name) {
            bag.report(
                SwiftModelCodes.nameConflict(
                    "`\(name)` is fixed as a name, but Swift or the generated code uses it itself"
                ).at(origin.range).help("choose another name"))
        }
        if let first = fixed[folded(name)] {
            bag.report(
                SwiftModelCodes.nameConflict("`\(name)` is the name of two things").at(origin.range).notes(
                    first.range == origin.range ? [] : [Diagnostic.Note("the other one is here", at: first.range)]))
        }
        fixed[folded(name)] = origin
        return append(NameProposal(wireName: name, name: name, key: key, isFixed: true, origin: origin))
    }

    public mutating func fix(_ name: FixedName, key: String, origin: Origin = .none, into bag: inout DiagnosticBag)
        -> Claim
    { fix(name.text, key: key, origin: origin, into: &bag) }

    private mutating func append(_ proposal: NameProposal) -> Claim {
        proposals.append(proposal)
        return Claim(index: proposals.count - 1)
    }

    func folded(_ name: String) -> String { ignoresCase ? NameScope.foldedForDisks(name) : name }

    /// The same text for all names that some disk takes for one: `Straße`, `STRASSE` and, however composed, `strasse`.
    package static func foldedForDisks(_ name: String) -> String { name.uppercased().lowercased() }

    /// The names of all claims. A scope can be resolved only once all claims are in it.
    public func resolve() -> NameTable {
        var resolution = NameResolution(scope: self)
        return resolution.run()
    }
}

/// The names that a claim requests.
struct NameProposal: Sendable {
    let wireName: String
    /// The name that it gets if nobody else wants it.
    let name: String
    /// Names to try when it is taken; computed only then.
    var alternatives: @Sendable () -> [String] = { [] }
    var key = ""
    var isFixed = false
    /// Whether the name was changed because it is reserved.
    var isFreed = false
    var origin = Origin.none

    /// The rank of its claim, 0 being the best. Computed only where a name is wanted twice.
    var rank: Int {
        if isFixed { return 0 }
        if wireName == name { return 1 }
        return isFreed ? 6 : NameProposal.rank(of: wireName)
    }

    /// The rank of the most foreign character: `fooBar` → 2, `foo_bar` → 3, `foo-bar` → 4, `foo.bar` and `_foo` → 5.
    private static func rank(of wireName: String) -> Int {
        var rank = 2
        for scalar in wireName.unicodeScalars where LetterKind(scalar) == .symbol {
            rank = max(rank, scalar == "_" ? 3 : scalar == "-" ? 4 : 5)
        }
        let first = wireName.utf8.first
        return first == UInt8(ascii: "_") || first == UInt8(ascii: "-") ? 5 : rank
    }

    /// The order of claims for one name, which depends on nothing but their own content.
    static func isBefore(_ left: NameProposal, _ right: NameProposal) -> Bool {
        let (leftRank, rightRank) = (left.rank, right.rank)
        if leftRank != rightRank { return leftRank < rightRank }
        let wireNames = (left.wireName.utf8, right.wireName.utf8)
        if wireNames.0.lexicographicallyPrecedes(wireNames.1) { return true }
        if wireNames.1.lexicographicallyPrecedes(wireNames.0) { return false }
        if left.key != right.key { return left.key.utf8.lexicographicallyPrecedes(right.key.utf8) }
        return left.origin.pointer < right.origin.pointer
    }
}

/// Assigns the names of a scope, by the rules that `NameScope` states.
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
        return NameTable(names: names.map { SwiftIdentifier($0) }, collisions: collisions)
    }

    /// Gives every wanted name to its best claim, and returns the losers in an order of their content alone.
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
                wanted: proposal.name, given: name, holder: scope.proposals[holder].origin, origin: proposal.origin))
    }

    private mutating func freeName(for proposal: NameProposal) -> String {
        let alternatives = proposal.alternatives()
        for name in alternatives where isFree(name) { return name }
        if alternatives.isEmpty, !proposal.isFixed {
            let spelled = scope.style.name(ofWords: WordSplitter.spelledWords(of: proposal.wireName))
            if isFree(spelled) { return spelled }
            // A type called `self` can't be written `self`.self.
            let isKeyword = SwiftKeywords.needsQuotes(proposal.wireName)
            if isIdentifier(proposal.wireName), !isKeyword, isFree(proposal.wireName) { return proposal.wireName }
        }
        let endsInDigit = proposal.name.utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
        let stem = endsInDigit ? proposal.name + "_" : proposal.name
        var number = numbers[stem] ?? 2
        while !isFree("\(stem)\(number)") { number += 1 }
        numbers[stem] = number + 1
        return "\(stem)\(number)"
    }

    private func isFree(_ name: String) -> Bool { !scope.reserved.contains(name) && holders[scope.folded(name)] == nil }

    /// Letters and digits only, and no digit first.
    private func isIdentifier(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, !first.isASCIIDigit, LetterKind(first) != .mark else {
            return false
        }
        return text.unicodeScalars.allSatisfy { LetterKind($0) != .symbol }
    }
}

/// The names of a scope, by claim.
public struct NameTable: Sendable {
    let names: [SwiftIdentifier]
    /// Sorted by the names that were wanted.
    public let collisions: [Collision]

    public subscript(claim: NameScope.Claim) -> SwiftIdentifier { names[claim.index] }

    /// A name that several claims wanted: one got it, another got a different name.
    public struct Collision: Sendable {
        public let wanted: String
        public let given: String
        public let holder: Origin
        public let origin: Origin
    }
}
