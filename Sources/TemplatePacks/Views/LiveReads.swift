import SwiftModel
import TemplateEngine

extension LiveReadPlan: TabledView {
    public static let table = ViewTable<LiveReadPlan>(
        "live", "The method that returns the result of an operation, and each new result after it.",
        [
            .text("name", "Its name.") { $0.name.declaration },
            .optionalText("interval", "Seconds between two reads, where there are some.") {
                $0.interval.map { milliseconds in
                    let digits = String(milliseconds % 1000 + 1000).dropFirst()
                    let part = digits.reversed().drop { $0 == "0" }.reversed()
                    return String(milliseconds / 1000) + (part.isEmpty ? "" : "." + String(part))
                }
            }, .text("settings", "What its settings are called inside.") { $0.settings.reference },
            .optionalText("stream", "The call of the stream that reports changes: `watchPosts(topic: topic)`.") {
                if case .stream(let call)? = $0.events { call } else { nil }
            },
            .optionalText("channel", "The protocol of the channel that reports changes.") {
                if case .channel(let name)? = $0.events { name.type } else { nil }
            }, .text("connection", "The name of its connection inside the method.") { $0.connection.reference },
            .optionalWord(
                "value", ["event", "data", "message"],
                "The part of an event that is the new value; none if the read is repeated."
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
