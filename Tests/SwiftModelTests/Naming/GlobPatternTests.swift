import APIModel
import SwiftModel
import Testing

@Suite struct GlobPatternTests {
    @Test(arguments: [
        ("get*", "getItem", true), ("get*", "forget", false), ("*Item", "getItem", true), ("*", "", true),
        ("/users/*", "/users/{id}/posts", true), ("/users/*", "/user", false), ("a?c", "aéc", true),
        ("a*b*c", "aXbYbZc", true),
        ("", "", true), ("", "a", false), ("**", "abc", true), ("a*b", "acbd", false),
    ])
    func matches(pattern: String, text: String, isMatch: Bool) {
        #expect(GlobPattern(pattern).matches(text) == isMatch)
    }
}
