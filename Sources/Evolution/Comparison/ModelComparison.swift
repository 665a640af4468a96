import Diagnostics
import SwiftModel

/// What became of one type.
struct ModelComparison {
    let old: ModelPlan
    let new: ModelPlan
    let places: (old: Places, new: Places)
    let renames: TypeRenames
    private(set) var log = ChangeLog()

    init(_ old: ModelPlan, _ new: ModelPlan, places: (old: Places, new: Places), renames: TypeRenames) {
        self.old = old
        self.new = new
        self.places = places
        self.renames = renames
    }

    mutating func add(_ change: Change) {
        log.add(change, old: places.old.model(old), new: places.new.model(new))
    }

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
            type: old.type,
            newType: new.type,
            isMade: old.isSent,
            isRead: old.isReceived,
            renames: renames
        )
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

extension PartPlan {
    fileprivate var form: String { contentType.map(SwiftLiteral.quoted) ?? kind.rawValue }
}
