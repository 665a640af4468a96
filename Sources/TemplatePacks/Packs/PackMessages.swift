import Diagnostics
import SourceTree
import SwiftModel

/// The problems of packs and of the settings that packs and configurations share.
public enum PackCodes: String, DiagnosticKind {
    case unknownSetting, wrongSetting, incompleteManifest, unknownPack, circularPack, missingTemplate, unusedTemplate,
        replacedTemplate, movedTemplate, samePath, outsidePath, undeclaredSupport

    public var severity: Severity {
        switch self {
        case .undeclaredSupport, .unusedTemplate, .replacedTemplate, .movedTemplate: .warning
        default: .error
        }
    }
    public var isOmission: Bool { self == .undeclaredSupport }
}

/// The wording of problems that are reported in several places.
enum PackMessages {
    static func missing(_ key: String, in place: String, at range: SourceRange?) -> Diagnostic {
        PackCodes.incompleteManifest("\(place) has no `\(key)`").at(range)
    }

    static func unusedTemplate(_ name: String, known: [String], at file: SourceFile?) -> Diagnostic {
        let near = suggestion(for: name, among: known.filter { $0 != name })
        return PackCodes.unusedTemplate("nothing uses the template `\(name)`").at(
            file.map { SourceRange(file: $0, startOffset: 0, endOffset: 0) }
        ).help(near ?? "include it, name it under `files`, or remove it")
    }

    static func undeclaredNeed(_ name: String, of entry: String, at range: SourceRange?) -> Diagnostic {
        PackCodes.missingTemplate("the entry `\(entry)` calls `\(name)`, which no support file of the pack declares")
            .at(range).help(
                "declare it in a file of the pack's folder `support`: `{# declares: \(name) #}`; or leave the entry out: "
                    + "`\(entry): false` under `files`")
    }
}

/// Reads parts of manifests and configurations, and reports what can't be there.
extension DiagnosticBag {
    package mutating func refuse(_ key: String, wanted: String, at range: SourceRange?) {
        report(PackCodes.wrongSetting, "`\(key)` must be \(wanted)", at: range)
    }

    package mutating func refuse(_ node: SourceNode, of key: String, wanted: String) {
        refuse(key, wanted: wanted, at: node.range)
    }

    /// Reports the value and returns nil in its place.
    package mutating func refuse<Value>(_ node: SourceNode, of key: String, wanted: String) -> Value? {
        refuse(key, wanted: wanted, at: node.range)
        return nil
    }

    package mutating func refuse(_ entry: SourceEntry, in place: String, known: [String]) {
        refuse(entry.key.text, at: entry.key.range, in: place, known: known)
    }

    mutating func refuse(_ key: String, at range: SourceRange, in place: String, known: [String]) {
        let keys: Message = "known keys: \(known.joined(separator: ", "))"
        let none: Message = "there are none; extend a pack that has some (`extends: base`), or remove the key"
        report(
            PackCodes.unknownSetting, "unknown key `\(key)` in \(place)", at: range,
            help: suggestion(for: key, among: known) ?? (known.isEmpty ? none : keys))
    }

    package mutating func entries(of node: SourceNode, under key: String, wanted: String = "a mapping") -> [SourceEntry]
    {
        if node.isMapping { return Array(node.entries) }
        refuse(node, of: key, wanted: wanted)
        return []
    }

    /// The key of an entry; one that isn't among the cases of `Key` is reported.
    package mutating func key<Key: RawRepresentable<String> & CaseIterable>(of entry: SourceEntry, in place: String)
        -> Key?
    {
        if let key = Key(rawValue: entry.key.text) { return key }
        refuse(entry, in: place, known: Key.allCases.map(\.rawValue))
        return nil
    }

    package mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ node: SourceNode, of key: String)
        -> Word?
    { word(node.text, of: key, among: Word.allCases.map(\.rawValue), at: node.range).flatMap(Word.init(rawValue:)) }

    package mutating func word(_ word: String, of key: String, among words: [String], at range: SourceRange) -> String?
    {
        if words.contains(word) { return word }
        return fail(
            PackCodes.wrongSetting, word.isEmpty ? "`\(key)` must be a word" : "`\(word)` is not a value of `\(key)`",
            at: range,
            help: suggestion(for: word, among: words)
                ?? (words.isEmpty ? "there are none; remove it" : "one of: \(words.joined(separator: ", "))"))
    }

    package mutating func text(_ node: SourceNode, of key: String) -> String? {
        node.isScalar && !node.isNull ? node.text : refuse(node, of: key, wanted: "a text")
    }

    package mutating func texts(_ node: SourceNode, of key: String, wanted: String = "a list of texts") -> [String]? {
        if node.isSequence, node.elements.allSatisfy(\.isScalar) { return node.elements.map(\.text) }
        return refuse(node, of: key, wanted: wanted)
    }

    package mutating func flag(_ node: SourceNode, of key: String) -> Bool? {
        node.bool ?? refuse(node, of: key, wanted: "`true` or `false`")
    }
}
