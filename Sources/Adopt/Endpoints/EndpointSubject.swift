extension EndpointReader {
    struct Subject {
        let owner: String
        let name: String
        let documentation: String?
        let file: SwiftFile
        let place: Range<Int>
        /// The names of the caller's arguments.
        let inputs: Set<String>
        /// The constant properties of the value that has this function: `kind` in `FetchList(kind: .best).run()`
        var held: Set<String> = []
        /// The caller's arguments that the request should contain, and the function that sends it.
        var arguments: Set<String> = []
        var function: FunctionDeclaration?
        var response: ResponseFact
        var call: CallSignature?
    }
}

extension SourceIndex.Entry {
    /// The constant properties of a struct that its initialiser sets.
    var held: Set<String> {
        guard declaration?.kind == .structure else { return [] }
        return Set(members.properties.filter { $0.isStored && $0.isConstant && $0.value == nil }.map(\.name))
    }
}

extension EndpointReader.Subject {
    /// A function that makes or sends a request.
    init(_ function: FunctionDeclaration, in entry: SourceIndex.Entry, _ responses: ResponseFinder) {
        let doubts = EndpointDoubts(index: responses.index)
        self.init(
            owner: SourceIndex.shown(entry.name), name: function.name, documentation: function.documentation,
            file: function.file, place: function.place, inputs: Set(function.parameters.compactMap(\.name)),
            held: entry.held, arguments: doubts.arguments(function, of: entry), function: function,
            response: responses.response(of: function, in: entry.name), call: .init(of: function))
    }
}
