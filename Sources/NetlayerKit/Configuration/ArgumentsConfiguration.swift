import Diagnostics
import SourceTree

/// Turns what the command line says into a configuration, so that one reader and one set of messages serve both.
public struct ArgumentsConfiguration {
    /// The name of the text in messages.
    public static let fileName = "<arguments>"

    private typealias Scalar = TreeValue.Scalar

    /// The arguments as messages show them: `--spec api.yaml --pack ours`.
    private var shown: [UInt8] = []
    private var entries: [(key: Scalar, value: TreeValue)] = []
    private var options: [(key: Scalar, value: Scalar)] = []

    public init() {}

    /// `--pack ours` → `pack: ours`
    /// - Parameter option: the name of the command-line option where it isn't the key.
    public mutating func set(_ key: String, option: String? = nil, _ value: String?) {
        guard let value else { return }
        let keyPlace = show("--" + (option ?? key))
        let valuePlace = show(ArgumentsConfiguration.quoted(value))
        entries.append((Scalar(key, at: keyPlace), .scalar(Scalar(value, at: valuePlace))))
    }

    /// `--option result=throws` → `options: { result: throws }`; false where there is no `=`.
    public mutating func setOption(_ text: String) -> Bool {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        show("--option")
        let key = Scalar(parts[0], at: show(ArgumentsConfiguration.quoted(parts[0])))
        let place = show("=" + ArgumentsConfiguration.quoted(parts[1]), isApart: false)
        let isBool = parts[1] == "true" || parts[1] == "false"
        options.removeAll { $0.key.text == key.text }
        options.append((key, Scalar(parts[1], at: place.lowerBound + 1..<place.upperBound, isPlain: isBool)))
        return true
    }

    /// The tree of all that was set; nil for nothing.
    public var tree: SourceTree? {
        var entries = entries
        if let first = options.first {
            let values = options.map { (key: $0.key, value: TreeValue.scalar($0.value)) }
            entries.append((Scalar("options", at: first.key.place), .mapping(values)))
        }
        let file = SourceFile(name: ArgumentsConfiguration.fileName, bytes: shown)
        return SourceTree.made(of: .mapping(entries), in: file)
    }

    /// Adds a word and says where it stands.
    @discardableResult
    private mutating func show(_ word: String, isApart: Bool = true) -> Range<Int> {
        if isApart, !shown.isEmpty { shown.append(UInt8(ascii: " ")) }
        let start = shown.count
        shown += word.utf8
        return start..<shown.count
    }

    /// `my api.yaml` → `"my api.yaml"`, so that no two lists of arguments are shown alike.
    private static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F && $0 != "\"" && $0 != "=" }
        if isPlain, !text.isEmpty { return text }
        var writer = JSONWriter(isPretty: false)
        writer.string(text)
        return writer.text
    }
}
