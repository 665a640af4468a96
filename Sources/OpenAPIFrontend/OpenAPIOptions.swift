import Platform

/// What a run may say about how a description is read.
public struct OpenAPIOptions: Sendable {
    /// Local files that stand for addresses; an address that ends in `/` maps all that lie under it.
    public struct URLMapping: Sendable {
        public var url: String
        public var path: String

        public init(url: String, path: String) {
            self.url = url
            self.path = path
        }
    }

    public var urlMappings: [URLMapping]

    public var limits: Limits

    public init(urlMappings: [URLMapping] = [], limits: Limits = .standard) {
        self.urlMappings = urlMappings
        self.limits = limits
    }

    /// The file that stands for an address: `https://a.example/x.yaml` under `https://a.example/` → `local/` is
    /// `local/x.yaml`.
    func path(forURL url: String) -> String? {
        for mapping in urlMappings {
            if mapping.url == url { return mapping.path }
            if mapping.url.hasSuffix("/"), url.hasPrefix(mapping.url) {
                let folder = mapping.path.hasSuffix("/") ? mapping.path : mapping.path + "/"
                return folder + url.dropFirst(mapping.url.count)
            }
        }
        return nil
    }
}
