import SwiftModel
import TemplateEngine

extension ChannelPlan: TabledView {
    public static let table = ViewTable<ChannelPlan>(
        "channel", "A channel that an operation opens, and what goes over it.",
        [
            .text("name", "Its protocol: `CommentsChannel`.") { $0.name.type },
            .text("implementation", "The type that opens it: `CommentsChannelImpl`.") { $0.implementation.type },
            .text("mock", "The type that stands in for it in tests: `MockCommentsChannel`.") { $0.mock.type },
            .optionalType("sent", "What is sent: `CommentsOutgoingMessage`; none where nothing is.") { $0.sent },
            .optionalType("received", "What is received: `CommentsIncomingMessage`.") { $0.received },
            .optionalView("sending", "How what is sent is made of the app's types; none where it stays as it is.") {
                $0.sending
            }, .optionalView("receiving", "How the app's types are made of what is received.") { $0.receiving },
            .literals("subprotocols", "The protocols that are offered, as literals.") { $0.subprotocols },
        ])
}
