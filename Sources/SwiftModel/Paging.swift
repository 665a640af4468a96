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
        guard let said = draft.operation.directives.paging else { return nil }
        let paging = said.inside(draft.successes.first { $0.use != nil }?.envelope)
        let plan = paging.flatMap { paging in position(of: paging).flatMap { method(paging, asking: $0) } }
        if plan == nil { bag.report(ModelMessages.pages(of: draft.operation, at: said.origin.range)) }
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
        guard let root = root(named: name), let list = root.following(paging.items, types, of: api),
            case .array = types.plainType(of: list.use).unwrapped, let element = list.element(in: api)
        else { return nil }
        var plan = PagesPlan(
            name: function + "Items",
            itemType: types.type(of: element),
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
        let next = PageStep(
            paging: paging,
            types: types,
            api: api,
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

    /// The response: a call returns what lies in the envelope.
    private func root(named name: SwiftIdentifier) -> MemberPath? {
        guard case .value = response.value.kind, let received = draft.successes.lazy.compactMap(\.use).first else {
            return nil
        }
        let use = types.mappers?.entity(of: received) ?? received
        let text = response.wrapper == nil ? name.reference : "\(name.reference).body"
        return MemberPath(text, isOptional: response.value.type.isOptional, use: use)
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

    /// The same from within an envelope that is opened; nil where it looks at what lies beside that.
    fileprivate func inside(_ envelope: String?) -> Paging? {
        guard let envelope else { return self }
        func inner(_ path: [String]) -> [String]? { path.first == envelope ? Array(path.dropFirst()) : nil }
        var paging = self
        guard let items = inner(items) else { return nil }
        paging.items = items
        if let more {
            guard let more = inner(more) else { return nil }
            paging.more = more
        }
        switch next {
        case .member(let path)?:
            guard let path = inner(path) else { return nil }
            paging.next = .member(path)
        case .url(let path)?:
            guard let path = inner(path) else { return nil }
            paging.next = .url(path)
        case .link?, .lastItem?, nil: break
        }
        return paging
    }
}
