import Foundation

nonisolated protocol ValuesRepositoryProtocol: Sendable {
    func fetchValues() async throws -> Values
    func putValues(_ request: Values) async throws
    func fetchSome() async throws -> Some
    func putSome(_ request: Some) async throws
}
