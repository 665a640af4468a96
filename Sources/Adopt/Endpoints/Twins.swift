/// Merges a function with a completion handler and its async twin, which has its name and sends the same request, and what
/// a member of a value sends that several functions make.
enum Twins {
    static func merged(_ endpoints: [AdoptedEndpoint]) -> [AdoptedEndpoint] {
        var result: [AdoptedEndpoint] = []
        var known: [String: [Int]] = [:]
        for endpoint in endpoints {
            let name = endpoint.owner + "." + endpoint.name
            if let same = known[name, default: []].first(where: { result[$0].isRepeated(by: endpoint) }) {
                if endpoint.remarks.count < result[same].remarks.count { result[same] = endpoint }
                continue
            }
            let position = known[name, default: []].first { result[$0].isTwin(of: endpoint) }
            guard let position else {
                known[name, default: []].append(result.count)
                result.append(endpoint)
                continue
            }
            let other = result[position]
            // The one with fewer remarks replaces both.
            let isBetter = endpoint.remarks.count < other.remarks.count
            result[position] = isBetter ? endpoint : other
            let twin = isBetter ? other : endpoint
            result[position].twin = twin.file.shown(twin.place)
        }
        return result
    }
}

extension AdoptedEndpoint {
    /// Whether the same code sends it, with other names of arguments: `trip.leg(2).stops` and `client.leg(1, 2).stops`
    fileprivate func isRepeated(by other: AdoptedEndpoint) -> Bool {
        file.site(place) == other.file.site(other.place) && method == other.method && base == other.base
            && shape == other.shape && condition == nil && other.condition == nil && contents == other.contents
    }

    private var shape: [String] { path.map { if case .words(let words) = $0 { words } else { "{}" } } }

    fileprivate func isTwin(of other: AdoptedEndpoint) -> Bool {
        guard let call, let called = other.call, call.isCompleted != called.isCompleted, twin == nil, condition == nil,
            other.condition == nil
        else { return false }
        return method == other.method && base == other.base && otherBases == other.otherBases && path == other.path
            && contents == other.contents && call.arguments == called.arguments
    }
}

extension AdoptedEndpoint {
    /// The query, the headers and the body as a text for comparison.
    var contents: String { "\(query)\(headers)\(body)" }
}
