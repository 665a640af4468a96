import SwiftModel

/// The conventions that show in a team's own sources. What doesn't show is nil, and no opinion.
public struct TeamConventions: Sendable {
    /// By the keys that manifests use for the names of a service: `repository`, `implementation`, `api`, `mock`.
    var serviceNames: [(key: String, affixes: NameAffixes)] = []
    /// The same for an operation: `useCaseProtocol`, `useCase`, `useCaseMock`.
    var operationNames: [(key: String, affixes: NameAffixes)] = []
    /// What stands around the names of models.
    var schemaNames: NameAffixes?
    /// Words of options that manifests declare: `result` → `throws`.
    var options: [(name: String, word: String)] = []
    var isPublic: Bool?
    /// Whether declarations say `nonisolated`.
    var statesIsolation: Bool?
    var isLaidOutByFeature: Bool?
    /// Every name that is declared, or that a declaration conforms to.
    var names: Set<String> = []
    /// The names of types that are declared.
    var declared: Set<String> = []
    /// The methods of the repositories.
    var methods: [String] = []
    /// What methods say for the first words of operations, those that they keep included.
    var verbs: [NamingConventions.WordPair] = []
    /// What was seen, in sentences: `repositories are declared like UserRepository and DefaultUserRepository`.
    public internal(set) var evidence: [String] = []
    /// The folder below which most of this was seen.
    public internal(set) var folder: String?

    public init() {}

    public var isEmpty: Bool { evidence.isEmpty }
}
