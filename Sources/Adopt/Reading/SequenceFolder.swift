/// Groups operands and operators by precedence; the compiler's parser leaves them in a row.
struct SequenceFolder {
    enum Element {
        case value(SwiftExpression)
        case sign(String)
        /// `? then :`
        case question(SwiftExpression)
        /// `as Type`, of which the dump says no type; it stands for operator and operand.
        case cast
        case check
    }

    private let elements: [Element]
    private var position = 0

    private init(_ elements: [Element]) { self.elements = elements }

    /// Rows that no one writes by hand are left alone: what is made of them would be nested as deep as they are long.
    private static let maximumLength = 1_000

    static func fold(_ elements: [Element]) -> SwiftExpression {
        guard elements.count <= maximumLength else { return .other("row of operators") }
        var folder = SequenceFolder(elements)
        return folder.operand(atLeast: 0)
    }

    private mutating func operand(atLeast level: Int) -> SwiftExpression {
        var left = first()
        while position < elements.count {
            switch elements[position] {
            case .cast:
                guard level <= 8 else { return left }
                position += 2
            case .check:
                guard level <= 8 else { return left }
                position += 2
                left = .check(left)
            case .question(let then):
                guard level <= 1 else { return left }
                position += 1
                left = .ternary(left, then, operand(atLeast: 1))
            case .sign(let name):
                guard level <= 0 else { return left }
                position += 1
                left = name == "=" ? .assignment(left, operand(atLeast: 0)) : .binary(name, left, operand(atLeast: 0))
            case .value(.name(let name)):
                let (precedence, isRight) = SequenceFolder.precedence(of: name)
                guard level <= precedence else { return left }
                position += 1
                left = .binary(name, left, operand(atLeast: isRight ? precedence : precedence + 1))
            case .value: return left
            }
        }
        return left
    }

    private mutating func first() -> SwiftExpression {
        guard position < elements.count, case .value(let value) = elements[position] else {
            position += 1
            return .other("operand")
        }
        position += 1
        return value
    }

    private static func precedence(of name: String) -> (level: Int, isRight: Bool) {
        switch name {
        case "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "??=": return (0, true)
        case "||": return (2, false)
        case "&&": return (3, false)
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return (4, false)
        case "??": return (5, true)
        case "...", "..<": return (9, false)
        case "+", "-", "&+", "&-", "|", "^": return (10, false)
        case "*", "/", "%", "&*", "&": return (11, false)
        case "<<", ">>": return (12, false)
        default: return (4, false)
        }
    }
}
