import APIModel
import Diagnostics
import Directives
import SourceTree

extension ParameterReader {
    func fullParameter(_ located: Located) -> ParameterDeclaration {
        var hasStrayType = false
        let fields = parameterFields(located, hasStrayType: &hasStrayType)
        guard let (name, place) = nameAndPlace(fields[.name], fields[.location], of: located) else { return .ignored }
        guard let location = location(place, parameter: name) else { return .ignored }
        if location == .header, let ignored = ignoredHeader(name) { return ignored }
        if hasStrayType { reportStrayType(of: located, name, isUsed: fields[.schema] == nil) }
        let content = content(fields, located, hasStrayType: hasStrayType, name)
        let origin = nodes.documents.origin(of: located, key: located.node["name"])
        var parameter = Parameter(wireName: name, location: location, use: content.use, origin: origin)
        parameter.name = located.node.clientName
        parameter.encoding.mediaType = content.document?.mediaType
        // The specification defines encodings for forms only, and only a whole query string is one.
        if location == .querystring, let form = content.document, form.mediaType.isForm {
            parameter.fields = form.encodings
        }
        parameter.isRequired = isRequired(fields[.required], parameter, of: located)
        parameter.documentation = fields.string(.description)
        parameter.isDeprecated = fields.bool(.deprecated)
        parameter.allowsEmptyValue = fields.bool(.allowEmptyValue)
        parameter.encoding.set(
            fields[.style].flatMap { nodes.style($0.node, of: "a \(location.rawValue) parameter", in: location) },
            isExploded: fields[.explode].flatMap { nodes.bool($0.node, "explode") })
        if fields.bool(.allowReserved), let field = fields[.allowReserved] {
            allowReserved(&parameter, at: field.range)
        }
        parameter.extensions = nodes.extensions(of: located.node)
        if let field = fields[.example] { parameter.use.annotations.examples.append(LiteralReader.read(field.node)) }
        if let field = fields[.examples] { parameter.use.annotations.examples += contents.examples(field).map(\.value) }
        return .parameter(parameter)
    }

    /// Applies `allowReserved`, which concerns only escaped values: queries, and since OpenAPI 3.2 paths and cookies.
    private func allowReserved(_ parameter: inout Parameter, at range: SourceRange) {
        switch parameter.location {
        case .query: parameter.encoding.allowsReserved = true
        case .path where nodes.version >= .openAPI32: parameter.encoding.allowsReserved = true
        case .cookie where nodes.version >= .openAPI32:
            parameter.encoding.allowsReserved = parameter.encoding.style == .form
        case .path, .cookie, .header, .querystring:
            let places: Message = nodes.version >= .openAPI32 ? "queries, paths and cookies" : "queries"
            let text: Message =
                "`allowReserved` of `\(parameter.wireName)` has no effect: this version of OpenAPI has it for \(places) only"
            nodes.report(.unsupported(text, at: range))
        }
    }

    /// The known keys of a parameter. Keys of a schema are reported as misplaced rather than unknown.
    private func parameterFields(_ located: Located, hasStrayType: inout Bool) -> ObjectFields<ParameterKey> {
        var fields = ObjectFields<ParameterKey>(of: located, nodes: nodes)
        for (index, entry) in located.node.entries.enumerated() {
            if let key = ParameterKey.table.key(of: entry.key) {
                if !entry.value.isNull { fields.note(key, at: index) }
            } else if ["type", "items", "enum", "format", "default"].contains(entry.key.text) {
                hasStrayType = true
            } else {
                let place: Message = "parameter `\(located.node["name"]?.text ?? "")`"
                nodes.reportUnknownKey(entry.key, in: place, of: ParameterKey.self)
            }
        }
        return fields
    }

    func nameAndPlace(_ name: Located?, _ place: Located?, of located: Located) -> (String, Located)? {
        let text = name.flatMap { nodes.string($0.node, "name") }
        if name == nil { nodes.report(.missingKey("name", of: "a parameter", at: located.range)) }
        if place == nil {
            let described: Message = text.map { "parameter `\($0)`" } ?? "a parameter"
            nodes.report(
                .missingKey("in", of: described, at: nameRange(of: located)).help(
                    "add `in: query`, or another place: `path`, `header` or `cookie`"))
        }
        guard let text, let place else { return nil }
        return (text, place)
    }

    /// The schema of a parameter and, if it is sent as a document, the content of the document.
    private func content(_ fields: ObjectFields<ParameterKey>, _ located: Located, hasStrayType: Bool, _ name: String)
        -> (use: SchemaUse, document: MediaContent?)
    {
        if let schema = fields[.schema] {
            if let content = fields[.content] {
                nodes.report(
                    .parameterContent, "parameter `\(name)` has both `schema` and `content`; `schema` counts",
                    at: content.range)
            }
            return (schemas.use(at: schema), nil)
        }
        if let content = fields[.content] {
            let contents = contents.contents(content)
            if contents.count > 1 {
                nodes.report(
                    .parameterContent, "parameter `\(name)` has several media types; the first one counts",
                    at: content.range)
            }
            if let first = contents.first { return (first.use ?? schemas.anyUse(), first) }
        } else if hasStrayType {
            return (schemas.parameterUse(at: located), nil)
        }
        nodes.report(
            .missingSchema, "parameter `\(name)` has no schema; it is taken for a string", at: nameRange(of: located),
            help: "add `schema: { type: string }`")
        return (SchemaUse(schemas.text), nil)
    }

    private func reportStrayType(of located: Located, _ name: String, isUsed: Bool) {
        let keys: [StaticString] = ["type", "items", "enum", "format", "default"]
        guard let entry = keys.lazy.compactMap(located.node.entry).first else { return }
        let result = isUsed ? "it is taken for the schema's" : "it has no effect"
        nodes.report(
            .misplacedSchema, "`\(entry.key.text)` of parameter `\(name)` belongs in its `schema`; \(result)",
            at: entry.key.range)
    }

    /// A parameter of Swagger 2.0, which is its own schema unless it is the body.
    func simpleParameter(_ located: Located) -> ParameterDeclaration {
        let described: Message = "parameter `\(located.node["name"]?.text ?? "")`"
        guard let fields = nodes.fields(of: located, as: SimpleParameterKey.self, in: described) else {
            return .ignored
        }
        if fields[.location]?.node.text == "body" { return bodyParameter(fields, located) }
        guard let (name, place) = nameAndPlace(fields[.name], fields[.location], of: located) else { return .ignored }
        if place.node.text == "formData" { return formField(name, fields, located) }
        guard let location = location(place, parameter: name) else { return .ignored }
        if location == .header, let ignored = ignoredHeader(name) { return ignored }
        let origin = nodes.documents.origin(of: located, key: located.node["name"])
        let use = simpleUse(fields, located, name)
        var parameter = Parameter(wireName: name, location: location, use: use, origin: origin)
        parameter.name = located.node.clientName
        parameter.isRequired = isRequired(fields[.required], parameter, of: located)
        parameter.documentation = fields.string(.description)
        parameter.allowsEmptyValue = fields.bool(.allowEmptyValue)
        if let encoding = listEncoding(fields, in: location) { parameter.encoding = encoding }
        return .parameter(parameter)
    }

    private func simpleUse(_ fields: ObjectFields<SimpleParameterKey>, _ located: Located, _ name: String) -> SchemaUse
    {
        if fields[.type] == nil, let schema = fields[.schema] {
            nodes.report(
                .misplacedSchema,
                "parameter `\(name)` has a `schema`, which Swagger 2.0 has for bodies only; it is used anyway",
                at: schema.range)
            return schemas.use(at: schema)
        }
        guard fields[.type] != nil || fields[.values] != nil || fields[.items] != nil else {
            nodes.report(
                .missingSchema, "parameter `\(name)` has no type; it is taken for a string", at: nameRange(of: located),
                help: "add `type: string`")
            return SchemaUse(schemas.text)
        }
        return schemas.parameterUse(at: located)
    }

    /// The encoding of a list; nil for other types.
    private func listEncoding(_ fields: ObjectFields<SimpleParameterKey>, in location: Parameter.Location)
        -> ParameterEncoding?
    {
        let isList = fields[.type]?.node.text == "array" || fields[.items] != nil
        guard let field = fields[.collectionFormat] else {
            return isList ? ParameterEncoding(collectionFormat: "csv", in: location) : nil
        }
        guard let text = nodes.string(field.node, "collectionFormat") else { return nil }
        if let known = ParameterEncoding(collectionFormat: text, in: location) { return isList ? known : nil }
        nodes.report(
            .unknownCollectionFormat, "`\(text)` is not a collection format; `csv` is used", at: field.range,
            help: suggestion(for: text, among: ["csv", "ssv", "tsv", "pipes", "multi"]))
        return ParameterEncoding(collectionFormat: "csv", in: location)
    }

    private func bodyParameter(_ fields: ObjectFields<SimpleParameterKey>, _ located: Located) -> ParameterDeclaration {
        if fields[.schema] == nil {
            nodes.report(
                .missingSchema, "the body parameter has no schema; it takes any value", at: nameRange(of: located))
        }
        let use = fields[.schema].map(schemas.use)
        var body = Body(
            isRequired: fields.bool(.required), contents: [], documentation: fields.string(.description),
            origin: nodes.documents.origin(of: located, key: located.node["name"]))
        body.name = located.node.clientName ?? fields.string(.name)
        return .body(body, use)
    }

    private func formField(_ name: String, _ fields: ObjectFields<SimpleParameterKey>, _ located: Located)
        -> ParameterDeclaration
    {
        let isFile = fields[.type]?.node.text == "file"
        var use = isFile ? SchemaUse(schemas.file) : simpleUse(fields, located, name)
        use.annotations.documentation = fields.string(.description)
        let origin = nodes.documents.origin(of: located, key: located.node["name"])
        let isRequired = fields.bool(.required)
        var property = Property(wireName: name, use: use, isRequired: isRequired, origin: origin)
        property.name = located.node.clientName
        let encoding = listEncoding(fields, in: .query).map { rule in
            var encoding = PartEncoding(property: name)
            encoding.style = rule.style
            encoding.isExploded = rule.isExploded
            return encoding
        }
        return .field(FormField(property: property, encoding: encoding, isFile: isFile))
    }
}

extension NodeReader {
    /// The style that a node names; nil, with a warning, for one that the location doesn't have.
    func style(_ node: SourceNode, of place: @autoclosure () -> Message, in location: Parameter.Location) -> Parameter
        .Style?
    {
        guard let text = string(node, "style") else { return nil }
        let styles = location.styles.filter { $0 != .cookie || version >= .openAPI32 }
        if let style = Parameter.Style(rawValue: text), styles.contains(style) { return style }
        report(
            .invalidStyle, "`\(text)` is not a style of \(place()); the default is used", at: node.range,
            help: "use \(styles.map { "`\($0.rawValue)`" }.joined(separator: ", "))")
        return nil
    }
}

extension ParameterEncoding {
    /// The encoding of a list in Swagger 2.0: `multi` → form, exploded; `pipes` → pipeDelimited, not exploded.
    fileprivate init?(collectionFormat format: String, in location: Parameter.Location) {
        let usual = ParameterEncoding.usual(in: location).style
        switch format {
        case "csv": self.init(style: usual, isExploded: false)
        case "ssv": self.init(style: .spaceDelimited, isExploded: false)
        case "tsv": self.init(style: .tabDelimited, isExploded: false)
        case "pipes": self.init(style: .pipeDelimited, isExploded: false)
        case "multi": self.init(style: usual, isExploded: location == .query)
        default: return nil
        }
    }
}

/// The keys of a parameter of OpenAPI 3. A header has the same keys except `name` and `in`.
enum ParameterKey: String, ObjectKey {
    case name, location = "in", description, required, deprecated, allowEmptyValue, style, explode
    case allowReserved, schema, example, examples, content

    static let table = KeyTable<Self>()
}

/// The keys of a parameter of Swagger 2.0.
enum SimpleParameterKey: String, ObjectKey {
    case name, location = "in", description, required, schema, allowEmptyValue, collectionFormat, type, format
    case items, defaultValue = "default", maximum, exclusiveMaximum, minimum, exclusiveMinimum, maxLength
    case minLength, pattern, maxItems, minItems, uniqueItems, values = "enum", multipleOf, example

    static let table = KeyTable<Self>()
}
