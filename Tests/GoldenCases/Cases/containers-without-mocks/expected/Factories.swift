import FactoryKit
import Foundation

nonisolated extension Container {
    /// The repository that `@Injected(\.boatsRepository)` gives.
    var boatsRepository: Factory<any BoatsRepository> {
        self { BoatsRepositoryImpl(apiService: APIServiceImpl.shared) }
    }
}

nonisolated extension Container {
    /// The repository that `@Injected(\.weatherRepository)` gives.
    var weatherRepository: Factory<any WeatherRepository> {
        self { WeatherRepositoryImpl(apiService: APIServiceImpl.shared) }
    }
}
