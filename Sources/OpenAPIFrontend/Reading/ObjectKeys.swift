import APIModel

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

/// The keys of a path item.
enum PathItemKey: String, ObjectKey {
    case reference = "$ref", summary, description, servers, parameters, additionalOperations, get, put, post
    case delete, options, head, patch, trace, query

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .summary, .description, .servers, .trace: return .since30
        case .query, .additionalOperations: return .since32
        default: return .all
        }
    }

    /// The method of an operation's key; nil for the other keys.
    var method: HTTPMethod? {
        let method = HTTPMethod(rawValue)
        return method.isStandard ? method : nil
    }
}

/// The keys of an operation.
enum OperationKey: String, ObjectKey {
    case tags, summary, description, externalDocs, operationId, parameters, requestBody, responses, callbacks
    case deprecated, security, servers, consumes, produces, schemes

    static let table = KeyTable<Self>()
    static let takesDirectives = true

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .requestBody, .callbacks, .servers: return .since30
        case .consumes, .produces, .schemes: return .onlySwagger2
        default: return .all
        }
    }
}

/// The keys of a parameter of OpenAPI 3. A header has the same, but for `name` and `in`.
enum ParameterKey: String, ObjectKey {
    case name, location = "in", description, required, deprecated, allowEmptyValue, style, explode
    case allowReserved, schema, example, examples, content

    static let table = KeyTable<Self>()
}

/// The keys of a parameter of Swagger 2.0 that its type does not have.
enum SimpleParameterKey: String, ObjectKey {
    case name, location = "in", description, required, schema, allowEmptyValue, collectionFormat, type, format
    case items, defaultValue = "default", maximum, exclusiveMaximum, minimum, exclusiveMinimum, maxLength
    case minLength, pattern, maxItems, minItems, uniqueItems, values = "enum", multipleOf, example

    static let table = KeyTable<Self>()
}

/// The keys of a request body.
enum RequestBodyKey: String, ObjectKey {
    case description, content, required

    static let table = KeyTable<Self>()
}

/// The keys of one media type of a body.
enum MediaTypeKey: String, ObjectKey {
    case schema, example, examples, encoding, itemSchema, prefixEncoding, itemEncoding

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .itemSchema, .prefixEncoding, .itemEncoding: return .since32
        default: return .since30
        }
    }
}

/// The keys of the encoding of one property of a body.
enum EncodingKey: String, ObjectKey {
    case contentType, headers, style, explode, allowReserved, encoding, prefixEncoding, itemEncoding

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .encoding, .prefixEncoding, .itemEncoding: return .since32
        default: return .since30
        }
    }
}

/// The keys of an example.
enum ExampleKey: String, ObjectKey {
    case summary, description, value, externalValue, dataValue, serializedValue

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .dataValue, .serializedValue: return .since32
        default: return .since30
        }
    }
}

/// The keys of a response.
enum ResponseKey: String, ObjectKey {
    case summary, description, headers, content, links, schema, examples

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .summary: return .since32
        case .content, .links: return .since30
        case .schema, .examples: return .onlySwagger2
        case .description, .headers: return .all
        }
    }
}

/// The keys of a security scheme.
enum SecurityKey: String, ObjectKey {
    case type, description, name, location = "in", scheme, bearerFormat, flows, openIdConnectUrl, flow
    case authorizationUrl, tokenUrl, scopes, oauth2MetadataUrl, deprecated

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .scheme, .bearerFormat, .flows, .openIdConnectUrl: return .since30
        case .flow, .authorizationUrl, .tokenUrl, .scopes: return .onlySwagger2
        case .oauth2MetadataUrl, .deprecated: return .since32
        case .type, .description, .name, .location: return .all
        }
    }
}

/// The flows of OAuth 2.
enum FlowsKey: String, ObjectKey {
    case implicit, password, clientCredentials, authorizationCode, deviceAuthorization

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> { self == .deviceAuthorization ? .since32 : .since30 }
}

/// The keys of one flow of OAuth 2.
enum FlowKey: String, ObjectKey {
    case authorizationUrl, tokenUrl, refreshUrl, scopes, deviceAuthorizationUrl

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> { self == .deviceAuthorizationUrl ? .since32 : .since30 }
}

/// The keys of a channel, which OpenAPI itself has no place for (`x-netlayer-channels`).
enum ChannelKey: String, ObjectKey {
    case path, summary, description, tags, deprecated, parameters, security, servers, subprotocols, by, send, receive

    static let table = KeyTable<Self>()
    static let takesDirectives = true
}
