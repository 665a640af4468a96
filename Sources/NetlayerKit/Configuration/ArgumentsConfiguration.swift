import Diagnostics
import SourceTree

/// Turns what the command line says into a configuration, so that one reader and one set of messages serve both.
public struct ArgumentsConfiguration {
    /// The name of the text in messages.
    public static let fileName = "<arguments>"

    private var writer = JSONWriter(isPretty: false)
    private var options: [(name: String, value: String)] = []
    private var isEmpty = true

    public init() { writer.beginObject() }

    /// `--pack ours` → `pack: ours`
    public mutating func set(_ key: String, _ value: String?) {
        guard let value else { return }
        isEmpty = false
        writer.field(key, value)
    }

    /// `--option result=throws` → `options: { result: throws }`; false where there is no `=`.
    public mutating func setOption(_ text: String) -> Bool {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        isEmpty = false
        options.removeAll { $0.name == parts[0] }
        options.append((parts[0], parts[1]))
        return true
    }

    /// The tree of all that was set; nil for nothing.
    public func tree(into bag: inout DiagnosticBag) -> SourceTree? {
        guard !isEmpty else { return nil }
        var writer = writer
        if !options.isEmpty {
            writer.key("options")
            writer.beginObject()
            for option in options {
                writer.key(option.name)
                if option.value == "true" || option.value == "false" {
                    writer.raw(option.value)
                } else {
                    writer.string(option.value)
                }
            }
            writer.endObject()
        }
        writer.endObject()
        return SourceReader.read(writer.bytes, name: ArgumentsConfiguration.fileName, into: &bag)
    }
}
