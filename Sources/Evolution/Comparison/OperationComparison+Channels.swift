import SwiftModel

extension OperationComparison {
    /// What goes over a channel; its messages are types like others.
    mutating func compareChannel() {
        guard let before = old.operation.channel, let after = new.operation.channel else { return }
        compareMessages("sends", before.sent, after.sent)
        compareMessages("receives", before.received, after.received)
        if before.subprotocols != after.subprotocols {
            let (was, now) = (before.subprotocolWords, after.subprotocolWords)
            add(Change(.valueSent, .behaviour, symbol, "offers \(now) now, and offered \(was)"))
        }
    }

    private mutating func compareMessages(_ verb: String, _ before: SwiftType?, _ after: SwiftType?) {
        guard before.map({ renames.old($0) }) != after else { return }
        let words = [after, before].map { $0.map { "`\($0.text)`" } ?? "nothing" }
        add(Change(.messageType, .breaking, symbol, "\(verb) \(words[0]) now, and \(verb) \(words[1]) before"))
    }
}

extension ChannelPlan {
    fileprivate var subprotocolWords: String {
        subprotocols.isEmpty ? "no subprotocol" : subprotocols.map(SwiftLiteral.quoted).joined(separator: ", ")
    }
}

extension OperationPlan {
    /// The names of its own, with those of the types of a channel.
    var declaredNames: [NamedText] {
        guard let channel else { return names }
        return names + [
            NamedText(key: "channel", text: channel.name.type),
            NamedText(key: "channelImplementation", text: channel.implementation.type),
        ]
    }
}
