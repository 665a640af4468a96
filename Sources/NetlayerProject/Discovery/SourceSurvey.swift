import Platform
import SwiftModel

/// The conventions found in a team's own sources; nil for a convention that isn't found.
public struct TeamConventions: Sendable {
    /// Affixes by the keys of manifests for the names of a service: `repository`, `implementation`, `api`, `mock`.
    var serviceNames: [(key: String, affixes: NameAffixes)] = []
    /// Affixes of the names that are derived from an operation: `useCaseProtocol`, `useCase`, `useCaseMock`.
    var operationNames: [(key: String, affixes: NameAffixes)] = []
    /// Affixes of the names of models.
    var schemaNames: NameAffixes?
    /// The words of options that manifests declare: `result` → `throws`.
    var options: [(name: String, word: String)] = []
    var isPublic: Bool?
    /// Whether declarations are `nonisolated`.
    var statesIsolation: Bool?
    var isLaidOutByFeature: Bool?
    /// The names of all declarations, and of the types that they inherit from or conform to.
    var names: Set<String> = []
    /// The names of types that are declared.
    var declared: Set<String> = []
    /// The methods of the repositories.
    var methods: [String] = []
    /// The verbs of methods for the first words of operations, including those that are the same.
    var verbs: [NamingConventions.WordPair] = []
    /// The findings as phrases for messages: `methods that throw`, `folders by feature`.
    public internal(set) var evidence: [String] = []
    /// The folder that contains most of the findings.
    public internal(set) var folder: String?

    /// The evidence of a container for dependencies: `import Dependencies`.
    var container: String?

    public init() {}

    /// Whether no finding favours a pack. A container doesn't, since all packs support containers.
    public var isEmpty: Bool { evidence.allSatisfy { $0 == container } }
}

/// Searches the Swift sources of a project for its conventions. Generated folders are skipped.
public struct SourceSurvey {
    private static let mostFiles = 4_000
    private static let longestFile = 1 << 20
    /// Words for the layer that talks to the network, the most common one first.
    private static let layers = ["Repository", "Gateway", "DataSource", "Service"]
    private static let doubles = ["Mock", "Fake", "Stub", "Spy", "Dummy", "Preview", "InMemory"]
    private static let requestWords = ["Api", "API", "Endpoint", "Endpoints", "Target", "Router", "Route", "Request"]
    private static let values: Set<String> = [
        "String", "Int", "Error", "LocalizedError", "CodingKey", "Codable", "Decodable", "Encodable", "CaseIterable",
        "Equatable", "Hashable", "Sendable", "Identifiable",
    ]

    /// The modules of dependency containers, and the words of the option `container` for them.
    private static let containers = ["Dependencies": "dependencies", "FactoryKit": "factory", "Factory": "factory"]

    private let declarations: [SwiftDeclaration]
    private let imports: [String]
    private let hasDefaultIsolation: Bool
    private var conventions = TeamConventions()

    public static func conventions(below folder: String = ".") -> TeamConventions {
        var declarations: [SwiftDeclaration] = []
        var imports: [String] = []
        var hasDefaultIsolation = false
        for path in FolderWalk(folder).files(endingWith: [".swift"] + DefaultIsolation.files).prefix(mostFiles) {
            let isSetting = DefaultIsolation.files.contains(where: path.hasSuffix)
            guard isSetting || !isTest(path), let bytes = try? Disk.read(FilePath.join(folder, path)) else { continue }
            if isSetting, !hasDefaultIsolation { hasDefaultIsolation = DefaultIsolation.isSaid(in: bytes) }
            guard !isSetting, bytes.count <= longestFile else { continue }
            let found = SwiftScanner.scan(bytes, path: path)
            declarations += found.declarations
            imports += found.imports
        }
        var survey = SourceSurvey(
            declarations: declarations, imports: imports, hasDefaultIsolation: hasDefaultIsolation)
        survey.run()
        return survey.conventions
    }

    /// A file below this folder that seems to make requests, for a hint; nil without one.
    public static func requestFile() -> String? {
        FolderWalk(".").files(endingWith: [".swift"]).prefix(mostFiles).first { path in
            guard !isTest(path), let bytes = try? Disk.read(path) else { return false }
            let names = { (word: String) in ByteSearch.firstOffset(of: Array(word.utf8), in: bytes) != nil }
            return names("URLRequest") || names("path") && (names("method") || names("Method"))
        }
    }

    private static func isTest(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }

    private mutating func run() {
        for declaration in declarations {
            conventions.names.insert(declaration.name)
            if declaration.kind != .extension { conventions.declared.insert(declaration.name) }
            conventions.names.formUnion(declaration.parents)
        }
        surveyRepositories()
        surveyRequests()
        surveyUseCases()
        surveyModels()
        surveyContainers()
    }

    /// A protocol of the layer and a type that implements it.
    private struct Pair {
        let stem: String
        let contract: SwiftDeclaration
        let type: SwiftDeclaration
    }

    /// The most frequent affixes around the stems.
    private func affixes(of pairs: [Pair], in declaration: (Pair) -> SwiftDeclaration) -> NameAffixes? {
        var votes = Votes<NameAffixes>()
        for pair in pairs {
            if let affixes = NameAffixes(of: declaration(pair).name, around: pair.stem) { votes.add(affixes) }
        }
        return votes.winner
    }

    private func pairs(of word: String) -> [Pair] {
        let contracts = declarations.filter { $0.kind == .protocol }
        return contracts.flatMap { contract -> [Pair] in
            guard let end = NameAffixes(of: contract.name, around: word), !end.prefix.isEmpty else { return [] }
            let types = declarations.filter { $0.kind != .protocol && $0.parents.contains(contract.name) }
            return types.map { Pair(stem: end.prefix, contract: contract, type: $0) }
        }
    }

    private mutating func surveyRepositories() {
        var pairs: [Pair] = []
        for word in SourceSurvey.layers {
            let found = self.pairs(of: word).filter { $0.contract.asyncCount + $0.contract.resultCount > 0 }
            if found.count > pairs.count { pairs = found }
        }
        let real = pairs.filter { !isDouble($0.type.name) }
        guard let first = real.first ?? pairs.first else { return }
        add(affixes(of: real, in: \.contract), toServiceAs: "repository")
        add(affixes(of: real, in: \.type), toServiceAs: "implementation")
        conventions.evidence.append("repositories like `\(first.type.name): \(first.contract.name)`")
        conventions.methods = real.flatMap(\.contract.functions)
        surveyKinds(of: real)
        surveyDoubles(pairs.filter { isDouble($0.type.name) })
        surveyAccess(real.map(\.contract))
        surveyIsolation(real.map(\.contract))
        surveyPlaces(real.map(\.type))
    }

    private func isDouble(_ name: String) -> Bool {
        SourceSurvey.doubles.contains { name.hasPrefix($0) || name.hasSuffix($0) }
    }

    private mutating func surveyKinds(of pairs: [Pair]) {
        var kinds = Votes<String>()
        var throwing = 0
        var results = 0
        for pair in pairs {
            kinds.add(pair.type.kind == .struct ? "struct" : "class", count: pair.type.kind == .extension ? 0 : 1)
            throwing += pair.contract.throwingCount
            results += pair.contract.resultCount
        }
        if let kind = kinds.winner { conventions.options.append(("implementation", kind)) }
        guard throwing + results > 0 else { return }
        let isResult = results > throwing
        conventions.options.append(("result", isResult ? "result" : "throws"))
        conventions.evidence.append(isResult ? "methods that return a `Result`" : "methods that throw")
    }

    private mutating func surveyDoubles(_ pairs: [Pair]) {
        guard let pair = pairs.first else { return }
        add(affixes(of: pairs, in: \.type), toServiceAs: "mock")
        conventions.options.append(("mocks", pair.type.name.hasPrefix("Mock") ? "spy" : "fake"))
        conventions.evidence.append("stand-ins for tests like `\(pair.type.name)`")
    }

    private mutating func surveyAccess(_ contracts: [SwiftDeclaration]) {
        guard !contracts.isEmpty else { return }
        let publicCount = contracts.count(where: \.isPublic)
        conventions.isPublic = publicCount * 2 > contracts.count
        if conventions.isPublic == true { conventions.evidence.append("public protocols") }
    }

    /// In modules with a default isolation, the absence of a keyword isn't a convention.
    private mutating func surveyIsolation(_ contracts: [SwiftDeclaration]) {
        guard !contracts.isEmpty else { return }
        let isStated = contracts.contains(where: \.isNonisolated)
        guard isStated || !hasDefaultIsolation else { return }
        conventions.statesIsolation = isStated
        conventions.evidence.append(isStated ? "`nonisolated` protocols" : "nothing that is `nonisolated`")
    }

    private mutating func surveyPlaces(_ types: [SwiftDeclaration]) {
        var folders = Votes<String>()
        var byFeature = 0
        for type in types {
            let parts = type.path.split(separator: "/").dropLast()
            if parts.contains("Features") { byFeature += 1 }
            let module = parts.firstIndex(of: "Sources").map { $0 + 2 } ?? 1
            folders.add(parts.prefix(module).joined(separator: "/"))
        }
        conventions.folder = folders.winner
        guard !types.isEmpty else { return }
        conventions.isLaidOutByFeature = byFeature * 2 > types.count
        if conventions.isLaidOutByFeature == true { conventions.evidence.append("folders by feature") }
    }

    private mutating func surveyRequests() {
        var names = Votes<NameAffixes>()
        var places = Votes<String>()
        var example = ""
        for type in declarations where type.kind == .enum {
            guard let word = SourceSurvey.requestWords.first(where: { type.name.hasSuffix($0) && type.name != $0 })
            else { continue }
            let outside = declarations.filter { $0.kind == .extension && $0.name == type.name }.flatMap(\.parents)
            let own = type.parents.filter { !SourceSurvey.values.contains($0) }
            let added = outside.filter { !SourceSurvey.values.contains($0) }
            guard let contract = own.first ?? added.first else { continue }
            names.add(NameAffixes(prefix: "", suffix: word))
            places.add(own.isEmpty ? "extension" : "inline")
            if example.isEmpty { example = "requests like `\(type.name): \(contract)`" }
        }
        guard let winner = names.winner, let place = places.winner else { return }
        add(winner, toServiceAs: "api")
        conventions.options.append(("conformance", place))
        conventions.evidence.append(example)
    }

    private mutating func surveyUseCases() {
        let word = "UseCase"
        let pairs = pairs(of: word)
        let real = pairs.filter { !isDouble($0.type.name) }
        guard let first = real.first else { return }
        let doubles = pairs.filter { isDouble($0.type.name) }
        for (key, affixes) in [
            ("useCase", affixes(of: real, in: \.type)), ("useCaseMock", affixes(of: doubles, in: \.type)),
            ("useCaseProtocol", affixes(of: real, in: \.contract)),
        ] { if let affixes { conventions.operationNames.append((key, affixes)) } }
        conventions.options.append(("useCases", "all"))
        conventions.evidence.append("use cases like `\(first.type.name): \(first.contract.name)`")
    }

    /// Finds suffixes of models: `UserDTO`.
    private mutating func surveyModels() {
        let codable: Set = ["Codable", "Decodable", "Encodable"]
        let models = declarations.filter { $0.kind == .struct && !codable.isDisjoint(with: $0.parents) }
        for suffix in ["DTO", "Dto", "Entity"] {
            let named = models.filter { $0.name.hasSuffix(suffix) && $0.name != suffix }
            guard let first = named.first, named.count * 2 > models.count else { continue }
            conventions.schemaNames = NameAffixes(prefix: "", suffix: suffix)
            conventions.evidence.append("models like `\(first.name)`")
            return
        }
    }

    /// Finds how repositories are provided: by an imported library, or by entries in SwiftUI's environment.
    private mutating func surveyContainers() {
        var modules = Votes<String>()
        for module in imports where SourceSurvey.containers[module] != nil { modules.add(module) }
        if let module = modules.winner, let word = SourceSurvey.containers[module] {
            conventions.container = "`import \(module)`"
            conventions.options.append(("container", word))
        } else if declarations.lazy.flatMap(\.entries).contains(where: { entry in
            SourceSurvey.layers.contains { entry.hasSuffix($0) }
        }) {
            conventions.container = "repositories in `EnvironmentValues`"
            conventions.options.append(("container", "environment"))
        }
        if let container = conventions.container { conventions.evidence.append(container) }
    }

    private mutating func add(_ affixes: NameAffixes?, toServiceAs key: String) {
        if let affixes { conventions.serviceNames.append((key, affixes)) }
    }
}

/// Counts how often something was seen. The most frequent candidate wins, or the first of several.
struct Votes<Candidate: Hashable & Sendable>: Sendable {
    private var order: [Candidate] = []
    private var counts: [Candidate: Int] = [:]

    mutating func add(_ candidate: Candidate, count: Int = 1) {
        guard count > 0 else { return }
        if counts[candidate] == nil { order.append(candidate) }
        counts[candidate, default: 0] += count
    }

    func count(of candidate: Candidate) -> Int { counts[candidate] ?? 0 }

    var winner: Candidate? {
        var best: (candidate: Candidate, count: Int)?
        for candidate in order where count(of: candidate) > best?.count ?? 0 {
            best = (candidate, count(of: candidate))
        }
        return best?.candidate
    }
}
