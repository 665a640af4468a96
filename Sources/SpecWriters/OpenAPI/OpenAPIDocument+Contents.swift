import APIModel

extension OpenAPIDocument {
    func parameter(_ parameter: Parameter) -> YAMLValue {
        let encoding = parameter.encoding
        var map = YAMLMap()
        map.add("name", text: parameter.wireName)
        map.add("in", text: parameter.location.rawValue)
        map.add("required", flag: parameter.isRequired)
        map.add("description", text: parameter.documentation)
        map.add("deprecated", flag: parameter.isDeprecated)
        map.add("allowEmptyValue", flag: parameter.allowsEmptyValue)
        map.add("allowReserved", flag: encoding.allowsReserved)
        map.add(extensions: parameter.extensions)
        if encoding.style != ParameterEncoding.usual(in: parameter.location).style {
            map.add("style", text: encoding.style.rawValue)
        }
        if encoding.isExploded != (encoding.style == .form || encoding.style == .cookie), encoding.mediaType == nil {
            map.add("explode", .raw(encoding.isExploded ? "true" : "false"))
        }
        // The words of the parameter are not said again of its schema.
        var use = parameter.use
        if use.annotations.documentation == parameter.documentation { use.annotations.documentation = nil }
        if parameter.isDeprecated { use.annotations.isDeprecated = false }
        if let type = encoding.mediaType {
            var content = MediaContent(mediaType: type, use: use)
            content.encodings = parameter.fields
            map.add("content", contents([content]))
        } else {
            map.add("schema", schemas.value(use))
        }
        return map.value.named(parameter.name, besides: parameter.wireName)
    }

    func body(_ body: Body) -> YAMLValue {
        var map = YAMLMap()
        map.add("description", text: body.documentation)
        map.add("required", flag: body.isRequired)
        map.add("content", contents(body.contents))
        map.add("x-codegen-request-body-name", text: body.name)
        return map.value
    }

    func response(_ response: Response) -> YAMLValue {
        var map = YAMLMap()
        // OpenAPI demands one.
        map.add("description", text: response.documentation ?? "")
        map.add("headers", map: headers(response.headers))
        if !response.contents.isEmpty { map.add("content", contents(response.contents)) }
        return map.value
    }

    private func headers(_ headers: [ResponseHeader]) -> YAMLMap {
        var map = YAMLMap()
        for header in headers {
            var item = YAMLMap()
            item.add("description", text: header.documentation)
            item.add("required", flag: header.isRequired)
            var use = header.use
            if use.annotations.documentation == header.documentation { use.annotations.documentation = nil }
            if let type = header.encoding.mediaType {
                item.add("content", contents([MediaContent(mediaType: type, use: use)]))
            } else {
                item.add("explode", flag: header.encoding.isExploded)
                item.add("schema", schemas.value(use))
            }
            map.add(header.wireName, item.value)
        }
        return map
    }

    private func contents(_ contents: [MediaContent]) -> YAMLValue {
        var map = YAMLMap()
        for content in contents {
            var item = YAMLMap()
            item.add("schema", content.use.map { schemas.value($0) })
            var encodings = YAMLMap()
            for encoding in content.encodings {
                var part = YAMLMap()
                part.add("contentType", text: encoding.contentType)
                part.add("style", text: encoding.style?.rawValue)
                part.add("explode", encoding.isExploded.map { .raw($0 ? "true" : "false") })
                part.add("allowReserved", flag: encoding.allowsReserved)
                part.add("headers", map: headers(encoding.headers))
                encodings.add(encoding.property, part.value)
            }
            item.add("encoding", map: encodings)
            map.add(content.mediaType.text, item.value)
        }
        return map.value
    }
}
