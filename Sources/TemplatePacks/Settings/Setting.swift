import APIModel
import Diagnostics
import SourceTree
import SwiftModel

/// One convention that a pack's manifest and a project's configuration may set, under the same key. This is its only
/// definition: readers, the JSON Schema and the reference page are made of it.
public struct Setting: Sendable {
    /// The kind of value that the key has.
    public enum Kind: Sendable {
        case flag
        case word([String])
        case text
        case number
        case texts
        /// A mapping from keys that the team chooses to texts.
        case map

        /// The values to choose from; empty where there are endlessly many.
        public var words: [String] {
            switch self {
            case .flag: ["true", "false"]
            case .word(let words): words
            case .text, .number, .texts, .map: []
            }
        }

        /// The word for such a value.
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
    /// The content that its texts must have.
    package let content: SettingContent
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

        var entries: [(key: String, text: SettingText)] { if case .map(let entries) = self { entries } else { [] } }
    }

    /// The place where it is stored. Making a key path takes 50,000 instructions, so it is made only where it is used.
    typealias Target<Stored> = @Sendable () -> WritableKeyPath<Conventions, Stored> & Sendable

    /// - Parameter target: the place where it is stored; the closures read and set the value there.
    init<Stored>(
        _ path: String, _ summary: String, _ kind: Kind, of content: SettingContent = .text,
        _ target: @autoclosure @escaping Target<Stored>, read: @escaping @Sendable (Stored) -> StatedValue,
        set: @escaping @Sendable (inout Stored, Value) -> Void
    ) {
        self.path = path
        self.summary = summary
        self.kind = kind
        self.content = content
        self.read = { read($0[keyPath: target()]) }
        apply = { set(&$0[keyPath: target()], $1) }
    }

    /// The value in the conventions of a pack; without an argument, the default.
    public func value(in conventions: Conventions = Conventions()) -> StatedValue { read(conventions) }

    var section: Substring? { path.firstIndex(of: ".").map { path[..<$0] } }

    var key: Substring { path.firstIndex(of: ".").map { path[path.index(after: $0)...] } ?? path[...] }

    static func flag(_ path: String, _ summary: String, _ target: @autoclosure @escaping Target<Bool>) -> Setting {
        Setting(path, summary, .flag, target(), read: { .flag($0) }) { if case .flag(let flag) = $1 { $0 = flag } }
    }

    /// A text that is a Swift name.
    static func name(_ path: String, _ summary: String, _ target: @autoclosure @escaping Target<FixedName>) -> Setting {
        Setting(path, summary, .text, of: .name, target(), read: { .text($0.text) }) {
            if case .text(.name(let name)) = $1 { $0 = name }
        }
    }

    /// A text that is a name pattern over the given placeholders.
    static func pattern(
        _ path: String, _ summary: String, _ placeholders: [String],
        _ target: @autoclosure @escaping Target<NamePattern>
    ) -> Setting {
        Setting(path, summary, .text, of: .pattern(placeholders), target(), read: { .text($0.text) }) {
            if case .text(.pattern(let pattern)) = $1 { $0 = pattern }
        }
    }

    static func optionalText(_ path: String, _ summary: String, _ target: @autoclosure @escaping Target<String?>)
        -> Setting
    {
        Setting(path, summary, .text, target(), read: { .text($0 ?? "") }) {
            if case .text(.text(let text)) = $1 { $0 = text.isEmpty ? nil : text }
        }
    }

    static func number(_ path: String, _ summary: String, _ target: @autoclosure @escaping Target<Int>) -> Setting {
        Setting(path, summary, .number, target(), read: { .number($0) }) {
            if case .number(let number) = $1 { $0 = number }
        }
    }

    static func texts(
        _ path: String, _ summary: String, of content: SettingContent = .text,
        _ target: @autoclosure @escaping Target<[String]>
    ) -> Setting {
        Setting(path, summary, .texts, of: content, target(), read: { .texts($0) }) {
            if case .texts(let texts) = $1 { $0 = texts }
        }
    }

    static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
        _ path: String, _ summary: String, _ target: @autoclosure @escaping Target<Word>
    ) -> Setting {
        let words = Word.allCases.map(\.rawValue)
        return Setting(path, summary, .word(words), target(), read: { .text($0.rawValue) }) {
            if case .word(let text) = $1, let word = Word(rawValue: text) { $0 = word }
        }
    }

    /// A map of Swift names. Entries are added to earlier ones, and later ones win.
    static func names(_ path: String, _ summary: String, _ target: @autoclosure @escaping Target<[String: FixedName]>)
        -> Setting
    {
        Setting(path, summary, .map, of: .name, target(), read: { .map($0.mapValues(\.text)) }) {
            for case (let key, .name(let name)) in $1.entries { $0[key] = name }
        }
    }

    /// A map of patterns to the treatment of invalid values; later ones win.
    static func leniency(_ path: String, _ summary: String, _ target: @autoclosure @escaping Target<[LeniencyRule]>)
        -> Setting
    {
        let words = Leniency.allCases.map(\.rawValue)
        return Setting(
            path, summary, .map, of: .word(words), target(),
            read: { .map($0.map { ($0.pattern, $0.leniency.rawValue) }) }
        ) {
            for case (let key, .text(let word)) in $1.entries {
                guard let leniency = Leniency(rawValue: word) else { continue }
                $0.append(LeniencyRule(pattern: key, leniency: leniency))
            }
        }
    }

    /// A map of names to the team's own types.
    static func types(_ path: String, _ summary: String, _ target: @autoclosure @escaping Target<[String: FixedType]>)
        -> Setting
    {
        Setting(path, summary, .map, of: .type, target(), read: { .map($0.mapValues { SwiftType($0).text }) }) {
            for case (let key, .type(let type)) in $1.entries { $0[key] = type }
        }
    }

    /// A setting of types, by names of schemas or patterns of them: `"*": Model.*`.
    static func types(_ path: String, _ summary: String, _ target: @autoclosure @escaping Target<OwnTypes>) -> Setting {
        Setting(path, summary, .map, of: .typeOrPattern, target(), read: { .map($0.entries) }) {
            for (key, text) in $1.entries {
                switch text {
                case .type(let type): $0.set(key, type)
                case .typePattern(let pattern): $0.add(pattern)
                default: continue
                }
            }
        }
    }

    /// A map of the manifest's own keys to name patterns.
    static func patterns(
        _ path: String, _ summary: String, _ placeholders: [String],
        _ target: @autoclosure @escaping Target<[NamingConventions.KeyedPattern]>
    ) -> Setting {
        Setting(
            path, summary, .map, of: .pattern(placeholders), target(),
            read: { .map($0.map { ($0.key, $0.pattern.text) }) }
        ) { patterns, value in
            for case (let key, .pattern(let pattern)) in value.entries {
                patterns.removeAll { $0.key == key }
                patterns.append(.init(key: key, pattern: pattern))
            }
        }
    }
}

/// The value of a setting in a team's conventions, in the form that a configuration has.
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

/// The content that a text of a configuration or a manifest must have. All but `text` can be written into code, so that
/// other text is refused.
package enum SettingContent: Sendable {
    /// A text that never becomes code unchanged.
    case text
    /// A name pattern, with the placeholders that it can have.
    case pattern([String])
    case name
    case type
    /// A type, or for a key with a star a type with a star.
    case typeOrPattern
    /// An absolute URL, which becomes a literal.
    case url
    /// One of these words.
    case word([String])
    /// The way in which a credential is sent: `bearer`, `header X-API-Key`.
    case credential
    /// A Swift expression on one line, which closes and opens nothing around it.
    case expression

    /// Reads a value; nil, with a diagnostic, where its content is another.
    /// - Parameter key: the key of the value in a map.
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
                return bag.fail(problem.diagnostic(of: path, known: placeholders, at: node.range))
            }
        case .word(let words):
            let word = node.isNull ? "null" : text
            return bag.word(word, of: path, among: words, at: node.range).map(SettingText.text)
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

/// A text of a configuration or a manifest after its check: each kind that is written into code has a type of its own.
enum SettingText: Sendable {
    case text(String)
    case pattern(NamePattern)
    case name(FixedName)
    case type(FixedType)
    case typePattern(OwnTypePattern)
    case expression(FixedExpression)
    case credential(SecurityScheme.Kind)
}

extension NamePattern.Problem {
    fileprivate func diagnostic(of key: String, known: [String], at range: SourceRange?) -> Diagnostic {
        let message: Message
        var help: Message?
        switch self {
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
}
