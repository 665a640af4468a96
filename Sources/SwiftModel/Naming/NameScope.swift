import APIModel
import Diagnostics

/// A place in which names must differ: the types of a module, the members of a type, the cases of an enum, the files
/// of an output. All claims are made first and resolved together, so that the order of appearance decides nothing.
///
/// Who gets a name that several claim:
/// 1. a name that somebody fixed (a rename of the configuration);
/// 2. the claim whose wire name is the Swift name itself;
/// 3. the one whose wire name has the fewest foreign characters: none, then `_`, then `-`, then all others;
/// 4. the first in the order of the wire names' bytes, and then of their keys.
/// A name that comes of a reserved one (`Error` → `ErrorModel`) stands behind all of these.
/// The others get, in this order, the first that is free of: their own alternatives; their symbols as words; their
/// wire name as it is, where that is an identifier; a number.
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
    public struct Claim: Sendable, Hashable {
        public let index: Int
    }

    var proposals: [NameProposal] = []
    /// Who fixed which names, by the names as the scope compares them.
    private var fixed: [String: Origin] = [:]
    let style: IdentifierStyle
    let reserved: ReservedNames
    let ignoresCase: Bool

    /// A scope in which names of a style are made. Files on a disk that takes `A.swift` and `a.swift` for one, and
    /// types, which become files, differ by more than case with `ignoringCase`.
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
    /// before anything else when the name is taken; `key` tells claims of one wire name apart, in a way that does not
    /// depend on other claims: `query:id`.
    public mutating func propose(
        _ wireName: String,
        as name: String,
        alternatives: @autoclosure @escaping @Sendable () -> [String] = [],
        key: String? = nil,
        origin: Origin = .none
    ) -> Claim {
        let freed = reserved.freed(name)
        return append(
            NameProposal(
                wireName: wireName,
                name: freed,
                alternatives: alternatives,
                key: key ?? wireName,
                isFreed: freed != name,
                origin: origin
            )
        )
    }

    /// Claims exactly this name: somebody fixed it. Where it can't be had, since it is fixed for something else too or
    /// is reserved, that is an error; no such name changes in silence.
    public mutating func fix(
        _ name: String,
        key: String,
        origin: Origin = .none,
        into bag: inout DiagnosticBag
    ) -> Claim {
        if reserved.contains(name) { bag.report(NameMessages.reserved(name, at: origin.range)) }
        if let first = fixed[folded(name)] {
            bag.report(NameMessages.conflict(name, at: origin.range, first: first.range))
        }
        fixed[folded(name)] = origin
        return append(NameProposal(wireName: name, name: name, key: key, isFixed: true, origin: origin))
    }

    public mutating func fix(
        _ name: FixedName,
        key: String,
        origin: Origin = .none,
        into bag: inout DiagnosticBag
    ) -> Claim {
        fix(name.text, key: key, origin: origin, into: &bag)
    }

    private mutating func append(_ proposal: NameProposal) -> Claim {
        proposals.append(proposal)
        return Claim(index: proposals.count - 1)
    }

    func folded(_ name: String) -> String { ignoresCase ? name.lowercased() : name }

    /// The names of all claims. A scope can be resolved only once all claims are in it.
    public func resolve() -> NameTable {
        var resolution = NameResolution(scope: self)
        return resolution.run()
    }
}
