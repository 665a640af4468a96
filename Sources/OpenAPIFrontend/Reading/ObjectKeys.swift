/// The keys of a document's root.
enum DocumentKey: String, ObjectKey {
    case openapi, swagger, info, host, basePath, schemes, consumes, produces, definitions, parameters, responses
    case securityDefinitions, servers, paths, webhooks, components, security, tags, externalDocs
    case jsonSchemaDialect, selfAddress = "$self"

    static let table = KeyTable<Self>()
    static let takesDirectives = true

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .swagger, .host, .basePath, .schemes, .consumes, .produces, .definitions, .parameters, .responses,
            .securityDefinitions:
            return .onlySwagger2
        case .openapi, .servers, .components: return .since30
        case .webhooks, .jsonSchemaDialect: return .since31
        case .selfAddress: return .since32
        case .info, .paths, .security, .tags, .externalDocs: return .all
        }
    }
}

/// The keys of `info`.
enum InfoKey: String, ObjectKey {
    case title, summary, description, termsOfService, contact, license, version

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> { self == .summary ? .since31 : .all }
}

/// The keys of a tag.
enum TagKey: String, ObjectKey {
    case name, summary, description, externalDocs, parent, kind

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .name, .description, .externalDocs: return .all
        case .summary, .parent, .kind: return .since32
        }
    }
}

/// The keys of a server.
enum ServerKey: String, ObjectKey {
    case url, description, variables, name

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> { self == .name ? .since32 : .since30 }
}

/// The keys of a server's variable.
enum ServerVariableKey: String, ObjectKey {
    case values = "enum", defaultValue = "default", description

    static let table = KeyTable<Self>()
}

/// The keys of `components`.
enum ComponentsKey: String, ObjectKey {
    case schemas, responses, parameters, examples, requestBodies, headers, securitySchemes, links, callbacks
    case pathItems, mediaTypes

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .pathItems: return .since31
        case .mediaTypes: return .since32
        default: return .since30
        }
    }
}

/// The keys of `contact`, which means nothing for a client.
enum ContactKey: String, ObjectKey {
    case name, url, email

    static let table = KeyTable<Self>()
}

/// The keys of `license`, which means nothing for a client.
enum LicenseKey: String, ObjectKey {
    case name, url, identifier

    static let table = KeyTable<Self>()
}

/// The keys of `externalDocs`.
enum ExternalDocsKey: String, ObjectKey {
    case description, url

    static let table = KeyTable<Self>()
}

/// The keys of a link, which are not followed.
enum LinkKey: String, ObjectKey {
    case operationRef, operationId, parameters, requestBody, description, server, reference = "$ref", summary

    static let table = KeyTable<Self>()
}

/// The keys that count beside a reference.
enum ReferenceKey: String, ObjectKey {
    case reference = "$ref", summary, description

    static let table = KeyTable<Self>()
}
