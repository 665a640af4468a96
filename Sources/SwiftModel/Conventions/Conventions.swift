import APIModel

/// A team's conventions as far as planning needs them: names and types. They come from a pack's manifest and the
/// project's configuration; conventions that only change text are in templates.
public struct Conventions: Sendable {
    public var access = AccessLevel.internal
    /// Whether declarations are `nonisolated`, so that they compile in modules whose default is the main actor.
    public var statesIsolation = true
    public var names = NamingConventions()
    public var models = ModelConventions()
    public var operations = OperationConventions()
    /// Whether other descriptions use the same support code, which then knows no server.
    public var sharesSupport = false

    public init() {}
}

/// How the words of the description become Swift names.
public struct NamingConventions: Sendable {
    /// Written in capitals wherever they do not start a lower-camel name: `photo_url` → `photoURL`.
    public var acronyms: [String] = []
    /// The first word of an operation's name and its replacement in a repository's method: `get` → `fetch`.
    public var verbs: [WordPair] = []
    /// Patterns by the manifest's own keys: `repository` → `{Service}Repository`.
    public var service: [KeyedPattern] = []
    public var operation: [KeyedPattern] = []
    /// The pattern of every declared model: `{Schema}`, `{Schema}DTO`.
    public var schema: NamePattern = "{Schema}"
    /// The pattern of the service's types where the app has its own (`entities`): `PostDTO` beside `Post`.
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
    /// Top-level names that the support code or the team's code declares.
    public var reserved: [String] = []
    /// Names of arguments that would hide names in the templates' code.
    public var reservedArguments: [String] = []
    public var renames = Renames()
    /// Whether types of an operation whose name is unique only in its service leave out the service's name.
    public var areShort = false
    /// Whether the description's names were written for Swift code, so that words keep their capitals.
    var keepsSpelling = false

    /// The acronyms as identifier styles use them.
    var spellings: Acronyms { Acronyms(acronyms, keepsCapitalised: keepsSpelling) }
    /// The name of the description where several share a module; nil for a single one.
    public var description: String?

    public init() {}

    /// The words for the placeholder `{Description}`.
    var descriptionWords: [String] { description.map { WordSplitter.words(of: $0) } ?? [] }

    /// The prefix of the description's names where several share a module: `Users`; empty for a single one.
    var descriptionPrefix: String {
        descriptionWords.isEmpty
            ? "" : IdentifierStyle(.upperCamel, acronyms: spellings).name(ofWords: descriptionWords)
    }

    /// One key of a manifest and the pattern under it.
    public struct KeyedPattern: Sendable {
        public var key: String
        public var pattern: NamePattern

        public init(key: String, pattern: NamePattern) {
            self.key = key
            self.pattern = pattern
        }
    }

    /// A word and its replacement.
    public struct WordPair: Sendable {
        public var word: String
        public var replacement: String

        public init(word: String, replacement: String) {
            self.word = word
            self.replacement = replacement
        }
    }
}

/// Names that the configuration gives, by the description's name of each thing. They win over every rule.
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
    /// The grouping of operations into services: by their first tag, by the first word of their path, or all in one.
    public enum Grouping: String, Sendable, CaseIterable {
        case tag
        case path
        case single
    }

    /// Whether callers pass the body with its label (`input:`) or without one.
    public enum BodyLabel: String, Sendable, CaseIterable {
        case labelled
        case unlabelled
    }

    /// Whether a switch has one arm per case, or one for all cases with the same value.
    public enum Arms: String, Sendable, CaseIterable {
        case separate
        case merged
    }

    public var grouping = Grouping.tag
    public var bodyLabel = BodyLabel.unlabelled
    /// The name of a body as an argument.
    public var bodyName: FixedName = "request"
    public var arms = Arms.merged
    /// An operation with more query and header parameters than this takes them in one input struct.
    public var maximumArguments = 6
    /// Whether a body that GET or HEAD can't carry is sent by POST with an override header, instead of left out.
    public var overridesMethod = false
    /// The key under which the responses of the service carry their value; nil where they don't.
    public var envelope: String?
    /// Whether views show reads as queries, which writes then make stale.
    public var hasQueries = false
    /// The value of a pack's option for a service.
    public var option: @Sendable (_ name: String, _ service: String) -> String? = { _, _ in nil }
    /// Patterns of the headers that calls return beside the value: `X-Total-Count`, `X-RateLimit-*`.
    public var responseHeaders: [String] = []

    /// The data of the item that ends a stream: `[DONE]`; nil where streams just end.
    public var streamEnd: String?

    /// How callers receive the errors that an operation documents.
    public enum Errors: String, Sendable, CaseIterable {
        /// As bodies of `NetworkError.status`.
        case bodies
        /// Also as an enum of the operation, with a case for each status.
        case cases
    }

    public var errors = Errors.bodies
    /// Whether tests get types for the responses of operations.
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
    /// The credentials that every operation needs where the description requires none.
    public var security: [SecurityScheme] = []

    public init() {}
}

/// How an invalid value of a response is handled.
public enum Leniency: String, Sendable, CaseIterable {
    /// The response is refused.
    case fail
    /// It counts as absent, where the property is optional.
    case null
    /// The description's default replaces it, or nil.
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

/// A pattern of places, and how invalid values are handled there.
public struct LeniencyRule: Sendable {
    /// `Schema.property`, or the name of the values' schema: `*.avatar_url`, `Status`.
    public var pattern: String
    public var leniency: Leniency

    public init(pattern: String, leniency: Leniency) {
        self.pattern = pattern
        self.leniency = leniency
    }
}
