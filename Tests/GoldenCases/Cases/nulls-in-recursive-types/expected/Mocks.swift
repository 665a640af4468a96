import Foundation

/// Replaces `NodesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockNodesRepository: NodesRepository {
    let patchNodeSpy = MockMethod<Node, Node>("NodesRepository.patchNode(_:)")

    init() {}

    func patchNode(_ request: Node) async throws -> Node {
        try await patchNodeSpy.call(request)
    }
}
