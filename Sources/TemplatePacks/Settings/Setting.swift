import APIModel
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
    }

    /// `models.nulls`: the section and the key in it; a top-level key has no dot.
    public let path: String
    public let summary: String
    public let kind: Kind
    /// What its texts are.
    package var content = SettingContent.text
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

    var section: Substring? {
        path.firstIndex(of: ".").map { path[..<$0] }
    }

    var key: Substring {
        path.firstIndex(of: ".").map { path[path.index(after: $0)...] } ?? path[...]
    }
}

extension Setting {
    static func flag(_ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, Bool> & Sendable)
        -> Setting
    {
        Setting(path: path, summary: summary, kind: .flag) { conventions, value in
            if case .flag(let flag) = value { conventions[keyPath: target] = flag }
        }
    }

    /// A text that is a Swift name.
    static func name(_ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, FixedName> & Sendable)
        -> Setting
    {
        Setting(path: path, summary: summary, kind: .text, content: .name) { conventions, value in
            if case .text(.name(let name)) = value { conventions[keyPath: target] = name }
        }
    }

    /// A text that is a name pattern over the given placeholders.
    static func pattern(
        _ path: String,
        _ summary: String,
        _ placeholders: [String],
        _ target: WritableKeyPath<Conventions, NamePattern> & Sendable
    ) -> Setting {
        Setting(path: path, summary: summary, kind: .text, content: .pattern(placeholders)) { conventions, value in
            if case .text(.pattern(let pattern)) = value { conventions[keyPath: target] = pattern }
        }
    }

    static func optionalText(
        _ path: String,
        _ summary: String,
        _ target: WritableKeyPath<Conventions, String?> & Sendable
    ) -> Setting {
        Setting(path: path, summary: summary, kind: .text) { conventions, value in
            if case .text(.text(let text)) = value { conventions[keyPath: target] = text.isEmpty ? nil : text }
        }
    }

    static func number(_ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, Int> & Sendable)
        -> Setting
    {
        Setting(path: path, summary: summary, kind: .number) { conventions, value in
            if case .number(let number) = value { conventions[keyPath: target] = number }
        }
    }

    static func texts(_ path: String, _ summary: String, _ target: WritableKeyPath<Conventions, [String]> & Sendable)
        -> Setting
    {
        Setting(path: path, summary: summary, kind: .texts) { conventions, value in
            if case .texts(let texts) = value { conventions[keyPath: target] = texts }
        }
    }

    static func word<Word: RawRepresentable & CaseIterable & Sendable>(
        _ path: String,
        _ summary: String,
        _ target: WritableKeyPath<Conventions, Word> & Sendable
    ) -> Setting where Word.RawValue == String {
        Setting(path: path, summary: summary, kind: .word(Word.allCases.map(\.rawValue))) { conventions, value in
            if case .word(let text) = value, let word = Word(rawValue: text) { conventions[keyPath: target] = word }
        }
    }

    /// A map of Swift names, whose entries are added to those that are there, later ones winning.
    static func names(
        _ path: String,
        _ summary: String,
        _ target: WritableKeyPath<Conventions, [String: FixedName]> & Sendable
    ) -> Setting {
        Setting(path: path, summary: summary, kind: .map, content: .name) { conventions, value in
            guard case .map(let entries) = value else { return }
            for case (let key, .name(let name)) in entries { conventions[keyPath: target][key] = name }
        }
    }

    /// A map of patterns to what becomes of invalid values; later ones win.
    static func leniency(
        _ path: String,
        _ summary: String,
        _ target: WritableKeyPath<Conventions, [LeniencyRule]> & Sendable
    ) -> Setting {
        let words = Leniency.allCases.map(\.rawValue)
        return Setting(path: path, summary: summary, kind: .map, content: .word(words)) { conventions, value in
            guard case .map(let entries) = value else { return }
            for case (let key, .text(let word)) in entries {
                guard let leniency = Leniency(rawValue: word) else { continue }
                conventions[keyPath: target].append(LeniencyRule(pattern: key, leniency: leniency))
            }
        }
    }

    /// A map of names to types of the team's own.
    static func types(
        _ path: String,
        _ summary: String,
        _ target: WritableKeyPath<Conventions, [String: FixedType]> & Sendable
    ) -> Setting {
        Setting(path: path, summary: summary, kind: .map, content: .type) { conventions, value in
            guard case .map(let entries) = value else { return }
            for case (let key, .type(let type)) in entries { conventions[keyPath: target][key] = type }
        }
    }

    /// The same by names of schemas or patterns of them: `"*": Model.*`.
    static func types(
        _ path: String,
        _ summary: String,
        _ target: WritableKeyPath<Conventions, OwnTypes> & Sendable
    ) -> Setting {
        Setting(path: path, summary: summary, kind: .map, content: .typeOrPattern) { conventions, value in
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
        _ path: String,
        _ summary: String,
        _ placeholders: [String],
        _ target: WritableKeyPath<Conventions, [NamingConventions.KeyedPattern]> & Sendable
    ) -> Setting {
        Setting(path: path, summary: summary, kind: .map, content: .pattern(placeholders)) { conventions, value in
            guard case .map(let entries) = value else { return }
            for case (let key, .pattern(let pattern)) in entries {
                conventions[keyPath: target].removeAll { $0.key == key }
                conventions[keyPath: target].append(.init(key: key, pattern: pattern))
            }
        }
    }
}
