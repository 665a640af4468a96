/// Counts apples, wherever the trees come from.
public struct Harvest: Sendable {
    private let trees: TreeClient

    public init(trees: TreeClient) {
        self.trees = trees
    }

    public func apples() async throws -> Int {
        try await trees.listTrees(nil, nil).reduce(0) { $0 + ($1.apples ?? 0) }
    }
}
