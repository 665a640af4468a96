import Diagnostics
import SwiftModel

/// Compares the properties of a struct. Callers make sent values, by the initialiser, and read received values.
struct MemberComparison {
    typealias Member = MemberList.Member

    /// `Item`
    let type: SwiftType
    let isMade: Bool
    let isRead: Bool
    /// The types in which type names are looked up first.
    private let scopes: (old: TypeRenames.Path, new: TypeRenames.Path)
    private let renames: TypeRenames
    private let log: ChangeLog

    init(type: SwiftType, newType: SwiftType, isMade: Bool, isRead: Bool, _ context: ComparisonContext) {
        self.type = type
        scopes = (type.path, newType.path)
        self.isMade = isMade
        self.isRead = isRead
        renames = context.renames
        log = context.log
    }

    func run(_ old: MemberList, _ new: MemberList) {
        var pairing = Pairing(old.members, new.members)
        pairing.match { member in member.place.map { [$0.rawValue, member.key] } }
        pairing.match { $0.name }
        pairing.match { $0.key.isEmpty ? nil : $0.key }
        matchRenamed(&pairing, Neighbours(old.members.map(\.name)), Neighbours(new.members.map(\.name)))
        for member in pairing.removed { add(.propertyRemoved, .breaking, member, nil, "is gone") }
        for (before, after) in pairing.matched {
            compareNames(before, after, new)
            compareTypes(before, after)
            compareWords(before, after)
        }
        compareOrder(pairing.matched, new)
        for member in pairing.added { addMember(member) }
    }

    /// Pairs members with other names and keys that have the same type, and the same documentation or neighbours.
    private func matchRenamed(_ pairing: inout Pairing<Member>, _ old: Neighbours, _ new: Neighbours) {
        let type = { (member: Member) in renames.old(member.type, in: scopes.old).text }
        let newType = { (member: Member) in renames.new(member.type, in: scopes.new).text }
        pairing.matchUnique(
            old: { $0.documentation.isEmpty ? nil : [type($0)] + $0.documentation },
            new: { $0.documentation.isEmpty ? nil : [newType($0)] + $0.documentation })
        pairing.matchUnique(
            old: { [type($0)] + old[$0.name] + $0.documentation },
            new: { [newType($0)] + new[$0.name] + $0.documentation })
    }

    private func add(
        _ kind: ChangeKind, _ verdict: Verdict, _ old: Member?, _ new: Member?, _ message: String, note: String? = nil,
        renames: [SymbolRename] = []
    ) {
        let name = old?.name ?? new?.name ?? ""
        let change = Change(kind, verdict, "\(type.text).\(name)", message).noting(note).renaming(renames)
        log.add(change, old: old?.range, new: new?.range)
    }

    private func addMember(_ member: Member) {
        let isDemanded = member.defaultValue == nil
        let text = "is new: `\(member.type.text)`"
        if isMade, isDemanded {
            add(.propertyAdded, .breaking, nil, member, text + "; the initialiser requires it")
        } else {
            let note = isDemanded ? "code that creates values, such as tests, has to set it" : nil
            add(.propertyAdded, .addition, nil, member, text, note: note)
        }
    }

    private func compareNames(_ before: Member, _ after: Member, _ new: MemberList) {
        if before.name != after.name {
            let rename = SymbolRename(kind: .property, old: before.name, new: after.name)
            var key = before.key == after.key ? "" : ", with the key `\(after.key)`"
            // Code with the old name may still compile.
            let isTaken = new.members.contains { $0.name == before.name && $0.type == after.type }
            if isTaken { key += ", and `\(before.name)` is something else" }
            add(
                .propertyRenamed, isTaken ? .behaviour : .breaking, before, after, "is `\(after.name)` now\(key)",
                renames: [rename])
        } else if before.key != after.key {
            let text = "has the key `\(after.key)` now, and had `\(before.key)`"
            add(.propertyKey, .behaviour, before, after, text)
        }
    }

    private func compareTypes(_ before: Member, _ after: Member) {
        let type = renames.old(before.type, in: scopes.old)
        let other = renames.new(after.type, in: scopes.new)
        let text = "is `\(after.type.text)` now, and was `\(before.type.text)`"
        if type == other {
            compareDefaults(before, after)
        } else if .optionalOf(type) == other {
            add(.propertyOptional, isRead ? .breaking : .addition, before, after, text)
        } else if type == .optionalOf(other) {
            add(.propertyRequired, .breaking, before, after, text)
        } else {
            add(.propertyType, .breaking, before, after, text)
        }
    }

    private func compareDefaults(_ before: Member, _ after: Member) {
        switch (before.defaultValue, after.defaultValue) {
        case (.some, nil):
            let note = isMade ? nil : "code that creates values, such as tests, has to set it"
            add(.propertyDefault, isMade ? .breaking : .addition, before, after, "has no default any more", note: note)
        case (nil, .some(let value)): add(.propertyDefault, .addition, before, after, "defaults to \(value.text) now")
        case (.some(let value), .some(let other)) where renames.old(value) != other:
            let text = "defaults to \(other.text) now, and defaulted to \(value.text)"
            add(.propertyDefault, isMade ? .behaviour : .documentation, before, after, text)
        default: break
        }
        if before.sendsNull != after.sendsNull, isMade, before.defaultValue != nil || after.defaultValue == nil {
            let text = after.sendsNull ? "travels as null where it is nil" : "is left out where it is nil"
            add(.propertyDefault, .behaviour, before, after, text)
        }
    }

    private func compareWords(_ before: Member, _ after: Member) {
        if before.isDeprecated != after.isDeprecated {
            let isNew = after.isDeprecated
            let text = isNew ? "deprecated" : "no longer deprecated"
            add(.propertyDeprecated, isNew ? .deprecation : .documentation, before, after, text)
        }
        if before.documentation != after.documentation {
            add(.documentation, .documentation, before, after, "the documentation changed")
        }
    }

    private func compareOrder(_ pairs: [(old: Member, new: Member)], _ new: MemberList) {
        let usual = pairs.map(\.new.name)
        let known = Set(usual)
        let common = new.members.map(\.name).filter(known.contains)
        guard common != usual, isMade else { return }
        let first = zip(common, usual).first { $0 != $1 }?.0
        let place = new.members.first { $0.name == first }
        let change = Change(.propertyOrder, .breaking, "\(type.text).init", "its arguments have another order")
        log.add(change, old: pairs.first { $0.new.name == first }?.old.range, new: place?.range)
    }
}

/// The stored properties of a struct, whichever plan it comes from.
struct MemberList {
    struct Member {
        var name: String
        /// The key in JSON; empty for a member without one.
        var key: String
        /// The place of a parameter.
        var place: ArgumentPlace?
        var type: SwiftType
        var sendsNull = false
        var defaultValue: SwiftExpression?
        var documentation: [String]
        var isDeprecated = false
        var range: SourceRange?
    }

    var members: [Member]

    init(_ input: InputPlan, at range: SourceRange?) {
        members = input.properties.map { property in
            Member(
                name: property.name.raw, key: SwiftLiteral.quoted(property.wireName), place: property.place,
                type: property.type, defaultValue: property.defaultValue, documentation: property.documentation,
                range: range)
        }
    }

    init(_ structure: StructPlan, of model: ModelPlan, _ places: Places) {
        members = structure.parameters.map { property in
            Member(
                name: property.name.raw, key: property.wireName, type: property.type, sendsNull: property.sendsNull,
                defaultValue: property.defaultValue,
                documentation: property.documentation.filter { $0 != "/// - Warning: Deprecated." && $0 != "///" },
                isDeprecated: property.isDeprecated, range: places.property(property.wireName, of: model))
        }
    }
}
