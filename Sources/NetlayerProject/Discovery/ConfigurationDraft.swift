import Diagnostics
import Platform
import SpecWriters

/// A first `netlayer.yml`: the description, the pack, the output, and further conventions of the team's sources.
public struct ConfigurationDraft: Sendable {
    /// The name of the JSON Schema of configurations, a file beside the configuration for editors.
    public static let schemaName = "netlayer.schema.json"

    /// The path of the JSON Schema.
    public var schema: String
    public var spec: String
    public var pack: String
    /// Nil if a plugin of the build chooses it.
    public var output: String?
    public var deviations: [PackFit.Deviation]
    /// Whether code outside of the module calls the generated code.
    public var isUsedOutside: Bool
    /// Types that both the sources and the support code declare.
    public var clashes: [String]
    /// The operations of the largest service by tags, if paths make smaller services.
    public var crowd: Int?
    /// Kinds of warnings that are frequent in the description.
    public var problems: [Problem]
    /// The credentials that the description's operations need, as elements of a dictionary: `"bearer": .token("…")`.
    public var credentials: String?
    /// The forms in which the description pages its lists.
    public var pages: [PageSurvey.Finding]
    /// A tag of the description.
    public var tag: String?
    /// Patterns of operations that aren't generated, since the pack can't write them.
    public var excluded: [String] = []

    /// A kind of warnings, and their number.
    public struct Problem: Sendable {
        let code: String
        let count: Int

        /// The kinds that are so frequent that they hide other problems.
        public static func frequent(in diagnostics: [Diagnostic]) -> [Problem] {
            var counts: [String: Int] = [:]
            for diagnostic in diagnostics where diagnostic.severity == .warning {
                counts[diagnostic.code.name, default: 0] += 1
            }
            return counts.keys.sorted().compactMap { code in
                counts[code].flatMap { $0 >= 10 ? Problem(code: code, count: $0) : nil }
            }
        }
    }

    public init(
        schema: String = ConfigurationDraft.schemaName, spec: String, pack: String, output: String?,
        deviations: [PackFit.Deviation] = [], isUsedOutside: Bool = false, clashes: [String] = [], crowd: Int? = nil,
        problems: [Problem] = [], credentials: String? = nil, pages: [PageSurvey.Finding] = [], tag: String? = nil
    ) {
        self.schema = schema
        self.spec = spec
        self.pack = pack
        self.output = output
        self.deviations = isUsedOutside ? deviations.filter { $0.path != ["access"] } : deviations
        self.isUsedOutside = isUsedOutside
        self.clashes = clashes
        self.crowd = crowd
        self.problems = problems
        self.credentials = credentials
        self.pages = pages
        self.tag = tag
    }

    public var text: String {
        var text = """
            # yaml-language-server: $schema=\(schema)
            # What `netlayer generate` writes, and `netlayer check` compares. Paths are relative to this file.

            # The API description.
            spec: \(YAMLText.scalar(spec))
            # The conventions: `netlayer templates list` shows all packs, and the options of each.
            pack: \(YAMLText.scalar(pack))

            """
        if let output {
            text += """
                # Netlayer's own folder: files that nothing generates any more are removed from it.
                output: \(YAMLText.scalar(output))

                """
        }
        if let crowd {
            text += """

                # By tags one service would have \(crowd) operations.
                requests: { grouping: path }

                """
        }
        if !deviations.isEmpty {
            text += "\n# As in the sources that are there:\n" + ConfigurationDraft.lines(of: deviations, depth: 0)
        }
        if isUsedOutside { text += "\n# Other modules call this code.\naccess: public\n" }
        if let credentials {
            text += """

                # Calls prove who makes them: `HTTPClient(credentials: FixedCredentials([\(credentials)]))`.
                supportFiles: [FixedCredentials]

                """
        }
        if !problems.isEmpty {
            text += "\n# Frequent warnings; `netlayer explain CODE` says what they mean.\n# problems:\n"
            for problem in problems { text += "#   \(problem.code): ignore    # \(problem.count) times\n" }
        } else if output == nil {
            text += "\n# What should end a build:\n# problems: { dangling-reference: error }\n"
        }
        if !pages.isEmpty {
            text += "\n# Lists come page by page. For methods that give the items of all pages:\n# pages:\n"
            for way in pages.prefix(5) { text += "#   - \(way.text)\n" }
        }
        if !clashes.isEmpty {
            let names = clashes.map { "`\($0)`" }.joined(separator: ", ")
            text +=
                "\n# The sources declare \(names), and so does the support code. To use the sources':\n# support: none\n"
        }
        if !excluded.isEmpty {
            let filter = PackFit.Deviation(path: ["filter", "exclude", "operations"], list: excluded)
            return text + "\n# The pack can't write these; `adopted.md` says why.\n"
                + ConfigurationDraft.lines(of: [filter], depth: 0)
        }
        let included = tag.map { "include: { tags: [\(YAMLText.scalar($0))] }, " } ?? ""
        return text + """

            # Only a part of the description:
            # filter: { \(included)exclude: { deprecated: true } }

            """
    }

    /// Writes a nested mapping, with the keys in the order of their first appearance.
    private static func lines(of deviations: [PackFit.Deviation], depth: Int) -> String {
        var text = ""
        var done: [String] = []
        for deviation in deviations where deviation.path.count > depth && !done.contains(deviation.path[depth]) {
            let key = deviation.path[depth]
            done.append(key)
            let margin = String(repeating: " ", count: depth * 2)
            if deviation.path.count == depth + 1 {
                text += "\(margin)\(key): \(deviation.value)\n"
            } else {
                let inner = deviations.filter { $0.path.count > depth && $0.path[depth] == key }
                text += "\(margin)\(key):\n" + lines(of: inner, depth: depth + 1)
            }
        }
        return text
    }
}

/// Proposes a folder for generated code: below the folder of its hand-written counterpart, or else below the first
/// module.
public enum OutputProposal {
    /// `Sources/Shop/Generated`; `Generated` if no module is found.
    public static func folder(in root: String = ".", for conventions: TeamConventions) -> String {
        let name = "Generated"
        if let folder = conventions.folder, !folder.isEmpty, folder != "Sources" { return folder + "/" + name }
        if let modules = folders(in: FilePath.join(root, "Sources")), let first = modules.first {
            return "Sources/\(first)/\(name)"
        }
        // A project of Xcode often has its sources in a folder of the same name.
        let names = (try? Disk.names(in: root)) ?? []
        for project in names where project.hasSuffix(".xcodeproj") {
            let stem = String(project.dropLast(".xcodeproj".count))
            if Disk.target(FilePath.join(root, stem)) == .folder { return stem + "/" + name }
        }
        return name
    }

    /// Whether code outside of a folder's module uses it, by the package's manifest.
    public static func isUsedOutside(_ folder: String) -> Bool { PackageManifest.isUsedOutside(folder) }

    private static func folders(in folder: String) -> [String]? {
        guard let names = try? Disk.names(in: folder) else { return nil }
        return names.filter { !$0.hasPrefix(".") && Disk.target(FilePath.join(folder, $0)) == .folder }
    }
}

/// Writes texts as YAML.
enum YAMLText {
    private static let words: Set<String> = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"]

    /// `api.yaml` → `api.yaml`; `{Service}Api` → `"{Service}Api"`
    static func scalar(_ text: String) -> String {
        if isPlain(text) { return text }
        return YAMLScalar.quoted(text)
    }

    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, !words.contains(text.lowercased()) else { return false }
        // A text that begins like a number could be read as one.
        guard isLetter(first) || first == UInt8(ascii: ".") || first == UInt8(ascii: "/") else { return false }
        if first == UInt8(ascii: "."), text.utf8.count > 1, !text.hasPrefix("./"), !text.hasPrefix("../") {
            return false
        }
        for byte in text.utf8 {
            let isDigit = byte &- UInt8(ascii: "0") < 10
            let isOther = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-")
            guard isLetter(byte) || isDigit || isOther else { return false }
        }
        return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
    }
}
