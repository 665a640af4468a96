import Diagnostics
import Platform
import SourceTree
import Testing

/// The nodes that paths select, and texts that aren't paths.
@Suite struct JSONPathTests {
    private static let document = #"""
        { "names": ["ab", "a.b", "ä", 5, ["ab", "b"]],
          "pattern": "a.",
          "users": { "ada": { "tags": ["x", "y"], "role": "admin" }, "bob": { "tags": [], "role": "user-12" } } }
        """#

    @Test(arguments: [
        ("$.names[?length(@) == 2]", "ab | [ab, b]"),
        ("$.names[?length(@) == 1]", "ä"),
        ("$.users[?count(@.tags[*]) > 1].role", "admin"),
        ("$.users[?value(@..role) == 'admin'].role", "admin"),
        ("$.users[?value(@..tags[*]) == 'x'].role", ""),
        ("$.names[?match(@, 'a.')]", "ab"),
        ("$.names[?match(@, 'a\\\\.b')]", "a.b"),
        ("$.names[?search(@, 'b')]", "ab | a.b"),
        ("$.names[?!search(@, '[a-z]')]", "ä | 5 | [ab, b]"),
        ("$.names[?match(@, $.pattern)]", "ab"),
        ("$.names[?match(@, '\\\\p{Ll}')]", "ä"),
        ("$.names[?match(@, '\\u00e4')]", "ä"),
        ("$.users.*.role[?@]", ""),
        ("$.users[?match(@.role, '(admin|user-[0-9]{1,2})') && length(@.tags) < 1].role", "user-12"),
        ("$.users[?match(@.role, '(u|user)+(-[^a-z]*)?')].role", "user-12"),
    ])
    func leadsTo(path: String, expected: String) throws {
        let edit = try #require(JSONPathTests.edit)
        let found = edit.matches(try JSONPath(path)).map { JSONPathTests.shown($0.node, edit) }
        #expect(found.joined(separator: " | ") == expected)
    }

    @Test(arguments: [
        ("$[?length(@) ]", "a value is compared"),
        ("$[?size(@) > 1]", "there is no function `size`"),
        ("$[?match(@.a, 'a') == true]", "is not compared"),
        ("$[?count('a') > 1]", "`count` takes a path"),
        ("$[?match(@.a, '[a')]", "`]` is missing"),
        ("$[?match(@.a, '\\\\d')]", "write `[0-9]`"),
        ("$[?match(@.a, '\\d')]", "is written twice"),
        ("$[?match(@.a, 1)]", "a pattern is a text"),
        ("$[?match(@.a, '*a')]", "repeats nothing"),
        ("$[?match(@.a, 'a{2,99999999999999999999}')]", "a repetition is"),
        ("$[?search(@.a)]", "a pattern follows"),
        ("$[?@.tags[*] == 'a']", "to several values"), ("$[?1 < @..a]", "to several values"),
    ])
    func isRefused(path: String, message: String) {
        #expect { _ = try JSONPath(path) } throws: { error in
            (error as? JSONPath.Fault)?.message.contains(message) ?? false
        }
    }

    /// All branches of nested repetitions are followed at once.
    @Test func noPatternTakesLong() throws {
        var bag = DiagnosticBag()
        let text = "[\"" + String(repeating: "a", count: 2_000) + "b\"]"
        let tree = try #require(SourceReader.read(Array(text.utf8), name: "a.json", into: &bag))
        let edit = TreeEdit(tree, .standard)
        #expect(edit.matches(try JSONPath("$[?match(@, '((a*)*)*')]")).isEmpty)
    }

    private static var edit: TreeEdit? {
        var bag = DiagnosticBag()
        return SourceReader.read(Array(document.utf8), name: "a.json", into: &bag).map { TreeEdit($0, .standard) }
    }

    private static func shown(_ node: UInt32, _ edit: TreeEdit) -> String {
        guard edit.kind(node) != .scalar else { return edit.text(node) }
        return "[" + edit.children(of: node).map { shown($0, edit) }.joined(separator: ", ") + "]"
    }
}
