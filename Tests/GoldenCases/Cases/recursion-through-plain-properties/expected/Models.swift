import Foundation

nonisolated struct Folder: Codable, Hashable, Sendable {
    let name: String
    @Indirect var parent: Folder?
    let first: Entry?
    let children: [Folder]?

    init(name: String, parent: Folder? = nil, first: Entry? = nil, children: [Folder]? = nil) {
        self.name = name
        _parent = Indirect(parent)
        self.first = first
        self.children = children
    }
}

nonisolated struct Entry: Codable, Hashable, Sendable {
    @Indirect var folder: Folder

    init(folder: Folder) {
        _folder = Indirect(folder)
    }
}
