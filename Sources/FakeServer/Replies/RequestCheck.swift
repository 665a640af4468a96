import APIModel
import Diagnostics

/// Checks a request against its operation, as a strict service would.
struct RequestCheck {
    let api: API
    private let schemas: SchemaCheck

    init(api: API) {
        self.api = api
        schemas = SchemaCheck(api: api, direction: .request)
    }

    /// The reply to a request that the description doesn't allow; nil for an allowed one.
    func refusal(of request: Request, _ operation: Operation, values: [String: String]) -> Reply? {
        if let reply = credentials(request, operation) { return reply }
        for parameter in operation.parameters {
            if let reason = fault(of: parameter, in: request, values) {
                return .problem(400, reason, at: parameter.origin.pointer)
            }
        }
        if let reason = strangeQuery(request, operation) { return .problem(400, reason, at: operation.origin.pointer) }
        return body(request, operation)
    }

    // MARK: Credentials

    private func credentials(_ request: Request, _ operation: Operation) -> Reply? {
        guard !operation.security.isEmpty else { return nil }
        var lacking: [String] = []
        for alternative in operation.security {
            let missing = alternative.requirements.filter { !has($0.scheme, request) }
            if missing.isEmpty { return nil }
            lacking.append(missing.map { "`\($0.scheme)` (\(place(of: $0.scheme)))" }.joined(separator: " and "))
        }
        var reply = Reply.problem(
            401, "\(operation.key) needs the credential \(lacking.joined(separator: ", or "))",
            at: operation.origin.pointer)
        let challenges = Set(operation.security.flatMap(\.requirements).map { challenge(of: $0.scheme) })
        reply.set("WWW-Authenticate", challenges.sorted().joined(separator: ", "))
        return reply
    }

    /// The challenge of a refusal, which a credential of the scheme answers.
    private func challenge(of name: String) -> String {
        switch scheme(name)?.kind {
        case .http(let scheme, _)? where scheme.lowercased() == "basic": "Basic realm=\"netlayer\""
        case .http(let scheme, _)? where scheme.lowercased() != "bearer": scheme
        case .apiKey?: "ApiKey"
        default: "Bearer"
        }
    }

    private func scheme(_ name: String) -> SecurityScheme? { api.securitySchemes.first { $0.name == name } }

    private func has(_ name: String, _ request: Request) -> Bool {
        let authorization = request.header("Authorization") ?? ""
        switch scheme(name)?.kind {
        case .apiKey(let name, .query)?: return request.queryItems.contains { $0.name == name && !$0.value.isEmpty }
        case .apiKey(let name, .cookie)?: return RequestCheck.cookies(request).contains { $0.name == name }
        case .apiKey(let name, _)?: return request.header(name)?.isEmpty == false
        case .http(let scheme, _)?: return authorization.lowercased().hasPrefix(scheme.lowercased() + " ")
        case .oauth2?, .openIDConnect?: return authorization.lowercased().hasPrefix("bearer ")
        case .mutualTLS?, nil: return true
        }
    }

    private func place(of name: String) -> String {
        switch scheme(name)?.kind {
        case .apiKey(let name, let location)?: "\(location.rawValue) `\(name)`"
        case .http(let scheme, _)?: "header `Authorization: \(scheme) …`"
        default: "header `Authorization: Bearer …`"
        }
    }

    static func cookies(_ request: Request) -> [(name: String, value: String)] {
        (request.header("Cookie") ?? "").split(separator: ";").map { pair in
            let parts = pair.drop(while: \.isWhitespace).split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
    }

    // MARK: Parameters

    private func fault(of parameter: Parameter, in request: Request, _ values: [String: String]) -> String? {
        let name = parameter.wireName
        let what = "\(parameter.location.rawValue) parameter `\(name)`"
        let found: [String]
        switch parameter.location {
        case .path: found = values[name].map { [$0] } ?? []
        case .query: found = request.queryItems.filter { $0.name == name }.map(\.value)
        case .header: found = request.values(of: name)
        case .cookie: found = RequestCheck.cookies(request).filter { $0.name == name }.map(\.value)
        case .querystring: return fault(ofWholeQuery: parameter, in: request)
        }
        guard let first = found.first else {
            if parameter.encoding.style == .deepObject, let value = deepObject(parameter, in: request) {
                return schemas.problem(of: value, parameter.use, at: "/\(name)").map { "\(what): \($0.text)" }
            }
            // Null is sent as nothing.
            let isNeeded = parameter.isRequired && !isSpread(parameter) && !schemas.accepts(.null, parameter.use)
            return isNeeded ? "\(what) is missing" : nil
        }
        if parameter.encoding.isJSON {
            let text = parameter.location == .cookie ? PercentEncoding.decoded(first) : first
            let (value, fault) = JSON.read(Array(text.utf8))
            guard let value else { return "\(what) isn't JSON: \(fault ?? "")" }
            return schemas.problem(of: value, parameter.use).map { "\(what): \($0.text)" }
        }
        if first.isEmpty, parameter.allowsEmptyValue { return nil }
        switch api.resolvedKind(of: parameter.use.schema) {
        case .boolean, .integer, .number, .enumeration, .string:
            if found.count > 1, parameter.location == .query { return "\(what) is given \(found.count) times" }
            let value = schemas.typed(styled(first, parameter), as: parameter.use)
            return schemas.problem(of: value, parameter.use).map { "\(what): \($0.text)" }
        case .array(let list):
            guard let separator = separator(of: parameter) else { return nil }
            if found.count > 1, parameter.location == .query, !parameter.encoding.isExploded {
                return
                    "\(what) is given \(found.count) times; write its elements in one, with `\(separator)` between them"
            }
            let texts =
                parameter.location == .query && parameter.encoding.isExploded
                ? found : styled(first, parameter).split(separator: separator).map(String.init)
            let value = Literal.array(texts.map { schemas.typed($0, as: list.element) })
            return schemas.problem(of: value, parameter.use).map { "\(what): \($0.text)" }
        default: return nil
        }
    }

    private func deepObject(_ parameter: Parameter, in request: Request) -> Literal? {
        schemas.members(of: parameter.wireName, in: FormField.all(of: request.query ?? ""), as: parameter.use)
    }

    private func fault(ofWholeQuery parameter: Parameter, in request: Request) -> String? {
        let query = request.query ?? ""
        if query.isEmpty { return parameter.isRequired ? "the query is missing" : nil }
        guard let type = parameter.encoding.mediaType else { return nil }
        if type.isJSON {
            let (value, fault) = JSON.read(Array(PercentEncoding.decoded(query).utf8))
            guard let value else { return "the query isn't JSON: \(fault ?? "")" }
            return schemas.problem(of: value, parameter.use).map { "the query: \($0.text)" }
        }
        guard type.isForm else { return nil }
        return fault(of: FormField.all(of: query), parameter.use, parameter.fields).map { "the query \($0)" }
    }

    /// The problem with the fields of a form, of a multipart body or of a query that is a form.
    private func fault(of fields: [FormField], _ use: SchemaUse, _ encodings: [PartEncoding]) -> String? {
        if let name = missingField(among: Set(fields.map(\.name)), use) { return "lacks the field `\(name)`" }
        guard case .object(let members) = schemas.value(of: fields, as: use, encodings) else { return nil }
        let uses = Dictionary(api.properties(of: use).map { ($0.wireName, $0.use) }) { first, _ in first }
        for member in members {
            guard let use = uses[member.name] else { continue }
            if let problem = schemas.problem(of: member.value, use, at: "/" + member.name) {
                return "has a field that doesn't fit: \(problem.text)"
            }
        }
        return nil
    }

    /// Whether the members of an object are separate parameters, with names of their own.
    private func isSpread(_ parameter: Parameter) -> Bool {
        switch api.resolvedKind(of: parameter.use.schema) {
        case _ where parameter.encoding.isJSON: false
        case .object, .map, .any, .union: parameter.encoding.style == .deepObject || parameter.encoding.isExploded
        // An empty list is sent as nothing.
        case .array: parameter.location == .query && schemas.accepts(.array([]), parameter.use)
        default: false
        }
    }

    /// Removes the prefix of a parameter's style: `.7` and `;id=7` → `7`.
    private func styled(_ text: String, _ parameter: Parameter) -> String {
        switch parameter.encoding.style {
        case .label where text.hasPrefix("."): String(text.dropFirst())
        case .matrix where text.hasPrefix(";\(parameter.wireName)="):
            String(text.dropFirst(parameter.wireName.count + 2))
        default: text
        }
    }

    private func separator(of parameter: Parameter) -> Character? {
        switch parameter.encoding.style {
        case .simple, .form: ","
        case .spaceDelimited: " "
        case .pipeDelimited: "|"
        case .tabDelimited: "\t"
        case .label: parameter.encoding.isExploded ? "." : ","
        case .matrix, .deepObject, .cookie: nil
        }
    }

    /// Reports an item of the query that no parameter describes.
    private func strangeQuery(_ request: Request, _ operation: Operation) -> String? {
        let parameters = operation.parameters.filter { $0.location == .query }
        if operation.parameters.contains(where: { $0.location == .querystring }) { return nil }
        let isOpen = parameters.contains { parameter in
            isSpread(parameter) && parameter.encoding.style != .deepObject && !isList(parameter.use)
        }
        if isOpen { return nil }
        var known = parameters.map(\.wireName) + operation.path.fixedQuery.map { PercentEncoding.decoded($0.name) }
        for scheme in api.securitySchemes { if case .apiKey(let name, .query) = scheme.kind { known.append(name) } }
        for (name, _) in request.queryItems where !known.contains(name) {
            // `filter[name]` of a deep object, `ids[]` of a list.
            if let bracket = name.firstIndex(of: "["), known.contains(String(name[..<bracket])) { continue }
            let near = nearestWord(to: name, among: known).map { "; did you mean `\($0)`?" } ?? ""
            return "there is no query parameter `\(name)`\(near)"
        }
        return nil
    }

    private func isList(_ use: SchemaUse) -> Bool {
        if case .array = api.resolvedKind(of: use.schema) { true } else { false }
    }

    // MARK: Body

    private func body(_ request: Request, _ operation: Operation) -> Reply? {
        guard let body = operation.body else { return nil }
        let place = body.origin.pointer
        let type = MediaType(request.header("Content-Type") ?? "")
        if let coding = request.header("Content-Encoding"), coding.lowercased() != "identity" {
            return .problem(415, "the body is compressed (`\(coding)`), which this server doesn't read", at: place)
        }
        // A form in which all lists are empty has an empty body.
        guard request.bodyLength > 0 || body.isRequired && type.isForm else {
            return body.isRequired ? .problem(400, "the body is missing", at: place) : nil
        }
        guard let content = body.contents.first(where: { RequestCheck.fits(type, $0.mediaType) }) else {
            let known = body.contents.map(\.mediaType.text).joined(separator: ", ")
            let given = type.text.isEmpty ? "no `Content-Type`" : "`\(type.text)`"
            return .problem(415, "the body has \(given); the description has \(known)", at: place)
        }
        guard let use = content.use, request.isBodyWhole else { return nil }
        if type.isJSON || type.text.isEmpty && content.mediaType.isJSON {
            let (value, fault) = JSON.read(request.body)
            guard let value else { return .problem(400, "the body isn't JSON: \(fault ?? "")", at: place) }
            let isPartial = operation.directives.parameters != nil
            let schemas = SchemaCheck(api: api, direction: .request, isPartial: isPartial)
            return schemas.problem(of: value, use).map { .problem(400, "the body: \($0.text)", at: place) }
        }
        if type.isForm || type.essence == "multipart/form-data" {
            let fields = FormField.all(of: request, type)
            return fault(of: fields, use, content.encodings).map { .problem(400, "the body \($0)", at: place) }
        }
        if type.isText {
            let text = Literal.string(String(decoding: request.body, as: UTF8.self))
            return schemas.problem(of: text, use).map { .problem(400, "the body: \($0.text)", at: place) }
        }
        return nil
    }

    /// The body of a request as a value: JSON, or the fields of a form; an empty object for other bodies.
    func value(of request: Request, _ operation: Operation) -> Literal {
        let type = MediaType(request.header("Content-Type") ?? "")
        guard type.isForm || type.essence == "multipart/form-data" else {
            return JSON.read(request.body).value ?? .object([])
        }
        let content = operation.body?.contents.first { RequestCheck.fits(type, $0.mediaType) }
        guard let content, let use = content.use else { return .object([]) }
        return schemas.value(of: FormField.all(of: request, type), as: use, content.encodings)
    }

    private static func fits(_ given: MediaType, _ described: MediaType) -> Bool {
        if described.essence == given.essence || described.essence == "*/*" || given.text.isEmpty { return true }
        return described.essence.hasSuffix("/*") && given.essence.hasPrefix(described.essence.dropLast())
    }

    private func missingField(among names: Set<String>, _ use: SchemaUse) -> String? {
        api.properties(of: use).first { property in
            guard property.isRequired, !api.isOneWay(property, .response) else { return false }
            // Lists can be empty, and the members of objects have names of their own.
            switch api.resolvedKind(of: property.use.schema) {
            case .array, .object, .map, .any, .union, .tuple: return false
            default: return !names.contains(property.wireName)
            }
        }?.wireName
    }
}
