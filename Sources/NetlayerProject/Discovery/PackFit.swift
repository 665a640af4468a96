import APIModel
import Diagnostics
import NetlayerKit
import SwiftModel
import TemplatePacks

/// How well a pack fits a team's conventions: what the team has of the pack's own support code, and what a
/// configuration must say besides the pack's name.
public struct PackFit: Sendable {
    /// A line of the configuration: where it stands, and its value.
    public struct Deviation: Sendable, Equatable {
        /// `names`, `service`, `mock`.
        public let path: [String]
        /// As YAML.
        public let value: String

        /// - Parameter text: a text, quoted where YAML needs it.
        public init(path: [String], text: String) {
            self.path = path
            value = YAMLText.scalar(text)
        }

        public init(path: [String], number: Int) {
            self.path = path
            value = String(number)
        }

        public init(path: [String], flag: Bool) {
            self.path = path
            value = flag ? "true" : "false"
        }

        public init(path: [String], list: [String]) {
            self.path = path
            value = "[" + list.map { YAMLText.scalar($0) }.joined(separator: ", ") + "]"
        }
    }

    /// What the pack says of those of its options that are texts.
    public let options: [String: String]
    public let name: String
    public let summary: String
    public let deviations: [Deviation]
    /// The declarations of the pack's support code that the team has, too.
    let shared: [String]
    /// Types of the team's that the pack's support code declares, too: both can't be in one module.
    public let clashes: [String]
    let optionCount: Int
    /// With more arguments of queries and headers than this, operations take one struct.
    public let maximumArguments: Int

    var score: Int { 3 * shared.count - deviations.count }

    /// Every pack that can be chosen, the best one first; without any evidence, the plainest one.
    public static func ranked(for conventions: TeamConventions) -> [PackFit] {
        let source = PackFolders()
        let fits = source.packNames.compactMap { name -> PackFit? in
            var bag = DiagnosticBag()
            guard let pack = try? Pack.load(name, from: source, into: &bag), !pack.manifest.isAbstract else {
                return nil
            }
            return PackFit(pack, for: conventions)
        }
        // What a manifest sets beyond the packs that it extends tells how plain it is.
        return fits.sorted { ($1.score, $0.optionCount, $0.name) < ($0.score, $1.optionCount, $1.name) }
    }

    public init(_ pack: Pack, for conventions: TeamConventions) {
        let manifest = pack.manifest
        name = manifest.name
        summary = manifest.summary
        let roots = manifest.supportRoots.filter { !$0.contains(".") }
        shared = roots.filter { conventions.names.contains($0) }
        clashes = pack.reservedNames.filter { conventions.declared.contains($0) }
        maximumArguments = manifest.conventions.operations.maximumArguments
        options = manifest.options.reduce(into: [:]) { known, option in
            if case .text(let text) = option.value { known[option.name] = text }
        }
        optionCount = pack.manifests.first.map { file in file.bytes.split(separator: 0x0A).count } ?? 0
        deviations = PackFit.deviations(of: manifest, from: conventions)
    }

    private static func deviations(of manifest: PackManifest, from conventions: TeamConventions) -> [Deviation] {
        var found: [Deviation] = []
        if let isPublic = conventions.isPublic, isPublic != (manifest.conventions.access == .public) {
            found.append(.init(path: ["access"], text: isPublic ? "public" : "internal"))
        }
        if let isStated = conventions.statesIsolation, isStated != manifest.conventions.statesIsolation {
            found.append(.init(path: ["nonisolated"], flag: isStated))
        }
        if let byFeature = conventions.isLaidOutByFeature, byFeature != (manifest.layout == .feature) {
            found.append(.init(path: ["layout"], text: byFeature ? "feature" : "layer"))
        }
        for (name, word) in conventions.options {
            guard let option = manifest.options.first(where: { $0.name == name }), option.value != .text(word),
                case .word(let words) = option.kind, words.contains(word)
            else { continue }
            // A pack that has stand-ins of another kind serves as well.
            if name == "mocks", option.value != .text("none") { continue }
            found.append(.init(path: ["options", name], text: word))
        }
        for (section, team, own) in [
            ("service", conventions.serviceNames, manifest.conventions.names.service),
            ("operation", conventions.operationNames, manifest.conventions.names.operation),
        ] {
            for (key, affixes) in team {
                guard let pattern = own.first(where: { $0.key == key })?.pattern.text,
                    affixes != NameAffixes(pattern: pattern), let value = affixes.pattern(like: pattern)
                else { continue }
                found.append(.init(path: ["names", section, key], text: value))
            }
        }
        found += verbs(of: manifest.conventions.names, from: conventions.verbs)
        let schema = manifest.conventions.names.schema.text
        if let affixes = conventions.schemaNames, affixes != NameAffixes(pattern: schema),
            let value = affixes.pattern(like: schema)
        {
            found.append(.init(path: ["names", "schema"], text: value))
        }
        return found
    }

    /// The whole mapping, where the team says one of its words otherwise: it takes the place of the pack's.
    private static func verbs(of names: NamingConventions, from team: [NamingConventions.WordPair]) -> [Deviation] {
        let isOther = team.contains { pair in
            pair.replacement != names.verbs.first { $0.word == pair.word }?.replacement ?? pair.word
        }
        guard isOther else { return [] }
        let own = names.verbs.filter { verb in !team.contains { $0.word == verb.word } }
        let isPlain = own.isEmpty && team.allSatisfy { $0.word == $0.replacement }
        return (own + team).filter { isPlain || $0.word != $0.replacement }.map {
            Deviation(path: ["names", "verbs", $0.word], text: $0.replacement)
        }
    }
}

/// Compares the methods of a team's repositories with the operations of its description: where `getUser` of the one is
/// `fetchUser` of the other, the team says `fetch` for `get`.
public enum VerbSurvey {
    public static func run(on conventions: inout TeamConventions, _ api: API) {
        guard !conventions.methods.isEmpty else { return }
        let operations = api.operations.compactMap { $0.directives.name?.text ?? $0.identifier }
        conventions.verbs = verbs(of: conventions.methods, for: operations)
        let changed = conventions.verbs.filter { $0.word != $0.replacement }
        if !changed.isEmpty {
            let pairs = changed.map { "`\($0.replacement)` for `\($0.word)`" }
            conventions.evidence.append(pairs.joined(separator: " and "))
        }
    }

    /// `fetchUser`, `removeUser` for `getUser`, `deleteUser`: fetch for get, remove for delete. Verbs that the team
    /// keeps are there, too.
    static func verbs(of methods: [String], for operations: [String]) -> [NamingConventions.WordPair] {
        let taken = Set(methods.map { lowered($0).joined(separator: " ") })
        var verbs: [String: [String]] = [:]
        for words in methods.map(lowered) where words.count > 1 {
            verbs[words.dropFirst().joined(separator: " "), default: []].append(words[0])
        }
        var order: [String] = []
        var votes: [String: Votes<String>] = [:]
        for words in operations.map(lowered) where words.count > 1 {
            let isKept = taken.contains(words.joined(separator: " "))
            var found = isKept ? [words[0]] : verbs[words.dropFirst().joined(separator: " "), default: []]
            if found.count > 1 { found = found.filter { isNear($0, to: words[0]) } }
            // Where several methods could be meant, none tells.
            guard found.count == 1 else { continue }
            if votes[words[0]] == nil { order.append(words[0]) }
            votes[words[0], default: Votes()].add(found[0])
        }
        return order.compactMap { word in
            votes[word]?.winner.map { NamingConventions.WordPair(word: word, replacement: $0) }
        }
    }

    /// Verbs that stand for the same: `fetch` and `get`.
    private static func isNear(_ verb: String, to other: String) -> Bool {
        synonyms.contains { $0.contains(verb) && $0.contains(other) }
    }

    private static let synonyms: [Set<String>] = [
        ["get", "fetch", "load", "read", "retrieve", "find", "show", "list", "search", "query", "request"],
        ["create", "add", "post", "insert", "make", "register", "new", "send", "submit"],
        ["update", "edit", "modify", "patch", "put", "change", "save", "replace", "set"],
        ["delete", "remove", "destroy", "erase", "drop"],
    ]

    private static func lowered(_ name: String) -> [String] { WordSplitter.words(of: name).map { $0.lowercased() } }
}

/// What stands around the name of a service or an operation in the names that a team makes of it: `Default` and
/// `Repository` in `DefaultUserRepository`.
struct NameAffixes: Hashable, Sendable {
    let prefix: String
    let suffix: String

    init(prefix: String, suffix: String) {
        self.prefix = prefix
        self.suffix = suffix
    }

    /// `DefaultUserRepository` around `User`; nil where the name doesn't hold it, or nothing is left around it.
    init?(of name: String, around stem: String) {
        guard !stem.isEmpty, name.count > stem.count, let range = NameAffixes.range(of: stem, in: name) else {
            return nil
        }
        prefix = String(name[..<range.lowerBound])
        suffix = String(name[range.upperBound...])
    }

    /// `Default{Service}Repository`
    init?(pattern: String) {
        guard let open = pattern.firstIndex(of: "{"), let close = pattern.firstIndex(of: "}"), open < close else {
            return nil
        }
        prefix = String(pattern[..<open])
        suffix = String(pattern[pattern.index(after: close)...])
    }

    /// The pattern with the placeholder of another one: `{Action}UseCase` for `Protocol` after it is
    /// `{Action}UseCaseProtocol`.
    func pattern(like other: String) -> String? {
        guard let open = other.firstIndex(of: "{"), let close = other.firstIndex(of: "}"), open < close else {
            return nil
        }
        return prefix + other[open...close] + suffix
    }

    private static func range(of part: String, in text: String) -> Range<String.Index>? {
        var start = text.startIndex
        while start < text.endIndex {
            if text[start...].hasPrefix(part) { return start..<text.index(start, offsetBy: part.count) }
            start = text.index(after: start)
        }
        return nil
    }
}
