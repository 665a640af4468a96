/// Functions that have a request made of a route, and may change it before they send it:
/// `var request = makeRequest(StoreRoute.add)`, `request.httpBody = data`
///
/// Such a function and the route are one endpoint. What the function adds isn't in the route.
struct SentRoutes {
    /// The route that each function sends, by the function's place.
    private let routes: [String: String]

    init(_ methods: RepositoryMethods) { routes = methods.routes }

    /// Leaves out the functions that add nothing to their routes, and the routes that all functions add something to.
    func merged(_ endpoints: [AdoptedEndpoint]) -> [AdoptedEndpoint] {
        let byKey = Dictionary(grouping: endpoints.indices) { endpoints[$0].key }
        var (plain, filled): (Set<Int>, Set<Int>) = ([], [])
        var sent: Set<Int> = []
        for (position, endpoint) in endpoints.enumerated() {
            guard let route = routes[endpoint.file.site(endpoint.place)], route != endpoint.key else { continue }
            for own in byKey[route] ?? [] where endpoint.isRequest(of: endpoints[own]) {
                if endpoint.adds(to: endpoints[own]) {
                    filled.insert(own)
                } else {
                    plain.insert(position)
                    sent.insert(own)
                }
            }
        }
        let dropped = plain.union(filled.subtracting(sent))
        return endpoints.indices.filter { !dropped.contains($0) }.map { endpoints[$0] }
    }
}

extension AdoptedEndpoint {
    /// The names of what the request carries.
    private var carried: [String] {
        let members = (query + headers).map(\.name).sorted()
        switch body {
        case .none: return members
        case .fields(let kind, let fields): return members + ["\(kind)"] + fields.map(\.name).sorted()
        case .model(let kind, let type): return members + ["\(kind) \(type?.shown ?? "")"]
        }
    }

    private var segments: [String] {
        let text = path.map { if case .words(let words) = $0 { words } else { "{}" } }.joined()
        return text.split(separator: "/").map(String.init)
    }

    /// Whether it has a route's method and path, perhaps behind the path of a base.
    fileprivate func isRequest(of route: AdoptedEndpoint) -> Bool {
        method == route.method && !route.segments.isEmpty
            && (segments.reversed().starts(with: route.segments.reversed())
                || route.segments.reversed().starts(with: segments.reversed()))
    }

    /// Whether it carries something else than the route, or may do so.
    fileprivate func adds(to route: AdoptedEndpoint) -> Bool {
        carried != route.carried
            || EndpointField.carried.contains { field in
                remarks.of(field).contains(where: \.isUnknown) && !route.remarks.of(field).contains(where: \.isUnknown)
            }
    }
}
