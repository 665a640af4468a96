import APIModel
import Diagnostics

/// Plans the method that gives the items of all pages, of an operation that says how its pages follow each other.
struct PagesPlanner {
    let draft: OperationDraft
    let api: API
    let types: any PlannedTypes
    let inputs: ArgumentPlanner.Result
    let response: ResponsePlan
    /// The name of the method that gives one page.
    let function: String

    func plan(into bag: inout DiagnosticBag) -> PagesPlan? {
        guard let paging = draft.operation.directives.paging else { return nil }
        let plan = position(of: paging).flatMap { method(paging, asking: $0) }
        if plan == nil { bag.report(ModelMessages.pages(of: draft.operation, at: paging.origin.range)) }
        return plan
    }

    /// The parameter that asks for a page, with its plain type; nil where it lies in a struct that may not be changed.
    private func position(of paging: Paging) -> TypedSource? {
        let index = draft.operation.parameters.firstIndex {
            $0.wireName == paging.parameter && $0.location == .query
        }
        guard draft.inputs.model == nil, draft.inputs.ownType == nil, let index else { return nil }
        guard var found = inputs.parameters[index] else { return nil }
        let plain = types.plainType(of: draft.operation.parameters[index].use).unwrapped
        found.type = found.type.isOptional ? plain.optional : plain
        return found
    }

    private func method(_ paging: Paging, asking input: TypedSource) -> PagesPlan? {
        let isList = response.wrapper == nil && paging.items.isEmpty && !response.value.type.isOptional
        let items = free(["items", "elements", "entries"])
        let name = isList && paging.usesItems ? items : free(["response", "reply", "answer", "result"])
        guard let (root, path) = root(of: paging, named: name), let list = root.following(path, types),
            case .array(let item) = types.plainType(of: list.use).unwrapped
        else { return nil }
        var plan = PagesPlan(
            name: function + "Items",
            itemType: item,
            positionType: input.type.unwrapped,
            position: free(["position", "place", "mark"]),
            member: nil,
            start: input.source.text,
            startIsOptional: input.type.isOptional,
            response: name,
            itemsName: nil,
            items: list.isOptional ? "\(list.text) ?? []" : list.text,
            next: "",
            readsAddress: paging.readsAddress
        )
        switch input.source {
        case .argument(let argument): plan.position = argument
        case .member(let member, of: let argument, isOptional: false):
            plan.member = PagesPlan.Member(name: member, input: argument)
        case .member, .constant: return nil
        }
        if paging.usesItems, !isList { plan.itemsName = items }
        if paging.next == nil, plan.startIsOptional {
            plan.start += " ?? \(paging.step == .page ? paging.first : 0)"
            plan.startIsOptional = false
        }
        guard let element = element(of: list.use) else { return nil }
        let next = PageStep(
            paging: paging,
            types: types,
            response: response,
            name: name,
            root: root,
            element: element,
            items: items
        )
        guard let following = next.expression(at: plan.position, type: plan.positionType) else { return nil }
        plan.next = following
        return plan
    }

    /// The response, and the way from there to the items: a call returns what lies in the envelope.
    private func root(of paging: Paging, named name: SwiftIdentifier) -> (root: MemberPath, items: [String])? {
        guard case .value = response.value.kind, let success = draft.successes.first(where: { $0.use != nil }),
            let received = success.use
        else { return nil }
        let use = types.mappers?.entity(of: received) ?? received
        let text = response.wrapper == nil ? name.reference : "\(name.reference).body"
        let root = MemberPath(text, isOptional: response.value.type.isOptional, use: use)
        guard let envelope = success.envelope else { return (root, paging.items) }
        guard paging.items.first == envelope, !paging.usesMembers else { return nil }
        return (root, Array(paging.items.dropFirst()))
    }

    private func element(of list: SchemaUse) -> SchemaUse? {
        if case .array(let shape) = api.resolvedKind(of: list.schema) { shape.element } else { nil }
    }

    /// The first of some names that no argument has.
    private func free(_ names: [String]) -> SwiftIdentifier {
        let taken = Set(inputs.arguments.map(\.identifier.raw))
        return SwiftIdentifier(names.first { !taken.contains($0) } ?? names[0] + "Value")
    }
}

extension Paging {
    /// Whether the next page follows from the items.
    fileprivate var usesItems: Bool {
        switch next {
        case .lastItem?, nil: true
        case .member?, .url?, .link?: false
        }
    }

    fileprivate var readsAddress: Bool {
        switch next {
        case .url?, .link?: true
        case .member?, .lastItem?, nil: false
        }
    }

    /// Whether it looks at what lies beside the items.
    fileprivate var usesMembers: Bool {
        switch next {
        case .member?, .url?: true
        case .link?, .lastItem?, nil: more != nil
        }
    }
}
