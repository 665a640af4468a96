import Foundation

/// Replaces `ShedRepository` in tests: each method records its calls and answers as stubbed.
package nonisolated final class MockShedRepository: ShedRepository {
    package let fetchShedSpy = MockMethod<Int, Shed>("ShedRepository.fetchShed(shedId:)")
    package let saveShedSpy = MockMethod<(shedId: Int, input: Shed), Void>("ShedRepository.saveShed(shedId:input:)")

    package init() {}

    package var fetchShedResult: Result<Shed, any Error>? {
        get { fetchShedSpy.result }
        set { fetchShedSpy.result = newValue }
    }

    package var saveShedResult: Result<Void, any Error>? {
        get { saveShedSpy.result }
        set { saveShedSpy.result = newValue }
    }

    package func fetchShed(shedId: Int) async -> Result<Shed, any Error> {
        await fetchShedSpy.result(of: shedId)
    }

    package func saveShed(shedId: Int, input: Shed) async -> Result<Void, any Error> {
        await saveShedSpy.result(of: (shedId: shedId, input: input))
    }
}
