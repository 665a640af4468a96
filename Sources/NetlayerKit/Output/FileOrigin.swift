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
        for part in parts where part.count != FileOrigin.length || !part.allSatisfy(\.isHexDigit) { return nil }
        self.init(description: String(parts[0]), template: String(parts[1]), configuration: String(parts[2]))
    }

    var text: String { "\(description):\(template):\(configuration)" }

    /// What is different in a newer origin; never empty.
    func causes(towards newer: FileOrigin) -> [Cause] {
        var causes: [Cause] = []
        if description != newer.description { causes.append(.description) }
        if template != newer.template { causes.append(.template) }
        if configuration != newer.configuration { causes.append(.configuration) }
        return causes.isEmpty ? [.tool] : causes
    }
}
