import Diagnostics
import Platform
import SourceTree

/// One side of a comparison, as it is named on the command line.
public enum ComparisonSide: Sendable, Hashable {
    /// One description.
    case description(DescriptionSource)
    /// The descriptions that lie in a folder.
    case folder(String)
    /// The configuration's descriptions, as a revision has them.
    case revision(String)
    /// The configuration's descriptions, as they are.
    case workingCopy

    /// `openapi.yaml` is a file, `specs` a folder, `v1:openapi.yaml` a file of a revision, `v1` a revision.
    public init(_ text: String) {
        switch Disk.target(text) {
        case .folder: self = .folder(text)
        case .some: self = .description(.file(text))
        case nil:
            if let colon = text.firstIndex(of: ":"), text.index(after: colon) < text.endIndex {
                let path = String(text[text.index(after: colon)...])
                self = .description(.blob(String(text[..<colon]), path))
            } else {
                self = text == "-" || FilePath.hasEnding(text) ? .description(.file(text)) : .revision(text)
            }
        }
    }

    /// The descriptions of this side for a job, by the names under which they pair with the other side's.
    public func sources(of job: Job) throws(MachineError) -> [DescriptionSource] {
        switch self {
        case .description(let source): return [source]
        case .revision(let revision): return job.specs.map { .file($0.path, at: revision) }
        case .workingCopy: return job.specs.map { .file($0.path) }
        case .folder(let folder): return try ComparisonSide.descriptions(in: folder).map { .file($0) }
        }
    }

    /// Whether the configuration says which descriptions these are.
    public var isConfigured: Bool {
        switch self {
        case .revision, .workingCopy: return true
        case .description, .folder: return false
        }
    }

    /// The files directly in a folder that are descriptions by what their roots say.
    private static func descriptions(in folder: String) throws(MachineError) -> [String] {
        var found: [String] = []
        for name in try Disk.names(in: folder) where FilePath.hasEnding(name) {
            let path = FilePath.join(folder, name)
            guard Disk.target(path) == .file else { continue }
            // What is wrong with a file that merely lies there is not asked for.
            var ignored = DiagnosticBag()
            guard let tree = try SpecReader.read(path, into: &ignored) else { continue }
            if SpecReader.recognises(tree) { found.append(path) }
        }
        return found
    }
}

extension FilePath {
    /// Whether a path ends as descriptions do.
    fileprivate static func hasEnding(_ path: String) -> Bool {
        [".yaml", ".yml", ".json"].contains { path.hasSuffix($0) }
    }
}
