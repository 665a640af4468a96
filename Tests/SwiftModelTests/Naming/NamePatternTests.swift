import Testing

@testable import SwiftModel

@Suite struct NamePatternTests {
    private static let known = ["service", "operation"]

    @Test(arguments: [
        ("{Service}Repository", "StoreItemsRepository"),
        ("Mock{Service}Repository", "MockStoreItemsRepository"),
        ("{service}", "storeItems"),
        ("{operation}", "getUser"),
        ("{Operation}UseCase", "GetUserUseCase"),
        ("fetch{Operation}", "fetchGetUser"),
        ("{Service}{Operation}", "StoreItemsGetUser"),
    ])
    func fillsPatterns(text: String, name: String) throws {
        let pattern = try NamePattern.parse(text, placeholders: Self.known).get()
        #expect(pattern.name(["service": ["store", "items"], "operation": ["get", "user"]]) == name)
    }

    @Test(
        arguments: [
            ("{Servce}Repository", .unknownPlaceholder("Servce", suggestion: "service")),
            ("{Service", .unclosedBrace),
            ("Service}", .strayClosingBrace),
            ("{}", .emptyPlaceholder),
            ("My {Service}", .invalidText(" ")),
            ("2{Service}", .invalidText("2")),
            ("", .empty),
        ] as [(String, NamePattern.Problem)]
    )
    func saysWhyATextIsNoPattern(text: String, problem: NamePattern.Problem) {
        #expect(NamePattern.parse(text, placeholders: Self.known) == .failure(problem))
    }

    @Test func appliesTheTeamsVerbs() {
        let rules: [NamingConventions.WordPair] = [
            .init(word: "get", replacement: "fetch"), .init(word: "post", replacement: "sendAway"),
        ]
        #expect(rules.applied(to: ["get", "user"]) == ["fetch", "user"])
        #expect(rules.applied(to: ["post", "user"]) == ["send", "Away", "user"])
        #expect(rules.applied(to: ["forget", "user"]) == ["forget", "user"])
        #expect(rules.applied(to: []).isEmpty)
    }
}
