import TemplateEngine

/// The views that the tests render: an API enum with cases, and a tree for recursion.
struct APIView: TabledView {
    var name = "StoreApi"
    var doc: String?
    var isPublic = true
    var caseCount = 2
    var kind = "enum"
    var tags: [String] = ["a", "b"]
    var cases: [CaseView] = [
        CaseView(name: "list", arguments: [ArgumentView(label: "page", type: "Int")]),
        CaseView(name: "delete"),
    ]
    var first: CaseView?
    var tree = NodeView()

    static let table = ViewTable<APIView>(
        "api",
        "An API.",
        [
            .text("name", "Its name.") { $0.name },
            .optionalText("doc", "Its comment.") { $0.doc },
            .flag("is_public", "Whether it is public.") { $0.isPublic },
            .number("count", "How many cases it has.") { $0.caseCount },
            .word("kind", ["struct", "enum"], "What declares it | how.") { $0.kind },
            .texts("tags", "Its tags.") { $0.tags },
            .views("cases", "Its cases.") { $0.cases },
            .optionalView("first", "The first case.") { $0.first },
            .view("tree", "A tree.") { $0.tree },
        ]
    )
}

struct CaseView: TabledView {
    var name: String
    var doc: String?
    var arguments: [ArgumentView] = []

    static let table = ViewTable<CaseView>(
        "case",
        "A case of an API.",
        [
            .text("name", "Its name.") { $0.name },
            .optionalText("doc", "Its comment.") { $0.doc },
            .views("arguments", "Its values.") { $0.arguments },
        ]
    )
}

struct ArgumentView: TabledView {
    var label: String
    var type: String

    static let table = ViewTable<ArgumentView>(
        "argument",
        "A value of a case.",
        [
            .text("label", "Its label.") { $0.label },
            .text("type", "Its type.") { $0.type },
        ]
    )
}

struct NodeView: TabledView {
    var name = "Root"
    var children: [NodeView] = []

    static let table = ViewTable<NodeView>(
        "node",
        "A node of a tree.",
        [
            .text("name", "Its name.") { $0.name },
            .views("children", "Its children.") { $0.children },
        ]
    )
}

/// Options as a manifest would declare them.
let optionsType = ViewType(
    "options",
    "Options of the pack.",
    fields: [
        ViewField("access", "The access word.", .text(words: ["public", "internal"])),
        ViewField("has_mocks", "Whether mocks are written.", .flag),
    ]
)

let sampleRoots = [TemplateRoot("api", APIView.self), TemplateRoot("options", optionsType)]
let sampleOptions = RecordView(optionsType, values: [.text("internal"), .flag(true)])
