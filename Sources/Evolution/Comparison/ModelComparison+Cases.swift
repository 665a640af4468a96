import SwiftModel

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
        for item in pairing.removed {
            add(Change(.caseRemoved, .breaking, "\(old.path).\(item.name.raw)", "is gone"))
        }
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
        if isList {
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
        pairing.matchUnique(
            old: { renames.old($0.type, in: oldPath) },
            new: { renames.new($0.type, in: newPath) }
        )
        for item in pairing.removed {
            add(Change(.caseRemoved, .breaking, "\(old.path).\(item.name.raw)", "is gone"))
        }
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
    fileprivate var discriminatorList: String {
        discriminatorValues.map(SwiftLiteral.quoted).joined(separator: ", ")
    }
}
