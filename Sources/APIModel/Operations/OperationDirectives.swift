/// A team's facts about an operation for which OpenAPI has no key: given in the native spec, in `x-netlayer` or in the
/// configuration, which share their keys.
public struct OperationDirectives: Sendable, Hashable {
    /// The name of the case, in place of one derived from the operation's id.
    public var name: FixedName?
    /// The name of the repository's method, where it differs from the case.
    public var alias: FixedName?
    /// Replacements for names that the pack derives from the operation.
    public var names: [KeyedName] = []
    public var service: String?
    /// The facts about a hand-written body of the repository's method; nil where the body is generated.
    public var manual: Manual?
    /// Whether the operation gets a use case, and which one; nil where not given.
    public var useCase: UseCase?
    /// Whether the repository's method returns nil where the call fails.
    public var returnsNil = false
    public var isSkipped = false
    /// The other operation of the same path that becomes one case with this one.
    public var merge: Merge?
    public var header: Header?
    /// The members of the query or the body, where a team lists them one by one.
    public var parameters: [NamedValue]?
    public var input: Input?
    /// The order and the labels of the arguments; arguments that aren't listed follow.
    public var arguments: [LabelledArgument]?
    /// The server of the request: a URL, or the name of one of the description's servers.
    public var server: String?
    /// Path parameters whose values are members of the input, not arguments (the native spec's `{input.storeId}`).
    public var pathValues: [NamedValue] = []
    /// Arguments that the case has and the repository's method doesn't, since it passes a fixed value.
    public var pins: [NamedLiteral] = []
    public var defaults: [NamedLiteral] = []
    /// The key under which the response has its value; empty for "none, although the configuration has one".
    public var envelope: String?
    /// The media type of the request body that is sent, where several are possible.
    public var requestMediaType: String?
    public var responseMediaType: String?
    public var stream: Stream?
    public var pages: Setting<Paging>?
    public var cache: Setting<Caching>?
    public var observe: Setting<Observing>?
    /// The operations whose cached responses are dropped after this one, in place of those found by comparing paths.
    public var invalidates: [Pattern]?
    /// Whether the request waits in an outbox until the service has it; nil where not given.
    public var waits: Bool?
    /// Whether a body that the method can't carry makes the request a POST that names the method in a header; nil where
    /// not given.
    public var overridesMethod: Bool?
    /// Patterns of the response headers that calls return along with the value; nil where not given.
    public var responseHeaders: [Pattern]?
    /// The keys that were written, so that one set of directives can be merged into another key by key.
    public private(set) var givenKeys: [String] = []
    private var keyOrigins: [String: Origin] = [:]
    public var origin: Origin = .none

    public init() {}

    static let none = OperationDirectives()

    /// Notes that a key was written.
    package mutating func give(_ key: String, at origin: Origin) {
        if !givenKeys.contains(key) { givenKeys.append(key) }
        keyOrigins[key] = origin
    }

    /// The place of a key, or else of the directives as a whole.
    package func origin(of key: String) -> Origin { keyOrigins[key] ?? origin }

    /// Whether no directive is given.
    package var isEmpty: Bool {
        var directives = self
        directives.origin = .none
        return directives == .none
    }

    /// `merge: { with: DELETE /items/{id}/favorite, flag: isDelete }`: the other operation is called if it is true.
    public struct Merge: Sendable, Hashable {
        public var operation: String
        public var flag: FixedName

        public init(operation: String, flag: FixedName) {
            self.operation = operation
            self.flag = flag
        }
    }

    /// `stream: { flag: stream, end: "[DONE]" }`: facts about a stream for which OpenAPI has no keys.
    public struct Stream: Sendable, Hashable {
        /// The name of the method that returns the stream, where another one returns the response as a whole.
        public var name: FixedName?
        /// The member of the body, or the parameter, that requests the stream when it is true.
        public var flag: String?
        /// The data of the item that ends the stream.
        public var end: String?
        /// Whether a connection that ended is opened again, continuing after the last event.
        public var reconnects = false

        public init() {}
    }

    public struct Manual: Sendable, Hashable {
        /// Arguments of the method that the request doesn't send.
        public var arguments: [FreeArgument] = []
        /// Whether the request still gets a case, for the hand-written body to send.
        public var hasCase = true

        public init() {}
    }

    /// `useCase: true`, or `{ with: likePost, method: unlike }`: a method in the use case of another operation.
    public struct UseCase: Sendable, Hashable {
        public var isWanted = true
        public var operation: String?
        public var method: FixedName?

        public init() {}
    }

    /// `useCase: LoadShop`: a name in place of the one that the pack derives, by the pack's key.
    public struct KeyedName: Sendable, Hashable {
        public var key: String
        public var name: FixedName
        public var origin: Origin

        public init(key: String, name: FixedName, origin: Origin = .none) {
            self.key = key
            self.name = name
            self.origin = origin
        }
    }

    /// An argument that no request carries.
    public struct FreeArgument: Sendable, Hashable {
        public var name: FixedName
        public var type: FixedType
        public var origin: Origin

        public init(name: FixedName, type: FixedType, origin: Origin = .none) {
            self.name = name
            self.type = type
            self.origin = origin
        }
    }

    /// How the inputs of an operation are passed.
    public enum Input: Sendable, Hashable {
        case arguments
        /// One struct with all inputs, and its name where one is given; equal names mean one shared struct.
        case structure(name: FixedName?)
    }

    /// The headers that a request carries besides its declared ones.
    public enum Header: Sendable, Hashable {
        /// A named set of headers that the network layer supplies: `location`.
        case preset(FixedName)
        case values([NamedValue])
    }

    public struct Named<Value: Sendable & Hashable>: Sendable, Hashable {
        public var name: String
        public var value: Value
        public var origin: Origin

        public init(name: String, value: Value, origin: Origin = .none) {
            self.name = name
            self.value = value
            self.origin = origin
        }
    }

    /// A wire name and where its value comes from.
    public typealias NamedValue = Named<Source>
    /// An argument and the value that it gets.
    public typealias NamedLiteral = Named<Literal>

    /// `cache: 5m`, or `cache: false` for none where a rule has a value.
    public enum Setting<Value: Sendable & Hashable>: Sendable, Hashable {
        case none
        case by(Value)

        public var value: Value? { if case .by(let value) = self { value } else { nil } }
    }

    public enum Source: Sendable, Hashable {
        case constant(Literal)
        /// The argument of a parameter, by the parameter's wire name: `trace`.
        case argument(String)
        /// A member of the input: `input.nonce` → `nonce`.
        case member(String)
        /// The whole input: `param: input`.
        case input
    }

    /// A name, or a pattern of names with `*`: `X-RateLimit-*`.
    public struct Pattern: Sendable, Hashable {
        public var text: String
        public var origin: Origin

        public init(text: String, origin: Origin = .none) {
            self.text = text
            self.origin = origin
        }
    }

    /// An argument and its label at the call.
    public struct LabelledArgument: Sendable, Hashable {
        public enum Label: Sendable, Hashable {
            case usual
            case name(FixedName)
            case none
        }

        public var name: String
        public var label: Label
        public var origin: Origin

        public init(name: String, label: Label = .usual, origin: Origin = .none) {
            self.name = name
            self.label = label
            self.origin = origin
        }
    }

    public var headerPreset: FixedName? { if case .preset(let name) = header { name } else { nil } }

    public var headers: [NamedValue] { if case .values(let values) = header { values } else { [] } }
}
