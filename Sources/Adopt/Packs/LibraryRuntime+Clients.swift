extension LibraryRuntime {
    static let moyaClient = """
        /// Sends requests with Moya.
        {{ swift.declaration }}final class MoyaClient: @unchecked Sendable {
            private let provider: MoyaProvider<MultiTarget>

            {{ swift.access }}init(provider: MoyaProvider<MultiTarget> = MoyaProvider<MultiTarget>()) {
                self.provider = provider
            }

            {{ swift.access }}func load<Value: Decodable>(_ target: any TargetType) async throws -> Value {
                try JSONDecoder().decode(Value.self, from: try await data(target))
            }

            {{ swift.access }}func perform(_ target: any TargetType) async throws {
                _ = try await data(target)
            }

            private func data(_ target: any TargetType) async throws -> Data {
                try await withCheckedThrowingContinuation { continuation in
                    provider.request(MultiTarget(target)) { result in
                        continuation.resume(
                            with: Result { try result.get().filterSuccessfulStatusCodes().data }
                        )
                    }
                }
            }
        }

        """

    static let alamofireClient = """
        /// Sends requests with Alamofire.
        {{ swift.declaration }}struct AlamofireClient: Sendable {
            private let session: Session

            {{ swift.access }}init(session: Session = .default) {
                self.session = session
            }

            {{ swift.access }}func load<Value: Decodable & Sendable>(_ request: any URLRequestConvertible) async throws -> Value {
                try await session.request(request).validate().serializingDecodable(Value.self).value
            }

            {{ swift.access }}func perform(_ request: any URLRequestConvertible) async throws {
                _ = try await session.request(request).validate().serializingData(emptyResponseCodes: [200, 201, 202, 204, 205]).value
            }
        }

        """
}
