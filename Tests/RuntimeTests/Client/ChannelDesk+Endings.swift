import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension ChannelDesk {
    static func endings() async throws -> [String] {
        let visits = Locked(0)
        let server = try WebSocketServer { peer in
            let number = visits.withLock { visits in
                visits += 1
                return visits
            }
            let code = peer.head.first.flatMap { Int($0.split(separator: "/")[1].prefix { $0.isNumber }) } ?? 0
            peer.send(note(number))
            if code > 0 {
                peer.send(.close(code, "reason \(code)"))
            }
        }
        defer { server.stop() }
        var lines: [String] = []
        for code in [1000, 1008, 4001] {
            visits.withLock { $0 = 0 }
            let connection = open(server, path: "/\(code)")
            lines.append("\(code): \(await numbers(of: connection))")
            lines.append("sending: \(await result { try await connection.send(Note(number: 1)) })")
        }
        for path in ["/1011", "/1013", "/0"] {
            visits.withLock { $0 = 0 }
            lines.append("\(path) again: \(await numbers(of: open(server, path: path), count: 3))")
        }
        // A greeting that never ends: what the service says before it is read all the same.
        visits.withLock { $0 = 0 }
        let early = open(
            { server.baseURL },
            path: "/4003",
            greeting: {
                try await Task.sleep(for: .seconds(3600))
                return []
            }
        )
        lines.append("before the greeting: \(await numbers(of: early))")
        lines.append("refused: \(await numbers(of: open(server, path: "/forbidden")))")
        let unreachable = open({ "http://127.0.0.1:1" }, attempts: 3)
        lines.append("unreachable: \(await numbers(of: unreachable))")
        return lines
    }

    static func pings() async throws -> [String] {
        let visits = Locked(0)
        let server = try WebSocketServer { peer in
            visits.withLock { $0 += 1 }
            if visits.value == 1 {
                while peer.receiveAll() != nil {}
            } else {
                peer.send(note(visits.value))
                while peer.receive() != nil {}
            }
        }
        defer { server.stop() }
        let connection = open(server, ping: 0.02)
        let lines = ["unanswered ping, then: \(await numbers(of: connection, count: 1))"]
        await connection.close()
        return lines
    }

    static func cancellations() async throws -> [String] {
        let closings = Locked<[Int]>([])
        let server = try WebSocketServer { peer in
            peer.send(note(1))
            while let frame = peer.receive() {
                if frame.kind == .close {
                    closings.withLock { $0.append(frame.closing.code) }
                    return
                }
            }
        }
        defer { server.stop() }
        var lines: [String] = []
        let connection = open(server)
        lines.append("first: \(await numbers(of: connection, count: 1))")
        let reading = Task { await numbers(of: connection) }
        try? await Task.sleep(for: .milliseconds(20))
        reading.cancel()
        lines.append("cancelled loop: \(await reading.value)")
        lines.append("still open: \(await result { try await connection.ping() })")
        await connection.close(reason: "done")
        lines.append("closed: \(await numbers(of: connection))")
        lines.append("let go: \(await numbers(of: open(server), count: 1))")
        let waiting = open({ "http://127.0.0.1:1" })
        let sending = Task { await result { try await waiting.send(Note(number: 1)) } }
        try? await Task.sleep(for: .milliseconds(20))
        sending.cancel()
        lines.append("cancelled sending: \(await sending.value)")
        for _ in 0..<200 where closings.value.count < 2 {
            try? await Task.sleep(for: .milliseconds(10))
        }
        lines.append("the service was told: \(closings.value.sorted())")
        return lines
    }
}
