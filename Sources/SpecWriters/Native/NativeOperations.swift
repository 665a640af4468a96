import APIModel

extension NativeDocument {
    /// `GET /items -> [Item]`, or the long form; nil for a path or method that a native spec can't express.
    func value(of operation: Operation, behind prefix: String) -> YAMLValue? {
        let verbs = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]
        let methods = [operation.method] + (operation.methodChoice.map { [$0.whenTrue] } ?? [])
        guard methods.allSatisfy({ verbs.contains($0.name) }),
            let path = NativePath.text(of: operation, behind: prefix, types)
        else { return nil }
        let (query, longQuery) = queries(of: operation)
        let body = body(of: operation)
        let (result, responses) = successes(of: operation)
        var line = path + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
        if case .text(let type)? = body.value { line += " \(body.keyword):\(type)" }
        let rest = longRest(of: operation, query: longQuery, body: body, responses: responses)
        if rest.isEmpty, operation.methodChoice == nil, operation.documentation == nil, operation.summary == nil,
            !operation.isDeprecated, line.utf8.count + (result ?? "").utf8.count < 100
        {
            return .text("\(operation.method.name) \(line)" + (result.map { " -> " + $0 } ?? ""))
        }
        var map = YAMLMap()
        map.add("doc", text: NativeDocument.doc(operation))
        map.add("deprecated", flag: operation.isDeprecated)
        if let choice = operation.methodChoice {
            map.add("path", text: line)
            var method = YAMLMap()
            method.add("if", text: choice.flag.text)
            method.add("then", text: choice.whenTrue.name)
            method.add("else", text: choice.whenFalse.name)
            map.add("method", method.value)
        } else {
            map.add(operation.method.name.lowercased(), text: line)
        }
        let isOfResponses = { (entry: YAMLValue.Entry) in ["returns", "statuses"].contains(entry.key) }
        var last = YAMLMap()
        last.add("returns", text: result)
        return .map(
            map.entries + rest.entries.filter { !isOfResponses($0) } + last.entries + rest.entries.filter(isOfResponses)
        )
    }

    /// Summary and description in one text.
    static func doc(_ operation: Operation) -> String? {
        guard let summary = operation.summary, !summary.isEmpty else { return operation.documentation }
        guard let words = operation.documentation, !words.isEmpty, words != summary else { return summary }
        return summary + "\n\n" + words
    }

    /// The entries of the long form for everything that doesn't fit on a line.
    func longRest(
        of operation: Operation, query: YAMLMap, body: (keyword: String, value: YAMLValue?), responses: YAMLMap
    ) -> YAMLMap {
        var rest = YAMLMap()
        rest.add("query", map: query)
        var headers = YAMLMap()
        for parameter in operation.parameters where parameter.location == .header {
            let name = parameter.name ?? NativeNames.word(of: parameter.wireName).lowercasingFirst
            let type = types.text(parameter.use) ?? "String"
            let marks = (parameter.isRequired ? "" : "?") + (types.isNullable(parameter.use) ? "|null" : "")
            headers.add(parameter.wireName, text: "\(name):\(type)\(marks)")
        }
        headers.add(all: DirectiveValues.headers(operation.directives))
        rest.add("header", map: headers)
        var cookies = YAMLMap()
        for parameter in operation.parameters where parameter.location == .cookie { add(parameter, to: &cookies) }
        rest.add("cookies", map: cookies)
        if let value = body.value { if case .text = value {} else { rest.add(body.keyword, value) } }
        rest.add(all: responses)
        let errors = operation.responses.filter {
            !$0.status.isSuccess && !common.errors.contains(where: $0.isEqualButForPlace)
        }
        if !errors.isEmpty { rest.add("errors", written(errors)) }
        if operation.security != common.security { rest.add("security", text: NativeSecurity.text(operation.security)) }
        rest.add("server", text: server(of: operation))
        rest.add(
            all: DirectiveValues.entries(of: operation, in: api, besides: common.envelope, leavingOut: ["pathValues"]))
        rest.add(extensions: operation.extensions.written)
        return rest
    }

    /// The operation's own server, by its name or its URL.
    private func server(of operation: Operation) -> String? {
        if let known = operation.directives.server { return known }
        guard operation.servers.count == 1, operation.servers[0].variables.isEmpty else { return nil }
        let url = operation.servers[0].url
        return url.contains("://") ? url : nil
    }

    /// The query items for the line; from the first one on that doesn't fit there, those for the long form.
    func queries(of operation: Operation) -> ([String], YAMLMap) {
        var line: [String] = []
        var long = YAMLMap()
        for item in operation.path.fixedQuery {
            guard let value = NativeText.literal(item.value ?? "", until: "& "), !item.name.isEmpty,
                !item.name.contains(where: { ":=& ".contains($0) })
            else { continue }
            line.append("\(item.name)=\(value)")
        }
        let fixed = line
        for parameter in operation.parameters where parameter.location == .query {
            if long.isEmpty, let item = item(parameter) { line.append(item) } else { add(parameter, to: &long) }
        }
        // A line that is too long reads better as a list.
        if line.joined(separator: "&").utf8.count > 90 {
            long = YAMLMap()
            for parameter in operation.parameters where parameter.location == .query { add(parameter, to: &long) }
            line = fixed
        }
        return (line, long)
    }

    /// `sort:Sort=newest`, `cursor:String?`; nil for a parameter that needs the long form.
    private func item(_ parameter: Parameter) -> String? {
        let said = types.annotations(parameter.use)
        let isInline = api[parameter.use.schema].name == nil
        if let value = said.defaultValue, !types.fits(value, parameter.use) { return nil }
        guard parameter.encoding.style == .form, parameter.encoding.isExploded, !parameter.isDeprecated,
            parameter.name == nil, parameter.extensions.written.isEmpty, parameter.documentation == nil,
            said.documentation == nil, said.examples.isEmpty, !isInline || api[parameter.use.schema].constraints == nil,
            !parameter.wireName.contains(where: { ":=& ?".contains($0) }), !parameter.wireName.isEmpty,
            let type = types.text(parameter.use), !type.contains(" ")
        else { return nil }
        let marks = types.isNullable(parameter.use) ? "|null" : ""
        switch said.defaultValue {
        case nil: return "\(parameter.wireName):\(type)\(parameter.isRequired ? "" : "?")\(marks)"
        case .string(let text):
            guard let value = NativeText.literal(text, until: "& ") else { return nil }
            return "\(parameter.wireName):\(type)\(marks)=\(value)"
        case .number(let text): return "\(parameter.wireName):\(type)\(marks)=\(text)"
        case .bool(let flag): return "\(parameter.wireName):\(type)\(marks)=\(flag)"
        default: return nil
        }
    }

    private func add(_ parameter: Parameter, to map: inout YAMLMap) {
        let encoding = parameter.encoding
        var extra = YAMLMap()
        if types.annotations(parameter.use).documentation == nil { extra.add("doc", text: parameter.documentation) }
        if !types.annotations(parameter.use).isDeprecated { extra.add("deprecated", flag: parameter.isDeprecated) }
        if encoding.style != ParameterEncoding.usual(in: parameter.location).style {
            extra.add("style", text: encoding.style.rawValue)
        }
        if encoding.isExploded != encoding.style.isExplodedByDefault {
            extra.add("explode", .raw(encoding.isExploded ? "true" : "false"))
        }
        extra.add(extensions: parameter.extensions.written)
        let name = parameter.name ?? parameter.wireName
        let value = types.value(
            parameter.use, name: name, wireName: parameter.wireName, isRequired: parameter.isRequired, extra: extra)
        map.add(NativeNames.key(name, isOptional: value.marksOptional), value.value)
    }
}

extension String {
    /// `XTrace` → `xTrace`
    var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}

/// Writes paths for the native spec.
enum NativePath {
    /// The segments with which all paths of a service begin: `/api/v1`; empty for a single operation.
    static func prefix(of operations: [Operation]) -> String {
        let heads = operations.map { operation -> String in
            if case .literal(let text)? = operation.path.parts.first { return text }
            return ""
        }
        guard operations.count > 1, var common = heads.first else { return "" }
        for head in heads { common = common.commonPrefix(with: head) }
        // Cuts at the last slash, unless each path ends here or continues with a slash.
        let isWhole = zip(heads, operations).allSatisfy { head, operation in
            let rest = head.dropFirst(common.count)
            return rest.hasPrefix("/") || rest.isEmpty && operation.path.parts.count == 1
        }
        if !isWhole {
            guard let slash = common.lastIndex(of: "/") else { return "" }
            common = String(common[..<slash])
        }
        let isSound = !common.contains { " ?{}".contains($0) }
        let endsInSlash = operations.contains { $0.path.text == common + "/" }
        return common.count < 2 || !isSound || endsInSlash ? "" : common
    }

    /// `/items/{itemId:Int}`, without the prefix; nil for a path that can't be written.
    static func text(of operation: Operation, behind prefix: String, _ types: NativeTypes) -> String? {
        var text = ""
        for part in operation.path.parts {
            switch part {
            case .literal(let literal):
                if literal.contains(where: { " ?{}".contains($0) }) { return nil }
                text += literal
            case .parameter(let name):
                guard !name.isEmpty, !name.contains(where: { ":} ?/".contains($0) }), !name.hasPrefix("input.") else {
                    return nil
                }
                let parameter = operation.parameters.first { $0.location == .path && $0.wireName == name }
                let type = parameter.flatMap { types.text($0.use) } ?? "String"
                text += type == "String" ? "{\(name)}" : "{\(name):\(type)}"
            }
        }
        guard text.hasPrefix("/") else { return nil }
        let rest = String(text.dropFirst(prefix.count))
        return rest.isEmpty ? "/" : rest.hasPrefix("/") ? rest : nil
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
