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
            .optionalView("sending", "The conversion of sent messages from the app's types; none if they are the same.")
            { $0.sending },
            .optionalView("receiving", "The conversion of received messages to the app's types.") { $0.receiving },
            .literals("subprotocols", "The protocols that are offered, as literals.") { $0.subprotocols },
        ])
}
