import APIModel

extension APIDump {
    mutating func write(_ service: Service) {
        writer.beginObject()
        writer.field("name", service.name)
        field("documentation", service.documentation)
        pointer(service.origin)
        writer.endObject()
    }

    mutating func write(_ server: Server) {
        writer.beginObject()
        field("name", server.name)
        writer.field("url", server.url)
        field("documentation", server.documentation)
        listIfAny("variables", server.variables) { dump, variable in
            dump.writer.beginObject()
            dump.writer.field("name", variable.name)
            dump.writer.field("default", variable.defaultValue)
            dump.texts("values", variable.allowedValues)
            dump.field("documentation", variable.documentation)
            dump.writer.endObject()
        }
        writer.endObject()
    }

    mutating func write(_ scheme: SecurityScheme) {
        writer.beginObject()
        writer.field("name", scheme.name)
        switch scheme.kind {
        case .apiKey(let name, let location):
            writer.field("kind", "apiKey")
            writer.field("parameter", name)
            writer.field("in", location.rawValue)
        case .http(let name, let bearerFormat):
            writer.field("kind", "http")
            writer.field("scheme", name)
            field("bearerFormat", bearerFormat)
        case .oauth2(let flows):
            writer.field("kind", "oauth2")
            texts("flows", flows)
        case .openIDConnect(let url):
            writer.field("kind", "openIdConnect")
            writer.field("url", url)
        case .mutualTLS:
            writer.field("kind", "mutualTLS")
        }
        field("documentation", scheme.documentation)
        pointer(scheme.origin)
        writer.endObject()
    }

    /// How the types of the app differ from those of the service.
    mutating func write(_ entities: EntityRules) {
        writer.key("entities")
        writer.beginObject()
        writer.field("separate", true)
        listIfAny("rules", entities.inWireNames(of: api).rules) { dump, rule in
            dump.writer.beginObject()
            dump.writer.field("name", rule.schema)
            dump.texts("leaveOut", rule.leftOut.map(\.text))
            dump.listIfAny("properties", rule.members) { $0.write($1) }
            dump.writer.endObject()
        }
        writer.endObject()
    }

    private mutating func write(_ member: EntityMember) {
        writer.beginObject()
        writer.field("name", member.path)
        field("givenName", member.name?.text)
        field("default", member.defaultValue)
        field("type", member.type?.text)
        field("by", member.conversion?.text)
        flag("fails", member.canFail)
        writer.endObject()
    }

    /// An alternative is a list of what is needed together.
    mutating func write(_ alternative: SecurityAlternative) {
        writer.beginArray()
        for requirement in alternative.requirements {
            writer.beginObject()
            writer.field("scheme", requirement.scheme)
            texts("scopes", requirement.scopes)
            writer.endObject()
        }
        writer.endArray()
    }
}
