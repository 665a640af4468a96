/// The keys of a document's root.
enum DocumentKey: Int, ObjectKey {
    case openapi, swagger, info, host, basePath, schemes, consumes, produces, definitions, parameters, responses
    case securityDefinitions, servers, paths, webhooks, components, security, tags, externalDocs, jsonSchemaDialect
    case selfAddress

    static let known = KnownKeys([
        "openapi", "swagger", "info", "host", "basePath", "schemes", "consumes", "produces", "definitions",
        "parameters",
        "responses", "securityDefinitions", "servers", "paths", "webhooks", "components", "security", "tags",
        "externalDocs", "jsonSchemaDialect", "$self",
    ])

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
enum InfoKey: Int, ObjectKey {
    case title, summary, description, termsOfService, contact, license, version

    static let known = KnownKeys([
        "title", "summary", "description", "termsOfService", "contact", "license", "version",
    ])

    var versions: ClosedRange<SpecVersion> { self == .summary ? .since31 : .all }
}

/// The keys of a tag.
enum TagKey: Int, ObjectKey {
    case name, summary, description, externalDocs, parent, kind

    static let known = KnownKeys(["name", "summary", "description", "externalDocs", "parent", "kind"])

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .name, .description, .externalDocs: return .all
        case .summary, .parent, .kind: return .since32
        }
    }
}

/// The keys of a server.
enum ServerKey: Int, ObjectKey {
    case url, description, variables, name

    static let known = KnownKeys(["url", "description", "variables", "name"])

    var versions: ClosedRange<SpecVersion> { self == .name ? .since32 : .since30 }
}

/// The keys of a server's variable.
enum ServerVariableKey: Int, ObjectKey {
    case values, defaultValue, description

    static let known = KnownKeys(["enum", "default", "description"])
}

/// The keys of `components`.
enum ComponentsKey: Int, ObjectKey {
    case schemas, responses, parameters, examples, requestBodies, headers, securitySchemes, links, callbacks, pathItems
    case mediaTypes

    static let known = KnownKeys([
        "schemas", "responses", "parameters", "examples", "requestBodies", "headers", "securitySchemes", "links",
        "callbacks", "pathItems", "mediaTypes",
    ])

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .pathItems: return .since31
        case .mediaTypes: return .since32
        default: return .since30
        }
    }
}

/// The keys of objects whose content means nothing for a client; only their keys are checked.
enum UnreadKeys {
    static let contact = KnownKeys(["name", "url", "email"])
    static let license = KnownKeys(["name", "url", "identifier"])
    static let externalDocs = KnownKeys(["description", "url"])
    static let reference = KnownKeys(["$ref", "summary", "description"])
    static let link = KnownKeys([
        "operationRef", "operationId", "parameters", "requestBody", "description", "server", "$ref", "summary",
    ])
}
