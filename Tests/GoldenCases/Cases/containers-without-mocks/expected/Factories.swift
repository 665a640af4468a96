import FactoryKit
import Foundation

nonisolated extension Container {
    /// The repository that `@Injected(\.boatsRepository)` provides.
    var boatsRepository: Factory<any BoatsRepository> {
        self { BoatsRepositoryImpl(apiService: APIServiceImpl.shared) }
    }
}

nonisolated extension Container {
    /// The repository that `@Injected(\.weatherRepository)` provides.
    var weatherRepository: Factory<any WeatherRepository> {
        self { WeatherRepositoryImpl(apiService: APIServiceImpl.shared) }
    }
}
