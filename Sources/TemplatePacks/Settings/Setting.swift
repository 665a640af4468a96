import APIModel
import Diagnostics
import SourceTree
import SwiftModel

/// One convention that a pack's manifest and a project's configuration may set, under the same key. This is its only
/// definition: readers, the JSON Schema and the reference page are made of it.
public struct Setting: Sendable {
    /// What may stand under the key.
    public enum Kind: Sendable {
        case flag
        case word([String])
        case text
        case number
        case texts
        /// Keys of the reader's own with a text under each.
        case map

        /// What one chooses from; nothing where the values are without number.
        public var words: [String] {
            switch self {
            case .flag: ["true", "false"]
            case .word(let words): words
            case .text, .number, .texts, .map: []
            }
        }

        /// What a value is.
        public var name: String {
            switch self {
            case .flag: "flag"
            case .word: "word"
            case .text: "text"
            case .number: "number"
            case .texts: "list of texts"
            case .map: "mapping"
            }
        }
    }

    /// `models.nulls`: the section and the key in it; a top-level key has no dot.
    public let path: String
    public let summary: String
    public let kind: Kind
    /// What its texts are.
    package var content = SettingContent.text
    let read: @Sendable (Conventions) -> StatedValue
    let apply: @Sendable (inout Conventions, Value) -> Void

    /// A value that was read and is of the setting's kind.
    enum Value: Sendable {
        case flag(Bool)
        case text(SettingText)
        case word(String)
        case number(Int)
        case texts([String])
        case map([(key: String, text: SettingText)])
    }

    /// What it is in the conventions of a pack; in those of none, its default.
    public func value(in conventions: Conventions = Conventions()) -> StatedValue { read(conventions) }

    var section: Substring? { path.firstIndex(of: ".").map { path[..<$0] } }

    var key: Substring { path.firstIndex(of: ".").map { path[path.index(after: $0)...] } ?? path[...] }

    static func flag(_ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, Bool> & Sendable)
        -> Setting
    {
        Setting(path: path, summary: summary, kind: .flag, read: { .flag($0[keyPath: target]) }) { conventions, value in
            if case .flag(let flag) = value { conventions[keyPath: target] = flag }
        }
    }

    /// A text that is a Swift name.
    static func name(_ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, FixedName> & Sendable)
        -> Setting
    {
        Setting(path: path, summary: summary, kind: .text, content: .name, read: { .text($0[keyPath: target].text) }) {
            conventions, value in if case .text(.name(let name)) = value { conventions[keyPath: target] = name }
        }
    }

    /// A text that is a name pattern over the given placeholders.
    static func pattern(
        _ path: String, _ summary: String, _ placeholders: [String],
        _ target: WritableKeyPath<Conventions, NamePattern> & Sendable
    ) -> Setting {
        Setting(
            path: path, summary: summary, kind: .text, content: .pattern(placeholders),
            read: { .text($0[keyPath: target].text) }
        ) { conventions, value in
            if case .text(.pattern(let pattern)) = value { conventions[keyPath: target] = pattern }
        }
    }

    static func optionalText(
        _ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, String?> & Sendable
    ) -> Setting {
        Setting(path: path, summary: summary, kind: .text, read: { .text($0[keyPath: target] ?? "") }) {
            conventions, value in
            if case .text(.text(let text)) = value { conventions[keyPath: target] = text.isEmpty ? nil : text }
        }
    }

    static func number(_ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, Int> & Sendable)
        -> Setting
    {
        Setting(path: path, summary: summary, kind: .number, read: { .number($0[keyPath: target]) }) {
            conventions, value in if case .number(let number) = value { conventions[keyPath: target] = number }
        }
    }

    static func texts(_ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, [String]> & Sendable)
        -> Setting
    {
        Setting(path: path, summary: summary, kind: .texts, read: { .texts($0[keyPath: target]) }) {
            conventions, value in if case .texts(let texts) = value { conventions[keyPath: target] = texts }
        }
    }

    static func word<Word: RawRepresentable & CaseIterable & Sendable>(
        _ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, Word> & Sendable
    ) -> Setting where Word.RawValue == String {
        Setting(
            path: path, summary: summary, kind: .word(Word.allCases.map(\.rawValue)),
            read: { .text($0[keyPath: target].rawValue) }
        ) { conventions, value in
            if case .word(let text) = value, let word = Word(rawValue: text) { conventions[keyPath: target] = word }
        }
    }

    /// A map of Swift names, whose entries are added to those that are there, later ones winning.
    static func names(
        _ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, [String: FixedName]> & Sendable
    ) -> Setting {
        Setting(
            path: path, summary: summary, kind: .map, content: .name,
            read: { .map($0[keyPath: target].mapValues(\.text)) }
        ) { conventions, value in
            guard case .map(let entries) = value else { return }
            for case (let key, .name(let name)) in entries { conventions[keyPath: target][key] = name }
        }
    }

    /// A map of patterns to what becomes of invalid values; later ones win.
    static func leniency(
        _ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, [LeniencyRule]> & Sendable
    ) -> Setting {
        let words = Leniency.allCases.map(\.rawValue)
        return Setting(
            path: path, summary: summary, kind: .map, content: .word(words),
            read: { .map($0[keyPath: target].map { ($0.pattern, $0.leniency.rawValue) }) }
        ) { conventions, value in
            guard case .map(let entries) = value else { return }
            for case (let key, .text(let word)) in entries {
                guard let leniency = Leniency(rawValue: word) else { continue }
                conventions[keyPath: target].append(LeniencyRule(pattern: key, leniency: leniency))
            }
        }
    }

    /// A map of names to types of the team's own.
    static func types(
        _ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, [String: FixedType]> & Sendable
    ) -> Setting {
        Setting(
            path: path, summary: summary, kind: .map, content: .type,
            read: { .map($0[keyPath: target].mapValues { SwiftType($0).text }) }
        ) { conventions, value in
            guard case .map(let entries) = value else { return }
            for case (let key, .type(let type)) in entries { conventions[keyPath: target][key] = type }
        }
    }

    /// The same by names of schemas or patterns of them: `"*": Model.*`.
    static func types(_ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, OwnTypes> & Sendable)
        -> Setting
    {
        Setting(
            path: path, summary: summary, kind: .map, content: .typeOrPattern,
            read: { .map($0[keyPath: target].entries) }
        ) { conventions, value in
            guard case .map(let entries) = value else { return }
            for (key, text) in entries {
                switch text {
                case .type(let type): conventions[keyPath: target].set(key, type)
                case .typePattern(let pattern): conventions[keyPath: target].add(pattern)
                default: continue
                }
            }
        }
    }

    /// A map of the manifest's own keys to name patterns.
    static func patterns(
        _ path: String, _ summary: String, _ placeholders: [String],
        _ target: WritableKeyPath<Conventions, [NamingConventions.KeyedPattern]> & Sendable
    ) -> Setting {
        Setting(
            path: path, summary: summary, kind: .map, content: .pattern(placeholders),
            read: { .map($0[keyPath: target].map { ($0.key, $0.pattern.text) }) }
        ) { conventions, value in
            guard case .map(let entries) = value else { return }
            for case (let key, .pattern(let pattern)) in entries {
                conventions[keyPath: target].removeAll { $0.key == key }
                conventions[keyPath: target].append(.init(key: key, pattern: pattern))
            }
        }
    }
}

/// What a setting is in a team's conventions, as a configuration would specify it.
public enum StatedValue: Sendable, Hashable {
    case flag(Bool)
    case number(Int)
    case text(String)
    case texts([String])
    case map([Entry])

    public struct Entry: Sendable, Hashable {
        let key: String
        let text: String
    }

    static func map(_ entries: [(String, String)]) -> StatedValue { .map(entries.map(Entry.init)) }

    static func map(_ entries: [String: String]) -> StatedValue {
        .map(entries.sorted { $0.key < $1.key }.map(Entry.init))
    }

    /// In YAML's flow style: `requests`, `"{Schema}DTO"`, `[URL, ID]`, `{ get: fetch }`.
    public var yaml: String {
        switch self {
        case .flag(let flag): return String(flag)
        case .number(let number): return String(number)
        case .text(let text): return StatedValue.scalar(text)
        case .texts(let texts): return "[\(texts.map(StatedValue.scalar).joined(separator: ", "))]"
        case .map(let entries):
            if entries.isEmpty { return "{}" }
            let parts = entries.map { "\(StatedValue.scalar($0.key)): \(StatedValue.scalar($0.text))" }
            return "{ \(parts.joined(separator: ", ")) }"
        }
    }

    public func write(to writer: inout JSONWriter) {
        switch self {
        case .flag(let flag): writer.bool(flag)
        case .number(let number): writer.integer(number)
        case .text(let text): writer.string(text)
        case .texts(let texts):
            writer.beginArray()
            for text in texts { writer.string(text) }
            writer.endArray()
        case .map(let entries):
            writer.beginObject()
            for entry in entries { writer.field(entry.key, entry.text) }
            writer.endObject()
        }
    }

    private static func scalar(_ text: String) -> String {
        let isPlain = text.first?.isLetter ?? false && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        if isPlain, text != "null" { return text }
        var writer = JSONWriter(isPretty: false)
        writer.string(text)
        return writer.text
    }
}

/// What a text of a configuration or a manifest is. All but `text` are written into code, so that nothing else than a
/// name, a type or an expression may stand there.
package enum SettingContent: Sendable {
    /// A text that never becomes code as it stands.
    case text
    /// A name pattern, with what its placeholders may be.
    case pattern([String])
    case name
    case type
    /// A type, or under a key with a star one with a star.
    case typeOrPattern
    /// An absolute URL, which becomes a literal.
    case url
    /// One of these words.
    case word([String])
    /// How a credential is sent: `bearer`, `header X-API-Key`.
    case credential
    /// Swift on one line, which ends nothing and begins nothing around it.
    case expression

    /// What a value is; nil, which is said at its place, where it is nothing of this kind.
    /// - Parameter key: under which it stands in a map.
    func value(_ node: SourceNode, of path: String, under key: String = "", into bag: inout DiagnosticBag)
        -> SettingText?
    {
        let text = node.isNull ? "" : node.text
        let value: SettingText?
        let expected: String
        switch self {
        case .text: return .text(text)
        case .pattern(let placeholders):
            switch NamePattern.parse(text, placeholders: placeholders) {
            case .success(let pattern): return .pattern(pattern)
            case .failure(let problem):
                return bag.fail(PackMessages.wrongPattern(problem, of: path, known: placeholders, at: node.range))
            }
        case .word(let words):
            let word = node.isNull ? "null" : text
            if words.contains(word) { return .text(word) }
            return bag.fail(PackMessages.wrongWord(word, of: path, words: words, at: node.range))
        case .name: (value, expected) = (FixedName(text).map(SettingText.name), FixedName.expected)
        case .type: (value, expected) = (FixedType(text).map(SettingText.type), FixedType.expected)
        case .typeOrPattern where key.contains("*"):
            (value, expected) = (OwnTypePattern(key, type: text).map(SettingText.typePattern), OwnTypePattern.expected)
        case .typeOrPattern: (value, expected) = (FixedType(text).map(SettingText.type), FixedType.expected)
        case .url:
            let isURL = text.contains("://") && ServerAddress.fault(in: text) == nil
            (value, expected) = (isURL ? .text(text) : nil, "a URL like `https://api.example.com`")
        case .credential:
            (value, expected) = (SecurityScheme.Kind(text).map(SettingText.credential), SecurityScheme.Kind.expected)
        case .expression:
            (value, expected) = (FixedExpression(text).map(SettingText.expression), FixedExpression.expected)
        }
        if value == nil { bag.refuse(node, of: path, wanted: expected) }
        return value
    }
}

/// A text of a configuration or a manifest as what it is: one that is written into code is of another type than others.
enum SettingText: Sendable {
    case text(String)
    case pattern(NamePattern)
    case name(FixedName)
    case type(FixedType)
    case typePattern(OwnTypePattern)
    case expression(FixedExpression)
    case credential(SecurityScheme.Kind)
}
