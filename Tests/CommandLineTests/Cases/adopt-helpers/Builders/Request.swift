import Foundation

public struct Request<Response> {
    var method: String
    var path: String
    var queryItems: [URLQueryItem] = []
    var headers: [String: String] = [:]
    var body: Data?

    init(_ method: String, _ path: String) {
        self.method = method
        self.path = path
    }

    static func get(_ path: String) -> Request { Request("GET", path) }
    static func post(_ path: String) -> Request { Request("POST", path) }
    static func put(_ path: String) -> Request { Request("PUT", path) }
    static func delete(_ path: String) -> Request { Request("DELETE", path) }
}

extension Request {
    func query(_ name: String, _ value: String?) -> Request {
        guard let value else { return self }
        var copy = self
        copy.queryItems.append(URLQueryItem(name: name, value: value))
        return copy
    }

    func header(_ name: String, _ value: String) -> Request {
        var copy = self
        copy.headers[name] = value
        return copy
    }

    func body<T: Encodable>(_ value: T) -> Request {
        var copy = self
        copy.body = try? JSONEncoder().encode(value)
        return copy.header("Content-Type", "application/json")
    }
}
