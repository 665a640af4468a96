import Foundation

/// Stands in for `AppsRepository` in tests: each method records its calls and answers what its spy is told.
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

/// Stands in for `ReactionsRepository` in tests: each method records its calls and answers what its spy is told.
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

/// Stands in for `OauthRepository` in tests: each method records its calls and answers what its spy is told.
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

/// Stands in for `OrgsRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockOrgsRepository: OrgsRepository {
    let convertMemberToOutsideCollaboratorSpy = MockMethod<(id: String, member: String), Void>(
        "OrgsRepository.convertMemberToOutsideCollaborator(id:member:)"
    )

    init() {}

    func convertMemberToOutsideCollaborator(id: String, member: String) async throws {
        try await convertMemberToOutsideCollaboratorSpy.call((id: id, member: member))
    }
}

/// Stands in for `UsersRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockUsersRepository: UsersRepository {
    let convertMemberToOutsideCollaboratorSpy = MockMethod<(id: String, member: String), Void>(
        "UsersRepository.convertMemberToOutsideCollaborator(id:member:)"
    )

    init() {}

    func convertMemberToOutsideCollaborator(id: String, member: String) async throws {
        try await convertMemberToOutsideCollaboratorSpy.call((id: id, member: member))
    }
}

/// Stands in for `SubscriptionItemsRepository` in tests: each method records its calls and answers what its spy is told.
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

/// Stands in for `ThreeDSecureRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockThreeDSecureRepository: ThreeDSecureRepository {
    let get3dSecureSpy = MockMethod<String, ThreeDSecure>("ThreeDSecureRepository.get3dSecure(id:)")

    init() {}

    func get3dSecure(id: String) async throws -> ThreeDSecure {
        try await get3dSecureSpy.call(id)
    }
}
