import Diagnostics
import SwiftModel

struct ModelComparison {
    let old: ModelPlan
    let new: ModelPlan
    let context: ComparisonContext

    private var renames: TypeRenames { context.renames }

    func add(_ change: Change) {
        context.log.add(change, old: context.places.old.model(old), new: context.places.new.model(new))
    }

    func run() {
        if old.path != new.path {
            // A type inside of a renamed one isn't reported again.
            let (path, newPath) = (old.type.path, new.type.path)
            let isOwn = renames.old(Array(path.prefix(1))) == Array(newPath.prefix(1))
            if !isOwn || old.name != new.name || path.count == 1 { add(.renamedType(old.path, new.path)) }
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
        if old.documentation != new.documentation { add(.otherWords(old.path)) }
    }

    private func compare(_ structure: StructPlan, _ other: StructPlan) {
        let comparison = MemberComparison(
            type: old.type, newType: new.type, isMade: old.isSent, isRead: old.isReceived, context)
        comparison.run(
            MemberList(structure, of: old, context.places.old), MemberList(other, of: new, context.places.new))
        var pairing = Pairing(structure.parts, other.parts)
        pairing.match { $0.wireName }
        for (part, partner) in pairing.matched
        where part.contentType != partner.contentType || part.kind != partner.kind {
            let name = SwiftLiteral.quoted(part.wireName)
            let text = "the part \(name) travels as \(partner.form) now, and travelled as \(part.form)"
            add(Change(.bodySent, .behaviour, old.path, text))
        }
    }

    private func compareConformances() {
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

    /// The protocols of a type; `Codable` counts as two.
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
    func compare(_ before: EnumPlan, _ after: EnumPlan) {
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
                addRename(symbol, item.name, other.name)
            } else if item.rawValue != other.rawValue {
                let text = "has the raw value \(other.rawValue.text) now, and had \(item.rawValue.text)"
                add(Change(.caseValue, .behaviour, symbol, text))
            }
            if item.documentation != other.documentation { add(.otherWords(symbol)) }
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

    private func addRename(_ symbol: String, _ old: SwiftIdentifier, _ new: SwiftIdentifier) {
        let rename = SymbolRename(kind: .case, old: old.raw, new: new.raw)
        add(Change(.caseRenamed, .breaking, symbol, "is `\(new.raw)` now").renaming([rename]))
    }

    private func addCase(_ name: String, _ text: String, isList: Bool) {
        let symbol = "\(old.path).\(name)"
        if isList || context.old.isNonexhaustive {
            add(Change(.caseAdded, .addition, symbol, text))
        } else {
            add(Change(.caseAdded, .breaking, symbol, text + "; a `switch` without `default` has to name it"))
        }
    }

    func compare(_ before: UnionPlan, _ after: UnionPlan) {
        if before.hasUnknown != after.hasUnknown {
            let text =
                after.hasUnknown ? "has a case for unknown values now" : "has no case for unknown values any more"
            add(Change(.typeKind, .breaking, old.path, text))
        }
        // The app's own types are never decoded from the service's JSON.
        let isSent = old.side != .app && new.side != .app
        if isSent, before.discriminator?.word != after.discriminator?.word {
            let (was, now) = (before.discriminator?.word, after.discriminator?.word)
            let text = "is recognised by \(now ?? "its shape") now, and was recognised by \(was ?? "its shape")"
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

    private func compare(_ item: UnionPlan.Case, _ other: UnionPlan.Case) {
        let symbol = "\(old.path).\(item.name.raw)"
        if item.name != other.name { addRename(symbol, item.name, other.name) }
        if renames.old(item.type, in: old.type.path) != renames.new(other.type, in: new.type.path) {
            let text = "carries `\(other.type.text)` now, and carried `\(item.type.text)`"
            add(Change(.caseType, .breaking, symbol, text))
        }
        if item.discriminatorValues != other.discriminatorValues {
            let text =
                "is recognised by \(other.discriminatorList) now, and was recognised by \(item.discriminatorList)"
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
