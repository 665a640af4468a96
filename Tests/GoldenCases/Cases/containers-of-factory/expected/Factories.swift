import FactoryKit
import Foundation

nonisolated extension Container {
    /// The repository that `@Injected(\.boatsRepository)` provides.
    var boatsRepository: Factory<any BoatsRepository> {
        #if DEBUG
            self { BoatsRepositoryImpl(apiClient: APIClient.shared) }
                .onPreview {
                    let repository = MockBoatsRepository()
                    repository.listBoatsSpy.stub([.preview])
                    repository.addBoatSpy.stub(())
                    repository.fetchBoatSpy.stub(.preview)
                    return repository
                }
                .onTest { MockBoatsRepository() }
        #else
            self { BoatsRepositoryImpl(apiClient: APIClient.shared) }
        #endif
    }
}

nonisolated extension Container {
    /// The repository that `@Injected(\.weatherRepository)` provides.
    var weatherRepository: Factory<any WeatherRepository> {
        #if DEBUG
            self { WeatherRepositoryImpl(apiClient: APIClient.shared) }
                .onPreview {
                    MockWeatherRepository()
                }
                .onTest { MockWeatherRepository() }
        #else
            self { WeatherRepositoryImpl(apiClient: APIClient.shared) }
        #endif
    }
}
