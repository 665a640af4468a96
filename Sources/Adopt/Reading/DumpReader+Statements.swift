import SourceTree

extension DumpReader {
    /// The statements between braces.
    func statements(_ brace: SourceNode) -> [SwiftStatement] {
        var reader = self
        reader.block = brace.dumpRange
        return reader.read(brace)
    }

    private func read(_ brace: SourceNode) -> [SwiftStatement] {
        guard brace.dumpKind == "brace_stmt" else { return statement(brace, in: brace.dumpRange).map { [$0] } ?? [] }
        let outer = brace.dumpRange
        let elements = brace.list("elements")
        return elements.enumerated().compactMap { position, node in
            if node.dumpKind == "pattern_binding_decl" {
                let bindings = bindings(node, elements[(position + 1)...].prefix { $0.dumpKind == "var_decl" })
                return SwiftStatement(kind: .variables(bindings), place: node.dumpRange)
            }
            return statement(node, in: outer)
        }
    }

    /// - Parameter outer: the place of the enclosing block, for expressions, which have none of their own.
    private func statement(_ node: SourceNode, in outer: Range<Int>) -> SwiftStatement? {
        guard let kind = statementKind(node) else { return nil }
        return SwiftStatement(kind: kind, place: node["range"] == nil ? outer : node.dumpRange)
    }

    private func statementKind(_ node: SourceNode) -> SwiftStatement.Kind? {
        switch node.dumpKind {
        case "var_decl": return node["accessors"] == nil ? nil : .computed(property(node, [:]))
        case "return_stmt", "then_stmt": return .result((node["result"] ?? node["result_expr"]).map(expression))
        case "pattern_binding_decl": return .variables(bindings(node, []))
        case "if_stmt":
            return .choice(
                conditions(node), then: node["then_stmt"].map(statements) ?? [],
                otherwise: node["else_stmt"].map(statements))
        case "guard_stmt": return .guarded(conditions(node), otherwise: node["body"].map(statements) ?? [])
        case "switch_stmt":
            guard let subject = node["subject_expr"] else { return .other }
            return .selection(expression(subject), node.list("cases").map(arm))
        case "for_each_stmt":
            guard let pattern = node["pattern"], let sequence = node["parsed_sequence"] ?? node["sequence"] else {
                return .other
            }
            var body = node["body"].map(statements) ?? []
            if let condition = node["where"] {
                let choice = SwiftStatement.Kind.choice([.test(expression(condition))], then: body, otherwise: nil)
                body = [SwiftStatement(kind: choice, place: node.dumpRange)]
            }
            return .loop(self.pattern(pattern), expression(sequence), body)
        case "while_stmt", "repeat_while_stmt":
            // Bindings in its conditions are part of each iteration.
            let bound = conditions(node).compactMap { condition -> SwiftStatement? in
                guard case .match(let pattern, let value) = condition, let bound = pattern.wrapped else { return nil }
                let binding = SwiftBinding(pattern: bound, value: value, type: nil, keyPath: nil)
                return SwiftStatement(kind: .variables([binding]), place: node.dumpRange)
            }
            return .repetition(bound + (node["body"].map(statements) ?? []))
        case "do_stmt": return .attempt(node["body"].map(statements) ?? [], handlers: [])
        case "do_catch_stmt":
            return .attempt(node["body"].map(statements) ?? [], handlers: node.list("catch_stmts").map(arm))
        case "func_decl": return .function(function(node))
        case "fallthrough_stmt": return .fallThrough
        case "break_stmt", "continue_stmt": return .leave(isBreak: node.dumpKind == "break_stmt")
        case "throw_stmt": return .failure
        case "defer_stmt": return .deferred(node["temp_decl"]?["body"].map(statements) ?? [])
        case "brace_stmt": return .attempt(statements(node), handlers: [])
        case let kind where kind.hasSuffix("_expr") || kind == "capture_list": return .expression(expression(node))
        default: return .other
        }
    }

    /// - Parameter declared: the variables, for their types and property wrappers.
    private func bindings(_ node: SourceNode, _ declared: ArraySlice<SourceNode>) -> [SwiftBinding] {
        node.list("pattern_entries").compactMap { entry in
            guard let pattern = entry["pattern"] else { return nil }
            let value = entry["original_init"] ?? entry["processed_init"]
            let name = boundName(pattern)
            let variable = name.flatMap { name in declared.first { $0["name"]?.dumpName == name } }
            // `let _: Marker = …` declares no variable.
            let isUnnamed = pattern.dumpKind == "pattern_typed" && pattern["sub_pattern"]?.dumpKind == "pattern_any"
            let unnamed = isUnnamed ? words.skipSpace(words.skipWord(node.dumpRange.lowerBound)) : nil
            let isTried = value.map(isCast) == true
            return SwiftBinding(
                pattern: self.pattern(pattern), value: value.map(expression),
                type: (variable?.dumpRange.lowerBound ?? unnamed).flatMap { annotation(behind: $0) }
                    ?? value.flatMap { coercion($0, in: node.dumpRange) },
                keyPath: variable.map(marks)?.compactMap(\.keyPath).first,
                cast: isTried ? name.flatMap { words.type(behind: "as", $0, in: node.dumpRange) } : nil)
        }
    }

    /// The type behind `as` at the end of a value: `let page = try decode(data) as Page`
    private func coercion(_ value: SourceNode, in range: Range<Int>) -> SwiftType? {
        if let inner = value["sub_expr"] { return coercion(inner, in: range) }
        guard value.dumpKind == "sequence_expr", value.list("elements").last?.dumpKind == "coerce_expr" else {
            return nil
        }
        var (start, found) = (range.lowerBound, Int?.none)
        while let next = words.word("as", in: start..<range.upperBound) { (start, found) = (next + 2, next + 2) }
        return found.flatMap { words.type(at: $0) }?.type
    }

    private func conditions(_ node: SourceNode) -> [SwiftCondition] {
        var start = node.dumpRange.lowerBound
        return node.list("conditions").map { condition in
            switch condition.dumpKind {
            case "pattern":
                guard let pattern = condition["pattern"] else { return .available }
                let value = condition["initializer"].map(expression) ?? .other("initializer")
                // `guard let url: URL = .init(string: text)`
                let name = pattern.dumpKind == "pattern_typed" ? boundName(pattern) : nil
                let type = name.flatMap { words.word($0, in: node.dumpRange) }.flatMap { annotation(behind: $0) }
                if condition["initializer"].map(isCast) == true {
                    // `if let _ = place as? Store`
                    let name = boundName(pattern) ?? "_"
                    if name == "_" { start = words.word(name, in: start..<node.dumpRange.upperBound) ?? start }
                    let range = (name == "_" ? start : node.dumpRange.lowerBound)..<node.dumpRange.upperBound
                    let type = words.type(behind: "as", name, in: range)
                    if name == "_" { start = min(start + 1, node.dumpRange.upperBound) }
                    return .match(.cast(self.pattern(pattern), type), value)
                }
                return .match(self.optional(pattern), type.map(value.rooted(in:)) ?? value)
            case "#available", "#_hasSymbol": return .available
            default: return .test(expression(condition))
            }
        }
    }

    /// `if let x` binds the value in the optional, while the pattern of `if case` is complete as it is.
    private func optional(_ node: SourceNode) -> SwiftPattern {
        let isPlain = node.dumpKind == "pattern_binding" && node["implicit"] != nil || node.dumpKind == "pattern_typed"
        let pattern = pattern(node)
        if case .binding = pattern, node.dumpKind == "pattern_binding" { return .some(pattern) }
        return isPlain ? .some(pattern) : pattern
    }

    /// Whether a cast makes an optional: `try? value as? Int`
    private func isCast(_ node: SourceNode) -> Bool {
        let wrappers = ["paren_expr", "try_expr", "await_expr", "optional_try_expr", "force_try_expr"]
        if wrappers.contains(node.dumpKind), let inner = node["sub_expr"] { return isCast(inner) }
        // The dump lists a cast twice.
        let elements = node.list("elements")
        return elements.count == 3 && elements[1].dumpKind == "conditional_checked_cast_expr"
    }

    private func arm(_ node: SourceNode) -> SwiftArm {
        let nodes = node.list("case_label_items")
        let end = node["body"]?.dumpRange.lowerBound ?? node.dumpRange.upperBound
        var start = min(node.dumpRange.lowerBound, end)
        let items = nodes.map { item in
            var pattern = item["pattern"].map(pattern) ?? .any
            if case .cast(let inner, nil) = pattern {
                // `case is Store, is Shop:`
                let place = ["as", "is"].compactMap { words.word($0, in: start..<end) }.min()
                pattern = .cast(inner, place.flatMap { words.type(at: words.skipWord($0))?.type })
                start = min(place.map { $0 + 2 } ?? start, end)
            }
            return SwiftArm.Item(
                pattern: pattern, isDefault: item["default"] != nil, condition: item["where_expr"].map(expression))
        }
        return SwiftArm(items: items, body: node["body"].map(statements) ?? [], place: node.dumpRange)
    }

    func pattern(_ node: SourceNode) -> SwiftPattern {
        switch node.dumpKind {
        case "pattern_any": return .any
        case "pattern_named": return .binding(node["name"]?.dumpName ?? "_")
        case "pattern_binding", "pattern_typed", "pattern_paren": return node["sub_pattern"].map(pattern) ?? .any
        case "pattern_tuple":
            let names = labels(node["names"]?.text ?? "")
            let elements = node.list("elements").enumerated().map { index, element in
                SwiftPatternElement(label: index < names.count ? names[index] : nil, pattern: pattern(element))
            }
            return .tuple(elements)
        case "pattern_expr": return node["sub_expr"].map { pattern(of: expression($0)) } ?? .any
        case "pattern_optional_some": return .some(node["sub_pattern"].map(pattern) ?? .any)
        default: return .cast(.any, nil)
        }
    }

    /// An expression that is used as a pattern: `.store(id: let id)`, `(.a, _)`, `"GET"`
    private func pattern(of expression: SwiftExpression) -> SwiftPattern {
        switch expression {
        case .pattern(let pattern): return pattern
        case .chained(let inner): return .some(pattern(of: inner))
        case .member(let base, let name): return .enumCase(name, [], of: base?.namedType)
        case .call(.member(let base, let name), let arguments):
            return .enumCase(name, arguments.map(element), of: base?.namedType)
        case .tuple(let arguments): return .tuple(arguments.map(element))
        case .other("discard_assignment_expr"): return .any
        default: return .value(expression)
        }
    }

    private func element(_ argument: SwiftArgument) -> SwiftPatternElement {
        SwiftPatternElement(label: argument.label, pattern: pattern(of: argument.value))
    }

    /// `'a','',` → `a`, nil
    func labels(_ text: String) -> [String?] {
        text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            let name = part.filter { $0 != "'" && $0 != "_" || $0 == "_" && part.count > 1 }
            return name.isEmpty ? nil : String(name)
        }
    }
}
