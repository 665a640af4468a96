/// The keys of a security scheme.
enum SecurityKey: Int, ObjectKey {
    case type, description, name, location, scheme, bearerFormat, flows, openIdConnectUrl, flow, authorizationUrl
    case tokenUrl, scopes, oauth2MetadataUrl, deprecated

    static let known = KnownKeys([
        "type", "description", "name", "in", "scheme", "bearerFormat", "flows", "openIdConnectUrl", "flow",
        "authorizationUrl", "tokenUrl", "scopes", "oauth2MetadataUrl", "deprecated",
    ])

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
enum FlowsKey: Int, ObjectKey {
    case implicit, password, clientCredentials, authorizationCode, deviceAuthorization

    static let known = KnownKeys([
        "implicit", "password", "clientCredentials", "authorizationCode", "deviceAuthorization",
    ])

    var versions: ClosedRange<SpecVersion> { self == .deviceAuthorization ? .since32 : .since30 }
}

/// The keys of one flow of OAuth 2.
enum FlowKey: Int, ObjectKey {
    case authorizationUrl, tokenUrl, refreshUrl, scopes, deviceAuthorizationUrl

    static let known = KnownKeys([
        "authorizationUrl", "tokenUrl", "refreshUrl", "scopes", "deviceAuthorizationUrl",
    ])

    var versions: ClosedRange<SpecVersion> { self == .deviceAuthorizationUrl ? .since32 : .since30 }
}
