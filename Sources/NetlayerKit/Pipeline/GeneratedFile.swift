import Diagnostics
import Platform
import TemplatePacks

/// A file as it should be: its path below the output folder, and its bytes.
public struct GeneratedFile: Sendable {
    public let path: String
    public let bytes: [UInt8]
    /// Of the bytes, where it was made already.
    private(set) var knownHash: String?
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
        self.init(path: path, bytes: bytes, range: range, origin: nil, hash: nil)
    }

    init(path: String, bytes: [UInt8], range: SourceRange?, origin: FileOrigin?, hash: String?) {
        knownHash = hash
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

    init(_ file: RenderedFile, path: String, range: SourceRange?, origin: FileOrigin?) {
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

    /// Of the bytes.
    var hash: String { knownHash ?? ContentHash.of(bytes) }

    /// The same, which makes no hash again.
    fileprivate var hashed: GeneratedFile {
        var file = self
        file.knownHash = hash
        return file
    }
}

/// All files of one output folder, in the order of their paths.
public struct GeneratedFolder: Sendable {
    public let path: String
    public private(set) var files: [GeneratedFile]

    /// Makes all hashes at once, for what needs them more than once.
    mutating func hashFiles() {
        let files = files
        self.files = inParallel(files.count) { files[$0].hashed }
    }
}
