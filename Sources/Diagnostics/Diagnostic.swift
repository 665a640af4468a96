import CEmbedded
import Platform

/// One problem of an input, as a value: what it is, where it is, what else is concerned and how to fix it.
public struct Diagnostic: Sendable {
    public var code: DiagnosticCode
    public var severity: Severity
    public var message: Message
    public var range: SourceRange?
    public var notes: [Note]
    public var help: Message?

    /// A remark on a second place: where the other key stands, where a reference comes from.
    public struct Note: Sendable {
        public var message: String
        public var range: SourceRange?

        public init(_ message: String, at range: SourceRange? = nil) {
            self.message = message
            self.range = range
        }
    }

    public init(
        _ code: DiagnosticCode, _ message: Message, at range: SourceRange? = nil, notes: [Note] = [],
        help: Message? = nil
    ) {
        self.code = code
        self.severity = code.severity
        self.message = message
        self.range = range
        self.notes = notes
        self.help = help
    }
}

/// Problems are worded where their kind is named: `Codes.duplicateKey("`a` is there twice", at: range, help: "remove one")`.
extension Diagnostic {
    public func at(_ range: SourceRange?) -> Diagnostic { with { $0.range = range } }

    public func help(_ text: Message?) -> Diagnostic { with { $0.help = text } }

    public func note(_ message: String, at range: SourceRange? = nil) -> Diagnostic {
        with { $0.notes.append(Note(message, at: range)) }
    }

    /// A note whose place is known only sometimes; none where it isn't.
    public func note(_ message: String, ifAt range: SourceRange?) -> Diagnostic {
        range.map { note(message, at: $0) } ?? self
    }

    public func notes(_ notes: [Note]) -> Diagnostic { with { $0.notes += notes } }

    private func with(_ change: (inout Diagnostic) -> Void) -> Diagnostic {
        var copy = self
        change(&copy)
        return copy
    }
}

extension DiagnosticCode { public func callAsFunction(_ message: Message) -> Diagnostic { Diagnostic(self, message) } }

/// An error stops the pipeline at the end of its stage; a warning tells what was skipped or guessed.
public enum Severity: String, Sendable, Hashable { case error, warning }

/// The kind of a problem: a stable name. What the kind means stands in the reference page of diagnostics, under the name.
/// A stage's codes are the cases of a `DiagnosticKind`.
public struct DiagnosticCode: Sendable {
    /// Stable and searchable: `duplicate-key`.
    public let name: String
    public let severity: Severity
    /// Whether it says what of a valid input is left out: nothing that `--strict` could ask anybody to fix.
    public let isOmission: Bool

    public init(_ name: String, _ severity: Severity, isOmission: Bool = false) {
        self.name = name
        self.severity = severity
        self.isOmission = isOmission
    }
}

extension DiagnosticCode: Hashable {
    public static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The codes of a stage, each a case, whose list the compiler holds complete. A case is named as its code is, without the
/// hyphens: `duplicateKey` → `duplicate-key`. Others state their codes.
public protocol DiagnosticKind: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// What all of the stage's codes begin with: `template-`.
    static var prefix: String { get }
    var severity: Severity { get }
    var isOmission: Bool { get }
}

extension DiagnosticKind {
    public static var prefix: String { "" }
    public static var all: [DiagnosticCode] { allCases.map(\.code) }

    public var isOmission: Bool { false }

    public var code: DiagnosticCode {
        DiagnosticCode(Self.prefix + rawValue.hyphenated, severity, isOmission: isOmission)
    }

    public func callAsFunction(_ message: Message, at range: SourceRange? = nil, help: Message? = nil) -> Diagnostic {
        Diagnostic(code, message, at: range, help: help)
    }
}

extension String {
    /// The name of a case as reports have it: `duplicateKey` → `duplicate-key`, `nulByte` → `nul-byte`
    package var hyphenated: String {
        var name = ""
        var isAfterCapital = true
        for letter in self {
            if letter.isUppercase, !isAfterCapital { name += "-" }
            name += letter.lowercased()
            isAfterCapital = letter.isUppercase
        }
        return name
    }
}

/// The problems of runs that ask too much of the machine.
public enum LimitCodes: String, DiagnosticKind {
    case exceeded = "limit-exceeded"

    public var severity: Severity { .error }
}

extension Limit {
    public var advice: Message { Message(help) }

    /// `the templates take more than 50,000,000 steps`, and how to raise the limit.
    public func exceeded(_ message: (String) -> Message, of limits: Limits, at range: SourceRange?) -> Diagnostic {
        LimitCodes.exceeded(message(Limit.text(limits[keyPath: value])), at: range, help: advice)
    }
}

/// The problems of a run, in the order in which they were found. Stages take it `inout`; nothing throws.
public struct DiagnosticBag: Sendable {
    public private(set) var diagnostics: [Diagnostic] = []

    public init() {}

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    public mutating func report(
        _ kind: some DiagnosticKind, _ message: Message, at range: SourceRange?, help: Message? = nil
    ) { report(kind(message, at: range, help: help)) }

    /// Reports a problem in place of a value.
    public mutating func fail<Value>(_ diagnostic: Diagnostic) -> Value? {
        report(diagnostic)
        return nil
    }

    public mutating func fail<Value>(
        _ kind: some DiagnosticKind, _ message: Message, at range: SourceRange?, help: Message? = nil
    ) -> Value? { fail(kind(message, at: range, help: help)) }

    public mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

    public mutating func append(contentsOf other: DiagnosticBag) { diagnostics += other.diagnostics }

    public var isEmpty: Bool { diagnostics.isEmpty }

    /// Whether there are errors of any other kind.
    public func hasErrors(besides code: DiagnosticCode) -> Bool {
        diagnostics.contains { $0.severity == .error && $0.code != code }
    }

    public mutating func remove(_ code: DiagnosticCode) -> DiagnosticBag {
        var removed = DiagnosticBag()
        removed.diagnostics = diagnostics.filter { $0.code == code }
        diagnostics.removeAll { $0.code == code }
        return removed
    }

    /// Takes what has one of these codes for warnings.
    public mutating func soften(_ codes: [DiagnosticCode]) {
        for index in diagnostics.indices where codes.contains(diagnostics[index].code) {
            diagnostics[index].severity = .warning
        }
    }

    /// Takes each problem for what a team makes of it.
    public mutating func weigh(by levels: ProblemLevels) {
        diagnostics = diagnostics.compactMap { diagnostic in
            var diagnostic = diagnostic
            switch levels.level(of: diagnostic) {
            case .ignore: return nil
            case .warning: diagnostic.severity = .warning
            case .error: diagnostic.severity = .error
            }
            return diagnostic
        }
    }

    /// `--strict`: every warning of a fault becomes an error.
    public mutating func promoteWarnings() {
        for index in diagnostics.indices where !diagnostics[index].code.isOmission {
            diagnostics[index].severity = .error
        }
    }
}

/// What a team makes of problems: which warnings are errors to it, and which it ignores.
public struct ProblemLevels: Sendable {
    /// What a kind of problem is taken for.
    public enum Level: String, Sendable, CaseIterable { case ignore, warning, error }

    private var levels: [String: Level] = [:]
    /// Whether every warning of a fault is an error, unless its code has a level of its own.
    public var isStrict = false

    public init() {}

    public mutating func set(_ code: DiagnosticCode, _ level: Level) { levels[code.name] = level }

    func level(of diagnostic: Diagnostic) -> Level {
        if let level = levels[diagnostic.code.name] { return level }
        if diagnostic.severity == .error || isStrict && !diagnostic.code.isOmission { return .error }
        return .warning
    }
}

/// What the reference page says of a kind of problem. The page travels inside the program; it is read only when
/// somebody asks.
public struct DiagnosticReference: Sendable {
    /// One sentence that says what is wrong.
    public let title: String
    public let severity: String
    /// Why it matters, or how it comes about.
    public let cause: String
    public let fix: String
    /// A small input that shows the problem.
    public let example: String

    /// The sections of the page by the names of their codes.
    public static let all: [String: DiagnosticReference] = {
        let page = netlayer_diagnostics()
        let bytes = UnsafeBufferPointer(start: page.start, count: page.start.distance(to: page.end))
        var sections: [String: [Substring]] = [:]
        var name: String?
        var isExample = false
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```" { isExample.toggle() }
            if !isExample, line.hasPrefix("#") {
                name = line.hasPrefix("### ") ? String(line.dropFirst(4)) : nil
            } else if let name {
                sections[name, default: []].append(line)
            }
        }
        return sections.compactMapValues(DiagnosticReference.init)
    }()

    /// A section: `Title. (severity)`, `*Cause.* …`, `*Fix.* …`, and the example between fences; nil where a part is
    /// missing.
    private init?(_ lines: [Substring]) {
        func paragraph(_ mark: String) -> String? {
            guard let start = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return nil }
            return String(lines[start...].prefix { !$0.isEmpty }.joined(separator: " ").dropFirst(mark.count))
        }
        guard let first = lines.first(where: { !$0.isEmpty }), first.last == ")", let open = first.lastIndex(of: "("),
            let cause = paragraph("*Cause.* "), let fix = paragraph("*Fix.* ")
        else { return nil }
        title = first[..<open].dropLast().description
        severity = first[open...].dropFirst().dropLast().description
        self.cause = cause
        self.fix = fix
        example = lines.drop { $0 != "```" }.dropFirst().prefix { $0 != "```" }.joined(separator: "\n")
    }
}

extension DiagnosticCode {
    /// Nil for a code that the page doesn't know, which a test excludes.
    public var reference: DiagnosticReference? { DiagnosticReference.all[name] }
}
