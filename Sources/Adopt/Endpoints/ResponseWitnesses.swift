extension ResponseFinder {
    /// The response that a request type reads in the function that its protocol requires for that:
    /// `func parse(_ data: Data) throws -> Output`
    func witnessed(by entry: SourceIndex.Entry) -> ResponseFact? {
        for asked in index.ancestors(of: entry).flatMap(\.members.functions) where asked.body == nil {
            guard let result = asked.result?.name, names.contains(result),
                let own = entry.members.functions.first(where: { $0.body != nil && $0.isNamed(like: asked) })
            else { continue }
            if own.result == nil, own.readTypes(besides: naming).isEmpty { return ResponseFact(.nothing) }
            return response(of: own, in: entry.name)
        }
        return nil
    }
}

extension FunctionDeclaration {
    fileprivate func isNamed(like other: FunctionDeclaration) -> Bool {
        name == other.name && parameters.map(\.label) == other.parameters.map(\.label)
    }
}
