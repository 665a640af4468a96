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
