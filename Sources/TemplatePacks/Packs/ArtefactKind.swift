/// What a generated file is about. A plugin's build keeps the kinds apart: it spreads each over files of its own, and
/// gives the tests the mocks alone.
public enum ArtefactKind: String, Sendable, CaseIterable {
    case support
    case models
    case operations
    case services
    case mocks

    /// What an entry makes that says nothing of it.
    init(for scope: PackFile.Scope) {
        switch scope {
        case .api, .forwarders: self = .support
        case .model, .mapper: self = .models
        case .operation, .channel: self = .operations
        case .service: self = .services
        }
    }
}
