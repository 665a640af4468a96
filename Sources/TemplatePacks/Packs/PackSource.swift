import CEmbedded
import Diagnostics

/// Where the files of packs are read from. The disk is the caller's business.
public protocol PackSource: Sendable {
    /// What goes wrong where files are read.
    associatedtype Failure: Error = Never

    /// The files of a pack (`api.stencil`, `support/QueryItem.swift.stencil`), or nil if there is no such pack.
    func files(ofPack name: String) throws(Failure) -> [String: SourceFile]?
    /// The names that can be given, for suggestions.
    var packNames: [String] { get }
    /// The pack that a manifest means by `extends`, given the pack in which it stands: paths start there.
    func name(of extended: String, from pack: String) -> String
}

extension PackSource {
    public func name(of extended: String, from pack: String) -> String { extended }
}

/// The packs that travel inside the program.
public struct BundledPacks: PackSource {
    private let packs: [String: [String: SourceFile]]
    public let packNames: [String]

    public init() {
        var packs: [String: [String: SourceFile]] = [:]
        for index in 0..<netlayer_template_count() {
            let template = netlayer_template_at(index)
            let path = String(cString: template.path)
            guard let slash = path.firstIndex(of: "/") else { continue }
            let name = String(path[path.index(after: slash)...])
            let bytes = Array(
                UnsafeBufferPointer(start: template.start, count: template.start.distance(to: template.end))
            )
            packs[String(path[..<slash]), default: [:]][name] = SourceFile(name: "Templates/\(path)", bytes: bytes)
        }
        self.packs = packs
        packNames = packs.keys.sorted()
    }

    public func files(ofPack name: String) -> [String: SourceFile]? { packs[name] }
}
