import Foundation

nonisolated protocol CSVRepository: Sendable {
    func listThings(
        ids: [Int],
        words: [String],
        codes: [String],
        names: [String],
        xTsv: [String],
        multi: [String]?,
        tabs: [String]?,
        xCSV: [String]?,
        xSsv: [String]?,
        xPipes: [String]?
    ) async throws
}

nonisolated extension CSVRepository {
    func listThings(
        ids: [Int],
        words: [String],
        codes: [String],
        names: [String],
        xTsv: [String],
        multi: [String]? = nil,
        tabs: [String]? = nil,
        xCSV: [String]? = nil,
        xSsv: [String]? = nil,
        xPipes: [String]? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await listThings(
            ids: ids,
            words: words,
            codes: codes,
            names: names,
            xTsv: xTsv,
            multi: multi,
            tabs: tabs,
            xCSV: xCSV,
            xSsv: xSsv,
            xPipes: xPipes
        )
    }
}

nonisolated final class CSVRepositoryImpl: CSVRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listThings(
        ids: [Int],
        words: [String],
        codes: [String],
        names: [String],
        xTsv: [String],
        multi: [String]?,
        tabs: [String]?,
        xCSV: [String]?,
        xSsv: [String]?,
        xPipes: [String]?
    ) async throws {
        try await apiService.send(
            CSVEndpoint.listThings(
                ids: ids,
                words: words,
                codes: codes,
                names: names,
                xTsv: xTsv,
                multi: multi,
                tabs: tabs,
                xCSV: xCSV,
                xSsv: xSsv,
                xPipes: xPipes
            )
        )
    }
}
