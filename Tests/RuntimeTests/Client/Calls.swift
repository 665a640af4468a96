import Foundation

func calls(_ server: LoopbackServer) async throws -> [String] {
    var lines: [String] = []
    let client = HTTPClient(defaultHeaders: ["X-App": "client"], retryPolicy: .none)
    func play(
        _ name: String,
        _ responses: [ScriptedResponse],
        _ headers: [String],
        _ call: () async throws -> Any
    ) async {
        server.reset()
        for response in responses {
            server.play(response)
        }
        lines.append("\(name): " + (await outcome(call)))
        let requests = server.takeRequests().map { request in
            headers.map { request.header($0) ?? "none" }.joined(separator: ", ")
        }
        let keys = requests.filter { $0.count == 36 && UUID(uuidString: $0) != nil }
        let known =
            keys.isEmpty ? requests.map { "  \($0)" } : ["  \(requests.count) requests, \(Set(keys).count) keys"]
        lines += known
    }
    let ok = ScriptedResponse.json("1")
    let busy = ScriptedResponse(503)
    let get = parts(server)
    var post = parts(server, "POST")
    post.headers = ["x-trace": "request"]
    let create = post
    await play("without options", [busy, ok], ["X-App", "X-Trace"]) { try await client.send(create).statusCode }
    await play("headers", [ok], ["X-App", "X-Trace"]) {
        try await CallOptions.with(headers: ["X-App": "call", "X-TRACE": "call"]) {
            try await client.send(create).statusCode
        }
    }
    await play("headers inside others", [ok], ["X-App", "X-Trace", "X-More"]) {
        try await CallOptions.with(headers: ["X-App": "outer", "X-More": "outer"]) {
            try await CallOptions.with(headers: ["X-App": "inner"]) { try await client.send(create).statusCode }
        }
    }
    await play("header with a line break", [ok], ["X-App"]) {
        try await CallOptions.with(headers: ["X-App": "a\r\nX-Evil: 1"]) { try await client.send(get).statusCode }
    }
    await play("timeout", [ok.with { $0.delay = 2 }], []) {
        try await CallOptions.with(timeout: 1) { try await client.send(get).statusCode }
    }
    await play("retries", [busy, ok], ["X-App"]) {
        try await CallOptions.with(retryPolicy: .eager) { try await client.send(get).statusCode }
    }
    await play("retries of a POST", [busy, ok], ["X-App"]) {
        try await CallOptions.with(retryPolicy: .eager) { try await client.send(create).statusCode }
    }
    await play("idempotency key", [busy, .dropped, ok], ["Idempotency-Key"]) {
        try await CallOptions.with(retryPolicy: .eager, idempotencyKey: .automatic) {
            try await client.send(create).statusCode
        }
    }
    await play("a key for each call", [ok, ok], ["Idempotency-Key"]) {
        try await CallOptions.with(idempotencyKey: .automatic) {
            try await client.send(create).statusCode + client.send(create).statusCode
        }
    }
    await play("fixed key", [busy, ok], ["Idempotency-Key"]) {
        try await CallOptions.with(retryPolicy: .eager, idempotencyKey: .fixed("order-7")) {
            try await client.send(create).statusCode
        }
    }
    await play("key of a GET", [ok], ["Idempotency-Key"]) {
        try await CallOptions.with(idempotencyKey: .automatic) { try await client.send(get).statusCode }
    }
    let open = ok.with { $0.keepsOpen = true }
    await play("POST where the connection of another is lost", [open, .dropped], ["X-App"]) {
        try await client.send(create).statusCode + client.send(create).statusCode
    }
    var put = parts(server, "PUT")
    put.body = .text("a")
    let change = put
    await play("PUT there, with retries", [open, .dropped, ok], ["X-App"]) {
        try await CallOptions.with(timeout: 5, retryPolicy: .eager) {
            try await client.send(change).statusCode + client.send(change).statusCode
        }
    }
    return lines
}

/// Options hold for calls from the main actor, with what is isolated to it.
@MainActor
final class Screen {
    private var statuses: [Int] = []

    func load(_ client: HTTPClient, _ request: RequestParts) async throws -> [Int] {
        try await CallOptions.with(timeout: 5) {
            statuses.append(try await client.send(request).statusCode)
        }
        return statuses
    }
}
