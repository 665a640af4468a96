import APIModel

/// Finds the headers that calls return beside the value: those of the successes that a pattern names.
struct ResponseHeaders {
    private let api: API
    private let patterns: [GlobPattern]

    /// One of them, as all successes together describe it.
    struct Header {
        var wireName: String
        /// Whether every success is said to have it.
        var isRequired: Bool
        /// Nil for one that is handed over as its text.
        var use: SchemaUse?
        var documentation: String?
        /// The name under which responses share it.
        var component: String?

        /// What the header is about: `X-Total-Count` → `Total-Count`.
        var subject: String { ResponseHeaders.subject(of: wireName) }
    }

    static func subject(of wireName: String) -> String {
        let rest = String(wireName.dropFirst(2))
        let isMarked = wireName.lowercased().hasPrefix("x-") && rest.first?.isLetter == true
        return isMarked ? rest : wireName
    }

    init(_ patterns: [String], api: API) {
        self.api = api
        self.patterns = patterns.map { GlobPattern($0.lowercased()) }
    }

    func headers(of responses: [Response]) -> [Header] {
        guard !patterns.isEmpty else { return [] }
        var headers: [Header] = []
        var counts: [Int] = []
        var positions: [String: Int] = [:]
        for header in responses.lazy.flatMap(\.headers) {
            let name = header.wireName.lowercased()
            guard patterns.contains(where: { $0.matches(name) }) else { continue }
            if let position = positions[name] {
                counts[position] += 1
                headers[position].isRequired = headers[position].isRequired && header.isRequired
                if let use = headers[position].use, !SchemaComparison(api: api).isSame(use, header.use) {
                    headers[position].use = nil
                }
            } else {
                positions[name] = headers.count
                counts.append(1)
                headers.append(
                    Header(
                        wireName: header.wireName, isRequired: header.isRequired,
                        use: isDocument(header) || isTyped(header.use, isElement: false) ? header.use : nil,
                        documentation: header.documentation ?? header.use.annotations.documentation,
                        component: header.component))
            }
        }
        for index in headers.indices where counts[index] < responses.count { headers[index].isRequired = false }
        return headers
    }

    /// Whether a header holds JSON (`content`).
    private func isDocument(_ header: ResponseHeader) -> Bool { header.encoding.isJSON && api.isStructured(header.use) }

    /// Whether the text of a header has one meaning as the type: plain values and lists of them.
    private func isTyped(_ use: SchemaUse, isElement: Bool) -> Bool {
        switch api.resolvedKind(of: use.schema) {
        case .string(let format): return format != "binary" && format != "byte"
        case .boolean, .integer, .number, .enumeration: return true
        case .array(let shape): return !isElement && isTyped(shape.element, isElement: true)
        case .any, .never, .null, .object, .map, .tuple, .union, .alias, .typeParameter: return false
        }
    }
}
