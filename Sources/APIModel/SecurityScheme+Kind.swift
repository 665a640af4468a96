extension SecurityScheme.Kind {
    /// What a configuration may say, for messages.
    package static let expected = "`bearer`, `basic`, `header NAME`, `query NAME` or `cookie NAME`"

    /// How a configuration says where a credential goes: `bearer`, `basic`, `header X-API-Key`, `query key`, `cookie sid`.
    package init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("bearer", 1): self = .http(scheme: "bearer", bearerFormat: nil)
        case ("basic", 1): self = .http(scheme: "basic", bearerFormat: nil)
        case ("header", 2), ("query", 2), ("cookie", 2):
            guard let location = Parameter.Location(rawValue: words[0]) else { return nil }
            if location != .query, !HTTPToken.isValid(words[1]) { return nil }
            self = .apiKey(name: words[1], location: location)
        default: return nil
        }
    }
}
