/// What a generated file came from, as short hashes: the description with all that it refers to, the templates that
/// make the file, and the configuration. No version of the tool is part of it.
public struct FileOrigin: Sendable, Hashable {
    /// Something that is not as it was when a file was generated.
    public enum Cause: String, Sendable, CaseIterable {
        case description = "the description"
        case template = "a template"
        case configuration = "the configuration"
        /// Nothing of the project: the tool generates other code.
        case tool = "netlayer itself"
    }

    private static let length = 12

    let description: String
    let template: String
    let configuration: String

    /// Of full hashes.
    init(description: String, template: String, configuration: String) {
        self.description = String(description.prefix(FileOrigin.length))
        self.template = String(template.prefix(FileOrigin.length))
        self.configuration = String(configuration.prefix(FileOrigin.length))
    }

    /// `0123456789ab:0123456789ab:0123456789ab`
    init?(reading text: some StringProtocol) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        for part in parts where !FileOrigin.isHash(part) { return nil }
        self.init(description: String(parts[0]), template: String(parts[1]), configuration: String(parts[2]))
    }

    static func isHash(_ text: some StringProtocol) -> Bool { text.count == length && text.allSatisfy(\.isHexDigit) }

    var text: String { "\(description):\(template):\(configuration)" }

    var hashes: [String] { [description, template, configuration] }

    /// What is different in a newer origin; never empty.
    ///
    /// - Parameter inputs: the hashes that the file is known to be as good with as with its own.
    func causes(towards newer: FileOrigin, besides inputs: Set<String>) -> [Cause] {
        let isChanged = { (old: String, new: String) in old != new && !inputs.contains(new) }
        var causes: [Cause] = []
        if isChanged(description, newer.description) { causes.append(.description) }
        if isChanged(template, newer.template) { causes.append(.template) }
        if isChanged(configuration, newer.configuration) { causes.append(.configuration) }
        return causes.isEmpty ? [.tool] : causes
    }
}
