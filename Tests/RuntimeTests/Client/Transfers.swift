import Foundation

/// Bodies that are files, in both directions.
func transfers(_ server: LoopbackServer) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("netlayer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("parcel \"1\".bin")
    let bytes = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try bytes.write(to: file)
    var lines = try await uploads(server, file, bytes)
    lines += try await downloads(server, folder, bytes)
    lines += try await resumedDownloads(server, folder)
    return lines + (try await redirectedDownloads(server, folder))
}

/// Credentials stay with the server that they are for.
private func redirectedDownloads(_ server: LoopbackServer, _ folder: URL) async throws -> [String] {
    let other = try LoopbackServer()
    defer { other.stop() }
    let client = HTTPClient(retryPolicy: .none)
    var get = parts(server)
    get.headers = ["Authorization": "Bearer secret", "X-API-Key": "secret", "X-Version": "1"]
    let request = get
    func headers(_ requests: [RecordedRequest]) -> String {
        let names = ["Authorization", "X-API-Key", "X-Version"]
        return requests.map { request in names.filter { request.header($0) != nil }.joined(separator: " ") }
            .joined(separator: ", ")
    }
    var lines: [String] = []
    for (name, target) in [("the same server", server), ("another one", other)] {
        server.reset()
        server.play(.redirect(to: target.baseURL + "/moved"))
        target.play(.json("1"))
        let result = await outcome {
            try await CallOptions.with(savingTo: folder.appendingPathComponent("moved.bin")) {
                try await client.send(request).statusCode
            }
        }
        let received = server.takeRequests() + other.takeRequests()
        lines.append("redirected to \(name): \(result), with \(headers(received))")
    }
    return lines
}

private func uploads(_ server: LoopbackServer, _ file: URL, _ bytes: Data) async throws -> [String] {
    var lines: [String] = []
    let before = temporaryFiles()
    let client = HTTPClient(retryPolicy: .eager)
    let progress = Progress()
    var upload = parts(server, "PUT")
    upload.body = .data(FileUpload(contentsOf: file, contentType: "image/png"))
    let raw = upload
    server.reset()
    server.play(ScriptedResponse(503), .json("1"))
    lines.append(
        "file: "
            + (await outcome {
                try await CallOptions.with(progress: progress.note) { try await client.send(raw).statusCode }
            })
    )
    for request in server.takeRequests() {
        lines.append("  \(request.header("Content-Type") ?? "no type") \(request.body == bytes ? "as it is" : "wrong")")
    }
    lines.append("  \(progress.text(.upload, of: 3_000_000))")
    upload.body = .multipart([.field("caption", "a"), .file("photo", FileUpload(contentsOf: file)), .field("b", 2)])
    let form = upload
    server.play(.json("1"))
    lines.append("form: " + (await outcome { try await client.send(form).statusCode }))
    for request in server.takeRequests() {
        let boundary = request.header("Content-Type")?.components(separatedBy: "boundary=").last ?? ""
        var text = request.bodyText.replacing(boundary, with: "BOUNDARY")
        if let range = request.body.range(of: bytes) {
            let head = String(decoding: request.body[..<range.lowerBound], as: UTF8.self)
            text = head + "…" + String(decoding: request.body[range.upperBound...], as: UTF8.self)
        }
        lines += text.replacing(boundary, with: "BOUNDARY").components(separatedBy: "\r\n").map { "  \($0)" }
    }
    upload.body = .multipart([.file("photo", FileUpload(contentsOf: file.appendingPathExtension("none")))])
    let missing = upload
    lines.append("missing: " + (await outcome { try await client.send(missing).statusCode }))
    let pipe = file.deletingLastPathComponent().appendingPathComponent("pipe")
    _ = mkfifo(pipe.path, 0o600)
    for url in [file.deletingLastPathComponent(), pipe, URL(string: "https://localhost/a.png")!] {
        for body in [RequestBody.data(FileUpload(contentsOf: url)), .multipart([.file("a", FileUpload(contentsOf: url))])] {
            upload.body = body
            let odd = upload
            lines.append("no file: " + (await outcome { try await client.send(odd).statusCode }).suffix(29))
        }
    }
    server.play(.json("1"))
    let name = "q\"\u{301}; name=\"x\n\u{301}.png"
    upload.body = .multipart([.file("photo", FileUpload(data: Data(), filename: name))])
    let quoted = upload
    lines.append("quotes with accents: " + (await outcome { try await client.send(quoted).statusCode }))
    for request in server.takeRequests() {
        lines += request.bodyText.components(separatedBy: "\r\n").filter { $0.contains("filename") }.map { "  \($0)" }
    }
    lines.append("left in the temporary folder: \(temporaryFiles().subtracting(before).count)")
    return lines
}

private func downloads(_ server: LoopbackServer, _ folder: URL, _ bytes: Data) async throws -> [String] {
    var lines: [String] = []
    let target = folder.appendingPathComponent("saved.bin")
    let client = HTTPClient(retryPolicy: .none)
    let get = parts(server)
    func play(_ name: String, _ response: ScriptedResponse, to target: URL = target) async {
        server.reset()
        server.play(response)
        let progress = Progress()
        let result = await outcome {
            try await CallOptions.with(savingTo: target, progress: progress.note) {
                let reply = try await client.send(get)
                return "\(reply.data.count) bytes, file \(reply.file == target)"
            }
        }
        let size = (try? Data(contentsOf: target))?.count
        lines.append("\(name): \(result), saved \(size.map { "\($0)" } ?? "nothing")")
        lines.append("  \(progress.text(.download, of: Int64(response.body.count)))")
    }
    let whole = ScriptedResponse(200).with { $0.body = bytes }
    await play("error", .json(#"{"message":"gone"}"#, status: 404))
    await play("whole", whole)
    lines.append("  the same bytes: \(try Data(contentsOf: target) == bytes)")
    await play("again", ScriptedResponse(200, body: "new"))
    await play("error after it", ScriptedResponse(500, body: "no"))
    await play("chunked", ScriptedResponse(200, body: "123456").with { $0.chunkSize = 2 })
    await play("empty", ScriptedResponse(200))
    await play("cut", ScriptedResponse(200, body: "123456").with { $0.truncatedAfter = 3 })
    await play("nowhere", whole, to: folder.appendingPathComponent("none/saved.bin"))
    let shelf = folder.appendingPathComponent("shelf")
    try FileManager.default.createDirectory(at: shelf, withIntermediateDirectories: true)
    try Data("kept".utf8).write(to: shelf.appendingPathComponent("book"))
    await play("a folder", ScriptedResponse(200, body: "new"), to: shelf)
    lines.append("  in it: \(try FileManager.default.contentsOfDirectory(atPath: shelf.path))")
    await play("a part that nobody asked for", ScriptedResponse(206, headers: ["Content-Range": "bytes 0-2/9"], body: "123"))
    server.reset()
    server.play(ScriptedResponse(200, body: "123456").with { ($0.chunkSize, $0.chunkDelay) = (1, 1) })
    let task = Task {
        await outcome {
            try await CallOptions.with(savingTo: target) { try await client.send(get).statusCode }
        }
    }
    try await Task.sleep(nanoseconds: 300_000_000)
    let start = Date()
    task.cancel()
    lines.append("cancelled: \(await task.value), \(Date().timeIntervalSince(start) < 0.5 ? "at once" : "late")")
    let memory = HTTPClient(transport: MemoryTransport(.json("123")))
    let reply = try await CallOptions.with(savingTo: target) { try await memory.send(get) }
    lines.append("from memory: \(try Data(contentsOf: target).count), \(try reply.value(Int.self))")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("part-") }
    return lines + ["left beside it: \(names.count)"]
}

/// Downloads that are cut off and go on, within a call and in the next one.
private func resumedDownloads(_ server: LoopbackServer, _ folder: URL) async throws -> [String] {
    let target = folder.appendingPathComponent("resumed.bin")
    let tag = ["ETag": "\"a\"", "Accept-Ranges": "bytes"]
    let cut = ScriptedResponse(200, headers: tag, body: "0123456789").with { $0.truncatedAfter = 4 }
    func rest(_ range: String, _ body: String) -> ScriptedResponse {
        ScriptedResponse(206, headers: ["ETag": "\"a\"", "Content-Range": "bytes \(range)"], body: body)
    }
    var lines: [String] = []
    func play(_ name: String, keepsPart: Bool = false, _ responses: ScriptedResponse...) async {
        server.reset()
        for response in responses { server.play(response) }
        let progress = Progress()
        let client = HTTPClient(retryPolicy: keepsPart ? .none : .eager)
        let get = parts(server)
        let result = await outcome {
            try await CallOptions.with(savingTo: target, keepsPart: keepsPart, progress: progress.note) {
                let reply = try await client.send(get)
                return "\(reply.statusCode) \(String(decoding: reply.data, as: UTF8.self))"
            }
        }
        let asked = server.takeRequests().map { request in
            [request.header("Range"), request.header("If-Range")].compactMap { $0 }.joined(separator: " ")
        }
        lines.append("\(name): \(result), asked \(asked), \(progress.text(.download, of: 10))")
    }
    await play("resumed", cut, rest("4-9/10", "456789"))
    await play("resumed twice", cut, rest("4-9/10", "456789").with { $0.truncatedAfter = 2 }, rest("6-9/10", "6789"))
    await play("changed meanwhile", cut, ScriptedResponse(200, headers: tag, body: "abc"))
    await play("no longer there", cut, .json("{}", status: 416), ScriptedResponse(200, body: "new"))
    await play("another part", cut, rest("3-9/10", "3456789"), ScriptedResponse(200, body: "whole"))
    await play("a piece of the rest", cut, rest("4-5/10", "45"), ScriptedResponse(200, body: "whole"))
    await play("less than it says", cut, rest("4-9/10", "45"), ScriptedResponse(200, body: "whole"))
    await play("more than it says", cut, rest("4-9/10", "45678901"), ScriptedResponse(200, body: "whole"))
    await play("nothing of it", cut, rest("4-9/10", ""), ScriptedResponse(200, body: "whole"))
    let other = rest("4-9/10", "efghij").with { $0.headers["ETag"] = "\"b\"" }
    await play("a part of another", cut, other, ScriptedResponse(200, body: "whole"))
    for (name, value) in [("ETag", "W/\"a\""), ("Accept-Ranges", "none"), ("Content-Encoding", "x")] {
        await play("\(name): \(value)", cut.with { $0.headers[name] = value }, ScriptedResponse(200, body: "whole"))
    }
    await play("gone", cut, .json("{}", status: 404))
    lines.append("left beside it: \(leftovers(folder))")
    await play("kept", keepsPart: true, cut)
    lines.append("left beside it: \(leftovers(folder))")
    await play("the next call", keepsPart: true, rest("4-9/10", "456789"))
    lines.append("left beside it: \(leftovers(folder))")
    await play("kept again", keepsPart: true, cut)
    let get = parts(server, path: "/pets/2")
    server.play(ScriptedResponse(200, body: "pet"))
    _ = try await CallOptions.with(savingTo: target, keepsPart: true) { try await HTTPClient().send(get) }
    let ranges = server.takeRequests().map { $0.header("Range") ?? "all" }
    lines.append("another address: \(ranges), left beside it: \(leftovers(folder))")
    return lines + (try await interruptedDownloads(server, folder, tag))
}

/// Downloads that fall silent, or that nobody wants any longer, leave what can be gone on from.
private func interruptedDownloads(
    _ server: LoopbackServer,
    _ folder: URL,
    _ tag: [String: String]
) async throws -> [String] {
    let target = folder.appendingPathComponent("interrupted.bin")
    let get = parts(server)
    let silent = ScriptedResponse(200, headers: tag, body: "0123456789").with { ($0.chunkSize, $0.chunkDelay) = (4, 3) }
    let download: @Sendable () async -> String = {
        await outcome {
            try await CallOptions.with(timeout: 1, savingTo: target, keepsPart: true) {
                try await HTTPClient(retryPolicy: .none).send(get).statusCode
            }
        }
    }
    server.reset()
    server.play(silent, silent)
    var lines = ["silent: \(await download()), left beside it: \(leftovers(folder))"]
    try FileManager.default.removeItem(at: target.appendingPathExtension("part-tag"))
    let task = Task { await download() }
    try await Task.sleep(nanoseconds: 400_000_000)
    task.cancel()
    lines.append("cancelled: \(await task.value), left beside it: \(leftovers(folder))")
    return lines
}

/// What downloads have left in a folder.
private func leftovers(_ folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.contains("part") && !$0.hasPrefix("parcel") }.sorted()
}

private func temporaryFiles() -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(names.filter { $0.hasPrefix("upload-") })
}

/// What was told of the way of bodies.
private final class Progress: Sendable {
    private let steps = Locked<[TransferProgress]>([])

    var note: @Sendable (TransferProgress) -> Void {
        { step in self.steps.withLock { $0.append(step) } }
    }

    func text(_ direction: TransferProgress.Direction, of total: Int64) -> String {
        let steps = steps.value.filter { $0.direction == direction }
        guard let last = steps.last else {
            return "no progress"
        }
        let isKnown = steps.allSatisfy { $0.total == total } ? "known" : "unknown"
        if zip(steps, steps.dropFirst()).contains(where: ==) {
            return "the same progress twice"
        }
        return "progress to \(last.bytes), total \(isKnown), \(last.fraction.map { "\($0)" } ?? "no fraction")"
    }
}
