import APIModel
import Diagnostics
import SourceTree
import SwiftModel
import TemplateEngine

/// Reads the entries of a manifest over what is already there. A project's configuration has the same entries, so that
/// all that a pack says can be said otherwise by a project.
public struct ManifestReader {
    /// Applies one entry; false if the key is none of a manifest's.
    public static func apply(_ entry: SourceEntry, to manifest: inout PackManifest, into bag: inout DiagnosticBag)
        -> Bool
    {
        switch entry.key.text {
        case "summary": manifest.summary = text(entry.value, of: "summary", into: &bag) ?? ""
        case "abstract": manifest.isAbstract = flag(entry.value, of: "abstract", into: &bag) ?? false
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

    /// What an option may be that is written into code.
    private static let codeKinds: [(word: String, kind: PackOption.Kind)] = [
        ("identifier", .identifier), ("type", .type), ("expression", .expression),
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
            guard let words = texts(values, of: "options.\(name).values", into: &bag) else { return nil }
            kind = .word(words)
        } else if let word = node["kind"] {
            guard let known = codeKinds.first(where: { $0.word == word.text }) else {
                let path = "options.\(name).kind"
                let words = codeKinds.map(\.word)
                return bag.fail(PackMessages.wrongWord(word.text, of: path, words: words, at: word.range))
            }
            kind = known.kind
        } else {
            kind = preset.bool == nil ? .text : .flag
        }
        let summary = node["help"].flatMap { text($0, of: "options.\(name).help", into: &bag) }
        var option = PackOption(name: name, summary: summary ?? "", kind: kind, value: .text(""))
        guard let value = value(of: option, preset, into: &bag) else { return nil }
        option.value = value
        return option
    }

    static func value(of option: PackOption, _ node: SourceNode, into bag: inout DiagnosticBag) -> PackOption.Value? {
        let path = "options.\(option.name)"
        switch option.kind {
        case .flag:
            if let flag = node.bool { return .flag(flag) }
            bag.refuse(node, of: path, wanted: "`true` or `false`")
        case .text:
            if node.isScalar { return .text(node.isNull ? "" : node.text) }
            bag.refuse(node, of: path, wanted: "a text")
        case .identifier:
            if node.isScalar, SwiftIdentifier.isPlain(node.text) { return .text(node.text) }
            let wanted = "a name that Swift takes without quotes"
            bag.refuse(node, of: path, wanted: wanted)
        case .type:
            if case .type(let type) = SettingContent.type.value(node, of: path, into: &bag) { return .text(type.text) }
        case .expression:
            if case .expression(let code) = SettingContent.expression.value(node, of: path, into: &bag) {
                return .text(code.text)
            }
        case .word(let words):
            if node.isScalar, words.contains(node.text) { return .text(node.text) }
            bag.report(PackMessages.wrongWord(node.text, of: path, words: words, at: node.range))
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
            // Who overrides an entry answers for what comes of it.
            file.range = entry.key.range
            readFile(entry.value, name, to: &file, into: &bag)
            checkImports(entry.value["imports"], of: file, into: &bag)
            guard !file.template.isEmpty, !file.paths.isEmpty else {
                let key = file.template.isEmpty ? "template" : "path"
                bag.report(PackMessages.missing(key, in: "the file `\(name)`", at: entry.key.range))
                continue
            }
            if let index { manifest.files[index] = file } else { manifest.files.append(file) }
        }
    }

    /// Files that aren't Swift import nothing.
    private static func checkImports(_ node: SourceNode?, of file: PackFile, into bag: inout DiagnosticBag) {
        guard let node, !file.imports.isEmpty, !file.paths.all.contains(where: OutputPath.mayBeSwift) else { return }
        let wanted = "left out, since no path of the file ends in `.swift`"
        bag.refuse(node, of: "files.\(file.name).imports", wanted: wanted)
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
                file.template = text(entry.value, of: path, into: &bag) ?? file.template
                file.templateRange = entry.value.range
            case "path": file.paths = paths(entry.value, of: path, over: file.paths, into: &bag)
            case "support": file.support = texts(entry.value, of: path, into: &bag) ?? file.support
            case "imports":
                guard texts(entry.value, of: path, into: &bag) != nil else { continue }
                file.imports = entry.value.elements.compactMap { ModuleImport($0, of: path, into: &bag) }
            case "kind": file.statedKind = bag.word(entry.value, of: path)
            case "when":
                let values = entry.value.isSequence ? Array(entry.value.elements) : [entry.value]
                file.conditions = values.filter { !$0.isNull }.compactMap { node in
                    text(node, of: path, into: &bag).map { .init(text: $0, range: node.range) }
                }
            default: bag.refuse(entry, in: "the file `\(name)`", known: PackFile.keys)
            }
        }
    }

    /// One path for every layout, or one for each; those that are not named stay as they are.
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
}

/// What stands behind a key of a manifest, or a report of what should.
extension ManifestReader {
    static func text(_ node: SourceNode, of key: String, into bag: inout DiagnosticBag) -> String? {
        if node.isScalar, !node.isNull { return node.text }
        return bag.fail(PackMessages.wrongValue(of: key, wanted: "a text", at: node.range))
    }

    /// The path of a file, which no number is.
    static func path(_ node: SourceNode, of key: String, into bag: inout DiagnosticBag) -> String? {
        if node.isString { return node.text }
        return bag.fail(PackMessages.wrongValue(of: key, wanted: "the path of a file", at: node.range))
    }

    static func texts(_ node: SourceNode, of key: String, into bag: inout DiagnosticBag) -> [String]? {
        if node.isSequence, node.elements.allSatisfy(\.isScalar) { return node.elements.map(\.text) }
        return bag.fail(PackMessages.wrongValue(of: key, wanted: "a list of texts", at: node.range))
    }

    static func flag(_ node: SourceNode, of key: String, into bag: inout DiagnosticBag) -> Bool? {
        if let value = node.bool { return value }
        return bag.fail(PackMessages.wrongValue(of: key, wanted: "`true` or `false`", at: node.range))
    }
}

/// The paths and conditions of a manifest as templates beside those of the pack. What is wrong with them is reported
/// where they stand in the manifest.
struct ManifestTexts {
    private(set) var sources: [String: SourceFile]
    private var places: [String: (start: Int, count: Int, range: SourceRange?)] = [:]

    init(_ templates: [String: SourceFile]) { sources = templates }

    /// - Parameter within: what makes a whole template of the text.
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

    /// The place in the manifest: the word itself where the text stands there as it is, else the whole value.
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
