import Foundation

nonisolated struct Tree: Codable, Hashable, Sendable {
    let size: Int
    let branch: Branch?

    init(size: Int, branch: Branch? = nil) {
        self.size = size
        self.branch = branch
    }

    nonisolated struct Branch: Codable, Hashable, Sendable {
        let size: Int
        let branch: Details?
        let label: String?

        init(size: Int, branch: Details? = nil, label: String? = nil) {
            self.size = size
            self.branch = branch
            self.label = label
        }

        nonisolated struct Details: Codable, Hashable, Sendable {
            let size: Int
            @Indirect var branch: Details?
            let label: String?
            let leaf: Bool?

            init(size: Int, branch: Details? = nil, label: String? = nil, leaf: Bool? = nil) {
                self.size = size
                _branch = Indirect(branch)
                self.label = label
                self.leaf = leaf
            }
        }
    }
}
