import APIModel
import Diagnostics
import NetlayerKit
import SwiftModel
import TemplatePacks

/// How well a pack fits a team's conventions: the declarations that the team has in common with the pack's support
/// code, and the settings that a configuration needs besides the pack's name.
public struct PackFit: Sendable {
    /// A setting in the configuration: its path of keys, and its value.
    public struct Deviation: Sendable, Equatable {
        /// `names`, `service`, `mock`.
        public let path: [String]
        /// The value as YAML.
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

    /// The values of the pack's options that are texts.
    public let options: [String: String]
    public let name: String
    public let summary: String
    public let deviations: [Deviation]
    /// The declarations of the pack's support code that the team has as well.
    let shared: [String]
    /// The team's types that the pack's support code declares as well: both can't be in one module.
    public let clashes: [String]
    /// The number of lines of its manifest.
    let manifestLines: Int
    /// The number of query and header parameters above which an operation takes one struct.
    public let maximumArguments: Int

    var score: Int { 3 * shared.count - deviations.count }

    /// All packs that can be chosen, the best one first; without evidence, the plainest one.
    public static func ranked(for conventions: TeamConventions) -> [PackFit] {
        let source = PackFolders()
        let fits = source.packNames.compactMap { name -> PackFit? in
            var bag = DiagnosticBag()
            guard let pack = try? Pack.load(name, from: source, into: &bag), !pack.manifest.isAbstract else {
                return nil
            }
            return PackFit(pack, for: conventions)
        }
        // The fewer lines a manifest has, the plainer is its pack.
        return fits.sorted { ($1.score, $0.manifestLines, $0.name) < ($0.score, $1.manifestLines, $1.name) }
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
        manifestLines = pack.manifests.first.map { file in file.bytes.split(separator: 0x0A).count } ?? 0
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
            // A pack with another kind of mocks fits as well.
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

    /// The whole mapping `names.verbs` if the team uses another verb, since the mapping replaces the pack's.
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

/// Compares the methods of a team's repositories with the operations of its description: a method `fetchUser` for an
/// operation `getUser` shows that the team uses `fetch` for `get`.
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

    /// `fetchUser`, `removeUser` for `getUser`, `deleteUser` → fetch for get, remove for delete. Verbs that the team
    /// keeps are included.
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
            // Several candidates don't show which one is meant.
            guard found.count == 1 else { continue }
            if votes[words[0]] == nil { order.append(words[0]) }
            votes[words[0], default: Votes()].add(found[0])
        }
        return order.compactMap { word in
            votes[word]?.winner.map { NamingConventions.WordPair(word: word, replacement: $0) }
        }
    }

    /// Whether verbs are synonyms, as `fetch` and `get` are.
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

/// The parts before and after a service's or an operation's name in names that a team derives from it: `Default` and
/// `Repository` in `DefaultUserRepository`.
struct NameAffixes: Hashable, Sendable {
    let prefix: String
    let suffix: String

    init(prefix: String, suffix: String) {
        self.prefix = prefix
        self.suffix = suffix
    }

    /// The parts of `DefaultUserRepository` around `User`; nil if the name doesn't contain it or has no other parts.
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

    /// The pattern with the placeholder of another one: the suffix `UseCaseProtocol` and the pattern `{Action}UseCase`
    /// make `{Action}UseCaseProtocol`.
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
