import APIModel
import Diagnostics

// A body that is handed over member by member.

extension ArgumentPlanner {
    /// The members of a body that is taken apart; none where it stays whole.
    func bodyMembers(into bag: inout DiagnosticBag) -> [PropertyPlan] {
        guard draft.inputs.takesBodyApart, let use = draft.body?.content.use else { return [] }
        let form = draft.body?.kind == .multipart ? claims.form : nil
        if let members = context.types.members(of: use, form: form) { return members }
        if case .object = context.api.resolvedKind(of: use.schema) {
            bag.report(ModelMessages.bodyMembers(of: draft.operation))
        }
        return []
    }

    /// A parameter keeps its name where a member has the same one: `id` of the path, and `requestId`.
    func claim(_ member: PropertyPlan, in scope: inout NameScope) -> NameScope.Claim {
        let other = context.style.lower.name(of: "\(bodyName)_\(member.name.raw)")
        return scope.propose(
            "\(bodyName).\(member.wireName)",
            as: member.name.raw,
            alternatives: [other],
            key: "body:\(member.wireName)"
        )
    }

    /// An argument for each member but those that are sent with one value.
    func memberEntries(
        _ members: [PropertyPlan],
        named names: [SwiftIdentifier],
        in result: inout Result
    ) -> [Entry] {
        guard !members.isEmpty, let use = draft.body?.content.use else { return [] }
        var entries: [Entry] = []
        let handed = zip(members, names).map { member, name in
            let property = context.types.property(member.wireName, of: use)
            var source = ValueSource.argument(name)
            if let fixed = draft.operation.fixedMembers.first(where: { $0.name == member.wireName }) {
                source = .constant(context.types.expression(of: fixed.value, as: property?.use))
            } else {
                entries.append(entry(of: member, named: name, use: property?.use))
            }
            return BodyMember(
                name: member.name,
                wireName: member.wireName,
                input: TypedSource(source: source, type: member.type)
            )
        }
        result.body = .members(bodyType().unwrapped, handed)
        return entries
    }

    private func entry(of member: PropertyPlan, named name: SwiftIdentifier, use: SchemaUse?) -> Entry {
        var argument = argument(name, type: member.type, wireName: member.wireName, use: use, place: .body)
        if argument.defaultValue == nil || argument.defaultValue == .null {
            argument.defaultValue = member.defaultValue ?? argument.defaultValue
        }
        argument.documentation = member.documentation
        argument.wireName = member.wireName
        argument.isDeprecated = member.isDeprecated
        return Entry(argument: argument, rank: argument.defaultValue == nil ? .body : .optionalBody)
    }
}
