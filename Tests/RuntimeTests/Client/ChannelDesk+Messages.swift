import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension ChannelDesk {
    /// The examples of RFC 6455.
    static func frames() -> [String] {
        let hello = WebSocketFrame.text("Hello")
        let texts = [hello.bytes(), hello.bytes(mask: [0x37, 0xFA, 0x21, 0x3D])].map { bytes in
            bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined(separator: " ")
        }
        return ["accept: \(webSocketAccept("dGhlIHNhbXBsZSBub25jZQ=="))"] + texts.map { "frame: \($0)" }
    }

    static func exchange() async throws -> [String] {
        let heads = Locked<[String]>([])
        let server = try WebSocketServer { peer in
            heads.withLock { $0 = peer.head }
            while let frame = peer.receive(), frame.kind == .text {
                let text = String(decoding: frame.payload, as: UTF8.self)
                peer.send(#"{"type":"note",\#(text.dropFirst())"#)
                peer.send(#"{"type":"other","value":1}"#)
                peer.send("no JSON")
            }
        }
        defer { server.stop() }
        let connection = open(server)
        try await connection.send(Note(number: 3, text: "å"))
        var lines: [String] = []
        for try await message in connection.messages {
            switch message {
            case .note(let note):
                lines.append("received: \(note.number) \(note.text)")
                continue
            case .unknown(let value):
                lines.append("unknown: \(value["value"] == 1)")
            }
            break
        }
        lines.append("not decoded: \(await numbers(of: connection, count: 1))")
        try await connection.send(Note(number: 4))
        lines.append("after it: \(await numbers(of: connection, count: 1))")
        let head = heads.value
        lines.append("request: \(head.first ?? "") \(head.header("Authorization") ?? "no credential")")
        lines.append("offered: \(head.header("Sec-WebSocket-Protocol") ?? "nothing")")
        await connection.close()
        return lines
    }

    static func restarts() async throws -> [String] {
        let address = Locked("")
        let greetings = Locked<[String]>([])
        let first = try WebSocketServer { peer in
            let greeting = peer.receive().map { String(decoding: $0.payload, as: UTF8.self) } ?? "none"
            greetings.withLock { $0.append(greeting) }
            peer.send(note(1))
            _ = peer.receive()
            peer.send(.close(1012, "restart"))
        }
        address.withLock { $0 = first.baseURL }
        let connection = open({ address.value }, greeting: { [Note(number: 0, text: "subscribe")] })
        let states = connection.states
        var lines = ["before: \(await numbers(of: connection, count: 1))"]
        first.stop()
        try? await Task.sleep(for: .milliseconds(30))
        let second = try WebSocketServer { peer in
            let greeting = peer.receive().map { String(decoding: $0.payload, as: UTF8.self) } ?? "none"
            greetings.withLock { $0.append(greeting) }
            peer.send(note(2))
            _ = peer.receive()
        }
        defer { second.stop() }
        address.withLock { $0 = second.baseURL }
        try await connection.send(Note(number: 9))
        lines.append("after: \(await numbers(of: connection, count: 1))")
        lines.append("greetings: \(greetings.value.count), \(Set(greetings.value).count == 1 ? "alike" : "different")")
        await connection.close()
        var last = ""
        for await state in states {
            last = text(of: state)
        }
        return lines + ["then: \(last)"]
    }

    static func slowReaders() async throws -> [String] {
        var lines: [String] = []
        for policy in [ChannelBuffer.Policy.wait, .dropOldest, .dropNewest, .fail] {
            let sent = Locked(0)
            let server = try WebSocketServer { peer in
                for number in 0..<2_000 {
                    peer.send(note(number, text: String(repeating: "x", count: 10_000)))
                    sent.withLock { $0 += 1 }
                }
                peer.send(.close(1000, ""))
                _ = peer.receive()
            }
            defer { server.stop() }
            let connection = open({ server.baseURL }, buffer: ChannelBuffer(limit: 4, policy: policy))
            if policy == .wait {
                try? await Task.sleep(for: .milliseconds(200))
                let isHeldUp = sent.value < 2_000
                var count = 0
                var isInOrder = true
                for try await message in connection.messages {
                    isInOrder = isInOrder && message.number == count
                    count += 1
                }
                lines.append(
                    "wait: \(count), \(isInOrder ? "in order" : "mixed"), \(isHeldUp ? "held up" : "not held up")"
                )
            } else {
                for await _ in connection.states {}
                lines.append("\(policy): \(await numbers(of: connection))")
            }
        }
        return lines
    }

    /// Few messages may be as long as the memory.
    static func longMessages() async throws -> [String] {
        let sent = Locked(0)
        let server = try WebSocketServer { peer in
            let isLong = peer.head.first?.contains("/long") == true
            let bytes = Data(repeating: UInt8(ascii: "x"), count: isLong ? 17_000_000 : 4_000_000)
            let text = String(decoding: bytes, as: UTF8.self)
            for number in 0..<20 {
                peer.send(note(number, text: text))
                // Nobody is left who takes those that are too long.
                if !isLong { sent.withLock { $0 += 1 } }
            }
        }
        defer { server.stop() }
        var lines = ["longer than allowed: \(await numbers(of: open(server, path: "/long"), count: 1))"]
        for policy in [ChannelBuffer.Policy.wait, .dropOldest, .dropNewest, .fail] {
            sent.withLock { $0 = 0 }
            let connection = open({ server.baseURL }, buffer: ChannelBuffer(policy: policy))
            if policy == .wait {
                try? await Task.sleep(for: .milliseconds(500))
                lines.append("long ones, wait: held up \(sent.value < 10)")
                await connection.close()
            } else {
                for await state in connection.states {
                    if case .waiting = state {
                        await connection.close()
                    }
                }
                lines.append("long ones, \(policy): \(await numbers(of: connection))")
            }
        }
        return lines
    }

    static func manyMessages() async throws -> [String] {
        let received = Locked<[Int]>([])
        let server = try WebSocketServer { peer in
            for number in 0..<10_000 {
                peer.send(note(number))
            }
            while let frame = peer.receive(), frame.kind == .text {
                let sent = try? JSONDecoder().decode(Note.self, from: Data(frame.payload))
                received.withLock { $0.append(sent?.number ?? -1) }
            }
        }
        defer { server.stop() }
        let connection = open(server)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for sender in 0..<8 {
                group.addTask {
                    for number in 0..<1_250 {
                        try await connection.send(Note(number: sender * 10_000 + number))
                    }
                }
            }
            try await group.waitForAll()
        }
        var numbers: [Int] = []
        for try await message in connection.messages {
            numbers.append(message.number)
            if numbers.count == 10_000 {
                break
            }
        }
        try await connection.ping()
        await connection.close()
        let sent = received.value
        let isOrdered = (0..<8).allSatisfy { sender in
            sent.filter { $0 / 10_000 == sender } == (0..<1_250).map { sender * 10_000 + $0 }
        }
        return [
            "received: \(numbers.count), \(numbers == Array(0..<10_000) ? "in order" : "mixed")",
            "sent by 8 tasks: \(sent.count), \(isOrdered ? "each in order" : "mixed")",
        ]
    }
}
