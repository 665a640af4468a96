extension EndpointReader {
    struct Subject {
        let owner: String
        let name: String
        let documentation: String?
        let file: SwiftFile
        let place: Range<Int>
        /// The names of what callers hand over.
        let inputs: Set<String>
        var response: ResponseFact
        var call: CallSignature?
    }
}

extension EndpointReader.Subject {
    /// A function that makes or sends a request.
    init(_ function: FunctionDeclaration, in entry: SourceIndex.Entry, _ responses: ResponseFinder) {
        self.init(
            owner: SourceIndex.shown(entry.name), name: function.name, documentation: function.documentation,
            file: function.file, place: function.place, inputs: Set(function.parameters.compactMap(\.name)),
            response: responses.response(of: function, in: entry.name), call: CallSignature(of: function))
    }
}
