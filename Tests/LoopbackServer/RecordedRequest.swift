import Foundation

/// A request as its bytes came in: nothing is decoded, unescaped or sorted.
public struct RecordedRequest: Sendable {
    /// One header line: `Accept: application/json` → `("Accept", "application/json")`.
    public struct HeaderLine: Hashable, Sendable {
        public let name: String
        public let value: String
    }

    public let method: String
    /// Path and query as they stand in the request line.
    public let target: String
    public let headers: [HeaderLine]
    public let body: Data

    /// The value of the first header with this name, in any spelling of its letters.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }

    public var bodyText: String {
        String(decoding: body, as: UTF8.self)
    }
}
