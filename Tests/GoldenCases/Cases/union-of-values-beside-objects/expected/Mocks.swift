import Foundation

/// Replaces `RulesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockRulesRepository: RulesRepository {
    let replaceRulesSpy = MockMethod<[Rule], Settings>("RulesRepository.replaceRules(_:)")

    init() {}

    func replaceRules(_ request: [Rule]) async throws -> Settings {
        try await replaceRulesSpy.call(request)
    }
}
