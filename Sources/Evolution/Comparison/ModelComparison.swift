import Diagnostics
import SwiftModel

struct ModelComparison {
    let old: ModelPlan
    let new: ModelPlan
    private let isNonexhaustive: Bool
    let places: (old: Places, new: Places)
    let renames: TypeRenames
    private(set) var log = ChangeLog()

    init(
        _ old: ModelPlan, _ new: ModelPlan, isNonexhaustive: Bool, places: (old: Places, new: Places),
        renames: TypeRenames
    ) {
        self.isNonexhaustive = isNonexhaustive
        self.old = old
        self.new = new
        self.places = places
        self.renames = renames
    }

    mutating func add(_ change: Change) { log.add(change, old: places.old.model(old), new: places.new.model(new)) }

    mutating func run() {
        if old.path != new.path {
            // A type inside of a renamed one needs no word of its own.
            let (path, heir) = (old.type.path, new.type.path)
            let isOwn = renames.old(Array(path.prefix(1))) == Array(heir.prefix(1))
            if !isOwn || old.name != new.name || path.count == 1 {
                let rename = SymbolRename(kind: .type, old: old.path, new: new.path)
                add(Change(.typeRenamed, .breaking, old.path, "is `\(new.path)` now").renaming([rename]))
            }
        }
        if old.kind != new.kind {
            let words = "is a \(new.kind.word) now, and was a \(old.kind.word)"
            add(Change(.typeKind, .breaking, old.path, words))
            return
        }
        if old.genericClause != new.genericClause {
            add(Change(.typeKind, .breaking, old.path, "is generic in other types now"))
        }
        compareConformances()
        if let aliased = old.aliased, let other = new.aliased,
            renames.old(aliased, in: old.type.path) != renames.new(other, in: new.type.path)
        {
            add(Change(.typeMeaning, .breaking, old.path, "is `\(other.text)` now, and was `\(aliased.text)`"))
        }
        if let structure = old.structure, let other = new.structure { compare(structure, other) }
        if let enumeration = old.enumeration, let other = new.enumeration { compare(enumeration, other) }
        if let union = old.union, let other = new.union { compare(union, other) }
        if old.documentation != new.documentation {
            add(Change(.documentation, .documentation, old.path, "documented in other words"))
        }
    }

    private mutating func compare(_ structure: StructPlan, _ other: StructPlan) {
        var comparison = MemberComparison(
            type: old.type, newType: new.type, isMade: old.isSent, isRead: old.isReceived, renames: renames)
        comparison.run(MemberList(structure, of: old, places.old), MemberList(other, of: new, places.new))
        log.append(comparison.log)
        var pairing = Pairing(structure.parts, other.parts)
        pairing.match { $0.wireName }
        for (part, partner) in pairing.matched
        where part.contentType != partner.contentType || part.kind != partner.kind {
            let name = SwiftLiteral.quoted(part.wireName)
            let text = "the part \(name) travels as \(partner.form) now, and travelled as \(part.form)"
            add(Change(.bodySent, .behaviour, old.path, text))
        }
    }

    private mutating func compareConformances() {
        if let enumeration = old.enumeration, let other = new.enumeration,
            enumeration.style != other.style || enumeration.rawType != other.rawType
        {
            return
        }
        let (before, after) = (ModelComparison.protocols(of: old), ModelComparison.protocols(of: new))
        for name in before where !after.contains(name) {
            add(Change(.conformance, .breaking, old.path, "is no longer `\(name)`"))
        }
        for name in after where !before.contains(name) {
            add(Change(.conformance, .addition, old.path, "is `\(name)` now"))
        }
    }

    /// `Codable` is two protocols.
    private static func protocols(of model: ModelPlan) -> [String] {
        model.conformances.map(\.text).flatMap { $0 == "Codable" ? ["Decodable", "Encodable"] : [$0] }
    }
}

extension ModelPlan.Kind {
    fileprivate var word: String {
        switch self {
        case .structure, .tuple, .form: return "struct"
        case .enumeration, .union: return "enum"
        case .alias: return "typealias"
        }
    }
}

extension PartPlan { fileprivate var form: String { contentType.map(SwiftLiteral.quoted) ?? kind.rawValue } }

extension ModelComparison {
    mutating func compare(_ before: EnumPlan, _ after: EnumPlan) {
        if before.rawType != after.rawType {
            let text = "its raw values are `\(after.rawType.text)` now, and were `\(before.rawType.text)`"
            add(Change(.typeMeaning, .breaking, old.path, text))
        } else if before.style != after.style {
            add(Change(.typeKind, .breaking, old.path, ModelComparison.words(after.style)))
        }
        var pairing = Pairing(before.cases, after.cases)
        pairing.match { $0.name.raw }
        pairing.match { $0.rawValue.text }
        for item in pairing.removed { add(Change(.caseRemoved, .breaking, "\(old.path).\(item.name.raw)", "is gone")) }
        for (item, other) in pairing.matched {
            let symbol = "\(old.path).\(item.name.raw)"
            if item.name != other.name {
                let rename = SymbolRename(kind: .case, old: item.name.raw, new: other.name.raw)
                let change = Change(.caseRenamed, .breaking, symbol, "is `\(other.name.raw)` now")
                add(change.renaming([rename]))
            } else if item.rawValue != other.rawValue {
                let text = "stands for \(other.rawValue.text) now, and stood for \(item.rawValue.text)"
                add(Change(.caseValue, .behaviour, symbol, text))
            }
            if item.documentation != other.documentation {
                add(Change(.documentation, .documentation, symbol, "documented in other words"))
            }
        }
        for item in pairing.added {
            addCase(item.name.raw, "is new: \(item.rawValue.text)", isList: before.style == .constants)
        }
    }

    private static func words(_ style: EnumPlan.Style) -> String {
        switch style {
        case .raw: return "has no case for unknown values any more"
        case .open: return "has a case for unknown values now, and is made of any raw value"
        case .constants: return "is a struct with constants now"
        }
    }

    private mutating func addCase(_ name: String, _ text: String, isList: Bool) {
        let symbol = "\(old.path).\(name)"
        if isList || isNonexhaustive {
            add(Change(.caseAdded, .addition, symbol, text))
        } else {
            add(Change(.caseAdded, .breaking, symbol, text + "; a `switch` without `default` has to name it"))
        }
    }

    mutating func compare(_ before: UnionPlan, _ after: UnionPlan) {
        if before.hasUnknown != after.hasUnknown {
            let text =
                after.hasUnknown ? "has a case for unknown values now" : "has no case for unknown values any more"
            add(Change(.typeKind, .breaking, old.path, text))
        }
        if before.discriminator?.word != after.discriminator?.word {
            let (was, now) = (before.discriminator?.word, after.discriminator?.word)
            let text = "is told by \(now ?? "its shape") now, and was told by \(was ?? "its shape")"
            add(Change(.caseValue, .behaviour, old.path, text))
        }
        var pairing = Pairing(before.cases, after.cases)
        pairing.match { $0.name.raw }
        let (oldPath, newPath) = (old.type.path, new.type.path)
        pairing.matchUnique(old: { renames.old($0.type, in: oldPath) }, new: { renames.new($0.type, in: newPath) })
        for item in pairing.removed { add(Change(.caseRemoved, .breaking, "\(old.path).\(item.name.raw)", "is gone")) }
        for (item, other) in pairing.matched { compare(item, other) }
        for item in pairing.added { addCase(item.name.raw, "is new: `\(item.type.text)`", isList: false) }
    }

    private mutating func compare(_ item: UnionPlan.Case, _ other: UnionPlan.Case) {
        let symbol = "\(old.path).\(item.name.raw)"
        if item.name != other.name {
            let rename = SymbolRename(kind: .case, old: item.name.raw, new: other.name.raw)
            let change = Change(.caseRenamed, .breaking, symbol, "is `\(other.name.raw)` now")
            add(change.renaming([rename]))
        }
        if renames.old(item.type, in: old.type.path) != renames.new(other.type, in: new.type.path) {
            let text = "carries `\(other.type.text)` now, and carried `\(item.type.text)`"
            add(Change(.caseType, .breaking, symbol, text))
        }
        if item.discriminatorValues != other.discriminatorValues {
            let text = "is told by \(other.discriminatorList) now, and was told by \(item.discriminatorList)"
            add(Change(.caseValue, .behaviour, symbol, text))
        }
    }
}

extension UnionPlan.Discriminator {
    /// `"pet_type"`
    fileprivate var word: String { SwiftLiteral.quoted(key) }
}

extension UnionPlan.Case {
    /// `"cat", "kitten"`
    fileprivate var discriminatorList: String { discriminatorValues.map(SwiftLiteral.quoted).joined(separator: ", ") }
}
