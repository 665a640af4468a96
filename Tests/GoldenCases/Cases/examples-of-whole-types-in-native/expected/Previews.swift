import Foundation

nonisolated extension Tool {
    static let preview = Tool(id: 7, name: "Saw", kind: .saw)
}

nonisolated extension Kind {
    static let preview: Self = .drill
}

nonisolated extension Owner {
    static let preview = Owner(name: "Ada")
}
