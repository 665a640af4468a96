import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// How long it takes to queue many writes while the service is away, and to send them when it is there again, and what
/// that costs of memory.
enum QueueMeasure {
    private struct Desk: HTTPTransport {
        let isThere = Locked(false)
        let numbers = Locked<[String]>([])

        func send(_ attempt: HTTPAttempt) async throws -> HTTPReply {
            guard isThere.value else {
                throw URLError(.networkConnectionLost)
            }
            let body = attempt.request.httpBody ?? Data()
            numbers.withLock { $0.append(String(decoding: body, as: UTF8.self)) }
            return HTTPReply(statusCode: 200, headers: ["Content-Type": "application/json"], data: body)
        }
    }

    /// Whether they arrive in their order. How long that takes is printed: it is the disk's time, twice a write.
    static func holds(_ count: Int) async throws -> Bool {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("queue-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let desk = Desk()
        let credentials = FixedCredentials(["token": .token("secret")])
        let client = HTTPClient(
            transport: desk,
            baseURL: "http://localhost",
            credentials: credentials,
            retryPolicy: .none
        )
        let outbox = try Outbox(client: client, folder: folder)
        let shelf = Layers(client: client).layered(RepositoryCache(), outbox)
        let clock = ContinuousClock()
        let start = memory
        let queued = try await clock.measure {
            for number in 0..<count {
                _ = try await shelf.put(Item(id: number, name: "w\(number)"))
            }
        }
        let full = memory
        desk.isThere.withLock { $0 = true }
        let drained = await clock.measure {
            await outbox.resume()
            for await entries in await outbox.changes() where entries.isEmpty {
                break
            }
        }
        let isWhole = desk.numbers.value == (0..<count).map { #"{"id":\#($0),"name":"w\#($0)"}"# }
        print("queued \(count) in \(queued), drained in \(drained), in order \(isWhole)")
        print("memory: \(start) MB, \(full) MB with all of them, \(memory) MB after")
        await outbox.stop()
        return isWhole
    }

    /// What the process has in memory of its own, in megabytes; zero where the system doesn't say it like this.
    private static var memory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon") }
        return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1024
    }
}
