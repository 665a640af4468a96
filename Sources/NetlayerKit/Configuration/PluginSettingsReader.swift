import Diagnostics
import SourceTree
import TemplatePacks

/// Reads `plugin: { shards: 16, mocks: tests, drift: error }`.
enum PluginSettingsReader {
    static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> PluginSettings {
        var settings = PluginSettings()
        guard node.isMapping else {
            bag.report(PackMessages.wrongValue(of: "plugin", wanted: "a mapping", at: node.range))
            return settings
        }
        for entry in node.entries {
            guard let key = PluginKey(rawValue: entry.key.text) else {
                let known = PluginKey.allCases.map(\.rawValue)
                bag.report(PackMessages.unknownKey(entry.key.text, in: "`plugin`", known: known, at: entry.key.range))
                continue
            }
            switch key {
            case .shards:
                guard let count = Int(entry.value.text), (1...PluginSettings.maximumShards).contains(count) else {
                    let wanted = "a number from 1 to \(PluginSettings.maximumShards)"
                    bag.report(PackMessages.wrongValue(of: "plugin.shards", wanted: wanted, at: entry.value.range))
                    continue
                }
                settings.shards = count
                settings.shardsRange = entry.value.range
            case .mocks: settings.mocks = word(entry, into: &bag) ?? settings.mocks
            case .drift: settings.drift = word(entry, into: &bag) ?? settings.drift
            }
        }
        return settings
    }

    private static func word<Word: RawRepresentable & CaseIterable>(
        _ entry: SourceEntry,
        into bag: inout DiagnosticBag
    ) -> Word? where Word.RawValue == String {
        if let word = Word(rawValue: entry.value.text) { return word }
        let words = Word.allCases.map(\.rawValue)
        let key = "plugin.\(entry.key.text)"
        bag.report(PackMessages.wrongWord(entry.value.text, of: key, words: words, at: entry.value.range))
        return nil
    }
}
