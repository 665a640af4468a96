import SwiftModel
import TemplateEngine

extension LiveReadPlan: TabledView {
    public static let table = ViewTable<LiveReadPlan>(
        "live", "The method that gives what an operation returns, and again each time it is something else.",
        [
            .text("name", "Its name.") { $0.name.declaration },
            .optionalText("interval", "Seconds between two reads, where there are some.") {
                $0.interval.map { milliseconds in
                    let digits = String(milliseconds % 1000 + 1000).dropFirst()
                    let part = digits.reversed().drop { $0 == "0" }.reversed()
                    return String(milliseconds / 1000) + (part.isEmpty ? "" : "." + String(part))
                }
            }, .text("settings", "What its settings are called inside.") { $0.settings.reference },
            .optionalText("stream", "The call of the stream that tells of changes: `watchPosts(topic: topic)`.") {
                if case .stream(let call)? = $0.events { call } else { nil }
            },
            .optionalText("channel", "The protocol of the channel that does.") {
                if case .channel(let name)? = $0.events { name.type } else { nil }
            }, .text("connection", "What a connection of that is called inside.") { $0.connection.reference },
            .optionalWord(
                "value", ["event", "data", "message"],
                "What of an event is the new value; none where the read is made again."
            ) {
                switch $0.content {
                case .event?: "event"
                case .data?: "data"
                case .message?: "message"
                case nil: nil
                }
            },
            .optionalText("message", "The case that carries it: `changed`.") {
                if case .message(let name)? = $0.content { name.member } else { nil }
            },
        ])
}
