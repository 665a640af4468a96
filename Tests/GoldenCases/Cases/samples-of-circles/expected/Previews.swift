import Foundation

nonisolated extension Folder {
    static let preview = Folder(name: "Folder", folders: [], byName: [:], owner: .preview)
}

nonisolated extension Person {
    static let preview = Person(name: "Person")
}

nonisolated extension Expression {
    static let preview: Self = .integer(1)
}

nonisolated extension Sum {
    static let preview = Sum(left: .preview, right: .preview)
}

nonisolated extension Farm {
    static let preview = Farm(hens: [])
}
