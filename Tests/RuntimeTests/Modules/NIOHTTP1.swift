// Stands in for the module of swift-nio: as much of it as the transport names, by the declarations of version 2.

public enum HTTPMethod: Sendable {
    case GET
    case RAW(value: String)

    public init(rawValue: String) { self = rawValue == "GET" ? .GET : .RAW(value: rawValue) }
}

public struct HTTPHeaders: Sendable, Sequence {
    private var fields: [(String, String)]

    public init(_ headers: [(String, String)] = []) { fields = headers }

    public mutating func add(name: String, value: String) { fields.append((name, value)) }
    public func makeIterator() -> AnyIterator<(name: String, value: String)> {
        var rest = fields[...]
        return AnyIterator { rest.popFirst().map { (name: $0.0, value: $0.1) } }
    }
}

public struct HTTPResponseStatus: Sendable {
    public var code: UInt
}
