import APIModel

/// A team's conventions as far as planning needs them: what things are called and how they are typed. It is made of a
/// pack's manifest and the project's configuration; everything that is only text stays in templates.
public struct Conventions: Sendable {
    public var access = AccessLevel.internal
    /// Whether declarations say `nonisolated`, so that they compile in modules whose default is the main actor.
    public var statesIsolation = true
    public var names = NamingConventions()
    public var models = ModelConventions()
    public var operations = OperationConventions()

    public init() {}
}

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
    public var reply: NamePattern = "{Operation}Reply"
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
    /// Whether types of operations whose names hold in their service alone leave the service out.
    public var areShort = false
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
    public struct KeyedPattern: Sendable {
        public var key: String
        public var pattern: NamePattern

        public init(key: String, pattern: NamePattern) {
            self.key = key
            self.pattern = pattern
        }
    }

    /// A word and what it is replaced by.
    public struct WordPair: Sendable {
        public var word: String
        public var replacement: String

        public init(word: String, replacement: String) {
            self.word = word
            self.replacement = replacement
        }
    }
}

/// Names that the configuration gives, by what the description calls the thing. They win over every rule.
public struct Renames: Sendable {
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

/// How operations become cases and methods.
public struct OperationConventions: Sendable {
    /// What groups operations into services: their first tag, the first word of their path, or nothing.
    public enum Grouping: String, Sendable, CaseIterable {
        case tag
        case path
        case single
    }

    /// Whether the body is handed over with its label (`input:`) or without one.
    public enum BodyLabel: String, Sendable, CaseIterable {
        case labelled
        case unlabelled
    }

    /// Whether a switch has one arm a case, or one for all cases with the same value.
    public enum Arms: String, Sendable, CaseIterable {
        case separate
        case merged
    }

    public var grouping = Grouping.tag
    public var bodyLabel = BodyLabel.unlabelled
    /// What a body is called as an argument.
    public var bodyName: FixedName = "request"
    public var arms = Arms.merged
    /// An operation with more query and header parameters than this takes them in one input struct.
    public var maximumArguments = 6
    /// Whether a body that GET or HEAD can't carry is sent by POST with an override header, instead of left out.
    public var overridesMethod = false
    /// The key under which the responses of the service carry their value; nil where they don't.
    public var envelope: String?
    /// Whether views show queries, which writes then make stale.
    public var hasQueries = false
    /// The options of the pack, by service.
    public var option: @Sendable (_ name: String, _ service: String) -> String? = { _, _ in nil }
    /// Patterns of the headers that calls return beside the value: `X-Total-Count`, `X-RateLimit-*`.
    public var responseHeaders: [String] = []

    /// The data of the item behind which nothing follows in streams: `[DONE]`; nil where they just end.
    public var streamEnd: String?

    /// How callers meet the errors that an operation documents.
    public enum Errors: String, Sendable, CaseIterable {
        /// As bodies of `NetworkError.status`.
        case bodies
        /// Also as an enum of the operation, with a case for each status.
        case cases
    }

    public var errors = Errors.bodies
    /// Whether tests have the responses of operations as types.
    public var hasReplies = false

    /// How lists in queries are written where the description specifies no style.
    public enum Arrays: String, Sendable, CaseIterable {
        case repeated
        case comma
        case space
        case pipe
        case brackets
    }

    public var arrays = Arrays.repeated
    /// The base URLs of services that have their own, by tag.
    public var servers: [String: String] = [:]
    /// Whether binary bodies and parts may be files, and replies be saved to files.
    public var usesFiles = false
    /// What every operation asks for, where the description has none ask for credentials.
    public var security: [SecurityScheme] = []

    public init() {}
}

/// What becomes of a received value that is not valid.
public enum Leniency: String, Sendable, CaseIterable {
    /// The response is refused.
    case fail
    /// It counts as absent, where the property is optional.
    case null
    /// The default of the description stands in for it, or nil.
    case preset = "default"
    /// It is left out of its list or map; anywhere else it counts as absent.
    case drop

    /// `x-netlayer: { lenient: drop }`; nil for any other word.
    init?(_ said: Literal) {
        switch said {
        case .null: self = .null
        case .string(let word): self.init(rawValue: word)
        default: return nil
        }
    }
}

/// Places by a pattern, and what becomes of invalid values there.
public struct LeniencyRule: Sendable {
    /// `Schema.property`, or the name of the schema that values have: `*.avatar_url`, `Status`.
    public var pattern: String
    public var leniency: Leniency

    public init(pattern: String, leniency: Leniency) {
        self.pattern = pattern
        self.leniency = leniency
    }
}
