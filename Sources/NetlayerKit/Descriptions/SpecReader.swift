import APIModel
import Diagnostics
import Directives
import NativeFrontend
import OpenAPIFrontend
import Platform
import SourceTree
import SwiftModel

/// Reads a description of any known format, which the document itself states.
public enum SpecReader {
    /// The located tree of a file; `-` is the standard input.
    /// - Parameters:
    ///   - root: the project, where the user names it.
    ///   - overlays: the files that are merged into it.
    public static func read(
        _ path: String, with overlays: [String] = [], in root: ProjectRoot? = nil, limits: Limits = .standard,
        into bag: inout DiagnosticBag
    ) throws(MachineError) -> SourceTree? {
        guard let tree = try file(path, in: root, limits, into: &bag) else { return nil }
        var trees: [SourceTree] = []
        for overlay in overlays {
            if let overlay = try file(overlay, in: root, limits, into: &bag) { trees.append(overlay) }
        }
        return OverlayApplication.apply(trees, to: tree, limits, into: &bag)
    }

    private static func file(_ path: String, in root: ProjectRoot?, _ limits: Limits, into bag: inout DiagnosticBag)
        throws(MachineError) -> SourceTree?
    {
        try ProjectRoot.refuseLink(path, in: root)
        return tree(of: try Disk.readInput(path, limits), from: path, limits, into: &bag)
    }

    static func tree(of bytes: [UInt8], from path: String, _ limits: Limits, into bag: inout DiagnosticBag)
        -> SourceTree?
    { SourceReader.read(bytes, name: path == "-" ? "<stdin>" : path, limits: limits, isLenient: true, into: &bag) }

    /// The API that a tree describes; with the conventions of a pack, as that pack plans it.
    /// - Parameters:
    ///   - job: the settings of a team's configuration.
    ///   - root: the folder that it can refer to; the description's own project unless given.
    public static func lower(
        _ tree: SourceTree, for job: Job = Job(), by conventions: Conventions? = nil, in root: ProjectRoot? = nil,
        limits: Limits = .standard, into bag: inout DiagnosticBag
    ) -> API? {
        let loader = FileDocumentLoader(in: root ?? ProjectRoot(of: tree.file.name), limits)
        var job = job
        job.limits = limits
        return lower(tree, for: job, by: conventions, loader: loader, into: &bag)
    }

    /// Reads an API and applies a job's settings: directives, generic types, and filters.
    static func lower(
        _ tree: SourceTree, for job: Job, by conventions: Conventions?, loader: any DocumentLoader,
        into bag: inout DiagnosticBag
    ) -> API? {
        guard var api = api(of: tree, for: job, loader: loader, into: &bag) else { return nil }
        Normaliser.run(on: &api, for: job, by: conventions, into: &bag)
        return api
    }

    /// Whether a document states that it is a description.
    static func recognises(_ tree: SourceTree) -> Bool { NativeReader.canRead(tree) || OpenAPIReader.recognises(tree) }

    public static func isNative(_ tree: SourceTree) -> Bool { NativeReader.canRead(tree) }

    /// Reads an API as it is written.
    static func api(of tree: SourceTree, for job: Job, loader: any DocumentLoader, into bag: inout DiagnosticBag)
        -> API?
    {
        if NativeReader.canRead(tree) { return NativeReader.read(tree, into: &bag) }
        if OpenAPIReader.recognises(tree) {
            let options = OpenAPIOptions(urlMappings: job.urls, limits: job.limits)
            return OpenAPIReader.read(tree, loader: loader, options: options, into: &bag)
        }
        return bag.fail(.unknownFormat(tree))
    }
}

/// Differences between a team's spec and the code from which it was adopted.
public enum AdoptedDifference {
    /// A line for each operation that is missing in the spec, or whose parameters differ.
    public static func between(_ spec: API, _ code: API) -> [String] {
        var known: [String: Operation] = [:]
        for operation in spec.operations { known[key(operation)] = operation }
        return code.operations.compactMap { operation in
            guard let old = known[key(operation)] else { return "missing: " + label(operation) }
            let (before, after) = (names(old), names(operation))
            let lacking = after.filter { !before.contains($0) }
            let surplus = before.filter { !after.contains($0) }
            if lacking.isEmpty, surplus.isEmpty { return nil }
            let more = lacking.isEmpty ? "" : ", the code sends \(lacking.joined(separator: ", "))"
            let less = surplus.isEmpty ? "" : ", the code sends no \(surplus.joined(separator: ", "))"
            return "differs: " + label(operation) + more + less
        }
    }

    /// Method and path, with the names of placeholders left out.
    private static func key(_ operation: Operation) -> String {
        let path = operation.path.parts.map { part -> String in
            if case .literal(let text) = part { return text }
            return "{}"
        }
        return operation.method.name + " " + path.joined()
    }

    private static func label(_ operation: Operation) -> String { operation.method.name + " " + operation.path.text }

    private static func names(_ operation: Operation) -> [String] {
        let parameters = operation.parameters.filter { $0.location == .query || $0.location == .header }
        return parameters.map { "\($0.location.rawValue) `\($0.wireName)`" } + (operation.body == nil ? [] : ["a body"])
    }
}

extension Diagnostic {
    fileprivate static func unknownFormat(_ tree: SourceTree) -> Diagnostic {
        let root = tree.root
        let found: String
        var near: Message?
        var help: Message =
            "the root must have `openapi` (3.0 to 3.2), `swagger` (2.0), or `netlayer` (the native spec)"
        if root.isMapping {
            if root["paths"] != nil { help = "add `openapi: 3.1.0`, or the version that the document follows" }
            let keys = root.entries.prefix(4).map { "`\($0.key.text)`" }
            found = keys.isEmpty ? "its root is empty" : "its root has the keys \(keys.joined(separator: ", "))"
            let marks = ["openapi", "swagger", "netlayer"]
            near =
                root.entries.lazy.compactMap { entry in
                    entry.key.text.count > 4 ? suggestion(for: entry.key.text, among: marks) : nil
                }.first
        } else {
            found = root.isSequence ? "its root is a list" : "its root is a single value"
            if root.isScalar, root.text.hasPrefix("<") {
                help = "this looks like HTML or XML: was a page saved instead of the description?"
            }
        }
        return KitCodes.unknownFormat("this is not an API description: \(found)").at(
            root.entries.first?.key.range ?? root.range
        ).help(near ?? help)
    }
}
