import APIModel
import Diagnostics
import SourceTree
import SwiftModel
import TemplatePacks

/// A selection from a description. An empty `include` selects all of it; `exclude` wins.
public struct APIFilter: Sendable {
    /// A pattern as it was written, and its place.
    struct Pattern: Sendable {
        let text: String
        let range: SourceRange?
        let glob: GlobPattern

        init(_ text: String, range: SourceRange?) {
            self.text = text
            self.range = range
            glob = GlobPattern(text)
        }
    }

    struct Side: Sendable {
        var tags: [Pattern] = []
        var paths: [Pattern] = []
        var operations: [Pattern] = []
        var schemas: [Pattern] = []
        var isDeprecated = false

        var isEmpty: Bool { !choosesOperations && schemas.isEmpty }
        var choosesOperations: Bool { !(tags.isEmpty && paths.isEmpty && operations.isEmpty) || isDeprecated }
    }

    var include = Side()
    var exclude = Side()

    public init() {}

    public var isEmpty: Bool { include.isEmpty && exclude.isEmpty }
}

/// The keys under `filter.include` and `filter.exclude`.
public enum FilterKey: String, CaseIterable, Sendable {
    case tags, paths, operations, schemas, deprecated

    public var summary: String {
        switch self {
        case .tags: return "Patterns of tags: `users`, `internal-*`."
        case .paths: return "Patterns of paths: `/users/*`; a star also stands for slashes."
        case .operations: return "Patterns of operationIds or `METHOD /path`: `get*`, `DELETE *`."
        case .schemas: return "Patterns of schemas; one that a kept operation uses always stays."
        case .deprecated: return "What is deprecated, by `true`."
        }
    }
}

/// Reads `filter: { include: { tags: [users] }, exclude: { deprecated: true } }`.
enum FilterReader {
    static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> APIFilter {
        var filter = APIFilter()
        for entry in bag.entries(of: node, under: "filter") {
            switch entry.key.text {
            case "include": filter.include = side(entry, into: &bag)
            case "exclude": filter.exclude = side(entry, into: &bag)
            default: bag.refuse(entry, in: "`filter`", known: ["include", "exclude"])
            }
        }
        return filter
    }

    private static func side(_ entry: SourceEntry, into bag: inout DiagnosticBag) -> APIFilter.Side {
        let name = "filter.\(entry.key.text)"
        var side = APIFilter.Side()
        for inner in bag.entries(of: entry.value, under: name) {
            guard let key: FilterKey = bag.key(of: inner, in: "`\(name)`") else { continue }
            let path = "\(name).\(key.rawValue)"
            switch key {
            case .tags: side.tags = patterns(inner.value, path, into: &bag)
            case .paths: side.paths = patterns(inner.value, path, into: &bag)
            case .operations: side.operations = patterns(inner.value, path, into: &bag)
            case .schemas: side.schemas = patterns(inner.value, path, into: &bag)
            case .deprecated: side.isDeprecated = bag.flag(inner.value, of: path) ?? side.isDeprecated
            }
        }
        return side
    }

    private static func patterns(_ node: SourceNode, _ path: String, into bag: inout DiagnosticBag) -> [APIFilter
        .Pattern]
    {
        if node.isScalar, !node.isNull { return [.init(node.text, range: node.range)] }
        guard bag.texts(node, of: path, wanted: "a list of patterns") != nil else { return [] }
        return node.elements.map { .init($0.text, range: $0.range) }
    }
}

/// Removes the parts of an API that a filter excludes, and the schemas that only those parts use.
struct Filtering {
    private let filter: APIFilter

    static func apply(_ filter: APIFilter, to api: inout API, into bag: inout DiagnosticBag) {
        guard !filter.isEmpty else { return }
        let filtering = Filtering(filter: filter)
        filtering.reportUnmatched(in: api, into: &bag)
        let wasEmpty = api.isEmpty
        filtering.run(on: &api, into: &bag)
        if api.isEmpty, !wasEmpty {
            bag.report(
                KitCodes.emptyFilter, "the filter leaves nothing of the description",
                at: filter.allPatterns.first?.range)
        }
    }

    private init(filter: APIFilter) { self.filter = filter }

    /// Reports patterns that match nothing of their kind, before anything is left out.
    private func reportUnmatched(in api: API, into bag: inout DiagnosticBag) {
        let operations = api.operations + api.webhooks
        let tags = Set(operations.flatMap(\.services)).sorted()
        let names: [(list: KeyPath<APIFilter.Side, [APIFilter.Pattern]>, known: [String])] = [
            (\.tags, tags), (\.paths, operations.map(\.path.text)),
            (\.operations, operations.flatMap { [$0.identifier, $0.key].compactMap(\.self) }),
            (\.schemas, api.namedSchemas.compactMap { api[$0].name }),
        ]
        for side in [filter.include, filter.exclude] {
            for (list, known) in names {
                for pattern in side[keyPath: list] where !known.contains(where: pattern.glob.matches) {
                    bag.report(
                        KitCodes.unmatchedFilter, "`\(pattern.text)` matches nothing", at: pattern.range,
                        help: suggestion(for: pattern.text, among: known))
                }
            }
        }
    }

    private func run(on api: inout API, into bag: inout DiagnosticBag) {
        let kept = api.operations.filter { isWanted($0) }
        let keptWebhooks = api.webhooks.filter { isWanted($0) }
        var wanted = closure(of: kept + keptWebhooks, in: api)
        reportNeeded(wanted, in: api, into: &bag)
        let chosen = api.namedSchemas.filter { matches(api[$0].name, filter.include.schemas) }
        let unwanted = Set(api.namedSchemas.filter { matches(api[$0].name, filter.exclude.schemas) })
        for id in chosen where !unwanted.contains(id) { wanted.add(id) }
        if filter.include.isEmpty {
            // Schemas that no operation used are kept, as they would be without a filter.
            let unwantedOperations = (api.operations + api.webhooks).filter { !isWanted($0) }
            let dropped = closure(of: unwantedOperations, in: api)
            for id in api.namedSchemas
            where !dropped.contains(id) && !unwanted.contains(id) && !isLeftOutAsDeprecated(api[id]) { wanted.add(id) }
        }
        api.operations = kept
        api.webhooks = keptWebhooks
        api.namedSchemas.removeAll { !wanted.contains($0) }
        let services = Set((kept + keptWebhooks).flatMap(\.services))
        api.services.removeAll { !services.contains($0.name) }
    }

    /// Reports patterns of schemas that have no effect, since operations that are kept need these schemas.
    private func reportNeeded(_ needed: SchemaClosure, in api: API, into bag: inout DiagnosticBag) {
        for pattern in filter.exclude.schemas {
            let found = api.namedSchemas.filter { api[$0].name.map(pattern.glob.matches) ?? false }
            if !found.isEmpty, found.allSatisfy(needed.contains) {
                bag.report(
                    KitCodes.unmatchedFilter,
                    "`\(pattern.text)` leaves out nothing, since operations that are kept need it", at: pattern.range,
                    help: "exclude the operations, too")
            }
        }
    }

    /// The schemas that operations need. A shared input can have the name of one.
    private func closure(of operations: [Operation], in api: API) -> SchemaClosure {
        var closure = SchemaClosure(api: api)
        var inputs: Set<String> = []
        for operation in operations {
            closure.add(operation)
            if case .structure(let name?) = operation.directives.input { inputs.insert(name.text) }
        }
        for id in api.namedSchemas where api[id].name.map(inputs.contains) == true { closure.add(id) }
        closure.addHomesOfTypes()
        return closure
    }

    private func isLeftOutAsDeprecated(_ schema: Schema) -> Bool {
        filter.exclude.isDeprecated && schema.annotations.isDeprecated
    }

    private func isWanted(_ operation: Operation) -> Bool {
        let isIncluded = filter.include.isEmpty || isOn(filter.include, operation)
        let isExcluded = isOn(filter.exclude, operation)
        return isIncluded && !isExcluded
    }

    private func isOn(_ side: APIFilter.Side, _ operation: Operation) -> Bool {
        operation.services.contains { matches($0, side.tags) } || matches(operation.path.text, side.paths)
            || matches(operation.identifier, side.operations) || matches(operation.key, side.operations)
            || side.isDeprecated && operation.isDeprecated
    }

    private func matches(_ text: String?, _ patterns: [APIFilter.Pattern]) -> Bool {
        guard let text else { return false }
        return patterns.contains { $0.glob.matches(text) }
    }
}

extension API { fileprivate var isEmpty: Bool { operations.isEmpty && webhooks.isEmpty && namedSchemas.isEmpty } }

extension APIFilter {
    fileprivate var allPatterns: [Pattern] {
        [include, exclude].flatMap { [$0.tags, $0.paths, $0.operations, $0.schemas] }.flatMap(\.self)
    }
}
