import APIModel
import Diagnostics
import SourceTree
import SwiftModel
import TemplateEngine

/// Merges the entries of a manifest into an earlier one. A project's configuration has the same entries, so that a
/// project can override everything that a pack states.
public struct ManifestReader {
    /// Applies one entry; returns false if its key isn't one of a manifest's.
    public static func apply(_ entry: SourceEntry, to manifest: inout PackManifest, into bag: inout DiagnosticBag)
        -> Bool
    {
        switch entry.key.text {
        case "summary": manifest.summary = bag.text(entry.value, of: "summary") ?? ""
        case "abstract": manifest.isAbstract = bag.flag(entry.value, of: "abstract") ?? false
        case "options": readOptions(entry.value, to: &manifest, into: &bag)
        case "files": readFiles(entry.value, to: &manifest, into: &bag)
        case "services": readServices(entry.value, to: &manifest, into: &bag)
        case "supportFiles": readSupportFiles(entry.value, to: &manifest, into: &bag)
        case "supportPath":
            manifest.supportPaths = paths(entry.value, of: "supportPath", over: manifest.supportPaths, into: &bag)
        case "layout": manifest.layout = bag.word(entry.value, of: "layout") ?? manifest.layout
        default: return SettingsReader.apply(entry, to: &manifest.conventions, into: &bag)
        }
        return true
    }

    static func readOptions(_ node: SourceNode, to manifest: inout PackManifest, into bag: inout DiagnosticBag) {
        for entry in bag.entries(of: node, under: "options") {
            let name = entry.key.text
            let index = manifest.options.firstIndex { $0.name == name }
            if entry.value.isMapping {
                guard let option = declaredOption(name, entry.value, into: &bag) else { continue }
                if let index { manifest.options[index] = option } else { manifest.options.append(option) }
            } else if let index {
                if let value = value(of: manifest.options[index], entry.value, into: &bag) {
                    manifest.options[index].value = value
                }
            } else {
                bag.refuse(entry, in: "`options`", known: manifest.options.map(\.name))
            }
        }
    }

    /// The kinds of options that are written into code.
    private static let codeKinds: KeyValuePairs<String, PackOption.Kind> = [
        "identifier": .identifier, "type": .type, "expression": .expression,
    ]
    private static let optionKeys = ["help", "values", "default", "kind"]

    private static func declaredOption(_ name: String, _ node: SourceNode, into bag: inout DiagnosticBag) -> PackOption?
    {
        for entry in node.entries where !optionKeys.contains(entry.key.text) {
            bag.refuse(entry, in: "the option `\(name)`", known: optionKeys)
        }
        guard let preset = node["default"], !preset.isNull else {
            let range = node["default"] == nil ? node.range : node.entry("default")?.key.range
            return bag.fail(PackMessages.missing("default", in: "the option `\(name)`", at: range))
        }
        let kind: PackOption.Kind
        if let values = node["values"] {
            guard let words = bag.texts(values, of: "options.\(name).values") else { return nil }
            kind = .word(words)
        } else if let node = node["kind"] {
            let word = bag.word(node.text, of: "options.\(name).kind", among: codeKinds.map(\.key), at: node.range)
            guard let known = codeKinds.first(where: { $0.key == word }) else { return nil }
            kind = known.value
        } else {
            kind = preset.bool == nil ? .text : .flag
        }
        let summary = node["help"].flatMap { bag.text($0, of: "options.\(name).help") }
        var option = PackOption(name: name, summary: summary ?? "", kind: kind, value: .text(""))
        guard let value = value(of: option, preset, into: &bag) else { return nil }
        option.value = value
        return option
    }

    static func value(of option: PackOption, _ node: SourceNode, into bag: inout DiagnosticBag) -> PackOption.Value? {
        let path = "options.\(option.name)"
        switch option.kind {
        case .flag: return bag.flag(node, of: path).map { .flag($0) }
        case .text:
            if node.isScalar { return .text(node.isNull ? "" : node.text) }
            bag.refuse(node, of: path, wanted: "a text")
        case .identifier:
            if node.isScalar, SwiftIdentifier.isPlain(node.text) { return .text(node.text) }
            bag.refuse(node, of: path, wanted: "a name that Swift takes without quotes")
        case .type:
            if case .type(let type) = SettingContent.type.value(node, of: path, into: &bag) { return .text(type.text) }
        case .expression:
            if case .expression(let code) = SettingContent.expression.value(node, of: path, into: &bag) {
                return .text(code.text)
            }
        case .word(let words): return bag.word(node.text, of: path, among: words, at: node.range).map { .text($0) }
        }
        return nil
    }

    static func readFiles(_ node: SourceNode, to manifest: inout PackManifest, into bag: inout DiagnosticBag) {
        for entry in bag.entries(of: node, under: "files", wanted: "a mapping of names to entries") {
            let name = entry.key.text
            let index = manifest.files.firstIndex { $0.name == name }
            if entry.value.bool == false || entry.value.isNull {
                if let index {
                    manifest.files.remove(at: index)
                } else {
                    bag.refuse(entry, in: "`files`", known: manifest.files.map(\.name))
                }
                continue
            }
            var file =
                index.map { manifest.files[$0] }
                ?? PackFile(
                    name: name, scope: .api, template: manifest.onlyTemplate, paths: LayoutPaths(), conditions: [],
                    range: entry.key.range)
            // Problems of an entry are reported where it was overridden last.
            file.range = entry.key.range
            readFile(entry.value, name, to: &file, into: &bag)
            if let support = entry.value["support"] {
                for name in support.elements where manifest.supportRanges[name.text] == nil {
                    manifest.supportRanges[name.text] = name.range
                }
            }
            // Files that aren't Swift import nothing.
            if let imports = entry.value["imports"], !file.imports.isEmpty,
                !file.paths.all.contains(where: OutputPath.mayBeSwift)
            {
                let wanted = "left out, since no path of the file ends in `.swift`"
                bag.refuse(imports, of: "files.\(name).imports", wanted: wanted)
            }
            guard !file.template.isEmpty, !file.paths.isEmpty else {
                let key = file.template.isEmpty ? "template" : "path"
                bag.report(PackMessages.missing(key, in: "the file `\(name)`", at: entry.key.range))
                continue
            }
            if let index { manifest.files[index] = file } else { manifest.files.append(file) }
        }
    }

    private static func readFile(
        _ node: SourceNode, _ name: String, to file: inout PackFile, into bag: inout DiagnosticBag
    ) {
        let wanted = "a mapping, or `false` for a file that is not written"
        for entry in bag.entries(of: node, under: "files.\(name)", wanted: wanted) {
            let path = "files.\(name).\(entry.key.text)"
            switch entry.key.text {
            case "for": file.scope = bag.word(entry.value, of: path) ?? file.scope
            case "template":
                file.template = bag.text(entry.value, of: path) ?? file.template
                file.templateRange = entry.value.range
            case "path": file.paths = paths(entry.value, of: path, over: file.paths, into: &bag)
            case "support": file.support = bag.texts(entry.value, of: path) ?? file.support
            case "imports":
                guard bag.texts(entry.value, of: path) != nil else { continue }
                file.imports = entry.value.elements.compactMap { ModuleImport($0, of: path, into: &bag) }
            case "kind": file.statedKind = bag.word(entry.value, of: path)
            case "access":
                let access: AccessLevel? = bag.word(entry.value, of: path)
                file.access = access.map { ($0, entry.value.range) }
            case "inner": file.isInner = bag.flag(entry.value, of: path) ?? file.isInner
            case "when":
                let values = entry.value.isSequence ? Array(entry.value.elements) : [entry.value]
                file.conditions = values.filter { !$0.isNull }.compactMap { node in
                    bag.text(node, of: path).map { .init(text: $0, range: node.range) }
                }
            default: bag.refuse(entry, in: "the file `\(name)`", known: PackFile.keys)
            }
        }
    }

    /// Reads one path for all layouts, or one for each; layouts that aren't named keep their path.
    private static func paths(
        _ node: SourceNode, of key: String, over known: LayoutPaths, into bag: inout DiagnosticBag
    ) -> LayoutPaths {
        var paths = node.isScalar ? LayoutPaths() : known
        guard node.isMapping else {
            if let path = path(node, of: key, into: &bag) { paths.set(path, for: .layer, at: node.range) }
            return paths
        }
        for entry in node.entries {
            guard let layout: PackFile.Layout = bag.key(of: entry, in: "`\(key)`") else { continue }
            guard let path = path(entry.value, of: "\(key).\(layout.rawValue)", into: &bag) else { continue }
            paths.set(path, for: layout, at: entry.value.range)
        }
        return paths
    }

    /// Reads the path of a file; a number is refused.
    private static func path(_ node: SourceNode, of key: String, into bag: inout DiagnosticBag) -> String? {
        node.isString ? node.text : bag.refuse(node, of: key, wanted: "the path of a file")
    }
}

/// The paths and conditions of a manifest as templates beside those of the pack. Their problems are reported at their
/// place in the manifest.
struct ManifestTexts {
    private(set) var sources: [String: SourceFile]
    private var places: [String: (start: Int, count: Int, range: SourceRange?)] = [:]

    init(_ templates: [String: SourceFile]) { sources = templates }

    /// - Parameter within: the template code around the text: `{% if ` and so on for a condition.
    mutating func add(
        _ text: String, as name: String, at range: SourceRange?, within: (before: String, after: String) = ("", "")
    ) {
        sources[name] = SourceFile(name: name, bytes: Array((within.before + text + within.after).utf8))
        places[name] = (within.before.utf8.count, text.utf8.count, range)
    }

    func compile(
        _ name: String, roots: [TemplateRoot], by compiler: inout TemplateCompiler, into bag: inout DiagnosticBag
    ) -> Template? {
        var found = DiagnosticBag()
        let template = compiler.compile(name, roots: roots, isCode: false, into: &found)
        for var diagnostic in found.diagnostics {
            if let range = diagnostic.range { diagnostic.range = moved(range) }
            bag.report(diagnostic)
        }
        return template
    }

    /// Moves a range to the manifest: to the same word if the value has no escapes there, else to the whole value.
    private func moved(_ range: SourceRange) -> SourceRange {
        guard let place = places[range.file.name], let whole = place.range, let source = sources[range.file.name] else {
            return range
        }
        let bytes = whole.file.bytes[Int(whole.startOffset)..<Int(whole.endOffset)]
        let text = source.bytes[place.start..<place.start + place.count]
        let isQuoted = bytes.first == UInt8(ascii: "\"") || bytes.first == UInt8(ascii: "'")
        let inner = isQuoted ? bytes.dropFirst().dropLast() : bytes
        let start = inner.startIndex - place.start + Int(range.startOffset)
        let end = inner.startIndex - place.start + Int(range.endOffset)
        guard inner.elementsEqual(text), start >= inner.startIndex, end <= inner.endIndex else { return whole }
        return SourceRange(file: whole.file, startOffset: start, endOffset: end)
    }
}
