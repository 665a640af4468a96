import APIModel
import Diagnostics
import Directives
import NativeFrontend
import OpenAPIFrontend
import Platform
import SourceTree
import SwiftModel

/// Reads a description of any known format. The format follows from what the document says of itself.
public enum SpecReader {
    /// The located tree of a file; `-` is the standard input.
    /// - Parameters:
    ///   - root: what the user says is the project.
    ///   - overlays: the files that are laid over it.
    public static func read(
        _ path: String,
        with overlays: [String] = [],
        in root: ProjectRoot? = nil,
        limits: Limits = .standard,
        into bag: inout DiagnosticBag
    ) throws(MachineError) -> SourceTree? {
        guard let tree = try file(path, in: root, limits, into: &bag) else { return nil }
        var trees: [SourceTree] = []
        for overlay in overlays {
            if let overlay = try file(overlay, in: root, limits, into: &bag) { trees.append(overlay) }
        }
        return OverlayApplication.apply(trees, to: tree, limits, into: &bag)
    }

    private static func file(
        _ path: String,
        in root: ProjectRoot?,
        _ limits: Limits,
        into bag: inout DiagnosticBag
    ) throws(MachineError) -> SourceTree? {
        try ProjectRoot.refuseLink(path, in: root)
        return tree(of: try Disk.readInput(path, limits), from: path, limits, into: &bag)
    }

    static func tree(
        of bytes: [UInt8],
        from path: String,
        _ limits: Limits,
        into bag: inout DiagnosticBag
    ) -> SourceTree? {
        SourceReader.read(bytes, name: path == "-" ? "<stdin>" : path, limits: limits, isLenient: true, into: &bag)
    }

    /// What the tree says of a service; with the conventions of a pack, as that pack plans it.
    /// - Parameter root: what it may refer to; the description's own project unless given.
    public static func lower(
        _ tree: SourceTree,
        by conventions: Conventions? = nil,
        in root: ProjectRoot? = nil,
        limits: Limits = .standard,
        into bag: inout DiagnosticBag
    ) -> API? {
        let loader = FileDocumentLoader(in: root ?? ProjectRoot(of: tree.file.name), limits)
        var job = Job()
        job.limits = limits
        return lower(tree, for: job, by: conventions, loader: loader, into: &bag)
    }

    /// The same with what a job asks for in effect: directives, generic types, and the part that it wants.
    static func lower(
        _ tree: SourceTree,
        for job: Job,
        by conventions: Conventions?,
        loader: any DocumentLoader,
        into bag: inout DiagnosticBag
    ) -> API? {
        guard var api = api(of: tree, for: job, loader: loader, into: &bag) else { return nil }
        Normaliser.run(on: &api, for: job, by: conventions, into: &bag)
        return api
    }

    /// Whether a document says of itself that it is a description.
    static func recognises(_ tree: SourceTree) -> Bool {
        NativeReader.canRead(tree) || OpenAPIReader.recognises(tree)
    }

    /// Whether a document says of itself that it is a native spec.
    public static func isNative(_ tree: SourceTree) -> Bool { NativeReader.canRead(tree) }

    private static func api(
        of tree: SourceTree,
        for job: Job,
        loader: any DocumentLoader,
        into bag: inout DiagnosticBag
    ) -> API? {
        if NativeReader.canRead(tree) { return NativeReader.read(tree, into: &bag) }
        if OpenAPIReader.recognises(tree) {
            let options = OpenAPIOptions(urlMappings: job.urls, limits: job.limits)
            return OpenAPIReader.read(tree, loader: loader, options: options, into: &bag)
        }
        bag.report(KitMessages.unknownFormat(tree))
        return nil
    }
}
