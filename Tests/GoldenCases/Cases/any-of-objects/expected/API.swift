import Foundation

public nonisolated enum ContactsApi {
    case addContact(input: Contact)
}

nonisolated extension ContactsApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        switch self {
        case .addContact(let input):
            return input
        }
    }

    public var method: RequestMethod {
        .post
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        "/contacts"
    }
}
