import APIModel
import Diagnostics
import SourceTree

extension DocumentLowering {
    func responses(_ located: Located, place: String, produces: [MediaType]) -> [Response] {
        guard lowering.expectMapping(located, what: "`responses`") else { return [] }
        var responses: [Response] = []
        responses.reserveCapacity(located.node.count)
        for entry in located.node.entries where !entry.key.isExtensionKey {
            guard let status = status(entry.key.text) else {
                report(OperationMessages.invalidStatus(entry.key.text, at: entry.key.range), in: located.document)
                continue
            }
            let described = "response `\(entry.key.text)` of \(place)"
            if entry.value.isNull {
                responses.append(Response(status: status, origin: Origin(range: entry.key.range)))
            } else if let response = response(
                located.at(entry.value),
                status: status,
                place: described,
                produces: produces
            ) {
                responses.append(response)
            }
        }
        if responses.isEmpty, located.node.count == 0 {
            report(OperationMessages.missingResponses(place, at: located.range), in: located.document)
        }
        return responses
    }

    /// `200`, `2XX`, `2xx`, `default`
    private func status(_ text: String) -> ResponseStatus? {
        let bytes = Array(text.trimmed.utf8)
        if bytes.count == 3, let first = bytes.first, (UInt8(ascii: "1")...UInt8(ascii: "5")).contains(first) {
            let hundreds = Int(first - UInt8(ascii: "0"))
            if bytes[1] | 0x20 == UInt8(ascii: "x"), bytes[2] | 0x20 == UInt8(ascii: "x") { return .range(hundreds) }
            return Int(text.trimmed).map { .code($0) }
        }
        if bytes.count == 3, let code = Int(text.trimmed), code >= 600 { return .code(code) }
        return text.trimmed.lowercased() == "default" ? .default : nil
    }

    /// A response, inline or by reference.
    func response(
        _ located: Located,
        status: ResponseStatus,
        place: @autoclosure () -> String,
        produces: [MediaType]
    ) -> Response? {
        guard let (target, documentation) = resolve(located, section: .responses) else { return nil }
        let isShared = lowering.reference(in: located.node) != nil
        if isShared, let known = sharedResponses[target.identity] {
            return known.response(status: status, documentation: documentation, produces: produces)
        }
        guard let declaration = declaration(target, place: place()) else { return nil }
        if isShared { sharedResponses[target.identity] = declaration }
        return declaration.response(status: status, documentation: documentation, produces: produces)
    }

    private func declaration(_ located: Located, place: @autoclosure () -> String) -> ResponseDeclaration? {
        guard lowering.expectMapping(located, what: place()) else { return nil }
        var response = Response(status: .default, origin: lowering.origin(of: located))
        var summary: String?
        var schema: Located?
        var samples: Located?
        read(located, as: ResponseKey.self, in: place()) { key, value in
            switch key {
            case .summary: summary = string(value, "summary")
            case .description: response.documentation = string(value, "description")
            case .headers: response.headers = headers(value)
            case .content: response.contents = contents(value)
            case .links: for entry in entries(value, "links") { checkLink(entry.value) }
            case .schema: schema = value
            case .examples: samples = value
            }
        }
        response.documentation = response.documentation ?? summary
        return ResponseDeclaration(response: response, body: schema.map { body($0, samples: samples) })
    }

    private func body(_ schema: Located, samples: Located?) -> ResponseDeclaration.Body2 {
        let isFile = schema.node["type"]?.text == "file"
        let entries = samples?.node.entries.map { (MediaType($0.key.text).essence, $0.value) }
        return ResponseDeclaration.Body2(
            use: isFile ? SchemaUse(fileSchema) : lowering.schemaUse(schema),
            isFile: isFile,
            samples: entries ?? []
        )
    }
}
