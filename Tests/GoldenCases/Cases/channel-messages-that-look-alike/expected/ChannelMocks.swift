import Foundation

/// Stands in for `CommentsChannel` in tests, which play the service: they deliver messages, and see what was sent.
nonisolated final class MockCommentsChannel: CommentsChannel {
    let channel = MockChannel<Void, NoMessage, CommentsIncomingMessage>()

    init() {}

    func open() -> CommentsChannel.Connection {
        channel.open(())
    }
}
