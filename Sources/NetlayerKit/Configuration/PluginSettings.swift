import Diagnostics

/// What a configuration says of builds in which Netlayer is a plugin.
public struct PluginSettings: Sendable {
    /// Which targets get the mocks.
    public enum Mocks: String, Sendable, CaseIterable {
        case all
        case tests
    }

    /// What drift of committed code is to a build that verifies it.
    public enum Drift: String, Sendable, CaseIterable {
        case warning
        case error
    }

    public static let defaultShards = 8
    /// More files than these only cost time.
    static let maximumShards = 256

    public internal(set) var shards = PluginSettings.defaultShards
    package var shardsRange: SourceRange?
    public internal(set) var mocks = Mocks.all
    public internal(set) var drift = Drift.warning

    package init() {}
}
