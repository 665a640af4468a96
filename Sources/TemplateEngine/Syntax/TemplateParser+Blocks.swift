import Diagnostics

extension TemplateParser {
    mutating func loop(_ token: TemplateToken) -> TemplateNode? {
        var reader = WordReader(token, in: file)
        let name = reader.name()
        if reader.problem == nil, !reader.skip(keyword: "in") { reader.failExpecting("`in` and a path") }
        let path = reader.problem == nil ? reader.path() : nil
        var separator: String?
        if reader.skip(keyword: "separator") { separator = reader.string() }
        reader.expectEnd()
        _ = failed(reader)

        var body: [TemplateNode] = []
        var emptyBody: [TemplateNode] = []
        parts(of: token, "for", dividers: ["empty"]) { begin, nodes in
            if begin.keyword == "empty" { emptyBody += nodes } else { body += nodes }
        }
        guard let name, let path else { return nil }
        return .loop(LoopNode(name: name, path: path, separator: separator, body: body, emptyBody: emptyBody))
    }

    mutating func choice(_ token: TemplateToken, indentation: Int?) -> TemplateNode? {
        if indentation == nil { bag.report(TemplateMessages.switchInLine(token.span.range(in: file))) }
        var reader = WordReader(token, in: file)
        let name = reader.name()
        if reader.problem == nil, !reader.skip(keyword: "in") { reader.failExpecting("`in` and a path") }
        let list = reader.problem == nil ? reader.path() : nil
        if reader.problem == nil, !reader.skip(keyword: "by") { reader.failExpecting("`by` and a field") }
        var keys: [PathNode] = []
        while reader.problem == nil, let key = reader.path() {
            keys.append(key)
            if key.names.count != 2 || key.names[0].text != name?.text {
                reader.fail(TemplateMessages.notAFieldOf(name?.text ?? "", key.span.range(in: file)))
            }
            if !reader.skip(sign: ",") { break }
        }
        let isAlways = reader.skip(keyword: "always")
        reader.expectEnd()
        _ = failed(reader)

        var body: [TemplateNode] = []
        var otherwise: [TemplateNode]?
        parts(of: token, "switch", dividers: ["default"]) { begin, nodes in
            if begin.keyword == "default" { otherwise = (otherwise ?? []) + nodes } else { body += nodes }
        }
        guard reader.problem == nil, let name, let list else { return nil }
        return .choice(
            SwitchNode(
                name: name,
                list: list,
                keys: keys,
                isAlways: isAlways,
                indentation: indentation ?? 0,
                body: body,
                otherwise: otherwise
            )
        )
    }

    mutating func branch(_ token: TemplateToken) -> TemplateNode? {
        var parts: [(begin: TemplateToken, body: [TemplateNode])] = []
        self.parts(of: token, "if", dividers: ["elif", "else"]) { parts.append(($0, $1)) }
        var arms: [BranchNode.Arm] = []
        var otherwise: [TemplateNode] = []
        var elseTag: TemplateToken?
        for (begin, body) in parts {
            if let elseTag {
                let span = begin.span.range(in: file)
                bag.report(TemplateMessages.afterElse(begin.keyword, span, elseAt: elseTag.span.range(in: file)))
            } else if begin.keyword == "else" {
                elseTag = begin
                otherwise = body
            } else if !begin.isFaulty, let condition = condition(begin) {
                arms.append(BranchNode.Arm(condition: condition, body: body))
            }
        }
        return .branch(BranchNode(arms: arms, otherwise: otherwise))
    }

    private mutating func condition(_ token: TemplateToken) -> ConditionNode? {
        var conditions = ConditionReader(WordReader(token, in: file))
        let condition = conditions.condition()
        var reader = conditions.reader
        reader.expectEnd()
        _ = failed(reader)
        return reader.problem == nil ? condition : nil
    }

    mutating func include(_ token: TemplateToken, indentation: Int?) -> TemplateNode? {
        var reader = WordReader(token, in: file)
        let fileWord = reader.next
        guard let name = reader.string(), let fileWord else { return failed(reader) }
        var bindings: [BindingNode] = []
        if reader.skip(keyword: "with") { bindings = reader.bindings() ?? [] }
        reader.expectEnd()
        if reader.problem != nil { return failed(reader) }
        return .include(
            IncludeNode(file: name, fileSpan: fileWord.span, bindings: bindings, indentation: indentation)
        )
    }

    mutating func with(_ token: TemplateToken) -> TemplateNode? {
        var reader = WordReader(token, in: file)
        let bindings = reader.bindings()
        reader.expectEnd()
        _ = failed(reader)
        let body = block(token, "with")
        guard let bindings else { return nil }
        return .with(bindings, body: body)
    }

    mutating func group(_ token: TemplateToken) -> TemplateNode? {
        var reader = WordReader(token, in: file)
        var style = GroupStyle()
        var separator = ", "
        while !reader.isAtEnd {
            if reader.skip(keyword: "fill") {
                style.kind = .fill
            } else if reader.skip(keyword: "hang") {
                style.kind = .hang
            } else if reader.skip(keyword: "trailing") {
                style.trailing = reader.string() ?? ""
            } else if reader.skip(keyword: "separator") {
                separator = reader.string() ?? ""
            } else {
                reader.failExpecting("`fill`, `hang`, `trailing \"…\"` or `separator \"…\"`")
            }
        }
        _ = failed(reader)
        return .group(GroupNode(style: style, separator: separator, body: block(token, "group")))
    }
}
