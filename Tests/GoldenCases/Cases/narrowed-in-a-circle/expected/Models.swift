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
        let branch: BranchBranch?
        let label: String?

        init(size: Int, branch: BranchBranch? = nil, label: String? = nil) {
            self.size = size
            self.branch = branch
            self.label = label
        }

        nonisolated struct BranchBranch: Codable, Hashable, Sendable {
            let size: Int
            @Indirect var branch: BranchBranch?
            let label: String?
            let leaf: Bool?

            init(size: Int, branch: BranchBranch? = nil, label: String? = nil, leaf: Bool? = nil) {
                self.size = size
                _branch = Indirect(branch)
                self.label = label
                self.leaf = leaf
            }
        }
    }
}
