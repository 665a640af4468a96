public import FactoryKit
import Foundation

nonisolated extension Container {
    /// The repository that `@Injected(\.boatsRepository)` provides.
    public var boatsRepository: Factory<any BoatsRepositoryProtocol> {
        self { BoatsRepository(client: NetworkClient.shared) }
            .onPreview {
                let repository = MockBoatsRepository()
                repository.fetchBoatsSpy.stub([.preview])
                repository.addBoatSpy.stub(())
                repository.fetchBoatSpy.stub(.preview)
                return repository
            }
            .onTest { MockBoatsRepository() }
    }
}

nonisolated extension Container {
    /// The repository that `@Injected(\.weatherRepository)` provides.
    public var weatherRepository: Factory<any WeatherRepositoryProtocol> {
        self { WeatherRepository(client: NetworkClient.shared) }
            .onPreview {
                MockWeatherRepository()
            }
            .onTest { MockWeatherRepository() }
    }
}
