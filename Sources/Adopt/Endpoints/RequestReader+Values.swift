extension [Value.Piece] {
    /// The words in front of a path at the end: `/api` of `/api/stores`
    func prefix(before own: [Value.Piece]) -> String? {
        func text(_ pieces: [Value.Piece]) -> String {
            pieces.map { piece in
                switch piece {
                case .words(let words): words
                case .hole(let symbol): "{" + symbol.text + "}"
                }
            }.joined()
        }
        let (whole, path) = (text(self), text(own))
        let rooted = path.hasPrefix("/") ? path : "/" + path
        guard !path.isEmpty, whole.hasSuffix(rooted) else { return nil }
        let prefix = String(whole.dropLast(rooted.count))
        return prefix.contains("{") ? nil : prefix
    }
}

extension SourceIndex {
    /// Whether a wrapper of the team's own holds a property: something that looks for such wrappers may read it.
    func isWrapped(_ property: PropertyDeclaration) -> Bool {
        property.attributes.contains { type($0)?.declaration?.attributes.contains("propertyWrapper") == true }
    }
}

extension Value {
    /// The request that it is, or that it holds.
    var request: Value.Instance? {
        guard case .instance(let instance) = self else { return nil }
        if instance.type == "URLRequest" { return instance }
        for name in instance.fields.keys.sorted() {
            if case .instance(let inner)? = instance.fields[name], inner.type == "URLRequest" { return inner }
        }
        return nil
    }
}
