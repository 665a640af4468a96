import Foundation

nonisolated struct ThreeDSecure: Codable, Hashable, Sendable {
    let secondFactor: SecondFactor?

    init(secondFactor: SecondFactor? = nil) {
        self.secondFactor = secondFactor
    }

    nonisolated enum SecondFactor: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
        case sms
        case mail
        /// A value that was not known when this code was written.
        case unknown(String)

        static let allCases: [Self] = [.sms, .mail]

        init(rawValue: String) {
            switch rawValue {
            case "sms":
                self = .sms
            case "mail":
                self = .mail
            default:
                self = .unknown(rawValue)
            }
        }

        var rawValue: String {
            switch self {
            case .sms:
                return "sms"
            case .mail:
                return "mail"
            case .unknown(let rawValue):
                return rawValue
            }
        }
    }

    private enum CodingKeys: String, CodingKey {
        case secondFactor = "2nd_factor"
    }
}

nonisolated struct ListInstallationReposForAuthenticatedUserResponse: Codable, Hashable, Sendable {
    let count: Int?

    init(count: Int? = nil) {
        self.count = count
    }
}

nonisolated struct ReactionsCreateTeamDiscussionCommentInOrgRequest: Codable, Hashable, Sendable {
    let content: String?

    init(content: String? = nil) {
        self.content = content
    }
}

nonisolated struct GetOrCreateAuthorizationForAppFingerprintRequest: Codable, Hashable, Sendable {
    let note: String?

    init(note: String? = nil) {
        self.note = note
    }
}

nonisolated struct ConvertMemberToOutsideCollaboratorForbiddenError: Codable, Hashable, Sendable {
    let reason: String?

    init(reason: String? = nil) {
        self.reason = reason
    }
}

nonisolated struct UsersConvertMemberToOutsideCollaboratorForbiddenError: Codable, Hashable, Sendable {
    let cause: String?

    init(cause: String? = nil) {
        self.cause = cause
    }
}

nonisolated struct GetSubscriptionItemUsageRecordSummariesResponse: Codable, Hashable, Sendable {
    let hasMore: Bool?

    init(hasMore: Bool? = nil) {
        self.hasMore = hasMore
    }
}
