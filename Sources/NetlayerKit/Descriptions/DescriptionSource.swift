import Diagnostics
import OpenAPIFrontend
import Platform
import SourceTree

/// A description on the disk or in a revision of git.
public struct DescriptionSource: Sendable, Hashable {
    struct Revision: Sendable, Hashable {
        let name: String
        /// Whether paths start at the root of the repository, as in git, rather than at the working directory.
        let isFromRoot: Bool
    }

    public let path: String
    let revision: Revision?

    public static func file(_ path: String) -> DescriptionSource { .init(path: path, revision: nil) }

    /// A file of a revision, by its path from the root of the repository: `v1.2:api/openapi.yaml`.
    public static func blob(_ revision: String, _ path: String) -> DescriptionSource {
        .init(path: path, revision: Revision(name: revision, isFromRoot: true))
    }

    /// A file of a revision, by its path from the working directory.
    public static func file(_ path: String, at revision: String) -> DescriptionSource {
        .init(path: path, revision: Revision(name: revision, isFromRoot: false))
    }

    /// `openapi.yaml`, `v1.2:openapi.yaml`
    public var name: String { revision.map { "\($0.name):\(path)" } ?? path }

    func read(_ job: Job, into bag: inout DiagnosticBag) throws(MachineError) -> SourceTree? {
        let limits = job.limits
        for overlay in job.overlays where !job.mayRead(overlay) {
            return bag.fail(.outsideProject(overlay.path, at: overlay.range))
        }
        guard let revision else {
            let overlays = job.overlays.map(\.path)
            return try SpecReader.read(path, with: overlays, in: job.statedRoot, limits: limits, into: &bag)
        }
        let bytes = try GitObject.read(path, at: revision)
        guard let tree = SpecReader.tree(of: bytes, from: path, limits, into: &bag) else { return nil }
        let now = Revision(name: revision.name, isFromRoot: false)
        var overlays: [SourceTree] = []
        for overlay in job.overlays {
            // An overlay that was added after the revision has no effect on it.
            guard let bytes = try? GitObject.read(overlay.path, at: now) else { continue }
            if let tree = SpecReader.tree(of: bytes, from: overlay.path, limits, into: &bag) { overlays.append(tree) }
        }
        return OverlayApplication.apply(overlays, to: tree, limits, into: &bag)
    }

    func loader(in root: ProjectRoot, _ limits: Limits) -> any DocumentLoader {
        revision.map { GitDocumentLoader(revision: $0, limits: limits) } ?? FileDocumentLoader(in: root, limits)
    }
}

/// Reads the documents to which a description refers from the same revision of git.
private struct GitDocumentLoader: DocumentLoader {
    let revision: DescriptionSource.Revision
    let limits: Limits

    func load(_ path: String, referencedFrom range: SourceRange, into bag: inout DiagnosticBag) -> SourceTree? {
        guard let bytes = try? GitObject.read(path, at: revision) else {
            return NoDocuments().load(path, referencedFrom: range, into: &bag)
        }
        return SourceReader.read(bytes, name: path, limits: limits, isLenient: true, into: &bag)
    }
}

enum GitObject {
    static func read(_ path: String, at revision: DescriptionSource.Revision) throws(MachineError) -> [UInt8] {
        let name = "\(revision.name):\(path)"
        guard !revision.name.hasPrefix("-"), !revision.name.isEmpty else {
            throw MachineError.missing(name, reason: "this isn't a revision")
        }
        guard let repository = GitRepository.ofStart else {
            throw MachineError.missing(name, reason: GitRepository.absence)
        }
        guard let place = repository.path(of: path, isFromTop: revision.isFromRoot) else {
            throw MachineError.missing(name, reason: "it is outside the repository of this folder")
        }
        let object = "\(revision.name):\(place)"
        // The size comes first: git compresses files, to a thousandth at best.
        let size = try repository.run(["cat-file", "-s", object])
        let bytes = Int(String(decoding: size.output.prefix { $0 != 0x0A }, as: UTF8.self)) ?? 0
        let limit = Limits.standard.fileSize
        guard bytes <= limit else {
            throw MachineError("read", name, reason: "it has more than \(Limit.text(limit)) bytes")
        }
        let outcome = try repository.run(["cat-file", "blob", object])
        guard outcome.status == 0 else {
            // Git's own message would reveal whether the file exists on the disk.
            let isKnown = try repository.commit(revision.name) != nil
            let reason = isKnown ? "git has no such file of that revision" : GitRepository.reason(outcome)
            throw MachineError.missing(name, reason: reason)
        }
        return outcome.output
    }
}

/// Reads a description and the documents to which it refers from the disk. It never fetches anything.
final class FileDocumentLoader: DocumentLoader {
    /// The files that were read or looked for, in the order of reading; the description comes first.
    private(set) var files: [ReadFile] = []
    private let root: ProjectRoot
    /// The first names in references within a document: `#/components/…`.
    private static let sections: Set = ["components", "definitions", "parameters", "paths", "responses", "$defs"]
    let limits: Limits

    /// - Parameter root: the project that the description can refer to.
    init(in root: ProjectRoot, _ limits: Limits) {
        self.root = root
        self.limits = limits
    }

    /// Reads the description itself, or an overlay.
    /// - Parameters:
    ///   - range: the place where a configuration names it, at which a wrong path is reported.
    ///   - settings: takes the problems of the configuration.
    func read(_ path: String, namedAt range: SourceRange?, into bag: inout DiagnosticBag, settings: inout DiagnosticBag)
        throws(MachineError) -> SourceTree?
    {
        do throws(MachineError) {
            try ProjectRoot.refuseLink(path, in: root)
            return tree(of: try Disk.readInput(path, limits), from: path, into: &bag)
        } catch {
            guard error.isWrongPath, let range else { throw error }
            files.append(ReadFile(missing: path))
            let base =
                range.file.name == ArgumentsConfiguration.fileName ? "the current folder" : "the folder of this file"
            return settings.fail(
                KitCodes.missingDescription("\(error.message)").at(range).help("paths are relative to \(base)"))
        }
    }

    /// Reads the overlays of a job.
    func overlays(of job: Job, into bag: inout DiagnosticBag, settings: inout DiagnosticBag) throws(MachineError)
        -> [SourceTree]
    {
        var trees: [SourceTree] = []
        for overlay in job.overlays {
            guard job.mayRead(overlay) else {
                settings.report(.outsideProject(overlay.path, at: overlay.range))
                continue
            }
            let tree = try read(overlay.path, namedAt: overlay.range, into: &bag, settings: &settings)
            if let tree { trees.append(tree) }
        }
        return trees
    }

    func load(_ path: String, referencedFrom range: SourceRange, into bag: inout DiagnosticBag) -> SourceTree? {
        guard root.contains(document: path) else {
            files.append(ReadFile(missing: path))
            // The message doesn't reveal whether a file outside of the project exists.
            // A path like `/components/schemas/Item` lacks its `#`.
            let section = path.hasPrefix("/") ? path.dropFirst().prefix { $0 != "/" } : ""
            guard !FileDocumentLoader.sections.contains(String(section)) else {
                return NoDocuments().load(path, referencedFrom: range, into: &bag)
            }
            return bag.fail(.outsideProject(path, at: range))
        }
        guard files.count <= limits.documents else {
            return bag.fail(
                Limit.documents.exceeded({ "the description refers to more than \($0) files" }, of: limits, at: range))
        }
        do throws(MachineError) { return tree(of: try Disk.read(path, limits), from: path, into: &bag) } catch {
            files.append(ReadFile(missing: path))
            // A wrong path is a fault of the description; any other error is one of the machine.
            guard !error.isWrongPath else { return NoDocuments().load(path, referencedFrom: range, into: &bag) }
            return bag.fail(KitCodes.unreadableDocument("\(error.message)").at(range))
        }
    }

    /// The hash of the description and of all documents that it refers to, independent of the order of reading.
    var hash: String {
        let others = files.dropFirst().compactMap(\.hash).sorted()
        return ContentHash.of(Array(([files.first?.hash ?? ""] + others).joined().utf8))
    }

    private func tree(of bytes: [UInt8], from path: String, into bag: inout DiagnosticBag) -> SourceTree? {
        let tree = SpecReader.tree(of: bytes, from: path, limits, into: &bag)
        files.append(ReadFile(path, bytes: bytes, file: tree?.file ?? SourceFile(name: path, bytes: bytes)))
        return tree
    }
}

extension Diagnostic {
    static func outsideProject(_ path: String, at range: SourceRange?) -> Diagnostic {
        KitCodes.outsideProject("`\(path)` is outside the project").at(range).help(
            "move it into the project, or give `--root` with a folder that holds both")
    }
}

/// The folder of a project. A path out of it in a description or a configuration is neither read nor written, since
/// both can be somebody else's text: a reference to a file of credentials would show it in the log.
public struct ProjectRoot: Sendable, Hashable {
    /// The path, with links resolved.
    public let folder: String

    /// The project that the user names.
    public init(folder: String) { self.folder = Disk.resolvedAsFar(folder) }

    /// The project of a file that the user names: that of the working directory if it contains the file, otherwise that
    /// of the file's folder.
    public init(of file: String) {
        let start = Disk.resolvedAsFar(FilePath.folder(of: file))
        let here = Disk.resolvedAsFar("")
        let project = ProjectRoot.top(above: here) ?? here
        folder = project != "/" && ProjectRoot.holds(project, start) ? project : ProjectRoot.top(above: start) ?? start
    }

    /// Whether a path stays in the project when links are followed. The folder `.git` isn't part of the project.
    public func contains(_ path: String) -> Bool {
        let place = Disk.resolvedAsFar(path)
        return ProjectRoot.holds(folder, place)
            && !FilePath.relative(place, to: folder).split(separator: "/").contains { $0.lowercased() == ".git" }
    }

    /// Whether a path can be read as a document. Hidden files often contain secrets: `.env`, `.netrc`.
    func contains(document path: String) -> Bool {
        contains(path) && !FilePath.name(of: Disk.resolvedAsFar(path)).hasPrefix(".")
    }

    /// Throws for a link that leads out of its project. Users can name any file, but somebody who changes the project
    /// could put a link in its place.
    public static func refuseLink(_ path: String, in stated: ProjectRoot? = nil) throws(MachineError) {
        guard path != "-", Disk.entry(path) == .link, stated?.contains(document: path) != true,
            !ProjectRoot(of: path).contains(document: path)
        else { return }
        throw MachineError("read", path, reason: "the link leads out of the project; name the file itself")
    }

    /// Throws if a path to write to is in a project and leads out of it by a link. Users can name any path, but
    /// somebody who changes the project could put a link in its place.
    public static func refuseLeaving(_ path: String) throws(MachineError) {
        guard leaves(path) else { return }
        throw MachineError("write", path, reason: "a link on the way leads out of the project")
    }

    static func leaves(_ path: String) -> Bool {
        let here = Disk.resolvedAsFar("")
        let project = top(above: here) ?? here
        let stated = FilePath.join(here, path)
        let root = holds(project, stated) ? project : top(above: FilePath.folder(of: stated))
        guard let root, root != "/" else { return false }
        return !ProjectRoot(folder: root).contains(stated)
    }

    /// The nearest folder, from `start` upwards, that contains `.git`: a folder or, in a linked working tree, a file.
    /// It can't be committed, so that no pull request moves it.
    static func repository(above start: String) -> String? { nearest(".git", above: start) }

    /// The top of the repository; outside of repositories, the folder of the package.
    private static func top(above start: String) -> String? {
        repository(above: start) ?? nearest("Package.swift", above: start)
    }

    private static func nearest(_ name: String, above start: String) -> String? {
        ([start] + FilePath.folders(above: start)).first { place in
            let target = Disk.target(FilePath.join(place, name))
            return target == .folder || target == .file
        }
    }

    private static func holds(_ folder: String, _ path: String) -> Bool {
        path == folder || path.hasPrefix(folder == "/" ? folder : folder + "/")
    }
}
