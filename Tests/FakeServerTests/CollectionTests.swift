import APIModel
import Testing

@testable import FakeServer

/// The entities of collections, in the forms that operations show them in.
@Suite struct CollectionTests {
    /// Spring counts pages from 0, as the default says.
    @Test func pagesBeginWhereTheParameterSays() throws {
        let text = Fixture.library.replacing(
            "name: page, in: query, schema: { type: integer, minimum: 1 }",
            with: "name: page, in: query, schema: { type: integer, minimum: 0, default: 0 }"
        )
        let library = try Fixture(text)
        let pages = [0, 1].map { library.call("GET /books?page=\($0)").json?["items"] }
        #expect(pages[0] != pages[1])
    }

    /// A list can show summaries, a creation more than the entity.
    @Test func entitiesAreShownInOtherForms() throws {
        let text = Fixture.library.replacing(
            "items: { type: array, items: { $ref: '#/components/schemas/Book' } }",
            with: """
                items:
                                        type: array
                                        items: { type: object, properties: { id: { type: integer }, title: { type: string } } }
                """
        ).replacing(
            "'201': { description: Made, content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } } }",
            with: """
                '201':
                          description: Made
                          content:
                            application/json:
                              schema:
                                allOf: [{ $ref: '#/components/schemas/Book' }, { properties: { shelf: { type: string } } }]
                """
        ).replacing(
            "added: { type: string, format: date-time }",
            with: "added: { type: string, writeOnly: true }"
        ).replacing(
            "pages: { type: integer, minimum: 1 } }",
            with: "pages: { type: integer, minimum: 1 }, added: { type: string } }"
        )
        let library = try Fixture(text)
        let sent = #"{"title": "Emma", "pages": 12, "added": "today"}"#
        let made = library.call("POST /books", ["Authorization": "Bearer t"], body: sent)
        let id = try #require(made.json?["id"])
        #expect(made.json?["added"] == nil)
        #expect(made.json?["shelf"] != nil && made.json?["title"] == .string("Emma"))
        guard case .array(let items)? = library.call("GET /books?per_page=9").json?["items"] else {
            Issue.record("no list")
            return
        }
        #expect(items.last == .object([.init(name: "id", value: id), .init(name: "title", value: .string("Emma"))]))
        #expect(library.call("GET /books/\(id.plainText ?? "")").json?["pages"] == .number("12"))
    }

    @Test func lettersOfUUIDsHaveNoCase() throws {
        let text = Fixture.library.replacing("id: { type: integer }", with: "id: { type: string, format: uuid }")
            .replacing(
                "name: id, in: path, required: true, schema: { type: integer }",
                with: "name: id, in: path, required: true, schema: { type: string, format: uuid }"
            )
        let library = try Fixture(text)
        guard case .array(let items)? = library.call("GET /books").json?["items"],
            let id = items.first?["id"]?.plainText
        else {
            Issue.record("no list")
            return
        }
        #expect(id == id.lowercased())
        #expect(library.call("GET /books/\(id.uppercased())").status == 200)
    }

    /// `curl` accepts everything: it gets what generated clients ask for, whatever the description lists first.
    @Test func withoutAPreferenceJSONIsSent() throws {
        let text = Fixture.library.replacing(
            "description: One\n          content:",
            with: "description: One\n          content:\n            text/plain: { schema: { type: string } }"
        )
        let library = try Fixture(text)
        #expect(library.call("GET /books/1", ["Accept": "*/*"]).json?["title"] != nil)
        let plain = library.call("GET /books/1", ["Accept": "text/plain"])
        #expect(plain.status == 200 && plain.json == nil)
    }

    @Test func collectionsHaveDifferentNames() throws {
        var paths = ""
        for path in ["tags", "config/tags", "config/users/{user}/posts", "config/{any}/tags"] {
            paths += """
                  /\(path)/{id}:
                    get:
                      parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
                      responses:
                        '200':
                          description: One
                          content: { application/json: { schema: { type: object, properties: { id: { type: integer } } } } }

                """
        }
        let library = try Fixture("openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n" + paths)
        #expect(library.service.rules.collections.map(\.name) == ["tags", "config-tags", "posts", "config-tags2"])
    }
}
