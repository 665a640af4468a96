import FerryKit
import Foundation

/// Notes what is sent, and replies to everything with the same text.
final class PierClient: FerryClient {
    private let reply: String
    private let requests = Lines()

    init(reply: String) { self.reply = reply }

    var sent: [String] { requests.all }

    func load<Value: Decodable & Sendable>(_ request: any FerryRequest) async throws -> Value {
        try note(request)
        return try JSONDecoder().decode(Value.self, from: Data(reply.utf8))
    }

    func perform(_ request: any FerryRequest) async throws { try note(request) }

    private func note(_ request: any FerryRequest) throws {
        var line = request.verb.rawValue + " " + request.path
        let items = request.queryItems.map { $0.name + "=" + ($0.value ?? "") }
        if !items.isEmpty { line += "?" + items.joined(separator: "&") }
        for name in request.headers.keys.sorted() { line += " \(name): \(request.headers[name] ?? "")" }
        if let payload = request.payload {
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            line += " " + String(decoding: try encoder.encode(payload), as: UTF8.self)
        }
        requests.add(line)
    }
}

private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var all: [String] { lock.withLock { lines } }

    func add(_ line: String) { lock.withLock { lines.append(line) } }
}
