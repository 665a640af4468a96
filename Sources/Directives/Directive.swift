import APIModel
import Diagnostics
import SourceTree

/// All that is known of one directive: its key, its line in the reference, and how its value is read, merged, written and
/// checked. The keys are the same in `netlayer.yml`, under `x-netlayer`, and in the long form of the native spec.
public struct Directive: Sendable {
    public let key: String
    /// One sentence.
    public let summary: String
    /// Reads a value into directives; a problem leaves them as they are.
    let read: @Sendable (SourceNode, inout DirectiveValueReader, inout OperationDirectives) -> Void
    /// Copies the value of the first directives over that of the second ones.
    let lay: @Sendable (OperationDirectives, inout OperationDirectives) -> Void
    /// The value as a description states it; nil where there is none.
    public let written: @Sendable (OperationDirectives) -> Literal?
    /// Whether it works on an operation that opens a channel.
    package private(set) var isForChannels = false
    /// Checks the value against the operation that has it.
    private(set) var check: @Sendable (ArgumentCheck, inout DiagnosticBag) -> Void = { _, _ in }
    /// How a configuration gives it to many operations; nil where it has no rules.
    public private(set) var rules: DirectiveRules.Definition?

    private init<Value>(
        _ key: String, _ target: WritableKeyPath<OperationDirectives, Value> & Sendable, _ summary: String,
        read reading: @escaping @Sendable (inout DirectiveValueReader, SourceNode) -> Value?,
        write: @escaping @Sendable (Value) -> Literal?
    ) {
        self.key = key
        self.summary = summary
        read = { node, reader, directives in
            if let value = reading(&reader, node) { directives[keyPath: target] = value }
        }
        lay = { $1[keyPath: target] = $0[keyPath: target] }
        written = { write($0[keyPath: target]) }
    }

    private func checked(_ check: @escaping @Sendable (ArgumentCheck, inout DiagnosticBag) -> Void) -> Directive {
        var copy = self
        copy.check = check
        return copy
    }

    private func ruled<Value>(
        _ target: WritableKeyPath<OperationDirectives, Value?> & Sendable, by definition: RuleDefinition<Value>
    ) -> Directive {
        var copy = self
        let key = key
        copy.rules = DirectiveRules.Definition(summary: definition.summary, example: definition.example) {
            definition.read($0, of: key, for: target, into: &$1)
        }
        return copy
    }

    private var forChannels: Directive {
        var copy = self
        copy.isForChannels = true
        return copy
    }

    static func named(_ key: String) -> Directive? { table[key] }

    public static let keys = all.map(\.key)
    private static let table = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }

    /// In the order of the reference page.
    public static let all = [
        Directive("name", \.name, "The name of the operation in code, instead of the one made of its id.") {
            $0.name($1)
        } write: {
            .text($0?.text)
        }.forChannels,
        Directive("alias", \.alias, "The name of the repository's method, where it differs from the operation's.") {
            $0.name($1)
        } write: {
            .text($0?.text)
        },
        Directive(
            "names", \.names, "Names that the pack makes of the operation, by the pack's keys: `{ useCase: LoadShop }`."
        ) {
            $0.names($1)
        } write: {
            .members($0.map { ($0.key, .string($0.name.text)) })
        },
        Directive("service", \.service, "The service that owns the operation.") {
            $0.text($1)
        } write: {
            .text($0)
        }.forChannels,
        Directive(
            "manual", \.manual,
            "Declares the repository's method and leaves its body to a hand-written extension; "
                + "`{ arguments: { part: Part }, case: false }` adds arguments of its own, and leaves out the request's case."
        ) {
            $0.manual($1)
        } write: {
            $0.map(\.literal)
        },
        Directive(
            "useCase", \.hasUseCase,
            "Whether the operation gets a use case: `true` with `useCases: chosen`, `false` with `all`."
        ) {
            $0.flag($1)
        } write: {
            $0.map(Literal.bool)
        },
        Directive("skip", \.isSkipped, "Leaves the operation out.") {
            $0.flag($1)
        } write: {
            $0 ? .bool(true) : nil
        }.forChannels,
        Directive(
            "merge", \.merge,
            "Makes one operation of this one and another one of the same path; a flag tells which is sent."
        ) {
            $0.merge($1)
        } write: {
            $0.flatMap { .members([("with", .string($0.operation)), ("flag", .string($0.flag.text))]) }
        },
        Directive("header", \.header, "A preset of headers by its name, or headers and where their values come from.") {
            $0.header($1)
        } write: {
            $0?.literal
        }.checked { $0.checkValues($0.operation.directives.headers, of: "header", into: &$1) }.forChannels,
        Directive("param", \.parameters, "The members that the request carries, where they are chosen one by one.") {
            $0.members($1)
        } write: {
            $0.map(OperationDirectives.literal)
        }.checked { $0.checkParameters(into: &$1) },
        Directive(
            "input", \.input,
            "How inputs are handed over: `arguments`, one by one, the members of a body too; `struct`; or the name of a struct to share."
        ) {
            $0.input($1)
        } write: {
            $0?.literal
        }.checked { $0.checkInput(into: &$1) },
        Directive(
            "arguments", \.arguments,
            "The order of the arguments and their labels: `[targetId, type: kind]`, `_` for no label; others follow."
        ) {
            $0.arguments($1)
        } write: {
            $0.map { .array($0.map(\.literal)) }
        }.checked { $0.checkOrder(into: &$1) }.forChannels,
        Directive(
            "pathValues", \.pathValues,
            "Path parameters that members of the input fill: `{ reviewId: input.reviewId }`."
        ) {
            $0.pathValues($1)
        } write: {
            $0.isEmpty ? nil : OperationDirectives.literal($0)
        }.checked { $0.checkPathValues(into: &$1) },
        Directive("pin", \.pins, "Arguments that the repository fixes to a value, while the request keeps them.") {
            $0.literals($1)
        } write: {
            .members($0.map { ($0.name, $0.value) })
        }.checked { $0.checkArguments($0.operation.directives.pins, of: "pin", into: &$1) },
        Directive("default", \.defaults, "Values that arguments have unless the caller says otherwise.") {
            $0.literals($1)
        } write: {
            .members($0.map { ($0.name, $0.value) })
        }.checked { $0.checkArguments($0.operation.directives.defaults, of: "default", into: &$1) }.forChannels,
        Directive(
            "overrideMethod", \.overridesMethod,
            "Whether a GET or HEAD with a body is sent as POST that names its method in `X-HTTP-Method-Override`."
        ) {
            $0.flag($1)
        } write: {
            $0.map(Literal.bool)
        }.checked { $0.checkMethod(into: &$1) },
        Directive("envelope", \.envelope, "The key of the response that holds the value; empty for none.") {
            $0.envelope($1)
        } write: {
            .text($0)
        }.checked { $0.checkEnvelope(into: &$1) },
        Directive(
            "requestMediaType", \.requestMediaType,
            "The media type of the body that is sent, where several are possible."
        ) {
            $0.text($1)
        } write: {
            .text($0)
        }.checked { $0.checkRequestMediaType(into: &$1) },
        Directive(
            "responseMediaType", \.responseMediaType,
            "The media type of the response that is asked for, where several are possible."
        ) {
            $0.text($1)
        } write: {
            .text($0)
        }.checked { $0.checkResponseMediaType(into: &$1) },
        Directive(
            "stream", \.stream,
            "Of a response that is a stream: the `flag` that asks for it, the data that is its `end`, whether it `reconnects`, "
                + "and the `name` of its method."
        ) {
            $0.stream($1)
        } write: {
            $0?.literal
        }.checked { $0.checkStream(into: &$1) },
        Directive(
            "pages", \.pages,
            "How the pages of a list follow each other: `{ cursor: after, next: meta.next, items: data }`; `false` for none."
        ) {
            $0.pages($1)
        } write: {
            $0?.literal
        }.checked { $0.checkPages(into: &$1) }.ruled(\.pages, by: .paging),
        Directive(
            "cache", \.cache,
            "How responses are kept: `5m`, `{ for: 5m, policy: networkFirst }`, `true` as long as the server says; `false` "
                + "for not at all."
        ) {
            $0.cache($1)
        } write: {
            $0?.literal
        }.checked { $0.checkCache(into: &$1) }.ruled(\.cache, by: .caching),
        Directive(
            "invalidates", \.invalidates,
            "The operations whose kept responses are dropped after this one, instead of those that paths show: `[getMe]`."
        ) {
            $0.patterns($1)
        } write: {
            $0.map { .array($0.map { .string($0.text) }) }
        }.checked { $0.checkInvalidation(into: &$1) },
        Directive("outbox", \.waits, "Whether the request waits in an outbox until the service has it.") {
            $0.flag($1)
        } write: {
            $0.map(Literal.bool)
        }.checked { $0.checkWaiting(into: &$1) }.ruled(\.waits, by: .waiting),
        Directive(
            "observe", \.observe,
            "When the read is made again for subscribers: `30s`, `{ every: 5m, events: liveComments }`; `false` "
                + "for never."
        ) {
            $0.observe($1)
        } write: {
            $0?.literal
        }.checked { $0.checkObserving(into: &$1) }.ruled(\.observe, by: .observing),
        Directive("server", \.server, "Where the request goes: a URL, or the name of one of the description's servers.")
        {
            $0.text($1)
        } write: {
            .text($0)
        }.forChannels,
        Directive(
            "responseHeaders", \.responseHeaders,
            "Headers that the call returns beside the value, by name or pattern: `[X-Total-Count]`; `[]` for none."
        ) {
            $0.patterns($1)
        } write: {
            $0.map { .array($0.map { .string($0.text) }) }
        }.checked { $0.checkHeaders(into: &$1) },
    ]
}

/// Every kind of problem that directives can have.
public enum DirectiveCodes: String, DiagnosticKind {
    case unknownKey = "unknown-directive", wrongType = "directive-type", wrongSource = "directive-value",
        duplicateName = "duplicate-directive", unmatchedEntry = "unmatched-directive", unknownArgument, unfitOperation,
        mergeTarget, mergeConflict, genericPattern

    private static let warnings: Set<Self> = [.genericPattern]
    public var severity: Severity { Self.warnings.contains(self) ? .warning : .error }
}

func list(_ words: [String]) -> String {
    words.prefix(6).map { "`\($0)`" }.joined(separator: ", ") + (words.count > 6 ? ", …" : "")
}
