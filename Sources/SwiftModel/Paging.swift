import APIModel
import Diagnostics

/// The method that gives the items of all pages of an operation.
public struct PagesPlan: Sendable {
    /// The place of a position that is a member of a struct of inputs: `input.page`.
    public struct Member: Sendable {
        public let name: SwiftIdentifier
        public let input: SwiftIdentifier
    }

    public let name: String
    public let itemType: SwiftType
    /// The type of the value that requests a page.
    public let positionType: SwiftType
    /// The name of that value inside the method.
    public let position: SwiftIdentifier
    public let member: Member?
    /// The position of the first page, as an expression.
    public let start: String
    /// Whether it may be nil, which requests the first page.
    public let startIsOptional: Bool
    /// The name of the response inside the method, and that of its items, where they need one.
    public let response: SwiftIdentifier
    public let itemsName: SwiftIdentifier?
    /// The items as an expression of the response.
    public let items: String
    /// The position of the next page as an expression, which is nil after the last page.
    public let next: String
    /// Whether `next` is read from an address.
    public let readsAddress: Bool

    /// `PagedItems<Item, String>`
    public var type: SwiftType { .support(.pagedItems, [itemType, positionType]) }
}

/// Plans the method that gives the items of all pages, for operations with the directive `pages`.
struct PagesPlanner {
    let draft: OperationDraft
    let api: API
    let types: ModelPlanner
    let inputs: ArgumentPlanner.Result
    let response: ResponsePlan
    /// The name of the method that gives one page.
    let function: String

    func plan(into bag: inout DiagnosticBag) -> PagesPlan? {
        guard let said = draft.operation.directives.paging else { return nil }
        let paging = said.inside(draft.successes.first { $0.use != nil }?.envelope)
        let plan = paging.flatMap { paging in position(of: paging).flatMap { method(paging, asking: $0) } }
        if plan == nil {
            bag.report(
                SwiftModelCodes.pages("`pages` doesn't fit `\(draft.operation.key)`: its next page can't be requested")
                    .at(said.origin.range).help(
                        "the page must be a text or a whole number among the call's own arguments, the items a list, and a `Link` header a text"
                    ))
        }
        return plan
    }

    /// The parameter that requests a page, with its plain type; nil where it is in a struct that can't be changed.
    private func position(of paging: Paging) -> TypedSource? {
        let index = draft.operation.parameters.firstIndex { $0.wireName == paging.parameter && $0.location == .query }
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
        var position = free(["position", "place", "mark"])
        var member: PagesPlan.Member?
        switch input.source {
        case .argument(let argument): position = argument
        case .member(let name, of: let argument, isOptional: false, tellsNull: false):
            member = .init(name: name, input: argument)
        case .member, .constant: return nil
        }
        let step = PageStep(
            paging: paging, types: types, api: api, response: response, name: name, root: root, element: element,
            items: items)
        guard let next = step.expression(at: position, type: input.type.unwrapped) else { return nil }
        let counts = paging.next == nil && input.type.isOptional
        return PagesPlan(
            name: function + "Items", itemType: types.type(of: element), positionType: input.type.unwrapped,
            position: position, member: member,
            start: input.source.text + (counts ? " ?? \(paging.step == .page ? paging.first : 0)" : ""),
            startIsOptional: input.type.isOptional && !counts, response: name,
            itemsName: paging.usesItems && !isList ? items : nil,
            items: list.isOptional ? "\(list.text) ?? []" : list.text, next: next, readsAddress: paging.readsAddress)
    }

    /// The response, from which paths start; for an opened envelope, the value in it.
    private func root(named name: SwiftIdentifier) -> MemberPath? {
        guard case .value = response.value.kind, let received = draft.successes.lazy.compactMap(\.use).first else {
            return nil
        }
        let use = types.mappers?.entity(of: received) ?? received
        let text = response.wrapper == nil ? name.reference : "\(name.reference).body"
        return MemberPath(text: text, isOptional: response.value.type.isOptional, use: use)
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

    /// This paging with paths from inside an opened envelope; nil where it reads a value outside the envelope.
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

/// Makes the expression of the next page's position.
struct PageStep {
    let paging: Paging
    let types: ModelPlanner
    let api: API
    let response: ResponsePlan
    let name: SwiftIdentifier
    let root: MemberPath
    /// The schema of the items, since the next position may be in the last item.
    let element: SchemaUse
    let items: SwiftIdentifier

    /// `response.meta?.next`, `items.isEmpty ? nil : page + 1`; nil where nothing in the response requests a page.
    func expression(at position: SwiftIdentifier, type: SwiftType) -> String? {
        var more: MemberPath?
        if let names = paging.more {
            guard let path = root.following(names, types, of: api), types.plainType(of: path.use).unwrapped == .bool
            else { return nil }
            more = path
        }
        guard let next = paging.next else {
            guard PageStep.whole.contains(type) else { return nil }
            let end = more.map { $0.isOptional ? " || \($0.text) != true" : " || !\($0.text)" } ?? ""
            let count = "\(items.reference).count"
            let step = paging.step == .page ? "1" : type == .int ? count : "\(type.text)(\(count))"
            return "\(items.reference).isEmpty\(end) ? nil : \(position.reference) + \(step)"
        }
        guard let value = value(next, as: type) else { return nil }
        return more.map { "\($0.text)\($0.isOptional ? " == true" : "") ? \(value) : nil" } ?? value
    }

    private func value(_ next: Paging.Next, as type: SwiftType) -> String? {
        switch next {
        case .member(let path): return root.following(path, types, of: api).flatMap { converted($0, to: type) }
        case .lastItem(let path):
            let last = MemberPath(text: "\(items.reference).last", isOptional: true, use: element)
            return last.following(path, types, of: api).flatMap { converted($0, to: type) }
        case .url(let path):
            guard let url = root.following(path, types, of: api) else { return nil }
            switch types.plainType(of: url.use).unwrapped {
            case .string: return query(of: "in: \(url.text)", as: type)
            case .url: return query(of: "in: \(url.text)\(url.isOptional ? "?." : ".")absoluteString", as: type)
            default: return nil
            }
        case .link:
            guard let header = response.headers.first(where: { $0.wireName.lowercased() == "link" }),
                header.type == .string
            else { return nil }
            return query(of: "linked: \(name.reference).\(header.name.member)", as: type)
        }
    }

    /// The parameter in the query of a page's address.
    private func query(of address: String, as type: SwiftType) -> String? {
        guard type == .string || PageStep.whole.contains(type) else { return nil }
        return "PageAddress.value(of: \(SwiftLiteral.quoted(paging.parameter)), \(address))"
    }

    private static let whole: Set<SwiftType> = [.int, .int32, .int64]

    private func converted(_ member: MemberPath, to target: SwiftType) -> String? {
        let source = types.plainType(of: member.use).unwrapped
        let text = source != target && member.isPlainBehindOptional ? "(\(member.text))" : member.text
        return converted(text, isOptional: member.isOptional, from: source, to: target)
    }

    private func converted(_ text: String, isOptional: Bool, from source: SwiftType, to target: SwiftType) -> String? {
        if source == target { return text }
        let isWhole = PageStep.whole.contains(source)
        guard target == .string ? isWhole : PageStep.whole.contains(target) && (isWhole || source == .string) else {
            return nil
        }
        guard isOptional else { return "\(target.text)(\(text))" }
        return "\(text).\(source == .string ? "flatMap" : "map") { \(target.text)($0) }"
    }
}

/// A member of a response, from the outside in, as an expression with its type: `response.meta?.next`.
struct MemberPath {
    private(set) var text: String
    private(set) var isOptional: Bool
    private(set) var use: SchemaUse
    /// Whether the last member isn't optional, but one before it is: a call of `map` needs parentheses then.
    private(set) var isPlainBehindOptional = false
    /// The type arguments of the generic type that declares the last member.
    private(set) var arguments: [String: SchemaUse] = [:]

    /// The member that these names lead to; nil where one of them isn't a property of a struct.
    func following(_ names: [String], _ types: ModelPlanner, of api: API) -> MemberPath? {
        var path = self
        for name in names {
            guard let member = types.propertyName(name, of: path.use), let property = types.property(name, of: path.use)
            else { return nil }
            let owner = path.use
            path.arguments = api.typeArguments(of: owner)
            path.use = api.bound(property.use, to: path.arguments)
            path.text += (path.isOptional ? "?." : ".") + member.member
            let tellsNull = types.declaredType(of: member, in: owner)?.unwrapped.isSupport(.nullable) == true
            if tellsNull { path.text += "?.value" }
            let isAbsent = !property.isRequired || types.type(of: path.use).isOptional
            path.isPlainBehindOptional = path.isOptional && !isAbsent
            path.isOptional = path.isOptional || isAbsent
        }
        return path
    }

    /// The schema of the elements, where the member is a list: `Item` for `[T]` of `Page<Item>`. Nil where that would
    /// need a type that isn't declared.
    func element(in api: API) -> SchemaUse? {
        guard case .array(let shape) = api.resolvedKind(of: use.schema) else { return nil }
        let element = api.bound(shape.element, to: arguments)
        return MemberPath.isOpen(element, in: api) ? nil : element
    }

    private static func isOpen(_ use: SchemaUse, in api: API, depth: Int = 0) -> Bool {
        if case .typeParameter = api[use.schema].kind { return true }
        let inner = use.arguments + (api[use.schema].name == nil ? api[use.schema].kind.held : [])
        return depth < 16 && inner.contains { isOpen($0, in: api, depth: depth + 1) }
    }
}
