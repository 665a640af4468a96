import Foundation

/// Stands in for `RulesRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockRulesRepository: RulesRepository {
    let replaceRulesSpy = MockMethod<[Rule], Settings>("RulesRepository.replaceRules(_:)")

    init() {}

    func replaceRules(_ request: [Rule]) async throws -> Settings {
        try await replaceRulesSpy.call(request)
    }
}
