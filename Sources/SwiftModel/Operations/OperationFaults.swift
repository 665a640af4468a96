import APIModel
import Diagnostics

/// Reports encodings of a form or a multipart body that the request can't follow.
struct EncodingOmissions {
    let api: API
    let key: String
    /// The place of the body, or of the parameter that is the whole query.
    let range: SourceRange?

    func report(_ choice: ContentChoice, _ shared: inout SharedProblems) {
        switch choice.kind {
        case .form: reportForm(choice.content, &shared)
        case .multipart:
            let (properties, byName) = properties(of: choice.content)
            reportStrays(choice.content, &shared)
            reportParts(choice.content, byName, &shared)
            reportNames(choice.content, properties, &shared)
        case .json, .text, .stream, .parts, .data: break
        }
    }

    func reportForm(_ content: MediaContent, _ shared: inout SharedProblems) {
        let (properties, byName) = properties(of: content)
        reportStrays(content, &shared)
        reportNesting(content, byName, &shared)
        reportFiles(properties, &shared)
        // Fields of a form are texts, and lists and objects may be JSON.
        for encoding in content.encodings {
            let isCollection = byName[encoding.property].map { api.isCollection($0.use) } ?? false
            guard let type = encoding.contentType, !MediaType(type).isText, !(MediaType(type).isJSON && isCollection)
            else { continue }
            unused(&shared) {
                "`\(encoding.property)` in the form of `\($0)` is not sent as `\(type)`, but as a plain field"
            }
        }
    }

    private func properties(of content: MediaContent) -> ([Property], byName: [String: Property]) {
        let properties = content.use.map { api.properties(of: $0) } ?? []
        return (properties, Dictionary(properties.map { ($0.wireName, $0) }) { first, _ in first })
    }

    private func unused(_ shared: inout SharedProblems, help: Message? = nil, _ text: (_ operation: String) -> Message)
    { shared.add(key) { SwiftModelCodes.unusedContent(text($0)).at(range).help(help) } }

    /// Reports encodings of properties that don't exist: a misspelt one would change nothing.
    private func reportStrays(_ content: MediaContent, _ shared: inout SharedProblems) {
        guard let use = content.use, case .object(let shape) = api.resolvedKind(of: use.schema),
            shape.additional == .unspecified || shape.additional == .forbidden
        else { return }
        let known = shape.properties.map(\.wireName)
        let names = Set(known)
        for encoding in content.encodings where !names.contains(encoding.property) {
            unused(&shared, help: suggestion(for: encoding.property, among: known)) {
                "the encoding of `\(encoding.property)` of `\($0)` fits no property"
            }
        }
    }

    /// Reports media types and styles that have no effect: parts with a structure are sent as JSON, files as they are.
    private func reportParts(_ content: MediaContent, _ properties: [String: Property], _ shared: inout SharedProblems)
    {
        for encoding in content.encodings {
            guard let property = properties[encoding.property] else { continue }
            if let style = encoding.fieldEncoding, !sendsEachApart(style), holdsFiles(property.use) {
                unused(&shared) {
                    "the style of the part `\(encoding.property)` of `\($0)` has no effect: a file is sent as it is, each in a part of its own"
                }
            }
            guard let type = encoding.contentType, !MediaType(type).isJSON, api.isStructured(property.use) else {
                continue
            }
            unused(&shared) {
                "the part `\(encoding.property)` of `\($0)` says that it is `\(type)`, but its value is written as JSON"
            }
        }
    }

    /// Only the parts of `multipart/form-data` have names on the wire.
    private func reportNames(_ content: MediaContent, _ properties: [Property], _ shared: inout SharedProblems) {
        guard content.mediaType.isPartList, !content.mediaType.isRange, !properties.isEmpty else { return }
        let names = properties.map { "`\($0.wireName)`" }.joined(separator: ", ")
        unused(&shared, help: "`multipart/form-data` sends names") {
            "the parts of `\(content.mediaType.text)` of `\($0)` are sent without their names (\(names)), in the order of the description"
        }
    }

    /// Whether a style only specifies that each element is sent apart, which files always are.
    private func sendsEachApart(_ encoding: ParameterEncoding) -> Bool {
        encoding.style == .form && encoding.isExploded && !encoding.allowsReserved
    }

    private func reportNesting(
        _ content: MediaContent, _ properties: [String: Property], _ shared: inout SharedProblems
    ) {
        for encoding in content.encodings {
            guard let style = encoding.fieldEncoding, let property = properties[encoding.property],
                let spelling = api.unspecifiedSpelling(of: property.use, style)
            else { continue }
            shared.add(key) {
                Diagnostic.unspecified(
                    "`\(encoding.property)` in the form of `\($0)`", named: encoding.property, spelling, at: range)
            }
        }
    }

    /// Reports files in a URL-encoded form, whose fields can only be texts.
    private func reportFiles(_ properties: [Property], _ shared: inout SharedProblems) {
        for property in properties where holdsFiles(property.use) {
            unused(&shared, help: "`multipart/form-data` carries files") {
                "the file `\(property.wireName)` in the form of `\($0)` is sent as Base64: a URL-encoded form holds texts only"
            }
        }
    }

    private func holdsFiles(_ use: SchemaUse) -> Bool {
        let schema = api[api.resolved(use.schema)]
        if case .array(let shape) = schema.kind { return holdsFiles(shape.element) }
        return FormParts.isFile(schema)
    }
}

/// Reports names of headers that HTTP doesn't allow, wherever they come from: no request can be sent with them.
/// Parameters with such names are left out.
struct HeaderNames {
    let api: API

    func report(into bag: inout DiagnosticBag) {
        for scheme in api.securitySchemes {
            guard case .apiKey(let name, let location) = scheme.kind, location == .header || location == .cookie else {
                continue
            }
            if !HTTPToken.isValid(name) {
                bag.report(
                    SwiftModelCodes.unsentParameter(
                        "no server gets the credentials of security scheme `\(scheme.name)`: HTTP does not allow the name `\(name)`"
                    ).at(scheme.origin.range))
            }
        }
        var shared = SharedProblems()
        for operation in api.operations {
            for parameter in operation.parameters where HeaderNames.isUnsendable(parameter) {
                shared.add(operation.key) {
                    SwiftModelCodes.unsentParameter(
                        "parameter `\(parameter.wireName)` of `\($0)` is left out: HTTP does not allow the name"
                    ).at(parameter.origin.range).help("a name takes letters, digits, and `!#$%&'*+-.^_`|~`")
                }
            }
            for header in operation.directives.headers {
                if HTTPToken.isValid(header.name) { continue }
                shared.add(operation.key) {
                    SwiftModelCodes.headerName("`\(header.name)` of `\($0)` is not a name that HTTP allows").at(
                        header.origin.range
                    ).help("it takes letters, digits, and `!#$%&'*+-.^_`|~`")
                }
            }
        }
        shared.report(into: &bag)
    }

    /// Whether the name of a parameter is sent unchanged although HTTP doesn't allow it.
    static func isUnsendable(_ parameter: Parameter) -> Bool {
        let isPlain =
            parameter.location == .header || parameter.location == .cookie && parameter.encoding.style == .cookie
        return isPlain && !HTTPToken.isValid(parameter.wireName)
    }
}

/// Reports values that share one place of a request: a parameter beside a credential of its name, two credentials in
/// one header, and a header `Cookie` beside cookies.
struct SharedPlaces {
    private struct Place: Hashable {
        let location: Parameter.Location
        /// In lower case for headers.
        let name: String

        init(_ location: Parameter.Location, _ name: String) {
            self.location = location
            self.name = location == .header ? name.lowercased() : name
        }

        var text: String { "the \(location.rawValue) `\(name)`" }
    }

    let api: API

    func report(into bag: inout DiagnosticBag) {
        let schemes = Dictionary(api.securitySchemes.map { ($0.name, place(of: $0)) }) { first, _ in first }
        var shared = SharedProblems()
        for operation in api.operations {
            var credentials: [Place: String] = [:]
            for alternative in operation.security {
                var names: [Place: String] = [:]
                for name in alternative.requirements.map(\.scheme) {
                    guard let place = schemes[name] ?? nil else { continue }
                    credentials[place] = name
                    guard let other = names.updateValue(name, forKey: place), other != name else { continue }
                    add(operation, operation.origin, &shared) {
                        "`\($0)` needs the credentials `\(other)` and `\(name)` together, but both are sent as \(place.text)"
                    }
                }
            }
            let hasCookies =
                operation.parameters.contains { $0.location == .cookie }
                || credentials.keys.contains { $0.location == .cookie }
            for parameter in operation.parameters {
                let place = Place(parameter.location, parameter.wireName)
                if let name = credentials[place] {
                    add(operation, parameter.origin, &shared) {
                        "the parameter `\(parameter.wireName)` of `\($0)` and the credential `\(name)` are both sent as \(place.text)"
                    }
                } else if place == Place(.header, "Cookie"), hasCookies {
                    add(operation, parameter.origin, &shared) {
                        "the header `\(parameter.wireName)` of `\($0)` isn't sent: the cookies of the operation are that header"
                    }
                }
            }
        }
        shared.report(into: &bag)
    }

    private func add(
        _ operation: Operation, _ origin: Origin, _ shared: inout SharedProblems,
        _ text: @escaping (_ operation: String) -> Message
    ) {
        shared.add(operation.key) {
            SwiftModelCodes.unsentParameter(text($0)).at(origin.range).help(
                "remove one of the two; clients send credentials without a parameter")
        }
    }

    /// Nil for credentials that aren't part of a request.
    private func place(of scheme: SecurityScheme) -> Place? {
        switch scheme.kind {
        case .apiKey(let name, let location): Place(location, name)
        case .http, .oauth2, .openIDConnect: Place(.header, "Authorization")
        case .mutualTLS: nil
        }
    }
}

/// Finds servers whose address isn't a URL, among those of the API, of operations and of directives.
struct FaultyServers {
    /// A fault and its place, which is reported once: a host of Swagger 2.0 is part of several addresses.
    private struct Identity: Hashable {
        var fault: String
        var file: String?
        var offset: UInt32?
    }

    private var seen: Set<Identity> = []

    /// - Parameter operation: nil for a server of the API.
    mutating func report(_ servers: [Server], of operation: String?, into bag: inout DiagnosticBag) {
        for server in servers {
            guard let fault = server.fault else { continue }
            let range = server.origin.range
            guard seen.insert(Identity(fault: fault, file: range?.file.name, offset: range?.startOffset)).inserted
            else { continue }
            let owner: Message = operation.map { " of `\($0)`" } ?? ""
            bag.report(
                SwiftModelCodes.serverAddress(
                    "server `\(server.relativeURL ?? server.url)`\(owner) isn't a URL: \(fault)"
                ).at(range).help("write it like `https://api.example.com:8080/v1`, other characters as `%20`"))
        }
    }
}
