/// The support code of one folder, which one description needs or several: each piece once, and in one file with the others
/// of its path.
public struct SupportFiles: Sendable {
    /// What one template of the support code makes.
    public struct Piece: Sendable {
        /// `QueryItem.swift`; what several descriptions bring under one name is the same.
        let name: String
        let path: String
        let kind: ArtefactKind
        let imports: ModuleImports
        let body: [UInt8]

        func importing(_ modules: [ModuleImport]) -> Piece {
            Piece(name: name, path: path, kind: kind, imports: imports.union(modules), body: body)
        }
    }

    static let entry = "support"

    private var pieces: [String: Piece] = [:]
    private var order: [String] = []

    public init() {}

    /// Adds a piece; what is more than a mock's for one description is so for all.
    /// - Returns: whether there was none of this name with other text.
    public mutating func add(_ piece: Piece) -> Bool {
        guard let known = pieces[piece.name] else {
            pieces[piece.name] = piece
            order.append(piece.name)
            return true
        }
        if known.kind == .mocks { pieces[piece.name] = piece }
        return known.body == piece.body
    }

    /// The files in the order of their paths.
    /// - Parameter head: the comment at the head of each.
    /// - Parameter names: those of other files, as a case-insensitive disk sees them, without their folders: a module has
    ///   each file name once. Where there is a model's file `Client.swift`, the support code's is
    ///   `Support/Client+Support.swift`.
    public func files(head: [UInt8], beside names: Set<String>) -> [RenderedFile] {
        let pieces = order.compactMap { self.pieces[$0] }
        let groups = Dictionary(grouping: pieces) { SupportFiles.path($0.path, beside: names) }
        return groups.keys.sorted().map { path in
            let pieces = groups[path] ?? []
            var draft = RenderedFile.Draft(entry: SupportFiles.entry, kind: .mocks)
            for piece in pieces.sorted(by: { SupportLibrary.word(of: $0.name) < SupportLibrary.word(of: $1.name) }) {
                draft.add(piece.body, importing: piece.imports)
                if piece.kind != .mocks { draft.kind = piece.kind }
            }
            var file = RenderedFile(draft, at: path, under: head)
            file.pieces = pieces
            return file
        }
    }

    private static func path(_ path: String, beside names: Set<String>) -> String {
        let ending = ".swift"
        guard names.contains(OutputPath.foldedName(of: path)), path.hasSuffix(ending) else { return path }
        return path.dropLast(ending.count) + "+Support" + ending
    }
}
