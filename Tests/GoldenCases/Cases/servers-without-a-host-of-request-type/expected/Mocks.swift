import Foundation

/// Replaces `ARepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockARepository: ARepository {
    public let getASpy = MockMethod<Void, Void>("ARepository.getA()")

    public init() {}

    public var getAResult: Result<Void, any Error>? {
        get { getASpy.result }
        set { getASpy.result = newValue }
    }

    public func getA() async -> Result<Void, any Error> {
        await getASpy.result(of: ())
    }
}

/// Replaces `BRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockBRepository: BRepository {
    public let getBSpy = MockMethod<Void, Void>("BRepository.getB()")

    public init() {}

    public var getBResult: Result<Void, any Error>? {
        get { getBSpy.result }
        set { getBSpy.result = newValue }
    }

    public func getB() async -> Result<Void, any Error> {
        await getBSpy.result(of: ())
    }
}
