import CEmbedded
import Diagnostics
import Platform
import SourceTree
import SwiftModel
import TemplateEngine

/// A pack merged with those that it extends: one manifest, and for each template the file of the nearest pack.
public struct Pack: Sendable {
    public var manifest: PackManifest
    /// The templates by name; files under `support/` are the support code.
    public private(set) var templates: [String: SourceFile]
    /// The files under `support/`, as described by the comments on their first lines.
    public private(set) var support: SupportLibrary
    /// The names of the packs, from the pack itself to the one that extends nothing.
    public let chain: [String]
    /// The names of the templates in the pack itself, without those of the packs that it extends.
    private var own: Set<String>
    /// The names of the templates that aren't part of the program.
    package private(set) var readTemplates: Set<String>
    /// The pack's templates that a project has replaced.
    public private(set) var overridden: [String: SourceFile] = [:]
    /// The names of the templates that a project provides.
    public private(set) var projectTemplates: [String] = []
    /// The manifests along the chain, from the pack itself, as they were read.
    public let manifests: [SourceFile]
    /// The `options` of packs that aren't bundled, each with the options as they were before.
    private let ownOptions: [(stated: SourceEntry, usual: [PackOption])]

    /// Loads a pack by its name; problems are reported at `range`, or in the manifests.
    public static func load<Source: PackSource>(
        _ name: String, from source: Source, at range: SourceRange? = nil, into bag: inout DiagnosticBag
    ) throws(Source.Failure) -> Pack? {
        guard let layers = try layers(of: name, from: source, at: range, into: &bag) else { return nil }
        checkReplaced(in: layers, into: &bag)
        var manifest = PackManifest(name: name)
        var templates: [String: SourceFile] = [:]
        var ownOptions: [(SourceEntry, [PackOption])] = []
        for layer in layers.reversed() {
            if layer.name.contains("/"), let stated = layer.root.entry("options") {
                ownOptions.append((stated, manifest.options))
            }
            manifest.isAbstract = false
            manifest.onlyTemplate = layer.onlyTemplate ?? ""
            apply(layer.root, to: &manifest, into: &bag)
            for (path, file) in layer.files where path != "pack.yaml" { templates[path] = file }
        }
        let support = SupportLibrary(templates)
        let read = Set(layers.filter { $0.name.contains("/") }.flatMap(\.files.keys))
        support.check(read, into: &bag)
        let manifests = layers.compactMap { $0.files["pack.yaml"] }
        let own = Set(layers.first?.files.keys.filter { $0 != "pack.yaml" } ?? [])
        return Pack(
            manifest: manifest, templates: templates, support: support, chain: layers.map(\.name), own: own,
            readTemplates: read, manifests: manifests, ownOptions: ownOptions)
    }

    /// One of the packs along the chain, as it was read.
    private struct Layer {
        let name: String
        let files: [String: SourceFile]
        let root: SourceNode

        /// The template of a pack of one file, which contains the manifest as well.
        var onlyTemplate: String? {
            guard files.count == 2, let manifest = files["pack.yaml"] else { return nil }
            return files.first { $0.key != "pack.yaml" && $0.value.name == manifest.name }?.key
        }
    }

    /// The pack and those that it extends; nil, with a diagnostic, where one of them is missing.
    private static func layers<Source: PackSource>(
        of name: String, from source: Source, at range: SourceRange?, into bag: inout DiagnosticBag
    ) throws(Source.Failure) -> [Layer]? {
        var layers: [Layer] = []
        var next: (name: String, range: SourceRange?)? = (name, range)
        while let wanted = next {
            if layers.contains(where: { $0.name == wanted.name }) {
                return bag.fail(PackCodes.circularPack("the pack `\(wanted.name)` extends itself").at(wanted.range))
            }
            guard let files = try source.files(ofPack: wanted.name) else {
                // An abstract pack is suggested only for `extends`.
                var known: [String] = []
                for name in source.packNames {
                    let isChoice = try !isAbstract(name, in: source)
                    if isChoice || !layers.isEmpty { known.append(name) }
                }
                let own = wanted.name.contains("/") ? "" : "; one of your own is a path: `Packs/\(wanted.name)`"
                return bag.fail(
                    PackCodes.unknownPack, "there is no pack `\(wanted.name)`", at: wanted.range,
                    help: suggestion(for: wanted.name, among: known)
                        ?? "bundled packs: \(known.joined(separator: ", "))\(own)")
            }
            guard let file = files["pack.yaml"] else {
                let isFile = wanted.name.hasSuffix(".stencil")
                let kind = isFile ? "file" : "folder"
                return bag.fail(
                    PackCodes.unknownPack, "the \(kind) `\(wanted.name)` is not a pack", at: wanted.range,
                    help: isFile
                        ? "a pack of one file begins with its manifest, between two lines `---`"
                        : "a pack has a `pack.yaml`; `netlayer templates new` writes a first one")
            }
            guard let tree = SourceReader.read(file.bytes, name: file.name, into: &bag) else { return nil }
            guard tree.root.isMapping else {
                let name = FilePath.name(of: file.name)
                return bag.refuse(tree.root, of: name, wanted: "a mapping, such as `extends: base`")
            }
            let texts = wanted.name.contains("/") ? decoded(files, into: &bag) : files
            let named = named(texts, in: tree.root["folders"], into: &bag)
            layers.append(Layer(name: wanted.name, files: named, root: tree.root))
            next = tree.root["extends"].map { (source.name(of: $0.text, from: wanted.name), $0.range) }
        }
        return layers
    }

    /// The texts of files that were read from a disk, without byte order marks.
    private static func decoded(_ files: [String: SourceFile], into bag: inout DiagnosticBag) -> [String: SourceFile] {
        var texts: [String: SourceFile] = [:]
        for name in files.keys.sorted() {
            texts[name] = files[name].flatMap { TextDecoding.decode($0.bytes, name: $0.name, into: &bag) }
        }
        return texts
    }

    /// Reports templates that replace one of an extended pack, though the manifest doesn't list them under `replaces`,
    /// and listed names that replace nothing.
    private static func checkReplaced(in layers: [Layer], into bag: inout DiagnosticBag) {
        for (index, layer) in layers.enumerated() {
            let extended = layers[(index + 1)...]
            var replaced: [String: Layer] = [:]
            for name in layer.files.keys where name != "pack.yaml" {
                replaced[name] = extended.first { $0.files[name] != nil }
            }
            let node = layer.root["replaces"]
            let listed = node.flatMap { bag.texts($0, of: "replaces") } ?? []
            for name in replaced.keys.sorted() where !listed.contains(name) {
                guard let other = replaced[name] else { continue }
                bag.report(
                    PackCodes.replacedTemplate,
                    "`\(name)` stands in for the one of `\(other.name)` wherever that pack includes it",
                    at: layer.files[name].map { SourceRange(file: $0, startOffset: 0, endOffset: 0) },
                    help: "give it another name; or say in the manifest that it is meant to: `replaces: [\(name)]`")
            }
            for node in node.map({ Array($0.elements) }) ?? []
            where listed.contains(node.text) && replaced[node.text] == nil {
                bag.report(
                    PackCodes.wrongSetting,
                    "`replaces` names `\(node.text)`, which doesn't stand in for one of an extended pack",
                    at: node.range, help: suggestion(for: node.text, among: replaced.keys.sorted()) ?? "remove it")
            }
        }
    }

    /// The files by the names that manifests and includes use: with `folders: [requests]`, `requests/api.stencil` is
    /// `api.stencil`, so that a pack can sort its templates, and packs that extend it needn't know the folders.
    private static func named(_ files: [String: SourceFile], in folders: SourceNode?, into bag: inout DiagnosticBag)
        -> [String: SourceFile]
    {
        guard let folders, let list = bag.texts(folders, of: "folders") else { return files }
        let paths = files.keys.sorted()
        let present = Set(paths.compactMap(folder(of:)))
        let known = present.subtracting(["support"]).sorted()
        for node in folders.elements { _ = bag.word(node.text, of: "folders", among: known, at: node.range) }
        let sorted = Set(list).intersection(known)
        var named: [String: SourceFile] = [:]
        for path in paths {
            let folder = folder(of: path).flatMap { sorted.contains($0) ? $0 : nil }
            let name = folder.map { String(path.utf8.dropFirst($0.utf8.count + 1)) ?? path } ?? path
            if let other = named[name] {
                bag.report(
                    PackCodes.wrongSetting,
                    "`folders` gives the name `\(name)` to `\(other.name)` and to `\(files[path]?.name ?? path)`",
                    at: folders.range, help: "rename one of them")
            }
            named[name] = files[path]
        }
        return named
    }

    /// The outermost folder of a path: `requests`.
    private static func folder(of path: String) -> String? {
        path.utf8.firstIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) }
    }

    /// Passes the top-level names of the support code to planning, and the settings that follow from options.
    public mutating func settleConventions() {
        let declared = reservedNames
        manifest.conventions.names.reserved += declared
        // An argument can hide a function of the same name, but not a type.
        manifest.conventions.names.reservedArguments += declared.filter { $0.first?.isLowercase ?? false }
        manifest.conventions.names.reservedArguments += manifest.declaredByTemplates
        manifest.conventions.operations.hasQueries = manifest.isOn("queries")
        manifest.conventions.operations.option = { [manifest] in manifest.text(of: $0, for: $1) }
        // Tests of requests contain the service's replies.
        if manifest.isOn("wireTests") { manifest.conventions.operations.hasReplies = true }
    }

    /// The top-level names of the support code; those of its queries only where queries are generated.
    public var reservedNames: [String] { support.reservedNames(without: manifest.isOn("queries") ? [] : ["Queries"]) }

    /// Adds a project's own templates, which replace the pack's of the same names.
    public mutating func override(with files: [String: SourceFile], into bag: inout DiagnosticBag) {
        let texts = Pack.decoded(files, into: &bag)
        for path in texts.keys.sorted() where path != "pack.yaml" {
            overridden[path] = templates[path]
            templates[path] = texts[path]
            projectTemplates.append(path)
            readTemplates.insert(path)
        }
        support = SupportLibrary(templates)
        support.check(Set(projectTemplates), into: &bag)
    }

    /// Reports a project's templates that replace nothing and that nothing includes: their names may be misspelt.
    public func checkProjectTemplates(into bag: inout DiagnosticBag) {
        guard projectTemplates.contains(where: { overridden[$0] == nil }) else { return }
        let reached = PackLint.reached(in: self)
        for name in projectTemplates where overridden[name] == nil && !reached.contains(name) {
            bag.report(PackMessages.unusedTemplate(name, known: reached.sorted(), at: templates[name]))
        }
    }

    /// Reports keys of a project's `names` that the pack doesn't have and that none of its templates mentions.
    public func checkProjectNames(
        _ settings: [SourceEntry], besides names: NamingConventions, into bag: inout DiagnosticBag
    ) {
        let sections = settings.filter { $0.key.text == "names" }.flatMap(\.value.entries)
        for (key, patterns) in [("service", names.service), ("operation", names.operation)] {
            let known = patterns.map(\.key)
            for entry in sections.filter({ $0.key.text == key }).flatMap(\.value.entries) {
                guard !known.contains(entry.key.text), !mentions(entry.key.text) else { continue }
                let place = "`names.\(key)`"
                bag.refuse(entry, in: place, known: known)
            }
        }
    }

    /// Reports options that named a declaration of the support code and were set to a name that isn't generated: such
    /// code compiles only if the team declares that name.
    public func checkSupportNames(
        _ settings: [SourceEntry], instead options: [PackOption], into bag: inout DiagnosticBag
    ) {
        for (stated, usual) in ownOptions { checkNames(Array(stated.value.entries), instead: usual, into: &bag) }
        let chosen = settings.filter { $0.key.text == "options" }.flatMap(\.value.entries)
        checkNames(chosen, instead: options, into: &bag)
    }

    private func checkNames(_ chosen: [SourceEntry], instead options: [PackOption], into bag: inout DiagnosticBag) {
        guard !chosen.isEmpty else { return }
        let declared = support.reservedNames()
        for entry in chosen {
            guard let usual = options.first(where: { $0.name == entry.key.text }), case .text(let name) = usual.value,
                let option = manifest.options.first(where: { $0.name == usual.name }),
                case .text(let wanted) = option.value, declared.contains(name), !declared.contains(wanted),
                entry.value.text == wanted
            else { continue }
            bag.report(
                PackCodes.undeclaredSupport, "nothing that is generated declares `\(wanted)`", at: entry.value.range,
                help:
                    "leave `\(usual.name)` out to use `\(name)`, or declare `\(wanted)` in the module with the members of `\(name)`"
            )
        }
    }

    /// Whether a template, a path or a condition contains a word.
    private func mentions(_ word: String) -> Bool {
        let texts = manifest.files.flatMap { $0.paths.all + $0.conditions.map(\.text) }
        return texts.contains { WordSearch.holds(word, Array($0.utf8)[...]) }
            || templates.values.contains { WordSearch.holds(word, $0.bytes[...]) }
    }

    /// Whether a template is the pack's own, and no project replaces it.
    func isOwn(_ name: String) -> Bool { own.contains(name) && overridden[name] == nil }

    /// The file names of the templates that come from extended packs.
    var borrowed: Set<String> {
        Set(templates.filter { !own.contains($0.key) && !projectTemplates.contains($0.key) }.map(\.value.name))
    }

    /// Whether a pack exists only to be extended.
    public static func isAbstract<Source: PackSource>(_ name: String, in source: Source) throws(Source.Failure) -> Bool
    {
        guard let file = try source.files(ofPack: name)?["pack.yaml"] else { return false }
        var bag = DiagnosticBag()
        let tree = SourceReader.read(file.bytes, name: file.name, into: &bag)
        return tree?.root["abstract"]?.bool ?? false
    }

    private static func apply(_ root: SourceNode, to manifest: inout PackManifest, into bag: inout DiagnosticBag) {
        for entry in root.entries {
            switch entry.key.text {
            case "pack", "extends", "folders", "replaces": continue
            case "support": for root in entry.value.elements { manifest.addSupport(root.text, at: root.range) }
            default:
                guard !ManifestReader.apply(entry, to: &manifest, into: &bag) else { continue }
                let known = PackManifest.keys + SettingsReader.topLevelKeys
                bag.refuse(entry, in: "the manifest", known: known)
            }
        }
    }
}

/// A source of packs' files, so that the caller decides about access to the disk.
public protocol PackSource: Sendable {
    /// The error of reading files.
    associatedtype Failure: Error = Never

    /// The files of a pack (`api.stencil`, `support/QueryItem.swift.stencil`), or nil if there is no such pack.
    func files(ofPack name: String) throws(Failure) -> [String: SourceFile]?
    /// The names that can be given, for suggestions.
    var packNames: [String] { get }
    /// The pack that the manifest of `pack` names under `extends`: paths are relative to that pack.
    func name(of extended: String, from pack: String) -> String
}

extension PackSource { public func name(of extended: String, from pack: String) -> String { extended } }

/// The packs that are part of the program.
public struct BundledPacks: PackSource {
    private let packs: [String: [String: SourceFile]]
    public let packNames: [String]

    public init() {
        var packs: [String: [String: SourceFile]] = [:]
        for index in 0..<netlayer_template_count() {
            let template = netlayer_template_at(index)
            let path = String(cString: template.path)
            guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { continue }
            let name = String(path[path.index(after: slash)...])
            packs[String(path[..<slash]), default: [:]][name] = SourceFile(
                name: "Templates/\(path)", bytes: BundledPacks.bytes(of: template))
        }
        self.packs = packs
        packNames = packs.keys.sorted()
    }

    static func bytes(of file: netlayer_file) -> [UInt8] {
        Array(UnsafeBufferPointer(start: file.start, count: file.start.distance(to: file.end)))
    }

    public func files(ofPack name: String) -> [String: SourceFile]? { packs[name] }
}

/// The templates that a template includes, found in its text, so that it need not be compiled.
public enum TemplateIncludes {
    private static let marker = Array("include \"".utf8)

    /// `{% include "call.stencil" %}` → `call.stencil`
    public static func names(in bytes: [UInt8]) -> [String] {
        var names: [String] = []
        var position = 0
        while let found = ByteSearch.firstOffset(of: marker, in: bytes, from: position) {
            let start = found + marker.count
            guard let end = ByteSearch.firstOffset(of: UInt8(ascii: "\""), in: bytes, from: start) else { break }
            names.append(String(decoding: bytes[start..<end], as: UTF8.self))
            position = end + 1
        }
        return names
    }
}
