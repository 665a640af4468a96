import Foundation

#if canImport(SwiftUI)
    public import SwiftUI
#endif

#if canImport(SwiftUI)
    nonisolated extension BoatsRepositoryImpl: EnvironmentKey {
        public static let defaultValue: any BoatsRepository = BoatsRepositoryImpl()
    }

    nonisolated extension EnvironmentValues {
        /// The repository that `@Environment(\.boatsRepository)` provides.
        public var boatsRepository: any BoatsRepository {
            get { self[BoatsRepositoryImpl.self] }
            set { self[BoatsRepositoryImpl.self] = newValue }
        }
    }
#endif

#if canImport(SwiftUI)
    nonisolated extension WeatherRepositoryImpl: EnvironmentKey {
        public static let defaultValue: any WeatherRepository = WeatherRepositoryImpl()
    }

    nonisolated extension EnvironmentValues {
        /// The repository that `@Environment(\.weatherRepository)` provides.
        public var weatherRepository: any WeatherRepository {
            get { self[WeatherRepositoryImpl.self] }
            set { self[WeatherRepositoryImpl.self] = newValue }
        }
    }
#endif
