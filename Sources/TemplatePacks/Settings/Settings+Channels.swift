import SwiftModel

extension Settings {
    /// The names of what an operation declares that opens a channel.
    static let channels: [Setting] = [
        .pattern("names.channel", "The pattern for protocols of channels.", ofOperation, \.names.channel),
        .pattern(
            "names.channelImplementation",
            "The pattern for types that open channels.",
            ofOperation,
            \.names.channelImplementation
        ),
        .pattern("names.channelMock", "The pattern for mocks of channels.", ofOperation, \.names.channelMock),
        .pattern(
            "names.sentMessage",
            "The pattern for enums of the messages that are sent into a channel.",
            ofOperation,
            \.names.sentMessage
        ),
        .pattern(
            "names.receivedMessage",
            "The pattern for enums of the messages that are received from a channel.",
            ofOperation,
            \.names.receivedMessage
        ),
    ]
}
