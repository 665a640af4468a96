extension API {
    /// Makes two operations of each one that gives its response as a whole or as a stream, as the client asks. Where a
    /// flag of the request tells them apart, each sends its own value.
    public mutating func separateStreams() {
        guard operations.contains(where: { $0.hasStreams }) else { return }
        operations = operations.flatMap { operation -> [Operation] in
            guard operation.hasStreams else { return [operation] }
            let flag = operation.directives.stream?.flag
            let whole = operation.successes.contains { position in
                operation.responses[position].contents.contains { !$0.mediaType.isStream }
            }
            let preferred = operation.directives.responseMediaType.map { MediaType($0) }
            if let preferred, !preferred.isStream { return [operation] }
            guard whole, preferred == nil else { return [operation.asking(true, by: flag)] }
            let plainFlag = flag ?? plainFlag(of: operation)
            var stream = operation.keepingContents { $0.mediaType.isStream }
            stream.isStreamVariant = true
            let name = operation.directives.name.flatMap { FixedName($0.text + "Stream") }
            stream.directives.name = operation.directives.stream?.name ?? name
            stream.directives.alias = nil
            stream.directives.pages = nil
            stream.directives.cache = nil
            stream.directives.observe = nil
            let rest = operation.keepingContents { !$0.mediaType.isStream }
            return [rest.asking(false, by: plainFlag), stream.asking(true, by: plainFlag)]
        }
    }

    /// The flag `stream` of a JSON body or of the query.
    private func plainFlag(of operation: Operation) -> String? {
        let name = "stream"
        if let parameter = operation.parameters.first(where: { $0.wireName == name && $0.location == .query }) {
            return isFlag(parameter.use) ? name : nil
        }
        let choice = operation.body.flatMap {
            ContentChoice.request($0.contents, preferred: operation.directives.requestMediaType, in: self)
        }
        guard let choice, choice.kind == .json, let use = choice.content.use, !use.isNullable else { return nil }
        return properties(of: use).contains { $0.wireName == name && isFlag($0.use) } ? name : nil
    }

    private func isFlag(_ use: SchemaUse) -> Bool { resolvedKind(of: use.schema) == .boolean }
}

extension Operation {
    /// What successful responses have that comes piece by piece.
    package var streamContents: [MediaContent] {
        successes.flatMap { responses[$0].contents }.filter(\.mediaType.isStream)
    }

    /// Whether successful responses have something that comes piece by piece.
    package var hasStreams: Bool {
        let responses = responses
        return successes.contains { responses[$0].contents.contains { $0.mediaType.isStream } }
    }

    fileprivate func keepingContents(where isKept: (MediaContent) -> Bool) -> Operation {
        var result = self
        var lost: [Int] = []
        for position in successes where !responses[position].contents.isEmpty {
            result.responses[position].contents.removeAll { !isKept($0) }
            if result.responses[position].contents.isEmpty { lost.append(position) }
        }
        for position in lost.sorted(by: >) { result.responses.remove(at: position) }
        return result
    }

    /// The same with a flag of the request that is no longer the caller's to give.
    fileprivate func asking(_ value: Bool, by flag: String?) -> Operation {
        guard let flag else { return self }
        var result = self
        let isParameter = parameters.contains { $0.wireName == flag || $0.name == flag }
        if isParameter {
            result.directives.pins.append(.init(name: flag, value: .bool(value)))
        } else if result.directives.parameters != nil {
            result.directives.parameters?.append(.init(name: flag, value: .constant(.bool(value))))
        } else {
            result.fixedMembers = [.init(name: flag, value: .bool(value))]
            result.body?.isRequired = true
        }
        return result
    }
}
