/// What lies in the envelope of a response: with `{ data: User }` and the key `data`, calls return the `User`.
public struct OpenedEnvelope: Sendable, Hashable {
    public var key: String
    /// The use of what lies under the key.
    public var use: SchemaUse
    /// The schema of the envelope itself.
    public var wrapper: SchemaID
}

extension API {
    /// Opens the envelopes of successful responses, by a directive's key or else by the given one. Named schemas that are
    /// nothing but such envelopes are no longer among the named ones, so that no type is declared for them.
    public mutating func openEnvelopes(under convention: String?) {
        let hasKey = convention ?? "" != "" || operations.contains { $0.directives.envelope ?? "" != "" }
        guard hasKey else { return }
        let opened = opened(under: convention)
        guard opened.contains(where: { !$0.isEmpty }) else { return }
        for (operation, envelopes) in opened.enumerated() {
            for (response, envelope) in envelopes { operations[operation].responses[response].opened = envelope }
        }
        let unused = UnusedEnvelopes(self).schemas
        if !unused.isEmpty { namedSchemas.removeAll(where: unused.contains) }
    }

    /// By operation and the position of the response. What lies in a generic envelope may need schemas of its own.
    private mutating func opened(under convention: String?) -> [[(response: Int, envelope: OpenedEnvelope)]] {
        var contents = EnvelopeContents(self)
        let opened = operations.map { operation -> [(response: Int, envelope: OpenedEnvelope)] in
            guard let key = operation.directives.envelope ?? convention, !key.isEmpty else { return [] }
            return operation.successes.compactMap { position in
                let choice = ContentChoice.response(
                    operation.responses[position].contents,
                    preferred: operation.directives.responseMediaType,
                    in: self
                )
                guard let wrapper = choice?.content.use, let use = contents.content(of: wrapper, under: key) else {
                    return nil
                }
                return (position, OpenedEnvelope(key: key, use: use, wrapper: wrapper.schema))
            }
        }
        schemas = contents.api.schemas
        return opened
    }
}

extension Operation {
    /// The positions of the 2xx responses in the order of their statuses; of `default` where there is nothing else.
    package var successes: [Int] {
        let statuses = responses.map { $0.status }
        let found = statuses.indices.filter { statuses[$0].isSuccess }
        if found.isEmpty { return statuses.indices.filter { statuses[$0] == .default } }
        return found.count == 1 ? found : found.sorted { statuses[$0] < statuses[$1] }
    }
}
