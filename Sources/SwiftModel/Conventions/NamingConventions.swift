import APIModel

/// How the words of the description become Swift names.
public struct NamingConventions: Sendable {
    /// Written in capitals wherever they do not start a lower-camel name: `photo_url` → `photoURL`.
    public var acronyms: [String] = []
    /// The first word of an operation's name and what it becomes in a repository's method: `get` → `fetch`.
    public var verbs: [WordPair] = []
    /// Patterns by the manifest's own keys: `repository` → `{Service}Repository`.
    public var service: [KeyedPattern] = []
    public var operation: [KeyedPattern] = []
    /// The pattern of every declared model: `{Schema}`, `{Schema}DTO`.
    public var schema: NamePattern = "{Schema}"
    /// The pattern of what is sent, where the app has types of its own (`entities`): `PostDTO` beside `Post`.
    public var transfer: NamePattern = "{Schema}DTO"
    public var requestBody: NamePattern = "{Operation}Request"
    public var input: NamePattern = "{Operation}Input"
    public var form: NamePattern = "{Operation}Form"
    public var response: NamePattern = "{Operation}Response"
    public var failure: NamePattern = "{Operation}Failure"
    public var offline: NamePattern = "Offline{Service}Repository"
    public var cached: NamePattern = "Cached{Service}Repository"
    public var channel: NamePattern = "{Operation}Channel"
    public var channelImplementation: NamePattern = "{Operation}ChannelImpl"
    public var channelMock: NamePattern = "Mock{Operation}Channel"
    /// The pattern of the enum of the messages that a client sends into a channel.
    public var sentMessage: NamePattern = "{Operation}OutgoingMessage"
    public var receivedMessage: NamePattern = "{Operation}IncomingMessage"
    /// The pattern of an inline parameter type: `{Operation}{Parameter}`.
    public var parameter: NamePattern = "{Operation}{Parameter}"
    /// Names at the top level that the support code or the team's own code takes.
    public var reserved: [String] = []
    /// Names of arguments that would hide what the templates refer to.
    public var reservedArguments: [String] = []
    public var renames = Renames()
    /// Whether the description's author wrote names of Swift, whose words keep their capitals.
    var keepsSpelling = false

    /// The acronyms, as far as words take them.
    var spellings: Acronyms { Acronyms(acronyms, keepsCapitalised: keepsSpelling) }
    /// What the description is called among several of one module; nil for one alone.
    public var description: String?

    public init() {}

    /// What the placeholder `{Description}` stands for.
    var descriptionWords: [String] { description.map { WordSplitter.words(of: $0) } ?? [] }

    /// One key of a manifest and the pattern under it.
    public struct KeyedPattern: Sendable, Hashable {
        public var key: String
        public var pattern: NamePattern

        public init(key: String, pattern: NamePattern) {
            self.key = key
            self.pattern = pattern
        }
    }

    /// A word and what it is replaced by.
    public struct WordPair: Sendable, Hashable {
        public var word: String
        public var replacement: String

        public init(word: String, replacement: String) {
            self.word = word
            self.replacement = replacement
        }
    }
}

/// Names that the configuration gives, by what the description calls the thing. They win over every rule.
public struct Renames: Sendable, Hashable {
    /// By operationId or `METHOD /path`.
    public var operations: [String: FixedName] = [:]
    public var schemas: [String: FixedName] = [:]
    /// By `Schema.property`.
    public var properties: [String: FixedName] = [:]
    /// By `Schema.value`.
    public var cases: [String: FixedName] = [:]
    /// By wire name.
    public var parameters: [String: FixedName] = [:]
    /// By tag.
    public var services: [String: FixedName] = [:]

    public init() {}
}
