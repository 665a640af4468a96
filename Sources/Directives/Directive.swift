import APIModel
import Diagnostics
import SourceTree

/// One directive: its key, its line in the reference, and how its value is read, merged, written and checked. The keys
/// are the same in `netlayer.yml`, under `x-netlayer`, and in the long form of the native spec.
public struct Directive: Sendable {
    public let key: String
    public let summary: String
    /// Reads a value into directives, which are unchanged if the value has a problem.
    let read: @Sendable (SourceNode, inout DirectiveValueReader, inout OperationDirectives) -> Void
    /// Copies this directive's value from the first directives to the second.
    let copy: @Sendable (OperationDirectives, inout OperationDirectives) -> Void
    /// The value as a description writes it; nil where there is none.
    public let written: @Sendable (OperationDirectives) -> Literal?
    /// Whether it can be given for an operation that opens a channel.
    package let isForChannels: Bool
    /// Checks the value against the operation that has it.
    let check: @Sendable (inout ArgumentCheck) -> Void
    /// The rules with which a configuration gives it to many operations; nil where it has none.
    public private(set) var rules: DirectiveRules.Definition?

    /// Makes the key path of the value. Making one costs 50,000 instructions, so it is made only where it is used.
    private typealias Target<Value> = @Sendable () -> WritableKeyPath<OperationDirectives, Value> & Sendable

    private init<Value>(
        _ key: String, _ target: @autoclosure @escaping Target<Value?>, _ form: DirectiveForm<Value>, _ summary: String,
        isForChannels: Bool = false, rules: RuleDefinition<Value>? = nil,
        check: @escaping @Sendable (inout ArgumentCheck) -> Void = { _ in }
    ) {
        self.init(key, target(), form.optional, summary, isForChannels: isForChannels, check: check)
        self.rules = rules.map { rules in
            DirectiveRules.Definition(summary: rules.summary, example: rules.example) {
                rules.read($0, of: key, for: target(), into: &$1)
            }
        }
    }

    /// A directive whose value isn't optional and has an empty default.
    private init<Value>(
        _ key: String, _ target: @autoclosure @escaping Target<Value>, _ form: DirectiveForm<Value>, _ summary: String,
        isForChannels: Bool = false, check: @escaping @Sendable (inout ArgumentCheck) -> Void = { _ in }
    ) {
        self.key = key
        self.summary = summary
        self.isForChannels = isForChannels
        self.check = check
        read = { node, reader, directives in
            if let value = form.read(&reader, node) { directives[keyPath: target()] = value }
        }
        copy = { $1[keyPath: target()] = $0[keyPath: target()] }
        written = { form.write($0[keyPath: target()]) }
    }

    static func named(_ key: String) -> Directive? { table[key] }

    public static let keys = all.map(\.key)
    private static let table = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }

    /// In the order of the reference page.
    public static let all = [
        Directive(
            "name", \.name, Forms.name, "The name of the operation in code, instead of the one made of its id.",
            isForChannels: true),
        Directive(
            "alias", \.alias, Forms.name, "The name of the repository's method, where it differs from the operation's."),
        Directive(
            "names", \.names, Forms.names,
            "Names that the pack makes of the operation, by the pack's keys: `{ useCase: LoadShop }`."),
        Directive("service", \.service, Forms.text, "The service that owns the operation.", isForChannels: true),
        Directive(
            "manual", \.manual, Forms.manual,
            "Declares the repository's method and leaves its body to a hand-written extension; "
                + "`{ arguments: { part: Part }, case: false }` adds arguments of its own, and leaves out the request's case."
        ),
        Directive(
            "useCase", \.useCase, Forms.useCase,
            "Whether the operation gets a use case: `true` with `useCases: chosen`, `false` with `all`; "
                + "`{ with: likePost, method: unlike }` makes it a method of that of another operation."),
        Directive(
            "failure", \.returnsNil, Forms.nilFailure,
            "`nil` makes the method return nil where the call fails, instead of throwing."),
        Directive("skip", \.isSkipped, Forms.mark, "Leaves the operation out.", isForChannels: true),
        Directive(
            "merge", \.merge, Forms.merge,
            "Merges this operation with another one of the same path; a flag chooses which is sent."),
        Directive(
            "header", \.header, Forms.header,
            "A preset of headers by its name, or headers and where their values come from.", isForChannels: true
        ) { $0.checkRequestHeaders() },
        Directive(
            "param", \.parameters, Forms.members,
            "The members that the request sends, chosen one by one; `input` for all members of the input, including those that are sent elsewhere."
        ) { $0.checkParameters() },
        Directive(
            "input", \.input, Forms.input,
            "How callers pass inputs: `arguments`, with the members of a body as arguments, too; `struct`; or the name of a struct to share."
        ) { $0.checkInput() },
        Directive(
            "arguments", \.arguments, Forms.arguments,
            "The order of the arguments and their labels: `[targetId, type: kind]`, `_` for no label; others follow.",
            isForChannels: true
        ) { $0.checkOrder() },
        Directive(
            "pathValues", \.pathValues, Forms.pathValues,
            "Path parameters that members of the input fill: `{ reviewId: input.reviewId }`."
        ) { $0.checkPathValues() },
        Directive(
            "pin", \.pins, Forms.literals,
            "Arguments to which the repository gives a fixed value; the request still sends them."
        ) { $0.checkArguments($0.operation.directives.pins, of: "pin") },
        Directive("default", \.defaults, Forms.literals, "Default values of arguments.", isForChannels: true) {
            $0.checkArguments($0.operation.directives.defaults, of: "default")
        },
        Directive(
            "overrideMethod", \.overridesMethod, Forms.flag,
            "Whether a GET or HEAD with a body is sent as POST that names its method in `X-HTTP-Method-Override`."
        ) { $0.checkMethod() },
        Directive(
            "envelope", \.envelope, Forms.envelope, "The key of the response that holds the value; empty for none."
        ) { $0.checkEnvelope() },
        Directive(
            "requestMediaType", \.requestMediaType, Forms.text,
            "The media type of the body that is sent, where several are possible."
        ) { $0.checkRequestMediaType() },
        Directive(
            "responseMediaType", \.responseMediaType, Forms.text,
            "The media type of the response that is asked for, where several are possible."
        ) { $0.checkResponseMediaType() },
        Directive(
            "stream", \.stream, Forms.stream,
            "For a streamed response: the `flag` that requests it, the data that marks its `end`, whether it `reconnects`, "
                + "and the `name` of its method."
        ) { $0.checkStream() },
        Directive(
            "pages", \.pages, Forms.pages,
            "How the pages of a list follow each other: `{ cursor: after, next: meta.next, items: data }`; `false` for none.",
            rules: .paging
        ) { $0.checkPages() },
        Directive(
            "cache", \.cache, Forms.cache,
            "How responses are kept: `5m`, `{ for: 5m, policy: networkFirst }`, `true` as long as the server says; `false` "
                + "for not at all.", rules: .caching
        ) { $0.checkCache() },
        Directive(
            "invalidates", \.invalidates, Forms.patterns,
            "The operations whose kept responses are dropped after this one, instead of those with related paths: `[getMe]`."
        ) { $0.checkInvalidation() },
        Directive(
            "outbox", \.waits, Forms.flag, "Whether the request waits in an outbox until the service has it.",
            rules: .waiting
        ) { $0.checkWaiting() },
        Directive(
            "observe", \.observe, Forms.observe,
            "When the read is made again for subscribers: `30s`, `{ every: 5m, events: liveComments }`; `false` "
                + "for never.", rules: .observing
        ) { $0.checkObserving() },
        Directive(
            "server", \.server, Forms.text,
            "Where the request goes: a URL, or the name of one of the description's servers.", isForChannels: true),
        Directive(
            "responseHeaders", \.responseHeaders, Forms.patterns,
            "Headers that the call returns beside the value, by name or pattern: `[X-Total-Count]`; `[]` for none."
        ) { $0.checkHeaders() },
    ]
}

/// Every kind of problem that directives can have.
public enum DirectiveCodes: String, DiagnosticKind {
    case unknownKey = "unknown-directive"
    case wrongType = "directive-type"
    case wrongSource = "directive-value"
    case duplicateName = "duplicate-directive"
    case unmatchedEntry = "unmatched-directive"
    case unknownArgument, unfitOperation, mergeTarget, mergeConflict, genericPattern

    public var severity: Severity { self == .genericPattern ? .warning : .error }
}

func list(_ words: [String]) -> String {
    words.prefix(6).map { "`\($0)`" }.joined(separator: ", ") + (words.count > 6 ? ", …" : "")
}
