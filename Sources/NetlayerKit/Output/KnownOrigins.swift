/// What all files that are made come from, to tell why another one is not made any more.
struct KnownOrigins {
    private var descriptions: Set<String> = []
    private var templates: Set<String> = []
    private var configurations: Set<String> = []

    init(_ origins: some Sequence<FileOrigin>) {
        for origin in origins {
            descriptions.insert(origin.description)
            templates.insert(origin.template)
            configurations.insert(origin.configuration)
        }
    }

    /// Why no file of this origin is made; never empty.
    func causes(missing origin: FileOrigin) -> [FileOrigin.Cause] {
        guard !descriptions.isEmpty else { return [.configuration] }
        var causes: [FileOrigin.Cause] = []
        if !descriptions.contains(origin.description) { causes.append(.description) }
        if !templates.contains(origin.template) { causes.append(.template) }
        if !configurations.contains(origin.configuration) { causes.append(.configuration) }
        return causes.isEmpty ? [.tool] : causes
    }
}
