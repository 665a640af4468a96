import Diagnostics
import SourceTree
import SwiftModel

/// Reads conventions from a manifest or a configuration. Entries that aren't settings are left to the caller, which
/// knows what other keys are allowed.
public struct SettingsReader: Sendable {
    public static let topLevelKeys: [String] = Settings.all.map { String($0.section ?? $0.key) }.reduce(into: []) {
        if !$0.contains($1) { $0.append($1) }
    }

    /// Applies one top-level entry; returns false if it isn't a setting.
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
        let path = setting.path
        switch setting.kind {
        case .flag: return bag.flag(node, of: path).map { .flag($0) }
        case .word(let words): return bag.word(node.text, of: path, among: words, at: node.range).map { .word($0) }
        case .text:
            guard node.isScalar else { return bag.refuse(node, of: path, wanted: "a text") }
            return setting.content.value(node, of: path, into: &bag).map { .text($0) }
        case .number:
            if let number = node.integer, number >= 0 { return .number(number) }
            return bag.refuse(node, of: path, wanted: "a whole number")
        case .texts:
            guard let texts = bag.texts(node, of: path) else { return nil }
            let faulty = node.elements.filter { setting.content.value($0, of: path, into: &bag) == nil }
            return faulty.isEmpty ? .texts(texts) : nil
        case .map: return map(of: setting, node, into: &bag)
        }
    }

    private static func map(of setting: Setting, _ node: SourceNode, into bag: inout DiagnosticBag) -> Setting.Value? {
        guard node.isMapping || node.isNull else {
            return bag.refuse(node, of: setting.path, wanted: "a mapping of texts")
        }
        return .map(
            node.entries.compactMap { entry in
                let key = entry.key.text
                let path = "\(setting.path).\(key)"
                guard entry.value.isScalar else { return bag.refuse(entry.value, of: path, wanted: "a text") }
                return setting.content.value(entry.value, of: path, under: key, into: &bag).map { (key, $0) }
            })
    }
}
