import Foundation

/// Replaces `AppsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockAppsRepository: AppsRepository {
    let listInstallationReposForAuthenticatedUserSpy = MockMethod<
        String,
        ListInstallationReposForAuthenticatedUserResponse
    >("AppsRepository.listInstallationReposForAuthenticatedUser(id:)")

    init() {}

    func listInstallationReposForAuthenticatedUser(
        id: String
    ) async throws -> ListInstallationReposForAuthenticatedUserResponse {
        try await listInstallationReposForAuthenticatedUserSpy.call(id)
    }
}

/// Replaces `ReactionsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockReactionsRepository: ReactionsRepository {
    let createForTeamDiscussionCommentInOrgSpy = MockMethod<
        (id: String, comment: String, request: ReactionsCreateTeamDiscussionCommentInOrgRequest?),
        Void
    >("ReactionsRepository.createForTeamDiscussionCommentInOrg(id:comment:_:)")

    init() {}

    func createForTeamDiscussionCommentInOrg(
        id: String,
        comment: String,
        _ request: ReactionsCreateTeamDiscussionCommentInOrgRequest?
    ) async throws {
        try await createForTeamDiscussionCommentInOrgSpy.call((id: id, comment: comment, request: request))
    }
}

/// Replaces `OauthRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockOauthRepository: OauthRepository {
    let fetchOrCreateAuthorizationForAppAndFingerprintSpy = MockMethod<
        (id: String, request: GetOrCreateAuthorizationForAppFingerprintRequest?),
        Void
    >("OauthRepository.fetchOrCreateAuthorizationForAppAndFingerprint(id:_:)")

    init() {}

    func fetchOrCreateAuthorizationForAppAndFingerprint(
        id: String,
        _ request: GetOrCreateAuthorizationForAppFingerprintRequest?
    ) async throws {
        try await fetchOrCreateAuthorizationForAppAndFingerprintSpy.call((id: id, request: request))
    }
}

/// Replaces `OrgsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockOrgsRepository: OrgsRepository {
    let convertMemberToOutsideCollaboratorSpy = MockMethod<(id: String, member: String), Void>(
        "OrgsRepository.convertMemberToOutsideCollaborator(id:member:)"
    )

    init() {}

    func convertMemberToOutsideCollaborator(id: String, member: String) async throws {
        try await convertMemberToOutsideCollaboratorSpy.call((id: id, member: member))
    }
}

/// Replaces `UsersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockUsersRepository: UsersRepository {
    let convertMemberToOutsideCollaboratorSpy = MockMethod<(id: String, member: String), Void>(
        "UsersRepository.convertMemberToOutsideCollaborator(id:member:)"
    )

    init() {}

    func convertMemberToOutsideCollaborator(id: String, member: String) async throws {
        try await convertMemberToOutsideCollaboratorSpy.call((id: id, member: member))
    }
}

/// Replaces `SubscriptionItemsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockSubscriptionItemsRepository: SubscriptionItemsRepository {
    let fetchSubscriptionItemUsageRecordSummariesSpy = MockMethod<
        String,
        GetSubscriptionItemUsageRecordSummariesResponse
    >("SubscriptionItemsRepository.fetchSubscriptionItemUsageRecordSummaries(subscriptionItem:)")

    init() {}

    func fetchSubscriptionItemUsageRecordSummaries(
        subscriptionItem: String
    ) async throws -> GetSubscriptionItemUsageRecordSummariesResponse {
        try await fetchSubscriptionItemUsageRecordSummariesSpy.call(subscriptionItem)
    }
}

/// Replaces `ThreeDSecureRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockThreeDSecureRepository: ThreeDSecureRepository {
    let get3dSecureSpy = MockMethod<String, ThreeDSecure>("ThreeDSecureRepository.get3dSecure(id:)")

    init() {}

    func get3dSecure(id: String) async throws -> ThreeDSecure {
        try await get3dSecureSpy.call(id)
    }
}
