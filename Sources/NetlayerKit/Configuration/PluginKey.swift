/// The keys under `plugin`.
public enum PluginKey: String, CaseIterable, Sendable {
    case shards
    case mocks
    case drift

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
