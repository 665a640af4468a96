import Diagnostics
import SourceTree
import SwiftModel

/// The problems of packs and of the settings that packs and configurations share.
public enum PackCodes: String, DiagnosticKind {
    case unknownSetting, wrongSetting, incompleteManifest, unknownPack, circularPack, missingTemplate, unusedTemplate,
        replacedTemplate, movedTemplate, samePath, outsidePath, undeclaredSupport

    public var severity: Severity {
        let warnings: Set = [PackCodes.undeclaredSupport, .unusedTemplate, .replacedTemplate, .movedTemplate]
        return warnings.contains(self) ? .warning : .error
    }
    public var isOmission: Bool { self == .undeclaredSupport }
}

/// The wording of everything that can be wrong with a pack or a setting.
public enum PackMessages {
    public static func unknownKey(_ key: String, in place: String, known: [String], at range: SourceRange?)
        -> Diagnostic
    {
        let near = suggestion(for: key, among: known)
        return PackCodes.unknownSetting("unknown key `\(key)` in \(place)").at(range).help(
            near ?? "known keys: \(known.joined(separator: ", "))")
    }

    public static func wrongValue(of key: String, wanted: String, at range: SourceRange?) -> Diagnostic {
        PackCodes.wrongSetting("`\(key)` must be \(wanted)").at(range)
    }

    public static func wrongWord(_ word: String, of key: String, words: [String], at range: SourceRange?) -> Diagnostic
    {
        let near = suggestion(for: word, among: words)
        let message: Message = word.isEmpty ? "`\(key)` must be a word" : "`\(word)` is not a value of `\(key)`"
        return PackCodes.wrongSetting(message).at(range).help(near ?? "one of: \(words.joined(separator: ", "))")
    }

    static func wrongPattern(_ problem: NamePattern.Problem, of key: String, known: [String], at range: SourceRange?)
        -> Diagnostic
    {
        let message: Message
        var help: Message?
        switch problem {
        case .unknownPlaceholder(let name, let near):
            message = "`\(key)` can't hold `{\(name)}`"
            let words = near.map { [$0] } ?? known
            let shown = words.map { word in
                let isCapital = name.first?.isUppercase ?? false
                return "`{\(isCapital ? word.prefix(1).uppercased() + word.dropFirst() : word)}`"
            }
            help = near == nil ? "there are: \(shown.joined(separator: ", "))" : "did you mean \(shown[0])?"
        case .unclosedBrace: message = "a `{` of `\(key)` is never closed"
        case .strayClosingBrace: message = "a `}` of `\(key)` closes nothing"
        case .emptyPlaceholder: message = "`\(key)` has braces with nothing in them"
        case .invalidText(let text): message = "`\(key)` holds `\(text)`, which can't stand there in a name"
        case .empty: message = "`\(key)` is empty"
        }
        return PackCodes.wrongSetting(message).at(range).help(help)
    }

    static func missing(_ key: String, in place: String, at range: SourceRange?) -> Diagnostic {
        PackCodes.incompleteManifest("\(place) has no `\(key)`").at(range)
    }

    static func noManifest(_ folder: String, at range: SourceRange?) -> Diagnostic {
        let isFile = folder.hasSuffix(".stencil")
        let kind = isFile ? "file" : "folder"
        let help: Message =
            isFile
            ? "a pack of one file begins with its manifest, between two lines `---`"
            : "a pack has a `pack.yaml`; `netlayer templates new` writes a first one"
        return PackCodes.unknownPack("the \(kind) `\(folder)` is not a pack").at(range).help(help)
    }

    static func sameName(_ name: String, of files: [String], at range: SourceRange?) -> Diagnostic {
        PackCodes.wrongSetting("`folders` gives the name `\(name)` to `\(files[0])` and to `\(files[1])`").at(range)
            .help("rename one of them")
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
    package mutating func refuse(_ node: SourceNode, of key: String, wanted: String) {
        report(PackMessages.wrongValue(of: key, wanted: wanted, at: node.range))
    }

    package mutating func refuse(_ entry: SourceEntry, in place: String, known: [String]) {
        report(PackMessages.unknownKey(entry.key.text, in: place, known: known, at: entry.key.range))
    }

    package mutating func entries(of node: SourceNode, under key: String, wanted: String = "a mapping") -> [SourceEntry]
    {
        if node.isMapping { return Array(node.entries) }
        refuse(node, of: key, wanted: wanted)
        return []
    }

    /// The key of an entry among those that its place takes.
    package mutating func key<Key: RawRepresentable<String> & CaseIterable>(of entry: SourceEntry, in place: String)
        -> Key?
    {
        if let key = Key(rawValue: entry.key.text) { return key }
        refuse(entry, in: place, known: Key.allCases.map(\.rawValue))
        return nil
    }

    package mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ node: SourceNode, of key: String)
        -> Word?
    {
        if let word = Word(rawValue: node.text) { return word }
        let words = Word.allCases.map(\.rawValue)
        return fail(PackMessages.wrongWord(node.text, of: key, words: words, at: node.range))
    }
}
