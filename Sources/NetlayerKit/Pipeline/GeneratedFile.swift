import Diagnostics
import TemplatePacks

/// A file as it should be: its path below the output folder, and its bytes.
public struct GeneratedFile: Sendable {
    public let path: String
    public let bytes: [UInt8]
    /// Of the bytes.
    let hash: String
    /// Where the description is named from which it comes.
    package let range: SourceRange?
    let origin: FileOrigin?
    package let kind: ArtefactKind
    /// How many bytes the comment at its head takes.
    package let headLength: Int
    /// What it imports, behind the head.
    package let imports: ModuleImports
    /// How many bytes are before its declarations.
    package let bodyOffset: Int
    /// What is declared for this file alone.
    package let privateNames: [String]

    public init(path: String, bytes: [UInt8], range: SourceRange? = nil) {
        self.init(path: path, bytes: bytes, range: range, origin: nil, hash: ContentHash.of(bytes))
    }

    init(path: String, bytes: [UInt8], range: SourceRange?, origin: FileOrigin?, hash: String) {
        self.hash = hash
        self.origin = origin
        self.path = path
        self.bytes = bytes
        self.range = range
        kind = .support
        headLength = 0
        imports = ModuleImports()
        bodyOffset = 0
        privateNames = []
    }

    init(_ file: RenderedFile, path: String, range: SourceRange?, origin: FileOrigin?, hash: String) {
        self.hash = hash
        self.path = path
        self.range = range
        self.origin = origin
        bytes = file.bytes
        kind = file.kind
        headLength = file.headLength
        imports = file.imports
        bodyOffset = file.bodyOffset
        privateNames = file.privateNames
    }
}

/// All files of one output folder, in the order of their paths.
public struct GeneratedFolder: Sendable {
    public let path: String
    public let files: [GeneratedFile]
}
