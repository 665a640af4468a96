import APIModel
import Diagnostics
import SourceTree

extension DirectiveValueReader {
    static let pageKeys = ["cursor", "page", "offset", "items", "next", "url", "link", "last", "more", "first"]
    private static let pagesExpected =
        "one of `cursor`, `page` and `offset` with the parameter's name, and where the `items` and what is `next` lie, or false"

    /// `{ cursor: after, next: meta.next, items: data }`, or `false`.
    mutating func pages(_ node: SourceNode) -> OperationDirectives.Pages? {
        if node.bool == false { return OperationDirectives.Pages.none }
        return paging(node).map { .by($0) }
    }

    mutating func paging(_ node: SourceNode) -> Paging? {
        guard node.isMapping else { return wrong(node, Self.pagesExpected) }
        for entry in node.entries where !Self.pageKeys.contains(entry.key.text) {
            bag.report(DirectiveMessages.unknownKey(entry.key.text, among: Self.pageKeys, at: entry.key.range))
        }
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
                return wrong(first, "a way whose `first` is a number, beside `page`")
            }
            paging.first = number
        }
        let next = nextValues(of: node)
        if next.count > 1 || next.isEmpty && paging.step == .cursor {
            return wrong(node, "a parameter with one of `next`, `url`, `link` and `last`, which `cursor` needs")
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

/// The patterns of `pages:` in a configuration, each for all operations that have what it speaks of.
public enum PagingPatterns {
    public static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> [Paging] {
        var reader = DirectiveValueReader(key: "pages")
        defer { bag.append(contentsOf: reader.bag) }
        if node.isMapping { return reader.paging(node).map { [$0] } ?? [] }
        guard node.isSequence else {
            reader.bag.report(
                DirectiveMessages.wrongType(
                    "pages",
                    expected: "a way to the next page, or a list of such",
                    at: node.range
                )
            )
            return []
        }
        return node.elements.compactMap { reader.paging($0) }
    }

    /// Gives operations of which nothing else is said the first pattern that fits.
    public static func apply(_ patterns: [Paging], to api: inout API, into bag: inout DiagnosticBag) {
        guard !patterns.isEmpty else { return }
        var used: Set<Int> = []
        for index in api.operations.indices where api.operations[index].directives.pages == nil {
            let operation = api.operations[index]
            let fitting = patterns.firstIndex { api.fault(of: $0, in: operation) == nil }
            guard let fitting else { continue }
            used.insert(fitting)
            api.operations[index].directives.pages = .by(patterns[fitting])
        }
        for (index, pattern) in patterns.enumerated() where !used.contains(index) {
            bag.report(DirectiveMessages.unmatchedPages(pattern))
        }
    }
}

extension ArgumentCheck {
    /// What `pages` speaks of has to be there.
    func checkPages(into bag: inout DiagnosticBag) {
        guard let paging = operation.directives.paging, let fault = api.fault(of: paging, in: operation) else { return }
        let range = paging.origin.range
        switch fault {
        case .parameter(let name):
            let known = operation.parameters.filter { $0.location == .query }.map(\.wireName)
            report(name, among: known, at: range, &bag)
        case .member(let name, let known): report(name, among: known, at: range, &bag)
        case .noList(let path):
            bag.report(DirectiveMessages.noPagedList(path, operation: operation.key, at: range))
        case .noLink: report("Link", among: [], at: range, &bag)
        case .noValue: bag.report(DirectiveMessages.noPagedList([], operation: operation.key, at: range))
        }
    }

    private func report(_ name: String, among known: [String], at range: SourceRange?, _ bag: inout DiagnosticBag) {
        bag.report(
            DirectiveMessages.unknownArgument(name, of: "pages", operation: operation.key, among: known, at: range)
        )
    }
}
