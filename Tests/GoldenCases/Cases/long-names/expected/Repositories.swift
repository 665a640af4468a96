import Foundation

nonisolated protocol AppsRepository: Sendable {
    func listInstallationReposForAuthenticatedUser(
        id: String
    ) async throws -> ListInstallationReposForAuthenticatedUserResponse
}

nonisolated final class AppsRepositoryImpl: AppsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listInstallationReposForAuthenticatedUser(
        id: String
    ) async throws -> ListInstallationReposForAuthenticatedUserResponse {
        try await apiService.request(AppsEndpoint.listInstallationReposForAuthenticatedUser(id: id))
    }
}

nonisolated protocol ReactionsRepository: Sendable {
    func createForTeamDiscussionCommentInOrg(
        id: String,
        comment: String,
        _ request: ReactionsCreateTeamDiscussionCommentInOrgRequest?
    ) async throws
}

nonisolated extension ReactionsRepository {
    func createForTeamDiscussionCommentInOrg(
        id: String,
        comment: String,
        _ request: ReactionsCreateTeamDiscussionCommentInOrgRequest? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await createForTeamDiscussionCommentInOrg(id: id, comment: comment, request)
    }
}

nonisolated final class ReactionsRepositoryImpl: ReactionsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func createForTeamDiscussionCommentInOrg(
        id: String,
        comment: String,
        _ request: ReactionsCreateTeamDiscussionCommentInOrgRequest?
    ) async throws {
        try await apiService.send(
            ReactionsEndpoint.createForTeamDiscussionCommentInOrg(id: id, comment: comment, request)
        )
    }
}

nonisolated protocol OauthRepository: Sendable {
    func fetchOrCreateAuthorizationForAppAndFingerprint(
        id: String,
        _ request: GetOrCreateAuthorizationForAppFingerprintRequest?
    ) async throws
}

nonisolated extension OauthRepository {
    func fetchOrCreateAuthorizationForAppAndFingerprint(
        id: String,
        _ request: GetOrCreateAuthorizationForAppFingerprintRequest? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await fetchOrCreateAuthorizationForAppAndFingerprint(id: id, request)
    }
}

nonisolated final class OauthRepositoryImpl: OauthRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchOrCreateAuthorizationForAppAndFingerprint(
        id: String,
        _ request: GetOrCreateAuthorizationForAppFingerprintRequest?
    ) async throws {
        try await apiService.send(OauthEndpoint.getOrCreateAuthorizationForAppAndFingerprint(id: id, request))
    }
}

nonisolated protocol OrgsRepository: Sendable {
    func convertMemberToOutsideCollaborator(id: String, member: String) async throws
}

nonisolated final class OrgsRepositoryImpl: OrgsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func convertMemberToOutsideCollaborator(id: String, member: String) async throws {
        try await apiService.send(OrgsEndpoint.convertMemberToOutsideCollaborator(id: id, member: member))
    }
}

nonisolated protocol UsersRepository: Sendable {
    func convertMemberToOutsideCollaborator(id: String, member: String) async throws
}

nonisolated final class UsersRepositoryImpl: UsersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func convertMemberToOutsideCollaborator(id: String, member: String) async throws {
        try await apiService.send(UsersEndpoint.convertMemberToOutsideCollaborator(id: id, member: member))
    }
}

nonisolated protocol SubscriptionItemsRepository: Sendable {
    func fetchSubscriptionItemUsageRecordSummaries(
        subscriptionItem: String
    ) async throws -> GetSubscriptionItemUsageRecordSummariesResponse
}

nonisolated final class SubscriptionItemsRepositoryImpl: SubscriptionItemsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchSubscriptionItemUsageRecordSummaries(
        subscriptionItem: String
    ) async throws -> GetSubscriptionItemUsageRecordSummariesResponse {
        try await apiService.request(
            SubscriptionItemsEndpoint.getSubscriptionItemUsageRecordSummaries(subscriptionItem: subscriptionItem)
        )
    }
}

nonisolated protocol ThreeDSecureRepository: Sendable {
    func get3dSecure(id: String) async throws -> ThreeDSecure
}

nonisolated final class ThreeDSecureRepositoryImpl: ThreeDSecureRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func get3dSecure(id: String) async throws -> ThreeDSecure {
        try await apiService.request(ThreeDSecureEndpoint.get3dSecure(id: id))
    }
}
