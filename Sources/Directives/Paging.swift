import APIModel
import Diagnostics
import SourceTree

extension DirectiveValueReader {
    fileprivate static let pageKeys = [
        "cursor", "page", "offset", "items", "next", "url", "link", "last", "more", "first",
    ]
    private static let pagesExpected =
        "`cursor`, `page` or `offset` with the parameter's name, and the paths of `items` and `next`, or false"

    /// `{ cursor: after, next: meta.next, items: data }`, or `false`.
    mutating func pages(_ node: SourceNode) -> OperationDirectives.Setting<Paging>? {
        if node.bool == false { return OperationDirectives.Setting.none }
        guard node.isMapping else { return wrong(node, Self.pagesExpected) }
        checkKeys(of: node, among: Self.pageKeys)
        return paging(node).map { .by($0) }
    }

    fileprivate mutating func paging(_ node: SourceNode) -> Paging? {
        let steps = Paging.Step.allCases.filter { node.value(forKey: $0.rawValue) != nil }
        guard steps.count == 1, let parameter = optionalPart(steps[0].rawValue, of: node, { $0.text($1) }) else {
            return steps.count == 1 ? nil : wrong(node, Self.pagesExpected)
        }
        var paging = Paging(step: steps[0], parameter: parameter)
        paging.origin = Origin(range: node.range)
        paging.items = optionalPart("items", of: node) { $0.place($1) } ?? []
        paging.more = optionalPart("more", of: node) { $0.place($1) }
        if let first = node.value(forKey: "first") {
            guard let number = Int(first.text), paging.step == .page else {
                return wrong(first, "a mapping whose `first` is a number, together with `page`")
            }
            paging.first = number
        }
        let next = nextValues(of: node)
        if next.count > 1 || next.isEmpty && paging.step == .cursor {
            return wrong(
                node, "a mapping with at most one of `next`, `url`, `link` and `last` (exactly one with `cursor`)")
        }
        paging.next = next.first
        return paging
    }

    private mutating func nextValues(of node: SourceNode) -> [Paging.Next] {
        var values: [Paging.Next] = []
        if let path = optionalPart("next", of: node, { $0.place($1) }) { values.append(.member(path)) }
        if let path = optionalPart("url", of: node, { $0.place($1) }) { values.append(.url(path)) }
        if let path = optionalPart("last", of: node, { $0.place($1) }) { values.append(.lastItem(path)) }
        if optionalPart("link", of: node, { $0.flag($1) }) == true { values.append(.link) }
        return values
    }

    /// `meta.next` → meta, next
    private mutating func place(_ node: SourceNode) -> [String]? {
        text(node)?.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
}

extension RuleDefinition where Value == OperationDirectives.Setting<Paging> {
    static let paging = RuleDefinition(
        summary:
            "How to request the next page of a list, for all operations with the parameter and the response members that are "
            + "named.", example: "[{ cursor: after, next: meta.next, items: data }]",
        keys: DirectiveValueReader.pageKeys,
        expected: "a mapping such as `{ cursor: after, next: meta.next }`, or a list of such",
        candidate: "operation that could have pages", isCandidate: { _ in true },
        suits: { pages, operation, api in pages.value.map { api.fault(of: $0, in: operation) == nil } ?? false },
        value: { reader, node in reader.paging(node).map { .by($0) } },
        unused: { pages, range in
            DirectiveCodes.unmatchedEntry(
                "no operation has the parameter `\(pages.value?.parameter ?? "")` and all the members that this rule names",
                at: range,
                help: "`pages` applies to operations with this query parameter whose response has these members")
        })
}

extension OperationDirectives.Setting<Paging> {
    /// `false`, or `{ cursor: after, next: meta.next, items: data }`
    var literal: Literal {
        guard case .by(let paging) = self else { return .bool(false) }
        func place(_ path: [String]?) -> Literal? { path.map { .string($0.joined(separator: ".")) } }
        let next: (String, Literal?) =
            switch paging.next {
            case .member(let path)?: ("next", place(path))
            case .url(let path)?: ("url", place(path))
            case .lastItem(let path)?: ("last", place(path))
            case .link?: ("link", .bool(true))
            case nil: ("next", nil)
            }
        return .members([
            (paging.step.rawValue, .string(paging.parameter)), next, ("more", place(paging.more)),
            ("items", place(paging.items.isEmpty ? nil : paging.items)),
            ("first", paging.first == 1 ? nil : .number("\(paging.first)")),
        ]) ?? .bool(false)
    }
}

extension ArgumentCheck {
    /// Checks that the parameter and the members that `pages` names exist.
    mutating func checkPages() {
        guard let paging = operation.directives.paging, let fault = api.fault(of: paging, in: operation) else { return }
        switch fault {
        case .parameter(let name):
            let known = operation.parameters.filter { $0.location == .query }.map(\.wireName)
            reportUnknown(name, of: "pages", among: known, at: paging.origin)
        case .pinned(let name):
            bag.report(
                DirectiveCodes.wrongSource,
                "`pages` can't request further pages of `\(operation.key)`: `pin` fixes the value of `\(name)`",
                at: paging.origin.range, help: "leave out one of the two")
        case .member(let name, let known): reportUnknown(name, of: "pages", among: known, at: paging.origin)
        case .noList(let path): reportNoList(at: path, paging.origin)
        case .noLink: reportUnknown("Link", of: "pages", among: [], at: paging.origin)
        case .noValue: reportNoList(at: [], paging.origin)
        }
    }

    private mutating func reportNoList(at path: [String], _ origin: Origin) {
        let place: Message = path.isEmpty ? "the response" : "`\(path.joined(separator: "."))` in the response"
        bag.report(
            DirectiveCodes.wrongSource, "`pages` finds no items: \(place) of `\(operation.key)` isn't a list",
            at: origin.range, help: "give the path of the list as `items`")
    }
}
