import APIModel

/// The security schemes of a document, and the names of those that can't be used, so that they are not called unknown.
struct SecuritySchemes {
    var schemes: [SecurityScheme] = []
    /// The names of all, in the order of the text.
    var names: [String] = []
    private(set) var usableNames: Set<String> = []

    mutating func append(_ scheme: SecurityScheme) {
        schemes.append(scheme)
        usableNames.insert(scheme.name)
    }
}
