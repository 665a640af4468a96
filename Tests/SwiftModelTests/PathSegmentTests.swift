import APIModel
import Testing

@testable import SwiftModel

/// The segments of a path in code that handles paths without sending requests.
@Suite struct PathSegmentTests {
    private func value(_ name: String, _ kind: ValueKind) -> PathPlan.Piece {
        let parameter = Parameter(wireName: name, location: .path, use: SchemaUse(SchemaID(0)))
        return .value(PathValue(parameter, from: .argument(SwiftIdentifier(name)), kind: kind))
    }

    @Test func textsAreLiteralsAndValuesAreNotEscaped() {
        let path = PathPlan(
            pieces: [
                .text("/users/"), value("id", .text), .text("/"), value("number", .whole), .text("/"),
                value("sort", .enumeration),
            ]
        )
        #expect(path.segments.map(\.text) == ["\"users\"", "id", "String(number)", "sort.rawValue"])
        #expect(path.segments.map(\.isVariable) == [false, true, true, true])
    }

    @Test func aSegmentMayBeOfSeveralPieces() {
        let path = PathPlan(
            pieces: [.text("/days/"), value("year", .whole), .text("-"), value("month", .text), .text(".json/?a=1/b")]
        )
        #expect(path.segments.map(\.text) == ["\"days\"", #""\(year)-\(month).json""#])
    }
}
