import APIModel
import Diagnostics
import NetlayerKit

/// Finds the forms in which a description pages its lists, as patterns for a configuration.
public struct PageSurvey {
    /// One form, and the operations that have it.
    public struct Finding: Sendable {
        /// The form as a flow mapping of YAML: `{ cursor: after, next: meta.next, items: data }`.
        public let text: String
        public fileprivate(set) var operations: [Operation]

        /// A diagnostic at the first operation, with notes at the others.
        public var diagnostic: Diagnostic {
            let others = operations.dropFirst()
            let notes = others.prefix(4).map { Diagnostic.Note("so does `\($0.key)`", at: $0.origin.range) }
            let rest = others.count > notes.count ? [Diagnostic.Note("and \(others.count - notes.count) more")] : []
            let help: Message =
                "for methods that give all items, configure `pages: [\(text)]`; an operation that needs none has `pages: false`"
            return KitCodes.pagedList(
                "`\(operations.first?.key ?? "")` returns its list page by page, and no `pages` covers it"
            ).at(operations.first?.origin.range).notes(notes + rest).help(help)
        }
    }

    private static let tokens: Set = [
        "cursor", "nextcursor", "pagecursor", "pagetoken", "nexttoken", "nextpagetoken", "continuationtoken",
    ]
    private static let cursors = tokens.union(["after", "startingafter"])
    private static let nextMembers: Set = [
        "next", "nextcursor", "nexttoken", "nextpagetoken", "endcursor", "continuationtoken",
    ]
    private static let surroundings: Set = ["meta", "metadata", "pagination", "paging", "pageinfo", "responsemetadata"]

    private let api: API

    /// The forms, the most frequent first.
    public static func findings(in api: API) -> [Finding] {
        let survey = PageSurvey(api: api)
        var findings: [Finding] = []
        for operation in api.operations where operation.directives.pages == nil {
            guard let text = survey.pattern(of: operation) else { continue }
            if let known = findings.map(\.text).firstIndex(of: text) {
                findings[known].operations.append(operation)
            } else {
                findings.append(Finding(text: text, operations: [operation]))
            }
        }
        return findings.sorted { ($1.operations.count, $0.text) < ($0.operations.count, $1.text) }
    }

    private func pattern(of operation: Operation) -> String? {
        guard operation.method == .get, let use = response(of: operation), let items = items(in: use) else {
            return nil
        }
        let place = items.first.map { "items: \(YAMLText.scalar($0))" }
        let parameters = operation.parameters.filter { $0.location == .query }
        if let cursor = parameters.first(where: { Self.cursors.contains(plain($0.wireName)) }) {
            if let next = next(in: use, for: cursor) {
                return text(["cursor: \(YAMLText.scalar(cursor.wireName))", "next: \(YAMLText.scalar(next))", place])
            }
            // The next token is in a header or a link: numbers of pages would be the older form, if they are any.
            if Self.tokens.contains(plain(cursor.wireName)) { return nil }
        }
        for step in [Paging.Step.page, .offset] {
            guard let parameter = parameters.first(where: { plain($0.wireName) == step.rawValue && isWhole($0.use) })
            else { continue }
            let first = step == .page && api.firstPage(of: parameter) == 0 ? "first: 0" : nil
            return text(["\(step.rawValue): \(YAMLText.scalar(parameter.wireName))", first, place])
        }
        return nil
    }

    private func text(_ parts: [String?]) -> String { "{ \(parts.compactMap(\.self).joined(separator: ", ")) }" }

    private func response(of operation: Operation) -> SchemaUse? {
        let contents = operation.successes.flatMap { operation.responses[$0].contents }
        return contents.first { $0.mediaType.isJSON }?.use
    }

    /// The path to the items, which is empty if the response is the list; nil for several lists, or none.
    private func items(in use: SchemaUse) -> [String]? {
        if isList(use) { return [] }
        let lists = api.properties(of: use).filter { isList($0.use) }
        return lists.count == 1 ? [lists[0].wireName] : nil
    }

    /// The path to the next value of a cursor.
    private func next(in use: SchemaUse, for cursor: Parameter) -> String? {
        let own = api.properties(of: use)
        if let next = own.first(where: { leadsOn($0, cursor) }) { return next.wireName }
        for place in own where Self.surroundings.contains(plain(place.wireName)) {
            if let next = api.properties(of: place.use).first(where: { leadsOn($0, cursor) }) {
                return "\(place.wireName).\(next.wireName)"
            }
        }
        return nil
    }

    /// Whether a member is the next value: a text beside a number would be the address of the next page.
    private func leadsOn(_ property: Property, _ cursor: Parameter) -> Bool {
        guard Self.nextMembers.contains(plain(property.wireName)) else { return false }
        switch api.resolvedKind(of: property.use.schema) {
        case .string(let format): return format == nil && !isWhole(cursor.use)
        case .integer: return true
        default: return false
        }
    }

    private func isList(_ use: SchemaUse) -> Bool {
        if case .array = api.resolvedKind(of: use.schema) { true } else { false }
    }

    private func isWhole(_ use: SchemaUse) -> Bool {
        if case .integer = api.resolvedKind(of: use.schema) { true } else { false }
    }

    /// `next_page_token` → `nextpagetoken`
    private func plain(_ name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }
}
