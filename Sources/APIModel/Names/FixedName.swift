/// A name that a team fixes for its Swift code. It is an identifier, so that it can be written into code unchecked;
/// keywords are allowed and get backquotes where they are written.
///
///     location   `location`
///     2nd        nil
///     a-b        nil
public struct FixedName: Sendable, Hashable {
    public let text: String

    public init?(_ text: some StringProtocol) {
        let text = String(text)
        guard FixedName.isIdentifier(text) else { return nil }
        self.text = text
    }

    /// The expected form, for messages.
    public static let expected = "a Swift name: letters, digits and `_`, with no digit first, and more than `_` alone"

    private static func isIdentifier(_ text: String) -> Bool {
        // Nearly all names are ASCII, which needs no Unicode tables.
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            guard let first = text.utf8.first, !isDigit(first) else { return false }
            return text.utf8.allSatisfy { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") }
                && text.utf8.contains { $0 != UInt8(ascii: "_") }
        }
        let scalars = text.unicodeScalars
        guard let first = scalars.first, first == "_" || first.properties.isXIDStart else { return false }
        return scalars.allSatisfy(\.properties.isXIDContinue) && scalars.contains { $0 != "_" }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
}

extension FixedName: ExpressibleByStringLiteral {
    /// For names in the program's own code.
    public init(stringLiteral text: String) {
        precondition(FixedName.isIdentifier(text), "no identifier")
        self.text = text
    }
}

extension FixedName: CustomStringConvertible { public var description: String { text } }

/// A team's module that generated code imports: `Payments`, or a submodule such as `Foundation.NSDate`.
public struct ModuleName: Sendable, Hashable {
    public let text: String

    public init?(_ text: some StringProtocol) {
        let text = String(text)
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard parts.allSatisfy({ FixedName(Substring($0)) != nil }) else { return nil }
        self.text = text
    }

    public init(_ name: FixedName) { text = name.text }

    /// The expected form, for messages.
    public static let expected = "a module: letters, digits and `_`, with no digit first, and no keyword"
}

extension ModuleName: ExpressibleByStringLiteral {
    /// For modules in the program's own code.
    public init(stringLiteral text: String) { self.init(FixedName(stringLiteral: text)) }
}

extension ModuleName: CustomStringConvertible { public var description: String { text } }

/// A Swift expression that a team writes for a value: one line that can't end or begin the code around it.
public struct FixedExpression: Sendable {
    public let text: String

    public init?(_ text: String) {
        let isPlain = text.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: false
            default: !";{}#".unicodeScalars.contains(scalar)
            }
        }
        guard isPlain, !text.contains("//"), !text.contains("/*"), !text.contains("*/") else { return nil }
        self.text = text
    }

    /// The expected form, for messages.
    public static let expected = "an expression on one line, without `;`, braces and comments"
}

/// A pattern of names and paths, case-sensitive: `*` matches any text, slashes included, and `?` one character.
/// `get*` matches `getItem`; `/users/*` matches `/users/{id}/posts`.
public struct GlobPattern: Sendable {
    private let pattern: [UInt8]

    public init(_ pattern: String) { self.pattern = Array(pattern.utf8) }

    public func matches(_ text: String) -> Bool {
        let text = Array(text.utf8)
        var (p, t) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                star = (p, t)
                p += 1
            } else if p < pattern.count, pattern[p] == text[t] {
                p += 1
                t += 1
            } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") {
                p += 1
                t += 1
                while t < text.count, text[t] & 0xC0 == 0x80 { t += 1 }
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                p = last.pattern + 1
                t = last.text + 1
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

extension Set<String> {
    /// Adds a name, followed by a number if it is taken: `Page`, `Page2`.
    package mutating func claim(_ name: String, where isFree: (String) -> Bool = { _ in true }) -> String {
        var free = name
        var number = 2
        while !isFree(free) || !insert(free).inserted {
            free = "\(name)\(number)"
            number += 1
        }
        return free
    }
}

extension String {
    /// The letters and digits that all spellings of a name share: `created_at`, `createdAt` → `createdat`
    package var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
