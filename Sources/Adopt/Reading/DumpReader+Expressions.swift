import SourceTree

extension DumpReader {
    func expression(_ node: SourceNode) -> SwiftExpression {
        let kind = node.dumpKind
        switch kind {
        case "string_literal_expr": return .text([.words(node["value"]?.text ?? "")])
        case "interpolated_string_literal_expr": return interpolated(node)
        case "integer_literal_expr", "float_literal_expr": return number(node)
        case "boolean_literal_expr": return .literal(node["value"]?.text ?? "")
        case "nil_literal_expr": return .null
        case "unresolved_decl_ref_expr":
            let name = plain(node["name"]?.text ?? "")
            return .name(words.renamed[name]?.name ?? name)
        case "declref_expr": return .name(declared(node["decl"]?.text ?? ""))
        case "super_ref_expr": return .name("super")
        case "discard_assignment_expr": return .pattern(.any)
        case "unresolved_dot_expr":
            let (base, name) = (node["base"].map(expression), plain(node["field"]?.text ?? ""))
            return name == "unsafelyUnwrapped" ? .forced(base ?? .other(kind)) : .member(base, name)
        case "unresolved_member_expr": return .member(nil, plain(node["name"]?.text ?? ""))
        case "call_expr": return .call(callee(node), arguments(node["args"]))
        case "subscript_expr": return .element(node["base"].map(expression) ?? .other(kind), arguments(node["args"]))
        case "array_expr": return .array(node.list("elements").map(expression))
        case "dictionary_expr": return dictionary(node)
        case "tuple_expr": return tuple(node)
        case "closure_expr": return closure(node)
        case "keypath_expr": return keyPath(node)
        case "key_path_dot_expr": return .name("$0")
        case "capture_list":
            guard case .closure(var closure)? = node["closure_body"].map(expression) else { return .other(kind) }
            for entry in node.list("captures").flatMap({ $0.list("pattern_entries") }) {
                guard let name = entry["pattern"].flatMap(boundName), name != "self", let value = entry["original_init"]
                else { continue }
                closure.captures.append(SwiftArgument(label: name, value: expression(value)))
            }
            return .closure(closure)
        case "prefix_unary_expr", "postfix_unary_expr":
            return .unary(operatorName(node["fn"]), arguments(node["args"]).first?.value ?? .other(kind))
        case "sequence_expr": return SequenceFolder.fold(node.list("elements").map(sequenceElement))
        default: return wrapped(node, kind)
        }
    }

    /// An expression that wraps another one, such as `try`, `await` or `&`.
    private func wrapped(_ node: SourceNode, _ kind: String) -> SwiftExpression {
        let inner = node["sub_expr"]
        switch kind {
        case "inout_expr": return .unary("&", inner.map(expression) ?? .other(kind))
        case "bind_optional_expr": return .chained(inner.map(expression) ?? .other(kind))
        case "force_value_expr": return .forced(inner.map(expression) ?? .other(kind))
        case "dot_self_expr": return .metatype(inner.map(expression) ?? .other(kind))
        case "paren_expr", "try_expr", "await_expr", "optional_try_expr", "force_try_expr":
            return inner.map(expression) ?? .other(kind)
        case "unresolved_specialize_expr":
            guard let name = inner.map(expression)?.namedType?.text else { return .other(kind) }
            return .type(.usual(name, node.list("unresolved_params").map { type($0) }))
        case "unresolved_pattern_expr": return .pattern(node["sub_pattern"].map(pattern) ?? .any)
        case "single_value_stmt_expr":
            let parts = (node["stmt"] ?? node["sub_stmt"]).map(statements) ?? []
            return .branch(parts)
        case "type_expr": return .type(TypeReader.type(node["typerepr"]?.text ?? "Any").replacing(words.renamed))
        default: return .other(kind)
        }
    }

    /// A number as it is sent: `0x1F` → `31`
    private func number(_ node: SourceNode) -> SwiftExpression {
        let text = node["value"]?.text ?? ""
        let radix = ["0x": 16, "0o": 8, "0b": 2][text.prefix(2)]
        let known = radix.map { Int(text.dropFirst(2), radix: $0).map(String.init) } ?? Double(text).map { _ in text }
        guard let known, known.first?.isNumber == true else { return .other(node.dumpKind) }
        return .literal((node["negative"] == nil ? "" : "-") + known)
    }

    func arguments(_ list: SourceNode?) -> [SwiftArgument] {
        guard let list else { return [] }
        return list.list("args").map { argument in
            let value = argument["expr"].map(expression) ?? .other("argument")
            return SwiftArgument(label: argument["label"]?.text, value: value)
        }
    }

    private func callee(_ node: SourceNode) -> SwiftExpression {
        (node["fn"] ?? node["fn_expr"]).map(expression) ?? .other("callee")
    }

    private func operatorName(_ node: SourceNode?) -> String {
        guard let node, case .name(let name) = expression(node) else { return "" }
        return name
    }

    /// `"/a/\(id)"`: the dump has a call for each piece.
    private func interpolated(_ node: SourceNode) -> SwiftExpression {
        guard let body = node["appending_expr"]?["body"] else { return .other(node.dumpKind) }
        var pieces: [TextPiece] = []
        for element in body.list("elements") where element.dumpKind == "call_expr" {
            let field = element["fn"]?["field"]?.text ?? ""
            let arguments = arguments(element["args"])
            guard let argument = arguments.first?.value else { continue }
            if field.hasPrefix("appendLiteral") {
                if case .text(let words) = argument, case .words(let text)? = words.first, !text.isEmpty {
                    pieces.append(.words(text))
                }
            } else if arguments.count == 1, arguments[0].label == nil {
                pieces.append(.value(argument))
            } else {
                pieces.append(.value(.call(.name("appendInterpolation"), arguments)))
            }
        }
        return .text(pieces)
    }

    private func dictionary(_ node: SourceNode) -> SwiftExpression {
        var pairs: [SwiftPair] = []
        for element in node.list("elements") {
            let parts = element.list("elements")
            guard parts.count == 2 else { continue }
            pairs.append(SwiftPair(key: expression(parts[0]), value: expression(parts[1])))
        }
        return .dictionary(pairs)
    }

    private func tuple(_ node: SourceNode) -> SwiftExpression {
        let names = node["names"]?.elements.map(\.text) ?? []
        let written = names.isEmpty ? labels(node["names"]?.text ?? "") : names.map { $0.isEmpty ? nil : $0 }
        return .tuple(
            node.list("elements").enumerated().map { index, element in
                SwiftArgument(label: index < written.count ? written[index] : nil, value: expression(element))
            })
    }

    private func closure(_ node: SourceNode) -> SwiftExpression {
        let body = node["body"]
        return .closure(
            SwiftClosure(
                parameters: node["params"].map(closureParameters) ?? [], body: body.map(statements) ?? [],
                place: body?.dumpRange ?? 0..<0))
    }

    /// Converts a key path to the closure that it abbreviates: `\.name` → `{ $0.name }`
    private func keyPath(_ node: SourceNode) -> SwiftExpression {
        // The dump has the root type and the members in one expression, unless the path begins with an element.
        guard let path = (node["parsed_path"].map(expression) ?? node["parsed_root"].map(expression)?.behindType) else {
            return .other(node.dumpKind)
        }
        let value = if case .metatype(let inner) = path { inner } else { path }
        let body = SwiftStatement(kind: .expression(value), place: node.dumpRange)
        return .closure(SwiftClosure(parameters: [], body: [body], place: node.dumpRange))
    }

    private func closureParameters(_ list: SourceNode) -> [SwiftParameter] {
        let typed = parameters(list)
        guard typed.isEmpty else {
            return typed.map {
                let isTyped = $0.type != $0.name.map { SwiftType($0) }
                return SwiftParameter(label: nil, name: $0.name, type: isTyped ? $0.type : nil, defaultValue: nil)
            }
        }
        return list.list("params").map {
            SwiftParameter(label: nil, name: $0["name"]?.dumpName, type: nil, defaultValue: nil)
        }
    }

    private func sequenceElement(_ node: SourceNode) -> SequenceFolder.Element {
        switch node.dumpKind {
        case "assign_expr": return .sign("=")
        case "ternary_expr": return .question(node["then_expr"].map(expression) ?? .other("ternary"))
        case "coerce_expr", "conditional_checked_cast_expr", "forced_checked_cast_expr": return .cast
        case "is_subtype_expr": return .check(words.onlyType(behind: "is", in: block))
        case "arrow_expr": return .sign("->")
        default: return .value(expression(node))
        }
    }

    /// `get(_:to:)` → `get`
    private func plain(_ name: String) -> String {
        guard let parenthesis = name.firstIndex(of: "("), parenthesis != name.startIndex else { return name }
        return String(name[..<parenthesis])
    }

    /// `t.(file).A.f().$0@t.swift:8:98` → `$0`
    private func declared(_ path: String) -> String {
        let name = path.prefix { $0 != "@" }
        return name.split(separator: ".").last.map(String.init) ?? path
    }
}

extension SwiftExpression {
    /// The members behind the type with which a key path begins: `$0.body.text` for `Api.Store.body.text`
    fileprivate var behindType: SwiftExpression? {
        switch self {
        case .name, .type, .array, .dictionary: return .name("$0")
        case .member(let base?, let name):
            return base.behindType.map {
                if case .name = $0, name.first?.isUppercase == true { $0 } else { .member($0, name) }
            }
        case .element(let base, let keys): return base.behindType.map { .element($0, keys) }
        case .chained(let base): return base.behindType.map { .chained($0) }
        case .forced(let base): return base.behindType.map { .forced($0) }
        default: return nil
        }
    }
}

/// Groups operands and operators by precedence; the compiler's parser leaves them in a row.
struct SequenceFolder {
    enum Element {
        case value(SwiftExpression)
        case sign(String)
        /// `? then :`
        case question(SwiftExpression)
        /// `as Type`, whose type the dump omits. It is listed twice, as operator and as operand.
        case cast
        /// `is Type`
        case check(SwiftType?)
    }

    private let elements: [Element]
    private var position = 0

    private init(_ elements: [Element]) { self.elements = elements }

    /// Nobody writes longer rows by hand. They aren't folded: the result would be nested as deep as the row is long.
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
                if case .pattern(let pattern) = left { left = .pattern(.cast(pattern, nil)) }
            case .check(let type):
                guard level <= 8 else { return left }
                position += 2
                left = .check(left, type)
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
