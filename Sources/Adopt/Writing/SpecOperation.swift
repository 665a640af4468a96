import SpecWriters

/// Writes an endpoint as an operation of the native spec.
struct SpecOperation {
    let endpoint: AdoptedEndpoint
    private(set) var types: SpecTypes
    /// The server that most endpoints have.
    let usualBase: String
    /// Structs that the operation needs, by their names.
    private(set) var declarations: [YAMLValue.Entry] = []
    private(set) var remarks: [Remark] = []
    /// The call in the code, if it differs from the operation's.
    private(set) var otherCall: String?
    /// The arguments with a default in the code that callers of the operation have to write.
    private(set) var lostDefaults: [String] = []
    /// Whether a field has a default, which the request sends.
    private(set) var hasDefaults = false

    init(_ endpoint: AdoptedEndpoint, _ types: SpecTypes, usualBase: String) {
        self.endpoint = endpoint
        self.types = types
        self.usualBase = usualBase
    }

    /// The value under the operation's name; nil if the spec can't express its method or path.
    /// - Parameter operation: the name of the operation within its service.
    mutating func value(named name: String, operation: String) -> YAMLValue? {
        let verbs = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]
        guard verbs.contains(endpoint.method), let path = path() else { return nil }
        var fields = SpecFields(types, of: endpoint.call)
        defer { types = fields.types }
        var entries: [YAMLValue.Entry] = []
        if let words = endpoint.documentation { entries.append(.init("doc", .text(words))) }
        let constants = endpoint.query.compactMap(constant)
        let line = path + (constants.isEmpty ? "" : "?" + constants.joined(separator: "&"))
        if let choice = endpoint.choice {
            let method = [
                YAMLValue.Entry("if", .text(choice.flag)), .init("then", .text(choice.whenTrue)),
                .init("else", .text(endpoint.method)),
            ]
            entries.append(.init("path", .text(line)))
            entries.append(.init("method", .map(method)))
        } else {
            entries.append(.init(endpoint.method.lowercased(), .text(line)))
        }
        let open = endpoint.query.filter { constant($0) == nil }
        add(query: open, named: name, &fields, to: &entries)
        fields.role = .body
        add(body: endpoint.body, &fields, to: &entries)
        fields.role = .headers
        let headers = headers(&fields)
        if !headers.isEmpty { entries.append(.init("header", .map(headers))) }
        if endpoint.base.isEmpty {
            let taken = usualBase.isEmpty ? "" : ": `\(usualBase)` is taken"
            if endpoint.remarks.of(.server, nil).isEmpty {
                remarks.append(Remark(.server, "no code says the server" + taken, isUnknown: true))
            }
        } else if endpoint.base != usualBase {
            entries.append(.init("server", .text(endpoint.base)))
        }
        let signature = SpecSignature(endpoint, open: open)
        entries += signature.entries(operation: operation)
        otherCall = signature.otherCall
        if let useCase = endpoint.useCase {
            var names = [YAMLValue.Entry("useCase", .text(useCase.name))]
            if let contract = useCase.contract { names.append(.init("useCaseProtocol", .text(contract))) }
            entries += [.init("useCase", .raw("true")), .init("names", .map(names))]
        }
        if let response = response(&fields.types) { entries.append(.init("returns", .text(response))) }
        remarks.add(fields.remarks)
        if Credentials.areIn(address: endpoint.base) {
            remarks.add(Remark(.server, "the address in the code has a user or a password: keep them out of the spec"))
        }
        hasDefaults = fields.hasDefaults
        lostDefaults = fields.lostDefaults
        if entries.count == 1 { return .text(endpoint.method + " " + line) }
        if entries.count == 2, case .text(let response) = entries[1].value, entries[1].key == "returns" {
            return .text(endpoint.method + " " + line + " -> " + response)
        }
        return .map(entries)
    }

    // MARK: Path and query

    private mutating func path() -> String? {
        var text = ""
        for piece in endpoint.path {
            switch piece {
            case .words(let words):
                guard !words.contains(where: { " {}?#\"\\".contains($0) || $0.isNewline }) else { return nil }
                text += words
            case .value(let name, let type):
                guard SpecNames.isIdentifier(name) else { return nil }
                if text.isEmpty || text.hasSuffix("}") { text += text.isEmpty ? "/" : "" }
                let known = type.flatMap { types.text($0) } ?? "String"
                text += known == "String" || known.hasPrefix("[") || known == "Any" ? "{\(name)}" : "{\(name):\(known)}"
            }
        }
        if !text.hasPrefix("/") { text = "/" + text }
        // A segment that begins with a colon looks like a parameter.
        return text.split(separator: "/:", omittingEmptySubsequences: false).joined(separator: "/%3A")
    }

    /// A constant of the query: `kind=all`; nil for other fields, and for credentials.
    private func constant(_ field: AdoptedEndpoint.Field) -> String? {
        guard case .constant(let text, _) = field.content, !field.isOptional, !field.isOpen, !field.isCredential,
            !field.name.contains(where: { ":=& ?\"'".contains($0) || $0.isNewline }), !field.name.isEmpty
        else { return nil }
        if text.contains(where: { "\"&?".contains($0) || $0.isNewline }) || text.isEmpty { return nil }
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_.,:/*+".contains($0) }
        return field.name + "=" + (isPlain ? text : "\"\(text)\"")
    }

    private mutating func add(
        query: [AdoptedEndpoint.Field], named name: String, _ fields: inout SpecFields,
        to entries: inout [YAMLValue.Entry]
    ) {
        let plain = query.filter { !$0.isOpen }
        guard query.contains(where: \.isOpen) else {
            if !plain.isEmpty { entries.append(.init("query", .map(fields.properties(plain)))) }
            return
        }
        guard ["GET", "HEAD", "DELETE", "OPTIONS"].contains(endpoint.method) else {
            if !plain.isEmpty { entries.append(.init("query", .map(fields.properties(plain)))) }
            fields.remark("the caller's own keys in the query are left out")
            return
        }
        let input = name.prefix(1).uppercased() + name.dropFirst() + "Query"
        declarations.append(.init(input, .map(fields.properties(plain) + [.init("others", .text("String"))])))
        entries.append(.init("input", .text(input)))
    }

    // MARK: Body and headers

    private mutating func add(
        body: AdoptedEndpoint.Body, _ fields: inout SpecFields, to entries: inout [YAMLValue.Entry]
    ) {
        switch body {
        case .none: return
        case .fields(let kind, let list):
            let open = list.contains(where: \.isOpen)
            fields.holdsFiles = kind == .multipart
            defer { fields.holdsFiles = false }
            var properties = fields.properties(list.filter { !$0.isOpen }, isBody: kind == .json)
            let isSeen = !endpoint.remarks.contains { $0.field == .body && $0.isUnknown }
            if list.isEmpty, isSeen { fields.remark("the body is always an empty object: here it's an argument") }
            if open { properties.append(.init("others", .text(kind == .json ? "Any" : "String"))) }
            let value: YAMLValue =
                properties.isEmpty || open && properties.count == 1 ? .text(map(kind)) : .map(properties)
            entries.append(.init(kind.keyword, withMediaType(value)))
        case .model(let kind, let type):
            var text = kind == .text ? "String" : "File"
            if kind != .text, kind != .data { text = fields.body(type) }
            entries.append(.init(kind.keyword, withMediaType(.text(text))))
        }
    }

    private func map(_ kind: BodyKind) -> String { kind == .json ? "Map<Any>" : "Map<String>" }

    /// Adds the media type that a header names, unless it's a usual one.
    private func withMediaType(_ value: YAMLValue) -> YAMLValue {
        let named = endpoint.headers.first { $0.name.lowercased() == "content-type" }
        guard case .constant(let type, _)? = named?.content, !SpecOperation.usual.contains(type) else {
            if case .map(let entries) = value { return SpecFields.structure(entries) }
            return value
        }
        return .map([.init("type", value), .init("mediaType", .text(type))])
    }

    private static let usual = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"]

    private mutating func headers(_ fields: inout SpecFields) -> [YAMLValue.Entry] {
        var entries: [YAMLValue.Entry] = []
        for field in endpoint.headers where field.name.lowercased() != "content-type" && !field.isOpen {
            switch field.content {
            case .constant(let text, _):
                if fields.hides(field, "it's left to the client") { continue }
                entries.append(.init(field.name, .text("=" + text)))
                if field.isOptional {
                    let what = "`\(field.name)` is `\(text)` or left out, as the code decides: here it's always sent"
                    fields.remark(what, member: field.name)
                }
            case .argument(_, let type):
                let name = SpecSignature.argument(of: field)
                let known = fields.type(type, of: field.name)
                entries.append(.init(field.name, .text("\(name):\(known)" + (field.isOptional ? "?" : ""))))
            case .fields, .list: fields.remark("the header `\(field.name)` is left out")
            }
        }
        return entries
    }

    private mutating func response(_ types: inout SpecTypes) -> String? {
        switch endpoint.response {
        case .nothing: return nil
        case .type(let type):
            if let known = types.text(type, isModel: true) { return known }
            remarks.add(Remark(.response, "the response is a `\(type.shown)` in the code: Any is taken"))
            return "Any"
        case .unknown where endpoint.method == "HEAD": return nil
        case .unknown:
            let isTold = endpoint.remarks.contains { $0.field == .response }
            let text = isTold ? "Any is taken" : "no code says what the response is: Any is taken"
            remarks.add(Remark(.response, text, isUnknown: true))
            return "Any"
        }
    }
}

extension BodyKind {
    /// The keyword of the native spec.
    var keyword: String {
        switch self {
        case .json, .data: return "body"
        case .form: return "form"
        case .multipart: return "multipart"
        case .text: return "text"
        }
    }
}
