/// A file as it is to be: its path below the output folder, and its bytes.
public struct RenderedFile: Sendable {
    public let path: String
    public let bytes: [UInt8]
    /// The entry of the manifest that made it; `support` for support code.
    public let entry: String
    public let kind: ArtefactKind
    /// How many bytes the comment at its head takes.
    public let headLength: Int
    /// What it imports, behind the head.
    public let imports: ModuleImports
    /// How many bytes are before its declarations.
    public let bodyOffset: Int
    /// What is declared for this file alone.
    public let privateNames: [String]
    /// What it is joined of, if it is support code.
    public internal(set) var pieces: [SupportFiles.Piece] = []

    /// A file while pieces are put into it.
    struct Draft {
        let entry: String
        var kind: ArtefactKind
        var imports = ModuleImports()
        var body: [UInt8] = []
        var privateNames: [String] = []

        /// Adds a piece, behind a blank line.
        mutating func add(_ piece: [UInt8], importing modules: ModuleImports) {
            if body.isEmpty {
                body = piece
            } else {
                body.append(UInt8(ascii: "\n"))
                body += piece
            }
            imports.formUnion(modules)
        }
    }

    /// The file where its kind is among some, with the pieces of support code that are; nil for nothing.
    /// - Parameter modules: what has the rest, on which the support code may build.
    package func keeping(_ kinds: Set<ArtefactKind>, importing modules: [ModuleImport]) -> RenderedFile? {
        guard !pieces.isEmpty else { return kinds.contains(kind) ? self : nil }
        var file = self
        file.pieces = pieces.filter { kinds.contains($0.kind) }.map { $0.importing(modules) }
        return file.pieces.isEmpty ? nil : file
    }

    /// The head, the imports and the body, with a blank line between them.
    ///
    /// What is no Swift has neither a comment of Swift's nor imports.
    init(_ draft: Draft, at path: String, under swiftHead: [UInt8]) {
        let isSwift = OutputPath.isSwift(path)
        let head = isSwift ? swiftHead : []
        let lines = isSwift ? draft.imports.bytes : []
        var bytes: [UInt8] = []
        bytes.reserveCapacity(head.count + lines.count + draft.body.count + 2)
        for part in [head, lines] where !part.isEmpty {
            bytes += part
            bytes.append(UInt8(ascii: "\n"))
        }
        bodyOffset = bytes.count
        bytes += draft.body
        self.path = path
        self.bytes = bytes
        entry = draft.entry
        kind = draft.kind
        headLength = head.count
        imports = draft.imports
        privateNames = draft.privateNames
    }
}
