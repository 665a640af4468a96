import APIModel
import Diagnostics

/// How the properties of a multipart form are sent.
struct FormParts {
    let catalog: SchemaTypes

    /// Whether a property holds the bytes of a file.
    static func isFile(_ schema: Schema) -> Bool {
        guard case .string(let format) = schema.kind else { return false }
        if let format { return format.lowercased() == "binary" }
        guard let type = schema.constraints?.contentMediaType, isPlain(schema.constraints?.contentEncoding) else {
            return false
        }
        return !MediaType(type).isText && !MediaType(type).isJSON
    }

    /// Whether bytes are sent unencoded: without an encoding, or with one of RFC 2045 that changes nothing.
    private static func isPlain(_ encoding: String?) -> Bool {
        guard let encoding else { return true }
        return ["binary", "8bit", "7bit"].contains(encoding.lowercased())
    }

    /// Whether a part without a described type is a file: its media type is then `application/octet-stream`, unless the
    /// encoding names JSON, a text or a style.
    private func isUndescribed(_ use: SchemaUse, _ encoding: PartEncoding?) -> Bool {
        guard case .any = catalog.graph.forms[catalog.graph.target(of: use).schema], encoding?.fieldEncoding == nil
        else { return false }
        guard let type = encoding?.contentType.map({ MediaType($0) }) else { return true }
        return type.isRange || !type.isJSON && !type.isText
    }

    func parts(
        _ plans: [PropertyPlan], _ properties: [Property], encodings: [String: PartEncoding],
        headers: [(part: Int, plan: PartHeaderPlan)]
    ) -> [PartPlan] {
        let headers = Dictionary(grouping: headers, by: \.part)
        return zip(plans, properties).enumerated().map { part, pair in
            let (plan, property) = pair
            let encoding = encodings[property.wireName]
            let kind = kind(of: property.use, encoding)
            let contentType = encoding?.contentType ?? mediaType(of: property.use, kind)
            let style = kind == .field ? encoding?.fieldEncoding : nil
            return PartPlan(
                kind: kind, wireName: property.wireName, property: plan.name,
                contentType: style == nil ? contentType.flatMap(single) : nil, encoding: style,
                headers: headers[part]?.map(\.plan) ?? [])
        }
    }

    private func single(_ type: String) -> String? { type.contains("*") || type.contains(",") ? nil : type }

    /// The media type that the schema of a part gives. `application/octet-stream` only means that a file is bytes, so
    /// that callers state its type.
    private func mediaType(of use: SchemaUse, _ kind: PartPlan.Kind) -> String? {
        let element = catalog.graph.elementOfList(use)
        guard let type = catalog.graph.schema(behind: element ?? use).constraints?.contentMediaType else { return nil }
        return kind != .field && MediaType(type).essence == "application/octet-stream" ? nil : type
    }

    /// The headers of the parts, as properties of the form: `photoWidth` for `X-Width` of `photo`.
    static func headers(of properties: [Property], encodings: [String: PartEncoding]) -> [PartHeader] {
        var headers = properties.enumerated().flatMap { part, property in
            (encodings[property.wireName]?.headers ?? []).map { header in
                PartHeader(part: part, property: property, header)
            }
        }
        var uses: [String: Int] = [:]
        for property in properties + headers.map(\.property) {
            uses[letters(of: property.name ?? property.wireName), default: 0] += 1
        }
        for index in headers.indices {
            let header = headers[index].property
            if uses[letters(of: header.name ?? ""), default: 0] > 1 {
                headers[index].property.name = "\(properties[headers[index].part].wireName)-\(header.wireName)"
            }
        }
        return headers
    }

    /// The letters and digits of a name, by which names in Swift are compared: `caption-Language` → `captionlanguage`.
    private static func letters(of name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    /// How the form's additional values are sent, those beside its properties.
    func kind(ofAdditional properties: AdditionalProperties) -> PartPlan.Kind {
        if case .schema(let use) = properties { kind(of: use, nil, isNamed: false) } else { .field }
    }

    /// The type of a property: files instead of data, where the form carries bytes.
    /// - Parameter isNamed: whether the form describes it as a property, not as an additional value.
    func type(of use: SchemaUse, _ encoding: PartEncoding?, isNamed: Bool, in index: Int) -> SwiftType {
        let type: SwiftType
        switch kind(of: use, encoding, isNamed: isNamed) {
        case .file: type = .fileUpload
        case .files: type = .array(.fileUpload)
        case .field, .json: return catalog.type(of: use, in: index)
        }
        return catalog.graph.target(of: use).isNullable ? type.optional : type
    }

    /// The way in which a property is sent. An explicit style wins over a media type.
    private func kind(of use: SchemaUse, _ encoding: PartEncoding?, isNamed: Bool = true) -> PartPlan.Kind {
        func isFile(_ use: SchemaUse) -> Bool {
            FormParts.isFile(catalog.graph.schema(behind: use)) || isNamed && isUndescribed(use, encoding)
        }
        if isFile(use) { return .file }
        if let element = catalog.graph.elementOfList(use), isFile(element) { return .files }
        if let type = encoding?.contentType, MediaType(type).isJSON, encoding?.fieldEncoding == nil { return .json }
        return .field
    }
}

/// A header of a part, which becomes a property of the form.
struct PartHeader {
    /// The index of the header's part.
    var part: Int
    var property: Property
    var encoding: ParameterEncoding

    init(part: Int, property: Property, _ header: ResponseHeader) {
        self.part = part
        var use = header.use
        use.annotations.documentation = header.documentation ?? use.annotations.documentation
        self.property = Property(
            wireName: header.wireName, use: use, isRequired: header.isRequired && property.isRequired,
            origin: property.origin)
        self.property.name = header.memberName(in: property.wireName)
        encoding = header.encoding
    }
}

extension [PartEncoding] {
    var byProperty: [String: PartEncoding] { Dictionary(map { ($0.property, $0) }) { first, _ in first } }
}

extension ResponseHeader {
    /// `photo-Width` for `X-Width` of `photo`.
    func memberName(in property: String) -> String { "\(property)-\(ResponseHeaders.subject(of: wireName))" }
}

/// Reports bodies in which null removes a value and an absent key keeps it (`application/merge-patch+json`), but whose
/// types can't tell the two apart, since responses have the same types.
struct MergePatches {
    let catalog: SchemaTypes

    func report(into bag: inout DiagnosticBag) {
        var seen: Set<Int> = []
        for operation in catalog.graph.api.operations {
            guard let body = operation.body, let use = patch(body, of: operation) else { continue }
            let schema = catalog.graph.target(of: use).schema
            guard catalog.directions.isReceived(schema), seen.insert(schema).inserted,
                let property = unsaidNull(in: schema)
            else { continue }
            let named = catalog.graph.schema(schema)
            let range = body.origin.range ?? operation.origin.range
            bag.report(
                SwiftModelCodes.unsentNull(
                    "`\(operation.key)` can't set `\(property.wireName)` to null: \(label(named)) comes in responses, too, and leaves out what is nil"
                ).at(range).help("`models: { nulls: distinct }` tells null and an absent key apart in all types"))
        }
    }

    private func patch(_ body: Body, of operation: Operation) -> SchemaUse? {
        let preferred = operation.directives.requestMediaType
        let choice = ContentChoice.request(body.contents, preferred: preferred, in: catalog.graph.api)
        guard let content = choice?.content, content.mediaType.essence == "application/merge-patch+json" else {
            return nil
        }
        return content.use
    }

    /// The first property that may be null, and may also be absent.
    private func unsaidNull(in schema: Int) -> Property? {
        guard case .object(let shape) = catalog.graph.schema(schema).kind else { return nil }
        return shape.properties.first { property in
            let isReadOnly =
                property.use.annotations.isReadOnly || catalog.graph.schema(behind: property.use).annotations.isReadOnly
            return !property.isRequired && !isReadOnly && catalog.graph.target(of: property.use).isNullable
        }
    }
}
