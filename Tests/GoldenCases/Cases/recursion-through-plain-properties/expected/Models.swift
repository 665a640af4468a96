import Foundation

nonisolated struct Folder: Codable, Hashable, Sendable {
    let name: String
    @Indirect var parent: Folder?
    @Indirect var first: Entry?
    let children: [Folder]?

    init(name: String, parent: Folder? = nil, first: Entry? = nil, children: [Folder]? = nil) {
        self.name = name
        _parent = Indirect(parent)
        _first = Indirect(first)
        self.children = children
    }
}

nonisolated struct Entry: Codable, Hashable, Sendable {
    let folder: Folder
}
