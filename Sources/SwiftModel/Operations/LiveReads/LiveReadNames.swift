import APIModel

/// Names the methods of observed operations: `getPosts` and `listPosts` → `observePosts`, where that is one's own.
struct LiveReadNames {
    private static let verbs: Set<String> = ["get", "list", "fetch", "load", "read"]

    /// What the service's other methods are called.
    let functions: Set<String>
    private let style: IdentifierStyle
    /// How often a name is wanted, by operations as they are called and by what observes them.
    private var wishes: [String: Int] = [:]

    init(_ observed: [OperationDraft], in service: ServicePlan, _ style: IdentifierStyle) {
        self.style = style
        let names = service.operations.map(\.function.raw)
        functions = Set(names)
        for name in names { wishes[name, default: 0] += 1 }
        for draft in observed { wishes[short(draft), default: 0] += 1 }
    }

    func name(of draft: OperationDraft) -> SwiftIdentifier {
        if let name = draft.operation.directives.observing?.name { return SwiftIdentifier(name.text) }
        let short = short(draft)
        return SwiftIdentifier(wishes[short] == 1 ? short : style.name(ofWords: ["observe"] + words(of: draft)))
    }

    private func short(_ draft: OperationDraft) -> String {
        let words = words(of: draft)
        let isRead = words.count > 1 && Self.verbs.contains(words[0].lowercased())
        return style.name(ofWords: ["observe"] + (isRead ? Array(words.dropFirst()) : words))
    }

    private func words(of draft: OperationDraft) -> [String] {
        draft.operation.directives.alias.map { WordSplitter.words(of: $0.text) } ?? draft.words
    }
}
