import APIModel
import Diagnostics

/// Finds the operation for a request.
struct Routes {
    enum Finding {
        /// The operation's index in the API, and the decoded values of its path's variables.
        case operation(Int, values: [String: String])
        /// The path exists, but only with these methods.
        case otherMethod([String])
        case unknown(nearest: String?)
    }

    private struct Route {
        let operation: Int
        let methods: [String]
        /// The parts of each segment.
        let segments: [[PathTemplate.Part]]
        let fixedQuery: [PathTemplate.FixedQueryItem]
    }

    /// By the number of their segments; routes with more fixed text come first.
    private var routes: [Int: [Route]] = [:]
    /// The paths of servers, which precede those of operations: `/v1`; the longest first.
    private let bases: [String]
    private let templates: [String]

    init(_ api: API) {
        let servers = api.servers + api.operations.flatMap(\.servers)
        bases = Set(servers.map { Routes.path(of: $0.defaultURL) }).filter { !$0.isEmpty }.sorted {
            $0.count > $1.count
        }
        templates = api.operations.map(\.path.text)
        let heads = Set(api.operations.filter { $0.method.name == "HEAD" }.map(\.path.text))
        for (index, operation) in api.operations.enumerated() {
            // Clients that can't send a body with GET may send another method, and name GET in a header.
            var methods = [operation.method.name]
            if let choice = operation.methodChoice { methods = [choice.whenTrue.name, choice.whenFalse.name] }
            if methods.contains("GET"), !heads.contains(operation.path.text) { methods.append("HEAD") }
            let segments = Routes.segments(of: operation.path.parts)
            routes[segments.count, default: []].append(
                Route(operation: index, methods: methods, segments: segments, fixedQuery: operation.path.fixedQuery))
        }
        for key in routes.keys { routes[key]?.sort { Routes.isBefore($0, $1) } }
    }

    /// `https://api.example.com/v1/` → `/v1`
    static func path(of url: String) -> String {
        let rest = url.firstRange(of: "://").map { url[$0.upperBound...].drop { $0 != "/" } } ?? url[...]
        var path = rest.prefix { $0 != "?" && $0 != "#" }
        while path.hasSuffix("/") { path.removeLast() }
        return path.isEmpty || path.hasPrefix("/") ? String(path) : "/" + path
    }

    private static func segments(of parts: [PathTemplate.Part]) -> [[PathTemplate.Part]] {
        var segments: [[PathTemplate.Part]] = []
        for part in parts {
            guard case .literal(let text) = part else {
                if segments.isEmpty { segments.append([]) }
                segments[segments.count - 1].append(part)
                continue
            }
            for (index, piece) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
                if index > 0 || segments.isEmpty { segments.append([]) }
                if !piece.isEmpty { segments[segments.count - 1].append(.literal(String(piece))) }
            }
        }
        return segments
    }

    /// Whether a route is tried first: fixed text before variables, from the left, and a fixed query before none.
    private static func isBefore(_ left: Route, _ right: Route) -> Bool {
        for (first, second) in zip(left.segments, right.segments) {
            let (isFirst, isSecond) = (first.allSatisfy(\.isLiteral), second.allSatisfy(\.isLiteral))
            if isFirst != isSecond { return isFirst }
            if first.count != second.count, !isFirst { return first.count > second.count }
        }
        if left.fixedQuery.count != right.fixedQuery.count { return left.fixedQuery.count > right.fixedQuery.count }
        return left.operation < right.operation
    }

    func find(_ request: Request) -> Finding {
        let method =
            request.header("X-HTTP-Method-Override").flatMap { request.method == "POST" ? $0 : nil } ?? request.method
        var methods: [String] = []
        for path in paths(of: request.path) {
            let segments = path.split(separator: "/", omittingEmptySubsequences: false)
            for route in routes[segments.count] ?? [] {
                guard let values = match(route, segments), hasFixedQuery(route, request) else { continue }
                if route.methods.contains(method) { return .operation(route.operation, values: values) }
                methods += route.methods
            }
        }
        if !methods.isEmpty { return .otherMethod(Set(methods).sorted()) }
        return .unknown(nearest: nearest(to: request.path))
    }

    /// The path after each base with which it begins, and the whole path.
    private func paths(of path: String) -> [String] {
        bases.compactMap { path.hasPrefix($0 + "/") ? String(path.dropFirst($0.count)) : path == $0 ? "/" : nil } + [
            path
        ]
    }

    private func match(_ route: Route, _ segments: [Substring]) -> [String: String]? {
        var values: [String: String] = [:]
        for (parts, segment) in zip(route.segments, segments) where !match(parts, Array(segment.utf8), into: &values) {
            return nil
        }
        return values
    }

    /// `{name}.{format}` reads `logo.small.png` as `logo.small` and `png`: a variable takes all but what later parts
    /// need. Their positions are searched from the right, once for each, however many matches `{a}-{b}-{c}` has.
    private func match(_ parts: [PathTemplate.Part], _ text: [UInt8], into values: inout [String: String]) -> Bool {
        // The last offset at which each part and all parts after it match; negative if they match nowhere.
        var latest = [Int](repeating: text.count, count: parts.count + 1)
        func fits(_ part: Int, at start: Int) -> Bool {
            guard part < parts.count else { return start == text.count }
            guard case .literal(let literal) = parts[part] else { return latest[part + 1] > start }
            let (rest, count) = (text[start...], literal.utf8.count)
            if rest.starts(with: literal.utf8) { return fits(part + 1, at: start + count) }
            // A literal with different escapes is the same text.
            guard part == parts.count - 1, rest.count <= 3 * count else { return false }
            return PercentEncoding.decoded(String(decoding: rest, as: UTF8.self)) == PercentEncoding.decoded(literal)
        }
        for part in parts.indices.reversed() {
            latest[part] =
                parts[part].isLiteral ? (0...text.count).last { fits(part, at: $0) } ?? -1 : latest[part + 1] - 1
        }
        guard fits(0, at: 0) else { return false }
        var start = 0
        for (index, part) in parts.enumerated() {
            switch part {
            case .literal(let literal): start += literal.utf8.count
            case .parameter(let name):
                values[name] = PercentEncoding.decoded(String(decoding: text[start..<latest[index + 1]], as: UTF8.self))
                start = latest[index + 1]
            }
        }
        return true
    }

    private func hasFixedQuery(_ route: Route, _ request: Request) -> Bool {
        if route.fixedQuery.isEmpty { return true }
        let items = request.queryItems
        return route.fixedQuery.allSatisfy { fixed in
            let (name, value) = (
                PercentEncoding.decoded(fixed.name), PercentEncoding.decoded(fixed.value ?? "", plusIsSpace: true)
            )
            return items.contains { $0.name == name && $0.value == value }
        }
    }

    private func nearest(to path: String) -> String? {
        let wanted = path.split(separator: "/")
        // A variable stands for any segment.
        let filled = templates.map { template in
            "/"
                + template.split(separator: "/").enumerated().map { index, segment in
                    segment.contains("{") && index < wanted.count ? wanted[index] : segment
                }.joined(separator: "/")
        }
        guard let near = nearestWord(to: path, among: filled), let index = filled.firstIndex(of: near) else {
            return nil
        }
        return templates[index]
    }
}

extension PathTemplate.Part { fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } } }
