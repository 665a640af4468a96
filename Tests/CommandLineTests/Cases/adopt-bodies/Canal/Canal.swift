import Foundation

struct Policy: Encodable { var hours: String? }
struct Lock: Encodable { var name: String; var policy: Policy? }
struct Message: Encodable { var text: String?; var tags: [String: String]? }
struct Messages: Encodable { let messages: [Message] }

struct Canal {
    private func send(_ method: String, _ url: URL, _ body: some Encodable) async throws {
        var request = URLRequest(url: url)
        request.httpMethod = method
        request.httpBody = try JSONEncoder().encode(body)
        _ = try await URLSession.shared.data(for: request)
    }

    func create(name: String, hours: String?) async throws {
        var policy: Policy? = nil
        if let hours = hours { policy = Policy(hours: hours) }
        try await send("PUT", URL(string: "https://canal.example/locks")!, Lock(name: name, policy: policy))
    }

    func publish(text: String, tags: [String: String]?) async throws {
        let message = Message(text: text, tags: tags)
        try await send("POST", URL(string: "https://canal.example/messages")!, Messages(messages: [message]))
    }

    func write(id: String, thread: String?) async throws {
        var request = URLRequest(url: URL(string: "https://canal.example/letters")!)
        request.httpMethod = "POST"
        var body: [String: Any] = ["letter": ["id": id]]
        if let thread { body["letter"] = ["id": id, "thread": thread] }
        request.httpBody = try JSONSerialization.data(withJSONObject: body)
        _ = try await URLSession.shared.data(for: request)
    }

    func open(id: Int, level: Int, options: [String: String]) async throws {
        var parts = URLComponents(string: "https://canal.example/locks/\(id)/open")!
        parts.queryItems =
            options.map { URLQueryItem(name: $0.key, value: $0.value) }
            + [URLQueryItem(name: "level", value: "\(level)")]
        var request = URLRequest(url: parts.url!)
        request.httpMethod = "POST"
        _ = try await URLSession.shared.data(for: request)
    }
}
