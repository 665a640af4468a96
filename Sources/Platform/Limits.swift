/// The limits on what a run may use of the machine, beyond which it ends in a diagnostic. Only the command line can
/// change them, never a description, a pack or a configuration.
public struct Limits: Sendable, Hashable {
    public var fileSize = 256_000_000
    public var depth = 512
    public var aliases = 1_000_000
    public var documents = 10_000
    public var references = 1_000
    public var copies = 10_000
    public var files = 100_000
    public var outputSize = 500_000_000
    public var overlaySteps = 20_000_000
    public var templateSteps = 5_000_000

    public static let standard = Limits()

    public init() {}

    /// All limits in one line, as part of the key of a run.
    public var text: String { Limit.all.map { "\($0.name)=\(self[keyPath: $0.value])" }.joined(separator: " ") }
}

/// One limit: its name on the command line, and what it counts.
public struct Limit: Sendable {
    public let name: String
    /// `bytes of a file that is read`
    public let counts: String
    public let value: WritableKeyPath<Limits, Int> & Sendable
    /// The highest value that can be chosen. Nested collections are followed recursively, on a limited stack.
    public let highest: Int

    public static let fileSize = Limit("file-size", "bytes of a file that is read", \.fileSize, highest: 2_000_000_000)
    public static let depth = Limit("depth", "collections in one another", \.depth, highest: 1_000)
    public static let aliases = Limit("aliases", "nodes that aliases of YAML add to a document", \.aliases)
    public static let documents = Limit("documents", "files to which a description refers", \.documents)
    public static let references = Limit(
        "references", "references that lead to one another", \.references, highest: 2_000)
    public static let copies = Limit("copies", "collections that `$dynamicRef` has read once more", \.copies)
    public static let files = Limit("files", "files that a description makes", \.files)
    public static let outputSize = Limit(
        "output-size", "bytes that the templates write for a description", \.outputSize)
    public static let overlaySteps = Limit("overlay-steps", "steps of the overlays of a description", \.overlaySteps)
    public static let templateSteps = Limit(
        "template-steps", "steps of the templates for a description", \.templateSteps)

    public static let all = [
        fileSize, depth, aliases, documents, references, copies, files, outputSize, overlaySteps, templateSteps,
    ]

    private init(
        _ name: String, _ counts: String, _ value: WritableKeyPath<Limits, Int> & Sendable,
        highest: Int = 1_000_000_000_000
    ) {
        self.name = name
        self.counts = counts
        self.value = value
        self.highest = highest
    }

    /// The values that can be chosen.
    public var range: ClosedRange<Int> { 1...highest }

    /// `1000000` → `1,000,000`
    public static func text(_ number: Int) -> String {
        var text = ""
        for (index, digit) in String(number).reversed().enumerated() {
            if index > 0, index % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }

    public var help: String { "if you trust where this comes from, choose a higher limit: `--limit \(name)=NUMBER`" }
}
