/// The Swift code that compares requests, beside the checks of a verification.
package enum RecordedRequests {
    package static let text = #"""
        import Foundation
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif

        /// A request as it would travel, in a form in which two can be compared.
        struct Sent {
            var method = ""
            var path = ""
            var query: [String] = []
            var headers: [String: String] = [:]
            var body = ""
            /// Whether the path may lack what stands in front of it.
            var isRelative = false
            /// The parts that a client adds, and nobody can be asked for.
            var open: [String] = []

            init(_ request: URLRequest) {
                method = request.httpMethod ?? "GET"
                let parts = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
                path = parts?.path ?? ""
                query = (parts?.queryItems ?? []).map { $0.name + "=" + ($0.value ?? "") }
                headers = request.allHTTPHeaderFields ?? [:]
                body = Sent.text(request.httpBody ?? Data())
            }

            init(
                method: Any, path: Any, base: Any? = nil, host: Any? = nil, query: Any? = nil, headers: Any? = nil, body: Any? = nil,
                parameters: Any? = nil, isForm: Bool = false, isSnakeCase: Bool = false, open: [String] = []
            ) {
                self.open = open
                self.method = word(method).uppercased()
                let server = host.flatMap(flat).map { word($0) }.map { $0.contains("://") || $0.isEmpty ? $0 : "https://" + $0 }
                let address = server ?? base.flatMap(flat).map { word($0) } ?? ""
                let text = address + (address.isEmpty || word(path).hasPrefix("/") || word(path).isEmpty ? "" : "/") + word(path)
                let pieces = text.split(separator: "?", maxSplits: 1).map(String.init)
                let decoded = (pieces.first ?? "").removingPercentEncoding ?? pieces.first ?? ""
                self.path = decoded.contains("://") ? URLComponents(string: pieces[0])?.path ?? decoded : decoded
                isRelative = address.isEmpty
                if pieces.count > 1 { self.query = pieces[1].split(separator: "&").map { String($0).removingPercentEncoding ?? "" } }
                self.query += pairs(query) + pairs(parameters)
                for pair in pairs(headers) {
                    let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                    self.headers[parts[0]] = parts.count > 1 ? parts[1] : ""
                }
                guard let body = body.flatMap(carried) else { return }
                if let data = body as? Data { self.body = Sent.text(data); return }
                if isForm { self.body = pairs(body).sorted().joined(separator: "&"); return }
                let encoder = JSONEncoder()
                if isSnakeCase { encoder.keyEncodingStrategy = .convertToSnakeCase }
                if let value = body as? any Encodable, let data = try? encoder.encode(value) { self.body = Sent.text(data); return }
                if JSONSerialization.isValidJSONObject(body), let data = try? JSONSerialization.data(withJSONObject: body) {
                    self.body = Sent.text(data)
                    return
                }
                self.open.append("body")
            }

            /// JSON with sorted keys, a form with sorted pairs, or the text itself.
            static func text(_ data: Data) -> String {
                if data.isEmpty { return "" }
                if let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed),
                    let sorted = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed]) {
                    return String(decoding: sorted, as: UTF8.self)
                }
                let text = String(decoding: data, as: UTF8.self)
                guard text.contains("="), !text.contains("\n") else { return text }
                return text.split(separator: "&").map { String($0).replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? "" }
                    .sorted().joined(separator: "&")
            }
        }

        /// What is in an optional.
        func flat(_ value: Any) -> Any? {
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .optional else { return value }
            return mirror.children.first.flatMap { flat($0.value) }
        }

        /// What a body is that a case of an enum holds: `.json(input)`; nothing for `.none`.
        func carried(_ value: Any) -> Any? {
            guard let value = flat(value) else { return nil }
            let mirror = Mirror(reflecting: value)
            guard mirror.displayStyle == .enum, !(value is any Encodable) else { return value }
            return mirror.children.first.flatMap { carried($0.value) }
        }

        func word(_ value: Any) -> String {
            guard let value = flat(value) else { return "" }
            if let url = value as? URL { return url.absoluteString }
            if let raw = value as? any RawRepresentable { return "\(raw.rawValue)" }
            return "\(value)"
        }

        /// `name=value` of query items, tuples, dictionaries and encodable values.
        func pairs(_ value: Any?) -> [String] {
            guard let value = value.flatMap(flat) else { return [] }
            if let items = value as? [URLQueryItem] { return items.filter { $0.value != nil }.map { $0.name + "=" + ($0.value ?? "") } }
            var found: [String] = []
            if let dictionary = value as? [String: Any] {
                for (key, element) in dictionary { found += pairs(key, element) }
                return found
            }
            if let value = value as? any Encodable, let data = try? JSONEncoder().encode(value),
                let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] {
                for (key, element) in object { found += pairs(key, element) }
                return found
            }
            return ["\(value)"]
        }

        func pairs(_ key: String, _ value: Any) -> [String] {
            guard let value = flat(value), !(value is NSNull) else { return [] }
            if let number = value as? NSNumber, !(value is Int), CFBoolean(number) { return [key + "=" + (number.boolValue ? "true" : "false")] }
            if let list = value as? [Any] { return list.map { key + "=" + word($0) } }
            return [key + "=" + word(value)]
        }

        func CFBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B" }

        func compare(_ check: Int, _ variant: String, _ ours: Sent, _ theirs: Sent) {
            func say(_ part: String, _ first: String, _ second: String) {
                if ours.open.contains(part) { return print("\(check)\topen\t\(part)") }
                let (ours, theirs) = (first, second)
                func line(_ text: String) -> String { text.replacingOccurrences(of: "\t", with: " ").replacingOccurrences(of: "\n", with: " ") }
                print("\(check)\tdiffers\t\(part)\t\(line(ours))\t\(line(theirs))")
            }
            func slashes(_ path: String) -> String { path.split(separator: "/", omittingEmptySubsequences: true).joined(separator: "/") }
            if ours.method != theirs.method { say("method", ours.method, theirs.method) }
            let (one, two) = (slashes(ours.path), slashes(theirs.path))
            if one != two, !(ours.isRelative && two.hasSuffix("/" + one)) { say("path", ours.path, theirs.path) }
            let (mine, other) = (ours.query.sorted(), theirs.query.sorted())
            if mine != other { say("query", mine.joined(separator: "&"), other.joined(separator: "&")) }
            func plain(_ headers: [String: String]) -> [String] {
                let ambient = ["accept", "content-type", "content-length"]
                return headers.map { $0.key.lowercased() + ": " + $0.value }.filter { line in
                    !ambient.contains { line.hasPrefix($0 + ":") }
                }.sorted()
            }
            let (first, second) = (plain(ours.headers), plain(theirs.headers))
            if first != second { say("headers", first.joined(separator: ", "), second.joined(separator: ", ")) }
            if ours.body != theirs.body { say("body", ours.body, theirs.body) }
            print("\(check)\tsent\t\(variant)")
        }

        func fail(_ check: Int, _ error: any Error) {
            print("\(check)\tfailed\t\(String(describing: error).replacingOccurrences(of: "\n", with: " "))")
        }

        /// Runs one of the checks that the program is asked for, and says so before: the code of an app may end the program.
        func run(_ number: Int, _ check: () -> Void) {
            guard CommandLine.arguments.contains(String(number)) else { return }
            print("\(number)\tbegun")
            fflush(nil)
            check()
            fflush(nil)
        }

        struct Unlike: Error { let value: String }

        /// The same value as the type that the generated code takes.
        func convert<Goal>(_ value: Any) throws -> Goal {
            if let same = value as? Goal { return same }
            guard let value = flat(value) else { throw Unlike(value: "nil") }
            if let same = value as? Goal { return same }
            if let raw = value as? any RawRepresentable, let same = raw.rawValue as? Goal { return same }
            if Goal.self == String.self || Goal.self == String?.self, let text = word(value) as? Goal { return text }
            if let value = value as? any Encodable, let type = Goal.self as? any Decodable.Type {
                let data = try JSONEncoder().encode([AnyValue(value)])
                if let same = try decode(type, data) as? Goal { return same }
            }
            throw Unlike(value: "\(value)")
        }

        func decode<Value: Decodable>(_ type: Value.Type, _ data: Data) throws -> Value {
            try JSONDecoder().decode([Value].self, from: data)[0]
        }

        struct AnyValue: Encodable {
            let value: any Encodable
            init(_ value: any Encodable) { self.value = value }
            func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
        }

        /// The members of a body by their names on the wire.
        struct Fields: Encodable {
            let members: [(String, (any Encodable)?)]
            init(_ members: [(String, (any Encodable)?)]) { self.members = members }
            struct Key: CodingKey {
                let stringValue: String
                var intValue: Int? { nil }
                init(stringValue: String) { self.stringValue = stringValue }
                init?(intValue: Int) { nil }
            }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                for (name, value) in members {
                    guard let value, flat(value) != nil else { continue }
                    try container.encode(AnyValue(value), forKey: Key(stringValue: name))
                }
            }
        }

        func made<Body: Decodable>(_ members: [(String, (any Encodable)?)]) throws -> Body {
            try JSONDecoder().decode(Body.self, from: JSONEncoder().encode(Fields(members)))
        }

        """#
}
