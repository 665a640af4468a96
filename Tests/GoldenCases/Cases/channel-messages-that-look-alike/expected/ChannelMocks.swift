import Foundation

/// Replaces `CommentsChannel` in tests, which act as the service: they deliver and check messages.
nonisolated final class MockCommentsChannel: CommentsChannel {
    let channel = MockChannel<Void, NoMessage, CommentsIncomingMessage>()

    init() {}

    func open() -> CommentsChannel.Connection {
        channel.open(())
    }
}
