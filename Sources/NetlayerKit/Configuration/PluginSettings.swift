import Diagnostics
import SourceTree
import TemplatePacks

/// What a configuration says of builds in which Netlayer is a plugin.
public struct PluginSettings: Sendable {
    /// Which targets get the mocks.
    public enum Mocks: String, Sendable, CaseIterable { case all, tests }

    /// What drift of committed code is to a build that verifies it.
    public enum Drift: String, Sendable, CaseIterable { case warning, error }

    public static let defaultShards = 8
    /// More files than these only cost time.
    static let maximumShards = 256

    public internal(set) var shards = PluginSettings.defaultShards
    package var shardsRange: SourceRange?
    public internal(set) var mocks = Mocks.all
    public internal(set) var drift = Drift.warning

    package init() {}
}

/// The keys under `plugin`.
public enum PluginKey: String, CaseIterable, Sendable {
    case shards, mocks, drift

    /// One sentence for editors and the reference page.
    public var summary: String {
        switch self {
        case .shards:
            return "How many files each kind of code (support, models, operations, services, mocks) is spread over."
        case .mocks: return "Which targets get the mocks: `all` that use the plugin, or `tests` alone."
        case .drift: return "What drift of committed code is to the plugin that verifies it: `warning` or `error`."
        }
    }

    /// What holds where nothing is said.
    public var preset: String {
        switch self {
        case .shards: return String(PluginSettings.defaultShards)
        case .mocks: return PluginSettings.Mocks.all.rawValue
        case .drift: return PluginSettings.Drift.warning.rawValue
        }
    }
}

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

    private static func word<Word: RawRepresentable & CaseIterable>(_ entry: SourceEntry, into bag: inout DiagnosticBag)
        -> Word? where Word.RawValue == String
    {
        if let word = Word(rawValue: entry.value.text) { return word }
        let words = Word.allCases.map(\.rawValue)
        let key = "plugin.\(entry.key.text)"
        bag.report(PackMessages.wrongWord(entry.value.text, of: key, words: words, at: entry.value.range))
        return nil
    }
}
