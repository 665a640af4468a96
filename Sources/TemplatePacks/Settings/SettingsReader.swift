import Diagnostics
import SourceTree
import SwiftModel

/// Reads conventions from a manifest or a configuration. The caller hands over the entries that are no settings' and
/// says itself which keys it knows.
public struct SettingsReader: Sendable {
    public static let topLevelKeys: [String] = Settings.all.map { String($0.section ?? $0.key) }.reduce(into: []) {
        if !$0.contains($1) { $0.append($1) }
    }

    /// Applies one top-level entry; false if it is none of the settings'.
    public static func apply(_ entry: SourceEntry, to conventions: inout Conventions, into bag: inout DiagnosticBag)
        -> Bool
    {
        let name = entry.key.text
        if let setting = Settings.all.first(where: { $0.section == nil && $0.key == name }) {
            apply(setting, entry, to: &conventions, into: &bag)
            return true
        }
        let section = Settings.all.filter { $0.section.map(String.init) == name }
        guard !section.isEmpty else { return false }
        for inner in bag.entries(of: entry.value, under: name) {
            if let setting = section.first(where: { $0.key == inner.key.text }) {
                apply(setting, inner, to: &conventions, into: &bag)
            } else {
                bag.refuse(inner, in: "`\(name)`", known: section.map { String($0.key) })
            }
        }
        return true
    }

    private static func apply(
        _ setting: Setting, _ entry: SourceEntry, to conventions: inout Conventions, into bag: inout DiagnosticBag
    ) { if let value = value(of: setting, entry.value, into: &bag) { setting.apply(&conventions, value) } }

    private static func value(of setting: Setting, _ node: SourceNode, into bag: inout DiagnosticBag) -> Setting.Value?
    {
        switch setting.kind {
        case .flag:
            if let flag = node.bool { return .flag(flag) }
            bag.refuse(node, of: setting.path, wanted: "`true` or `false`")
        case .word(let words):
            if node.isScalar, words.contains(node.text) { return .word(node.text) }
            bag.report(PackMessages.wrongWord(node.text, of: setting.path, words: words, at: node.range))
        case .text:
            if node.isScalar {
                return setting.content.value(node, of: setting.path, into: &bag).map(Setting.Value.text)
            }
            bag.refuse(node, of: setting.path, wanted: "a text")
        case .number:
            if let number = node.integer, number >= 0 { return .number(number) }
            bag.refuse(node, of: setting.path, wanted: "a whole number")
        case .texts:
            if node.isSequence, node.elements.allSatisfy(\.isScalar) { return .texts(node.elements.map(\.text)) }
            bag.refuse(node, of: setting.path, wanted: "a list of texts")
        case .map: return map(of: setting, node, into: &bag)
        }
        return nil
    }

    private static func map(of setting: Setting, _ node: SourceNode, into bag: inout DiagnosticBag) -> Setting.Value? {
        guard node.isMapping || node.isNull else {
            return bag.fail(PackMessages.wrongValue(of: setting.path, wanted: "a mapping of texts", at: node.range))
        }
        var entries: [(key: String, text: SettingText)] = []
        for entry in node.entries {
            let path = "\(setting.path).\(entry.key.text)"
            guard entry.value.isScalar else {
                bag.refuse(entry.value, of: path, wanted: "a text")
                continue
            }
            let key = entry.key.text
            if let text = setting.content.value(entry.value, of: path, under: key, into: &bag) {
                entries.append((key, text))
            }
        }
        return .map(entries)
    }
}
