import Diagnostics
import Platform
import TemplatePacks

/// A file as it should be: its path below the output folder, and its bytes.
public struct GeneratedFile: Sendable {
    public let path: String
    public private(set) var bytes: [UInt8]
    /// The hash of the bytes, if it was computed already.
    private(set) var knownHash: String?
    /// The place where the configuration names the file's description.
    package let range: SourceRange?
    let origin: FileOrigin?
    package private(set) var kind = ArtefactKind.support
    /// The number of bytes of the comment at its head.
    package private(set) var headLength = 0
    /// The modules that it imports.
    package private(set) var imports = ModuleImports()
    /// The number of bytes before its declarations.
    package private(set) var bodyOffset = 0
    package private(set) var privateNames: [String] = []

    public init(path: String, bytes: [UInt8], range: SourceRange? = nil) {
        self.init(path: path, bytes: bytes, range: range, origin: nil, hash: nil)
    }

    init(path: String, bytes: [UInt8], range: SourceRange?, origin: FileOrigin?, hash: String?) {
        knownHash = hash
        self.origin = origin
        self.path = path
        self.bytes = bytes
        self.range = range
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

    var hash: String { knownHash ?? ContentHash.of(bytes) }

    /// This file with other contents.
    func with(_ bytes: [UInt8]) -> GeneratedFile {
        var file = self
        (file.bytes, file.knownHash) = (bytes, nil)
        return file
    }

    /// This file with its hash stored, so that it isn't computed again.
    fileprivate var hashed: GeneratedFile {
        var file = self
        file.knownHash = hash
        return file
    }
}

/// All files of one output folder, in the order of their paths.
public struct GeneratedFolder: Sendable {
    public let path: String
    public internal(set) var files: [GeneratedFile]

    /// Computes all hashes at once, if they are needed more than once.
    mutating func hashFiles() {
        let files = files
        self.files = inParallel(files.count) { files[$0].hashed }
    }
}

/// Puts the files of several descriptions into their output folders. Support code that several of them need is written
/// once; any other path that occurs twice with different contents is an error. So are files of one name in two folders
/// where the descriptions share support code, and thus a module.
struct FolderAssembly {
    private struct Draft {
        let path: String
        var files: [GeneratedFile] = []
        var index: [String: Int] = [:]
        /// Indices by names as a case-insensitive disk sees them.
        var names: [String: Int] = [:]
        var support = SupportFiles()
        /// The head, the place and the origin of the first file of the support code.
        var supportSource: SupportSource?
    }

    private struct SupportSource {
        let head: [UInt8]
        let range: SourceRange?
        let origin: FileOrigin
    }

    private var drafts: [Draft] = []

    var folders: [GeneratedFolder] {
        drafts.map { draft in
            let files = draft.files + FolderAssembly.support(of: draft)
            return GeneratedFolder(path: draft.path, files: files.sorted { $0.path < $1.path })
        }
    }

    mutating func add(
        _ files: [RenderedFile], of spec: Job.Spec, from origins: inout FileOrigins, to output: String, isModule: Bool,
        into bag: inout DiagnosticBag
    ) {
        if !drafts.contains(where: { $0.path == output }) { drafts.append(Draft(path: output)) }
        guard let position = drafts.firstIndex(where: { $0.path == output }) else { return }
        var isReported = !isModule
        for file in files {
            guard file.pieces.isEmpty else {
                let source = SupportSource(
                    head: Array(file.bytes.prefix(file.headLength)), range: spec.range, origin: origins.origin(of: file)
                )
                FolderAssembly.add(file, from: source, to: &drafts[position], into: &bag)
                continue
            }
            let place = FilePath.normalised(spec.folder.map { $0 + "/" + file.path } ?? file.path)
            if let known = drafts[position].index[place] {
                let other = drafts[position].files[known]
                guard other.bytes != file.bytes else { continue }
                bag.report(.sharedPath(FilePath.join(output, place), at: spec.range, first: other.range))
                continue
            }
            let name = OutputPath.foldedName(of: place)
            if let known = drafts[position].names[name], !isReported {
                let other = drafts[position].files[known]
                if spec.folder.map({ other.path.hasPrefix($0 + "/") }) != true {
                    bag.report(
                        KitCodes.sharedName("`\(place)` and `\(other.path)` can't be in one module").at(spec.range)
                            .note("the other one comes from here", ifAt: other.range).help(
                                "put `{Description}` into `names`, or give the descriptions targets with outputs in modules of their own"
                            ))
                    isReported = true
                }
            }
            drafts[position].names[name] = drafts[position].names[name] ?? drafts[position].files.count
            drafts[position].index[place] = drafts[position].files.count
            let origin = origins.origin(of: file)
            drafts[position].files.append(GeneratedFile(file, path: place, range: spec.range, origin: origin))
        }
    }

    private static func add(
        _ file: RenderedFile, from source: SupportSource, to draft: inout Draft, into bag: inout DiagnosticBag
    ) {
        let first = draft.supportSource ?? source
        draft.supportSource = first
        // Every piece is added, even after one that differs.
        let isSame = file.pieces.reduce(true) { draft.support.add($1) && $0 }
        guard !isSame || first.head != source.head else { return }
        let path = FilePath.join(draft.path, file.path)
        bag.report(.sharedPath(path, at: source.range, first: first.range))
    }

    private static func support(of draft: Draft) -> [GeneratedFile] {
        guard let source = draft.supportSource else { return [] }
        return draft.support.files(head: source.head, beside: Set(draft.names.keys)).map { file in
            GeneratedFile(file, path: FilePath.normalised(file.path), range: source.range, origin: source.origin)
        }
    }
}

extension Diagnostic {
    fileprivate static func sharedPath(_ path: String, at range: SourceRange?, first: SourceRange?) -> Diagnostic {
        KitCodes.sharedPath("`\(path)` is written twice, with different contents").at(range).note(
            "the other one comes from here", ifAt: first
        ).help("give each its own `output`, or its own folder below it")
    }
}
