import APIModel

/// Finds the schemas of which the app gets copies: objects, unions and tuples that bodies hold, what stands inline in them, and
/// lists of such. What parameters, headers, forms and streams hold stays one type, since nothing maps these.
struct EntityReach {
    private let api: API
    private var isVisited: [Bool]
    private var isInside: [Bool]
    private var order: [Int] = []

    init(_ api: API) {
        self.api = api
        isVisited = [Bool](repeating: false, count: api.schemas.count)
        isInside = isVisited
        var whole: [MediaContent] = []
        for operation in api.operations {
            for parameter in operation.parameters { visit(parameter.use) }
            let successes = operation.successes.map { operation.responses[$0] }
            for response in successes {
                for header in response.headers { visit(header.use) }
            }
            for content in (operation.body?.contents ?? []) + successes.flatMap(\.contents) {
                let isWhole = content.itemUse == nil && content.mediaType.streamFormat == nil
                if isWhole, !content.mediaType.isMultipart {
                    whole.append(content)
                } else {
                    content.forEachUse { visit($0) }
                }
            }
        }
        // What was met so far is visited no more.
        order = []
        for content in whole { content.forEachUse { visit($0) } }
    }

    private mutating func visit(_ start: SchemaUse) {
        var open: [(use: SchemaUse, isInside: Bool)] = [(start, false)]
        while let (use, isWithin) = open.popLast() {
            open += use.arguments.map { ($0, isWithin) }
            let index = Int(use.schema.index)
            // What has a name stands for itself, whatever refers to it.
            let inside = isWithin && api.schemas[index].name == nil
            guard !isVisited[index] else { continue }
            isVisited[index] = true
            isInside[index] = inside
            order.append(index)
            let isOwner = api.schemas[index].kind.isEntity
            api.schemas[index].kind.forEachUse { open.append(($0, inside || isOwner)) }
        }
    }

    /// In the order of the description.
    var separated: [Int] {
        var holders: [Int: [Int]] = [:]
        var isSeparated = [Bool](repeating: false, count: api.schemas.count)
        var open: [Int] = []
        for index in order {
            let schema = api.schemas[index]
            switch schema.kind {
            case .object, .union, .tuple: open.append(index)
            case .enumeration: if schema.name == nil, isInside[index] { open.append(index) }
            case .array, .map, .alias:
                schema.kind.forEachUse { use in
                    use.forEachSchema { holders[Int($0.index), default: []].append(index) }
                }
            default: continue
            }
        }
        while let index = open.popLast() {
            guard !isSeparated[index] else { continue }
            isSeparated[index] = true
            open += holders[index] ?? []
        }
        return isSeparated.indices.filter { isSeparated[$0] }
    }
}

extension SchemaKind {
    fileprivate var isEntity: Bool {
        switch self {
        case .object, .union, .tuple: true
        default: false
        }
    }
}
