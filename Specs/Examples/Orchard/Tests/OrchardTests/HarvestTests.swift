import Foundation
import Orchard
import Testing

@Suite struct HarvestTests {
    @Test func applesAreCounted() async throws {
        var trees = TreeClient.unimplemented
        trees.listTrees = { _, _ in [Tree(id: "1", kind: "Boskoop", apples: 80), Tree(id: "2", kind: "Cox")] }
        #expect(try await Harvest(trees: trees).apples() == 80)
    }

    @Test func whatIsNotReplacedThrows() async {
        await #expect(throws: TreeUnimplemented.self) {
            try await TreeClient.unimplemented.fellTree("1")
        }
    }

    @Test func previewsHaveValues() async throws {
        #expect(try await TreeClient.preview.listTrees(nil, nil) == [.preview])
    }

    @Test func liveClientsSendRequests() async throws {
        let trees = TreeClient.live(Service())
        #expect(try await trees.listTrees("Cox", nil).map(\.id) == ["/trees"])
    }
}

/// Answers with the path of the request.
private struct Service: APIService {
    func reply(_ endpoint: any Endpoint) async throws -> HTTPReply {
        HTTPReply(data: Data(#"[{"id":"\#(endpoint.path)","kind":"Cox"}]"#.utf8))
    }
}
