import Diagnostics
import OpenAPIFrontend
import Platform
import SourceTree

/// Reads a description and the documents to which it refers from the disk. It never fetches anything.
final class FileDocumentLoader: DocumentLoader {
    /// What was read or looked for, in the order of reading; the description comes first.
    private(set) var files: [ReadFile] = []
    private let root: ProjectRoot
    /// What a reference within a document begins with after `#/`.
    private static let sections: Set = ["components", "definitions", "parameters", "paths", "responses", "$defs"]
    let limits: Limits

    /// - Parameter root: what the description may refer to.
    init(in root: ProjectRoot, _ limits: Limits) {
        self.root = root
        self.limits = limits
    }

    /// Reads the description itself, or an overlay.
    /// - Parameters:
    ///   - range: where a configuration names it; a wrong path is reported there.
    ///   - settings: takes what is wrong with the configuration.
    func read(
        _ path: String,
        namedAt range: SourceRange?,
        into bag: inout DiagnosticBag,
        settings: inout DiagnosticBag
    ) throws(MachineError) -> SourceTree? {
        do throws(MachineError) {
            try ProjectRoot.refuseLink(path, in: root)
            return tree(of: try Disk.readInput(path, limits), from: path, into: &bag)
        } catch {
            guard error.isWrongPath, let range else { throw error }
            files.append(ReadFile(missing: path))
            settings.report(KitMessages.missingDescription(error, at: range))
            return nil
        }
    }

    /// Reads what a job lays over the description.
    func overlays(
        of job: Job,
        into bag: inout DiagnosticBag,
        settings: inout DiagnosticBag
    ) throws(MachineError) -> [SourceTree] {
        var trees: [SourceTree] = []
        for overlay in job.overlays {
            guard job.mayRead(overlay) else {
                settings.report(KitMessages.outsideProject(overlay.path, at: overlay.range))
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
            // Whether there is a file outside of the project is not said. `/components/schemas/Item` lacks its `#`.
            let section = path.hasPrefix("/") ? path.dropFirst().prefix { $0 != "/" } : ""
            guard !FileDocumentLoader.sections.contains(String(section)) else {
                return NoDocuments().load(path, referencedFrom: range, into: &bag)
            }
            bag.report(KitMessages.outsideProject(path, at: range))
            return nil
        }
        guard files.count <= limits.documents else {
            bag.report(KitMessages.tooManyDocuments(limits, at: range))
            return nil
        }
        do throws(MachineError) {
            return tree(of: try Disk.read(path, limits), from: path, into: &bag)
        } catch {
            files.append(ReadFile(missing: path))
            // A wrong path is the description's fault; anything else is the machine's, and says so.
            guard !error.isWrongPath else {
                return NoDocuments().load(path, referencedFrom: range, into: &bag)
            }
            bag.report(KitMessages.unreadableDocument(error, at: range))
            return nil
        }
    }

    /// The hash of the description and of all that it refers to, in whatever order that was read.
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
