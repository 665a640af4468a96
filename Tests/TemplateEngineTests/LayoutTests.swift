import Foundation
import Testing

/// A template with a long line at one width; `isSwift` is whether the output is a whole Swift file.
struct LayoutCase: CustomTestStringConvertible, Sendable {
    let name: String
    let width: Int
    let template: String
    let expected: String
    let isSwift: Bool

    init(_ name: String, width: Int = 40, isSwift: Bool = true, _ template: String, gives expected: String) {
        self.name = name
        self.width = width
        self.template = template
        self.expected = expected + "\n"
        self.isSwift = isSwift
    }

    var testDescription: String { name }
}

@Suite struct LayoutTests {
    @Test(arguments: LayoutCase.all)
    func breaksLinesThatAreTooLongAtTheirGroups(_ test: LayoutCase) {
        let outcome = render(test.template, api: .wide, width: test.width)
        #expect(outcome.problems == [])
        #expect(outcome.text == test.expected)
    }

    @Test(.enabled(if: SwiftFormat.isAvailable, "swift-format is not installed"))
    func swiftFormatKeepsWhatTheGroupsLaidOut() throws {
        let cases = LayoutCase.all.filter(\.isSwift)
        for width in Set(cases.map(\.width)) {
            for test in cases where test.width == width {
                #expect(try SwiftFormat.formatted(test.expected, width: width) == test.expected, "\(test.name)")
            }
        }
    }
}

extension APIView {
    static let wide = APIView(
        cases: [
            CaseView(
                name: "update",
                arguments: [
                    ArgumentView(label: "identifier", type: "String"),
                    ArgumentView(label: "input", type: "UpdateInput"),
                ]
            ),
            CaseView(name: "list", arguments: [ArgumentView(label: "page", type: "Int")]),
            CaseView(name: "deleteEverything"),
        ],
        tree: NodeView(name: "a\n    .b")
    )
}
