import Diagnostics
import OpenAPIFrontend
import Platform
import SourceTree

/// A description that may lie on the disk or in a revision of git.
public struct DescriptionSource: Sendable, Hashable {
    /// Where in git.
    struct Revision: Sendable, Hashable {
        let name: String
        /// Whether paths start at the root of the repository, as git means them, rather than at this folder.
        let isFromRoot: Bool
    }

    public let path: String
    let revision: Revision?

    public static func file(_ path: String) -> DescriptionSource { .init(path: path, revision: nil) }

    /// What a revision holds at a path from the root of its repository: `v1.2:api/openapi.yaml`.
    public static func blob(_ revision: String, _ path: String) -> DescriptionSource {
        .init(path: path, revision: Revision(name: revision, isFromRoot: true))
    }

    /// What a revision holds at a path from this folder.
    public static func file(_ path: String, at revision: String) -> DescriptionSource {
        .init(path: path, revision: Revision(name: revision, isFromRoot: false))
    }

    /// `openapi.yaml`, `v1.2:openapi.yaml`
    public var name: String { revision.map { "\($0.name):\(path)" } ?? path }

    func read(_ job: Job, into bag: inout DiagnosticBag) throws(MachineError) -> SourceTree? {
        let limits = job.limits
        for overlay in job.overlays where !job.mayRead(overlay) {
            bag.report(KitMessages.outsideProject(overlay.path, at: overlay.range))
            return nil
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
            // One that came later changes nothing of what was before.
            guard let bytes = try? GitObject.read(overlay.path, at: now) else { continue }
            if let tree = SpecReader.tree(of: bytes, from: overlay.path, limits, into: &bag) { overlays.append(tree) }
        }
        return OverlayApplication.apply(overlays, to: tree, limits, into: &bag)
    }

    func loader(in root: ProjectRoot, _ limits: Limits) -> any DocumentLoader {
        revision.map { GitDocumentLoader(revision: $0, limits: limits) } ?? FileDocumentLoader(in: root, limits)
    }
}

/// Reads the documents to which a description of a revision refers from the same revision.
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

/// What git keeps.
enum GitObject {
    /// The bytes of a file of a revision.
    static func read(_ path: String, at revision: DescriptionSource.Revision) throws(MachineError) -> [UInt8] {
        let name = "\(revision.name):\(path)"
        guard !revision.name.hasPrefix("-"), !revision.name.isEmpty else {
            throw MachineError.missing(name, reason: "this is no revision")
        }
        guard let repository = GitRepository.ofStart else {
            throw MachineError.missing(name, reason: GitRepository.absence)
        }
        guard let place = revision.isFromRoot ? path : repository.path(of: path) else {
            throw MachineError.missing(name, reason: "it is outside the repository of this folder")
        }
        let outcome = try repository.run(["cat-file", "blob", "\(revision.name):\(place)"])
        guard outcome.status == 0 else { throw MachineError.missing(name, reason: GitRepository.reason(outcome)) }
        return outcome.output
    }
}
