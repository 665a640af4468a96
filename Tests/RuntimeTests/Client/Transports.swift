import Foundation

func transports(_ server: LoopbackServer) async throws -> [String] {
    var lines: [String] = []
    let memory = MemoryTransport(.json(#"{"name":"Tom"}"#), .json("{}", statusCode: 404))
    let client = HTTPClient(transport: memory, baseURL: "https://api.example.com", retryPolicy: .none)
    for _ in 0..<3 {
        lines.append("memory: " + (await outcome { try await client.send(parts(server)).value([String: String].self) }))
    }
    lines += memory.requests.map { "\($0.httpMethod ?? "") \($0.url?.absoluteString ?? "")" }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    server.reset()
    server.play(
        .json("1").with { $0.headers["Set-Cookie"] = "sid=secret" },
        .json("2"),
        ScriptedResponse(404, body: "gone"),
        .json("é").with { $0.body = Data([0xFF, 0xFE]) }
    )
    var search = parts(server, path: "/pets")
    search.query = [QueryItem("q", "a b"), QueryItem("api_key", "k-secret")]
    let requests = [parts(server), parts(server), parts(server, "DELETE"), search]
    lines += try await played(.recording(to: folder), requests, "recorded")
    lines += try await played(.replaying(folder), requests + [parts(server)], "replayed")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
        let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        lines += [name] + text.components(separatedBy: "\n").filter { !$0.contains("Content-") }
    }
    let replayed = HTTPClient(transport: try RecordingTransport.replaying(folder), retryPolicy: .none)
    lines.append(await outcome { try await replayed.send(parts(server, path: "/other")).statusCode })
    lines.append("screen: \(try await Screen().load(replayed, parts(server)))")
    return lines
}

private func played(_ transport: RecordingTransport, _ requests: [RequestParts], _ name: String) async throws
    -> [String]
{
    let client = HTTPClient(transport: transport, retryPolicy: .none)
    var lines: [String] = []
    for request in requests {
        lines.append("\(name): " + (await outcome { try await Array(client.send(request).data) }))
    }
    return lines
}
