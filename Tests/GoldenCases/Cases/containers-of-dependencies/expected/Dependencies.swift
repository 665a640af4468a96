import Dependencies
import Foundation

nonisolated extension BoatsRepositoryImpl: DependencyKey {
    static var liveValue: any BoatsRepository {
        BoatsRepositoryImpl(apiService: APIServiceImpl.shared)
    }

    /// Answers with sample values.
    static var previewValue: any BoatsRepository {
        let repository = MockBoatsRepository()
        repository.listBoatsSpy.stub([.preview])
        repository.addBoatSpy.stub(())
        repository.fetchBoatSpy.stub(.preview)
        return repository
    }

    /// Fails each call with the name of the method until a test stubs it.
    static var testValue: any BoatsRepository {
        MockBoatsRepository()
    }
}

nonisolated extension DependencyValues {
    /// The repository that `@Dependency(\.boatsRepository)` provides.
    var boatsRepository: any BoatsRepository {
        get { self[BoatsRepositoryImpl.self] }
        set { self[BoatsRepositoryImpl.self] = newValue }
    }
}

nonisolated extension WeatherRepositoryImpl: DependencyKey {
    static var liveValue: any WeatherRepository {
        WeatherRepositoryImpl(apiService: APIServiceImpl.shared)
    }

    /// Calls no service. Each call fails with the name of the method until a preview stubs it.
    static var previewValue: any WeatherRepository {
        MockWeatherRepository()
    }

    /// Fails each call with the name of the method until a test stubs it.
    static var testValue: any WeatherRepository {
        MockWeatherRepository()
    }
}

nonisolated extension DependencyValues {
    /// The repository that `@Dependency(\.weatherRepository)` provides.
    var weatherRepository: any WeatherRepository {
        get { self[WeatherRepositoryImpl.self] }
        set { self[WeatherRepositoryImpl.self] = newValue }
    }
}
