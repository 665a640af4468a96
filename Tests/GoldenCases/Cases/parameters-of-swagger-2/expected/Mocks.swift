import Foundation

/// Replaces `CSVRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCSVRepository: CSVRepository {
    let listThingsSpy = MockMethod<
        (
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
        ),
        Void
    >("CSVRepository.listThings(ids:words:codes:names:xTsv:multi:tabs:xCSV:xSsv:xPipes:)")

    init() {}

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
        try await listThingsSpy.call(
            (
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
