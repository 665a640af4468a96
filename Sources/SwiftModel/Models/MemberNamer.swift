import APIModel
import Diagnostics

/// Names the members of types. Names are cached by wire name, since most wire names occur many times.
struct MemberNamer {
    private let style: IdentifierStyle
    private let reserved: ReservedNames
    /// The names of types that code inside of the owner uses: a member of the same name would hide them.
    private let types: Set<String>
    private var names: [String: SwiftIdentifier] = [:]

    init(_ conventions: Conventions, reserved: ReservedNames, types: Set<String> = []) {
        style = IdentifierStyle(.lowerCamel, acronyms: conventions.names.spellings)
        self.reserved = reserved
        self.types = types
    }

    /// A wire name, the name that the description gives to it, and the name that the configuration fixes.
    struct Wish {
        var wireName: String
        var given: String?
        var fixed: FixedName?
        var origin: Origin = .none
    }

    /// One name for each wish, all different whatever their order; none is that of a type or of another member:
    /// `url`, `URL` → `url`, `url2`.
    mutating func names(of wishes: [Wish], beside others: [String] = [], into bag: inout DiagnosticBag)
        -> [SwiftIdentifier]
    {
        var result: [SwiftIdentifier] = []
        result.reserveCapacity(wishes.count)
        var taken = Set<String>(minimumCapacity: wishes.count)
        var isClear = true
        for wish in wishes {
            let name = wish.fixed.map { SwiftIdentifier($0.text) } ?? name(of: wish.given ?? wish.wireName)
            if types.contains(name.raw) || wish.fixed.map({ reserved.contains($0.text) }) == true { isClear = false }
            taken.insert(name.raw)
            result.append(name)
        }
        isClear = isClear && taken.count == wishes.count && !others.contains { taken.contains($0) }
        return isClear ? result : resolved(wishes, beside: others, into: &bag)
    }

    /// `photo_url` → `photoURL`, regardless of any other name.
    mutating func name(of wireName: String) -> SwiftIdentifier {
        if let known = names[wireName] { return known }
        let name = SwiftIdentifier(reserved.freed(style.name(of: wireName)))
        names[wireName] = name
        return name
    }

    private func resolved(_ wishes: [Wish], beside others: [String], into bag: inout DiagnosticBag) -> [SwiftIdentifier]
    {
        var scope = NameScope(style: style, reserved: reserved.adding(types).adding(others))
        let claims = wishes.enumerated().map { index, wish in
            if let fixed = wish.fixed { return scope.fix(fixed, key: "\(index)", origin: wish.origin, into: &bag) }
            if let given = wish.given {
                return scope.propose(wish.wireName, as: style.name(of: given), key: "\(index)")
            }
            return scope.propose(wish.wireName, key: "\(index)")
        }
        let table = scope.resolve()
        reportDisplaced(wishes, claims.map { table[$0] }, into: &bag)
        var given: Set<String> = []
        for (wish, claim) in zip(wishes, claims) where wish.fixed == nil {
            guard let name = wish.given, !given.insert(name).inserted else { continue }
            let becomes = table[claim].raw
            bag.report(
                SwiftModelCodes.repeatedName(
                    "the name `\(name)` is given twice; that of `\(wish.wireName)` becomes `\(becomes)`"
                ).at(wish.origin.range).help("give each a name of its own, here or with `rename`"))
        }
        return claims.map { table[$0] }
    }

    /// Reports members that get another name because theirs is fixed for another member.
    private func reportDisplaced(_ wishes: [Wish], _ names: [SwiftIdentifier], into bag: inout DiagnosticBag) {
        for (wish, result) in zip(wishes, names) where wish.fixed == nil {
            let name = reserved.freed(style.name(of: wish.given ?? wish.wireName))
            guard name != result.raw, let index = names.firstIndex(where: { $0.raw == name }) else { continue }
            let other = wishes[index]
            guard other.fixed != nil else { continue }
            bag.report(
                SwiftModelCodes.repeatedName(
                    "`\(name)` is fixed as the name of `\(other.wireName)`; that of `\(wish.wireName)` becomes `\(result.raw)`"
                ).at(other.origin.range).help("give each a name of its own"))
        }
    }
}

extension MemberNamer.Wish {
    init(_ property: Property, fixed: FixedName?) {
        self.init(wireName: property.wireName, given: property.name, fixed: fixed, origin: property.origin)
    }
}
