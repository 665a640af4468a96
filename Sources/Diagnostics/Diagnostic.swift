import CEmbedded
import Platform

/// A problem of an input: its code and message, its place, notes on other places, and how to fix it.
public struct Diagnostic: Sendable {
    public var code: DiagnosticCode
    public var severity: Severity
    public var message: Message
    public var range: SourceRange?
    public var notes: [Note]
    public var help: Message?

    /// A remark on another place, such as the first of two equal keys, or the reference that led here.
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

/// Builds a problem where it is reported: `Codes.duplicateKey("`a` is defined twice", at: range).help("remove one")`.
extension Diagnostic {
    public func at(_ range: SourceRange?) -> Diagnostic { with { $0.range = range } }

    public func help(_ text: Message?) -> Diagnostic { with { $0.help = text } }

    public func note(_ message: String, at range: SourceRange? = nil) -> Diagnostic {
        with { $0.notes.append(Note(message, at: range)) }
    }

    /// Adds a note if its place is known.
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

/// An error stops the pipeline at the end of its stage; a warning reports a skipped or guessed part.
public enum Severity: String, Sendable, Hashable { case error, warning }

/// The kind of a problem: a stable name, under which the reference page of diagnostics explains it. A stage's codes are
/// the cases of a `DiagnosticKind`.
public struct DiagnosticCode: Sendable {
    /// The stable, searchable name: `duplicate-key`.
    public let name: String
    public let severity: Severity
    /// Whether it reports a part of a valid input that is left out. There is nothing to fix, so `--strict` ignores it.
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

/// The codes of a stage, as cases of an enum. A case has the name of its code without hyphens (`duplicateKey` →
/// `duplicate-key`), or its raw value is the code.
public protocol DiagnosticKind: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
    /// The prefix of all codes of the stage: `template-`.
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
    /// The name of a case in reports: `duplicateKey` → `duplicate-key`, `nulByte` → `nul-byte`
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

/// The problems of runs that exceed a limit.
public enum LimitCodes: String, DiagnosticKind {
    case exceeded = "limit-exceeded"

    public var severity: Severity { .error }
}

extension Limit {
    public var advice: Message { Message(help) }

    /// `the templates take more than 50,000,000 steps`, with advice to raise the limit.
    public func exceeded(_ message: (String) -> Message, of limits: Limits, at range: SourceRange?) -> Diagnostic {
        LimitCodes.exceeded(message(Limit.text(limits[keyPath: value])), at: range, help: advice)
    }
}

/// The problems of a run, in the order in which they were found. Stages take the bag `inout` and don't throw.
public struct DiagnosticBag: Sendable {
    public private(set) var diagnostics: [Diagnostic] = []

    public init() {}

    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    public mutating func report(
        _ kind: some DiagnosticKind, _ message: Message, at range: SourceRange?, help: Message? = nil
    ) { report(kind(message, at: range, help: help)) }

    /// Reports a problem and returns nil.
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

    /// Whether there are errors with other codes.
    public func hasErrors(besides code: DiagnosticCode) -> Bool {
        diagnostics.contains { $0.severity == .error && $0.code != code }
    }

    public mutating func remove(_ code: DiagnosticCode) -> DiagnosticBag {
        var removed = DiagnosticBag()
        removed.diagnostics = diagnostics.filter { $0.code == code }
        diagnostics.removeAll { $0.code == code }
        return removed
    }

    /// Makes problems with these codes warnings.
    public mutating func soften(_ codes: [DiagnosticCode]) {
        for index in diagnostics.indices where codes.contains(diagnostics[index].code) {
            diagnostics[index].severity = .warning
        }
    }

    /// Applies a team's levels: changes severities and removes ignored problems.
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

    /// `--strict`: makes every warning an error, except those of omissions.
    public mutating func promoteWarnings() {
        for index in diagnostics.indices where !diagnostics[index].code.isOmission {
            diagnostics[index].severity = .error
        }
    }
}

/// A team's levels for problems: which warnings are errors, and which are ignored.
public struct ProblemLevels: Sendable {
    /// The level of a kind of problem.
    public enum Level: String, Sendable, CaseIterable { case ignore, warning, error }

    private var levels: [String: Level] = [:]
    /// Whether every warning is an error, except those of omissions and those whose codes have a level.
    public var isStrict = false

    public init() {}

    public mutating func set(_ code: DiagnosticCode, _ level: Level) { levels[code.name] = level }

    func level(of diagnostic: Diagnostic) -> Level {
        if let level = levels[diagnostic.code.name] { return level }
        if diagnostic.severity == .error || isStrict && !diagnostic.code.isOmission { return .error }
        return .warning
    }
}

/// The section of the reference page for a kind of problem. The page is embedded in the program and parsed only when it
/// is needed.
public struct DiagnosticReference: Sendable {
    /// One sentence that describes the problem.
    public let title: String
    public let severity: String
    /// Why it matters, or what causes it.
    public let cause: String
    public let fix: String
    /// A small input that shows the problem.
    public let example: String

    /// The sections of the page, by code.
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

    /// Parses a section: `Title. (severity)`, `*Cause.* …`, `*Fix.* …`, and the example between fences; nil if a part
    /// is missing.
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
    /// The section of the code; a test ensures that every code has one.
    public var reference: DiagnosticReference? { DiagnosticReference.all[name] }
}
