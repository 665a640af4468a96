import APIModel
import SwiftModel

/// Divides a list into pages as its operation specifies, and states the next page in the form of the operation.
struct Pages {
    let api: API
    private static let sizes = [
        "limit", "per_page", "perpage", "page_size", "pagesize", "size", "count", "first", "max_results", "maxresults",
        "top", "$top", "page[size]", "page[limit]", "take", "max",
    ]
    private static let usualSize = 20

    /// A response in which the list is the value of a key.
    struct Envelope {
        let sample: Literal
        let key: String
        let use: SchemaUse
    }

    /// A page, and the `Link` header for the next one.
    struct Page {
        var body: Literal
        var link: String?
    }

    /// The paging of an operation: as the team specifies it, or as the names of parameters suggest.
    func paging(of operation: Operation) -> Paging? {
        if let paging = operation.directives.paging { return paging }
        let parameters = operation.parameters.filter { $0.location == .query }
        for (step, known) in Pages.parameters {
            guard let parameter = parameters.first(where: { known.contains($0.wireName.lowercased()) }) else {
                continue
            }
            var paging = Paging(step: step, parameter: parameter.wireName)
            paging.first = api.firstPage(of: parameter)
            return paging
        }
        return nil
    }

    private static let parameters: [(Paging.Step, [String])] = [
        (.page, ["page", "page_number", "pagenumber", "page[number]", "p"]),
        (.offset, ["offset", "skip", "start", "page[offset]", "$skip", "start_index", "startindex"]),
        (
            .cursor,
            [
                "cursor", "after", "starting_after", "page_token", "pagetoken", "next_token", "nexttoken",
                "page[after]", "page[cursor]", "continuation", "continuationtoken", "marker", "since_id",
            ]
        ),
    ]

    func page(
        _ items: [Literal], of operation: Operation, in envelope: Envelope?, _ request: Request, at base: String,
        idKey: String
    ) -> Page {
        let query = request.queryItems
        guard let paging = paging(of: operation) else { return whole(items, envelope) }
        let size = min(max(1, size(of: operation, query)), 1 << 20)
        let value = query.first { $0.name == paging.parameter }?.value
        let start: Int
        switch paging.step {
        case .page:
            // A page's number can be so large that a product with it would overflow.
            let before = value.flatMap { Int($0) }.map { Double($0) - Double(paging.first) } ?? 0
            start = Int(min(max(before, 0), 1e9)) * size
        case .offset: start = max(0, value.flatMap { Int($0) } ?? 0)
        case .cursor: start = position(of: value ?? "", paging, items, idKey)
        }
        let shown = start < items.count ? Array(items[start..<min(items.count, start + size)]) : []
        let end = start + shown.count
        let hasMore = end < items.count && !shown.isEmpty
        let uses = cursorUses(paging, operation, envelope)
        let next = hasMore ? self.next(paging, after: end, size, shown, idKey, uses) : nil
        let address = next.map { Pages.address(base, request, paging.parameter, $0) }
        var page = whole(shown, envelope, total: items.count)
        if let address { page.link = "<\(address)>; rel=\"next\"" }
        guard let envelope else { return page }
        tell(paging, next, address, envelope.use, &page.body)
        return page
    }

    private func size(of operation: Operation, _ query: [(name: String, value: String)]) -> Int {
        guard let parameter = operation.parameters.first(where: { Pages.sizes.contains($0.wireName.lowercased()) })
        else { return Pages.usualSize }
        if let value = query.first(where: { $0.name == parameter.wireName })?.value {
            return Int(value) ?? Pages.usualSize
        }
        let schema = api[api.resolved(parameter.use).schema]
        let standard = parameter.use.annotations.defaultValue ?? schema.annotations.defaultValue
        if case .number(let text)? = standard { return Int(text) ?? Pages.usualSize }
        return Pages.usualSize
    }

    /// The number of items before the page, from a cursor that is the last item's identifier or that number.
    private func position(of cursor: String, _ paging: Paging, _ items: [Literal], _ idKey: String) -> Int {
        if cursor.isEmpty { return 0 }
        if let path = lastItemPath(paging, idKey) {
            return items.firstIndex { value(at: path, in: $0)?.plainText == cursor }.map { $0 + 1 } ?? items.count
        }
        return max(0, Int(String(cursor.reversed().prefix { $0.isNumber }.reversed())) ?? 0)
    }

    private func lastItemPath(_ paging: Paging, _ idKey: String) -> [String]? {
        if case .lastItem(let path)? = paging.next { return path }
        let names = ["after", "starting_after", "since_id", "marker"]
        return paging.next == nil && names.contains(paging.parameter.lowercased()) ? [idKey] : nil
    }

    private func next(
        _ paging: Paging, after end: Int, _ size: Int, _ shown: [Literal], _ idKey: String, _ uses: [SchemaUse]
    ) -> String? {
        switch paging.step {
        case .page: return String(end / size &+ paging.first)
        case .offset: return String(end)
        case .cursor:
            guard let path = lastItemPath(paging, idKey) else {
                let check = SchemaCheck(api: api, direction: .request)
                let long = String(repeating: "0", count: 19 - String(end).count) + String(end)
                // The form that the parameter and the member with the next cursor take.
                return ["c\(end)", String(end), IdentifierRule.uuid(end), long].first { text in
                    uses.allSatisfy { check.accepts(check.typed(text, as: $0), $0) }
                } ?? "c\(end)"
            }
            return shown.last.flatMap { value(at: path, in: $0)?.plainText }
        }
    }

    private func cursorUses(_ paging: Paging, _ operation: Operation, _ envelope: Envelope?) -> [SchemaUse] {
        let parameter = operation.parameters.first { $0.location == .query && $0.wireName == paging.parameter }?.use
        guard let envelope else { return [parameter].compactMap(\.self) }
        let path: [String]? =
            switch paging.next {
            case .member(let path)?: path
            case nil: members(of: envelope.sample).first { Pages.isNext($0.words) }?.path
            default: nil
            }
        return [parameter, path.flatMap { property(at: $0, of: envelope.use)?.use }].compactMap(\.self)
    }

    private static func address(_ base: String, _ request: Request, _ parameter: String, _ value: String) -> String {
        let others = (request.query ?? "").split(separator: "&").filter {
            PercentEncoding.decoded($0.prefix { $0 != "=" }, plusIsSpace: true) != parameter
        }
        return base + request.path + "?"
            + (others.map(String.init) + [FormText.encoded(parameter) + "=" + FormText.encoded(value)]).joined(
                separator: "&")
    }

    private func whole(_ items: [Literal], _ envelope: Envelope?, total: Int? = nil) -> Page {
        guard let envelope else { return Page(body: .array(items)) }
        var body = envelope.sample
        body[envelope.key] = .array(items)
        for (path, words) in members(of: body) where Pages.isCount(words) {
            if case .number? = value(at: path, in: body) {
                set(.number(String(total ?? items.count)), at: path, in: &body)
            }
        }
        if total == nil { clear(&body, envelope.use) }
        return Page(body: body)
    }

    /// Whether words name the number of entities: `total count`, but not `total pages`.
    private static func isCount(_ words: [String]) -> Bool {
        !words.contains("pages") && !words.contains("page") && !words.contains("per")
            && words.contains { ["total", "count"].contains($0) }
    }

    // MARK: The next page

    /// Writes the next page's cursor or address where the page has it, and removes it from the last page.
    private func tell(_ paging: Paging, _ next: String?, _ address: String?, _ use: SchemaUse, _ body: inout Literal) {
        let sample = body
        clear(&body, use)
        let hasMore = Literal.bool(next != nil)
        for (path, words) in members(of: body) {
            if words.contains("more") || words == ["has", "next", "page"] { set(hasMore, at: path, in: &body) }
        }
        if let more = paging.more { set(hasMore, at: more, in: &body) }
        switch paging.next {
        case .member(let path)?:
            if let next { set(like(path, next, use), at: path, in: &body) } else { clear(path, use, &body) }
        case .url(let path)?:
            if let address { set(.string(address), at: path, in: &body) } else { clear(path, use, &body) }
        case .link?, .lastItem?: break
        case nil:
            guard let next, let (path, words) = members(of: sample).first(where: { Pages.isNext($0.words) }) else {
                return
            }
            let wantsURL =
                words.contains("url") || words.contains("uri") || words.contains("link")
                || words == ["next"] && isURL(path, sample)
            set(wantsURL ? .string(address ?? next) : like(path, next, use), at: path, in: &body)
        }
    }

    private static func isNext(_ words: [String]) -> Bool { words.first == "next" || words == ["end", "cursor"] }

    private func isURL(_ path: [String], _ body: Literal) -> Bool {
        if case .string(let text)? = value(at: path, in: body) { text.contains("://") } else { false }
    }

    private func like(_ path: [String], _ text: String, _ use: SchemaUse) -> Literal {
        switch property(at: path, of: use).map({ api.resolvedKind(of: $0.use.schema) }) {
        case .integer?, .number?: Double(text) == nil ? .string(text) : .number(text)
        default: .string(text)
        }
    }

    /// Removes the next page that a sample states, since it is wrong.
    private func clear(_ body: inout Literal, _ use: SchemaUse) {
        for (path, words) in members(of: body) where Pages.isNext(words) { clear(path, use, &body) }
    }

    /// Removes a member. A required one becomes null or, where null isn't allowed, an empty text.
    private func clear(_ path: [String], _ use: SchemaUse, _ body: inout Literal) {
        switch value(at: path, in: body) {
        case .string?, .number?: break
        default: return
        }
        guard let property = property(at: path, of: use), property.isRequired else {
            return set(nil, at: path, in: &body)
        }
        if SchemaCheck(api: api, direction: .response).accepts(.null, property.use) {
            set(.null, at: path, in: &body)
        } else if case .string(format: nil) = api.resolvedKind(of: property.use.schema) {
            set(.string(""), at: path, in: &body)
        }
    }

    private func property(at path: [String], of use: SchemaUse) -> Property? {
        let property = api.properties(of: use).first { $0.wireName == path.first }
        guard path.count > 1, let property else { return property }
        let inner = api.bound(property.use, to: api.typeArguments(of: use))
        return self.property(at: Array(path.dropFirst()), of: inner)
    }

    /// The members of an object and of objects in it, with the words in their names.
    private func members(of value: Literal, below path: [String] = []) -> [(path: [String], words: [String])] {
        guard case .object(let members) = value, path.count < 3 else { return [] }
        return members.flatMap { member in
            let own = path + [member.name]
            let words = WordSplitter.words(of: member.name).map { $0.lowercased() }
            return [(own, words)] + self.members(of: member.value, below: own)
        }
    }

    private func value(at path: [String], in value: Literal) -> Literal? {
        path.reduce(Optional(value)) { value, name in value?[name] }
    }

    private func set(_ new: Literal?, at path: [String], in value: inout Literal) {
        guard let name = path.first else { return }
        if path.count == 1 { return value[name] = new }
        var inner = value[name] ?? .object([])
        set(new, at: Array(path.dropFirst()), in: &inner)
        value[name] = inner
    }
}
