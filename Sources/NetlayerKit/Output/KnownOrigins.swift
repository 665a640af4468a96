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
    ///
    /// - Parameter inputs: what the last run read, which made the file still.
    func causes(missing origin: FileOrigin, besides inputs: Set<String>) -> [FileOrigin.Cause] {
        guard !descriptions.isEmpty else { return [.configuration] }
        let isChanged = { (known: Set<String>, old: String) in
            !known.contains(old) && (inputs.contains(old) || !known.isSubset(of: inputs))
        }
        var causes: [FileOrigin.Cause] = []
        if isChanged(descriptions, origin.description) { causes.append(.description) }
        if isChanged(templates, origin.template) { causes.append(.template) }
        if isChanged(configurations, origin.configuration) { causes.append(.configuration) }
        return causes.isEmpty ? [.tool] : causes
    }
}
