public import Dependencies
import Foundation

nonisolated extension BoatsRepository: DependencyKey {
    public static var liveValue: any BoatsRepositoryProtocol {
        BoatsRepository(client: NetworkClient.shared)
    }

    #if DEBUG
        /// Answers with sample values.
        public static var previewValue: any BoatsRepositoryProtocol {
            let repository = MockBoatsRepository()
            repository.fetchBoatsSpy.stub([.preview])
            repository.addBoatSpy.stub(())
            repository.fetchBoatSpy.stub(.preview)
            return repository
        }

        /// Fails each call with the name of the method until a test stubs it.
        public static var testValue: any BoatsRepositoryProtocol {
            MockBoatsRepository()
        }
    #endif
}

nonisolated extension DependencyValues {
    /// The repository that `@Dependency(\.boatsRepository)` provides.
    public var boatsRepository: any BoatsRepositoryProtocol {
        get { self[BoatsRepository.self] }
        set { self[BoatsRepository.self] = newValue }
    }
}

nonisolated extension WeatherRepository: DependencyKey {
    public static var liveValue: any WeatherRepositoryProtocol {
        WeatherRepository(client: NetworkClient.shared)
    }

    #if DEBUG
        /// Calls no service. Each call fails with the name of the method until a preview stubs it.
        public static var previewValue: any WeatherRepositoryProtocol {
            MockWeatherRepository()
        }

        /// Fails each call with the name of the method until a test stubs it.
        public static var testValue: any WeatherRepositoryProtocol {
            MockWeatherRepository()
        }
    #endif
}

nonisolated extension DependencyValues {
    /// The repository that `@Dependency(\.weatherRepository)` provides.
    public var weatherRepository: any WeatherRepositoryProtocol {
        get { self[WeatherRepository.self] }
        set { self[WeatherRepository.self] = newValue }
    }
}
