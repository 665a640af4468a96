import Foundation

func channels() async throws -> [String] {
    var lines: [String] = []
    lines += try await notes()
    lines += try await shapes()
    return lines
}

private func notes() async throws -> [String] {
    let heads = Locked<[[String]]>([])
    let greetings = Locked<[String]>([])
    let server = try WebSocketServer { peer in
        heads.withLock { $0.append(peer.head) }
        let visit = heads.value.count
        greetings.withLock { $0.append(peer.receive().map { String(decoding: $0.payload, as: UTF8.self) } ?? "none") }
        peer.send(#"{"type":"note.added","number":\#(visit),"text":"hello"}"#)
        guard let frame = peer.receive() else {
            return
        }
        if visit == 1 {
            peer.send(#"{"type":"later","number":7}"#)
            peer.send(.close(1012, "restart"))
        } else {
            let text = String(decoding: frame.payload, as: UTF8.self)
            peer.send(#"{"type":"note.added","number":9,"text":"\#(text.contains("note") ? "echo" : "none")"}"#)
            peer.send(#"{"type":"closed"}"#)
            peer.send(.close(4001, "over"))
        }
        _ = peer.receive()
    }
    defer { server.stop() }
    let backoff = ChannelBackoff(maximumAttempts: 100, baseDelay: 0.001, maximumDelay: 0.01)
    let layers = Layers(channelsAt: { server.baseURL })
    let connection = layers.notes(ChannelSettings(backoff: backoff), item: 7, since: 3) {
        [.subscribe(Subscription(topics: ["a"]))]
    }
    var lines: [String] = []
    do {
        var count = 0
        for try await message in connection.messages {
            switch message {
            case .noteAdded(let note): lines.append("note \(note.number) \(note.text)")
            case .closed: lines.append("closed")
            case .unknown(let value): lines.append("unknown \(value["number"] == 7)")
            }
            count += 1
            if count == 1 || count == 3 {
                try await connection.send(.note(Note(number: count, text: "mine")))
            }
        }
    } catch let error as ChannelClosed {
        lines.append("ended: \(error.code.rawValue) \(error.reason)")
    }
    let head = heads.value.first ?? []
    lines.append("request: \(head.first ?? "") \(head.header("Authorization") ?? "no credential")")
    lines.append("offered: \(head.header("Sec-WebSocket-Protocol") ?? "nothing")")
    lines.append("greetings: \(greetings.value)")
    return lines
}

private func shapes() async throws -> [String] {
    let server = try WebSocketServer { peer in
        peer.send(#"{"removed":3}"#)
        peer.send(#"{"number":1,"text":"hello"}"#)
        peer.send(#"{"something":"else"}"#)
        peer.send("[1]")
        peer.send(.close(1000, ""))
        _ = peer.receive()
    }
    defer { server.stop() }
    var lines: [String] = []
    for try await message in Layers(channelsAt: { server.baseURL }).shapes().messages {
        switch message {
        case .note(let note): lines.append("note \(note.number)")
        case .removal(let removal): lines.append("removal \(removal.removed)")
        case .unknown(let value): lines.append("unknown \(value)")
        }
    }
    return lines
}
