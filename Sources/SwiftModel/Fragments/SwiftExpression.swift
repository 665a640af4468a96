/// An expression of generated code. It is made of names, types and literals alone, so that text of a description gets
/// into it as a literal or not at all.
///
///     .string("say \"hi\"")                                  "say \"hi\""
///     .implicitMember("newest")                              .newest
///     .call(.type(.date), ["timeIntervalSince1970": 0])      Date(timeIntervalSince1970: 0)
public indirect enum SwiftExpression: Sendable, Hashable {
    case null
    /// `()`
    case unit
    case bool(Bool)
    case number(SwiftNumeral)
    case string(String)
    case list([SwiftExpression])
    case dictionary([Entry])
    /// `Status`, as the callee of a call or the owner of a member.
    case type(SwiftType)
    /// `.newest`
    case implicitMember(SwiftIdentifier)
    /// `Sort.none`
    case member(SwiftIdentifier, of: SwiftExpression)
    case call(SwiftExpression, [Argument])
    /// `URL(string: "/")!`
    case forced(SwiftExpression)

    /// A value under its key.
    public struct Entry: Sendable, Hashable {
        public let key: String
        public let value: SwiftExpression

        public init(_ key: String, _ value: SwiftExpression) {
            self.key = key
            self.value = value
        }
    }

    /// A value after its label, if it has one.
    public struct Argument: Sendable, Hashable {
        public let label: SwiftIdentifier?
        public let value: SwiftExpression

        public init(_ label: SwiftIdentifier?, _ value: SwiftExpression) {
            self.label = label
            self.value = value
        }

        public var text: String { label.map { "\($0.label): \(value.text)" } ?? value.text }
    }

    public static func implicitMember(_ name: String) -> SwiftExpression { .implicitMember(SwiftIdentifier(name)) }

    /// `.integer(1)`
    static func implicitCall(_ name: String, _ argument: SwiftExpression) -> SwiftExpression {
        .call(.implicitMember(name), [Argument(nil, argument)])
    }

    /// Visits each type that is named in the expression.
    func forEachType(_ visit: (SwiftType) -> Void) {
        switch self {
        case .null, .unit, .bool, .number, .string, .implicitMember: break
        case .list(let elements): for element in elements { element.forEachType(visit) }
        case .dictionary(let entries): for entry in entries { entry.value.forEachType(visit) }
        case .type(let type): visit(type)
        case .member(_, let value), .forced(let value): value.forEachType(visit)
        case .call(let callee, let arguments):
            callee.forEachType(visit)
            for argument in arguments { argument.value.forEachType(visit) }
        }
    }

    /// The names of the team's types in it that are imported from modules.
    public var ownNames: [String] {
        var names: [String] = []
        forEachType { names += $0.ownNames }
        return names
    }

    public var text: String {
        switch self {
        case .null: return "nil"
        case .unit: return "()"
        case .bool(let flag): return flag ? "true" : "false"
        case .number(let numeral): return numeral.text
        case .string(let text): return SwiftLiteral.quoted(text)
        case .list(let elements): return "[" + elements.map(\.text).joined(separator: ", ") + "]"
        case .dictionary(let entries):
            if entries.isEmpty { return "[:]" }
            let pairs = entries.map { SwiftLiteral.quoted($0.key) + ": " + $0.value.text }
            return "[" + pairs.joined(separator: ", ") + "]"
        case .type(let type): return type.text
        case .implicitMember(let name): return "." + name.member
        case .member(let name, let owner): return owner.text + "." + name.member
        case .call(let callee, let arguments):
            return callee.text + "(" + arguments.map(\.text).joined(separator: ", ") + ")"
        case .forced(let value): return value.text + "!"
        }
    }
}

/// A string literal with expressions in it: `"/users/\(id)"`. The text between them is data, and escaped as such.
public struct SwiftInterpolation: Sendable {
    /// A part of the string.
    public enum Piece: Sendable, Hashable {
        case text(String)
        /// An expression that the planner made: `id.pathSegment`.
        case expression(String)
    }

    public let pieces: [Piece]

    public init(_ pieces: [Piece]) { self.pieces = pieces }

    /// `[text("/users/"), expression("id")]` → `"/users/\(id)"`.
    public var text: String {
        var result = "\""
        for piece in pieces {
            switch piece {
            case .text(let text): SwiftLiteral.appendEscaped(text, to: &result)
            case .expression(let expression):
                result += "\\("
                result += expression
                result += ")"
            }
        }
        result += "\""
        return result
    }
}
