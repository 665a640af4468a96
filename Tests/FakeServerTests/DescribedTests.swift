import APIModel
import Foundation
import SourceTree
import Testing

@testable import FakeServer

/// What is sent is as the description has it, and what the description has is taken.
@Suite struct DescribedTests {
    private static func description(_ paths: String, schemas: String = "") -> String {
        """
        openapi: 3.1.0
        info: { title: Fleet, version: '1' }
        components: { schemas: { Ship: { type: object, required: [mast], properties: { mast: { type: integer } } }\(schemas) } }
        paths:
        \(paths)
        """
    }

    private static let ship = "{ $ref: '#/components/schemas/Ship' }"

    private static func get(_ path: String, _ parameters: String = "", _ content: String = "") -> String {
        let content = content.isEmpty ? "" : ", content: { \(content) }"
        return "  \(path): { get: { parameters: [\(parameters)], responses: { '200': { description: It\(content) } } } }\n"
    }

    @Test(arguments: ["application/x-ndjson", "application/jsonl", "application/json-seq", "text/event-stream"])
    func aStreamDescribedAsAListSendsItsElements(_ type: String) throws {
        let content = "\(type): { schema: { type: array, items: \(Self.ship) } }"
        let reply = try Fixture(Self.description(Self.get("/log", "", content))).call("GET /log").reply
        guard case .events(let events, _) = reply.body else { throw Fixture.Failure(text: "no stream") }
        #expect(events.count == 3)
        for event in events { #expect(!String(decoding: event.bytes, as: UTF8.self).contains("[")) }
    }

    @Test(arguments: [
        ("0x1F", "31"), (".5", "0.5"), ("010", "10"), ("5.", "5"), ("0o17", "15"), ("+3", "3"), ("-0.50", "-0.50"),
        ("1e5", "1e5"), ("-.5E+3", "-0.5E+3"), ("12", "12"), ("0", "0"), ("1e999", "1e999"),
    ])
    func numbersOfYAMLBecomeJSON(_ yaml: String, _ json: String) throws {
        let library = try Fixture()
        library.call("PUT /__netlayer/replies/fetchBook", body: "{ body: [\(yaml)] }")
        #expect(library.call("GET /books/1").text == "[\n  \(json)\n]" || library.call("GET /books/1").text == "[\(json)]")
        #expect(jsonNumber(from: ".inf") == nil && jsonNumber(from: ".") == nil && jsonNumber(from: "1e") == nil)
    }

    @Test func numbersWithoutAValueAreRefused() throws {
        let library = try Fixture()
        let token = ["Authorization": "Bearer t"]
        let refused = library.call("POST /books", token, body: #"{"title": "A", "pages": 1e999}"#)
        #expect(refused.status == 400 && refused.text.contains("whole number"))
    }

    /// Each kind of identifier, and the number of different ones that the description allows.
    @Test(arguments: [
        ("{ type: integer, minimum: 1000 }", 4), ("{ type: integer, multipleOf: 10 }", 4),
        ("{ type: integer, maximum: 2 }", 2), ("{ type: string, format: date }", 4),
        ("{ type: string, format: date-time }", 4), ("{ type: string, enum: [red, green] }", 2),
        ("{ type: string, pattern: '^u-[0-9]{6}$' }", 4), ("{ type: string, pattern: '^usr_[a-z]{3}$' }", 4),
        ("{ type: string, minLength: 10 }", 4), ("{ type: string, format: uuid }", 4), ("{ type: integer }", 4),
        ("{ type: string, maxLength: 1 }", 4), ("{ type: integer, enum: [5, 7] }", 2),
    ])
    func identifiersAreOnesThatTheDescriptionTakes(_ id: String, _ most: Int) throws {
        let schemas = ", Buoy: { type: object, required: [id], properties: { id: \(id), name: { type: string } } }"
        let buoy = "{ $ref: '#/components/schemas/Buoy' }"
        let reply = { (schema: String) in "description: It, content: { application/json: { schema: \(schema) } }" }
        let fleet = try Fixture(
            Self.description(
                """
                  /buoys:
                    get: { responses: { '200': { \(reply("{ type: array, items: \(buoy) }")) } } }
                    post:
                      requestBody: { content: { application/json: { schema: { type: object, properties: { name: { type: string } } } } } }
                      responses: { '201': { \(reply(buoy)) } }
                  /buoys/{id}:
                    parameters: [{ name: id, in: path, required: true, schema: \(id) }]
                    get: { responses: { '200': { \(reply(buoy)) } } }
                """,
                schemas: schemas
            )
        )
        #expect(fleet.call("POST /buoys", body: #"{"name": "N"}"#).status == (most > 3 ? 201 : 409))
        guard case .array(let buoys)? = fleet.call("GET /buoys").json else { throw Fixture.Failure(text: "no list") }
        let ids = buoys.compactMap { $0["id"]?.plainText }
        #expect(Set(ids).count == most && ids.count == most, "\(ids)")
        for id in ids {
            #expect(fleet.call("GET /buoys/\(FormText.encoded(id))").json?["id"]?.plainText == id)
            if let start = ["^u-[0-9]{6}$": "u-", "^usr_[a-z]{3}$": "usr_"].first(where: { id.hasPrefix($0.value) }) {
                let form = try Regex(start.key)
                #expect(id.wholeMatch(of: form) != nil, "\(id)")
            }
        }
    }

    @Test func headIsItsOwnOperationWhereItIsDescribed() throws {
        let fleet = try Fixture(
            Self.description(
                """
                  /dock:
                    get:
                      parameters: [{ name: q, in: query, required: true, schema: { type: integer } }]
                      responses: { '200': { description: It } }
                    head: { responses: { '204': { description: It, headers: { X-Size: { schema: { type: integer } } } } } }
                \(Self.get("/pier"))
                """
            )
        )
        let head = fleet.call("HEAD /dock")
        #expect(head.status == 204 && head.reply.header("X-Size") != nil)
        #expect(fleet.call("GET /dock").status == 400)
        #expect(fleet.call("HEAD /pier").status == 200)
        #expect(fleet.call("OPTIONS /pier").reply.header("Allow") == "GET, HEAD, OPTIONS")
    }

    @Test func listsInObjectsOfQueriesAreTaken() throws {
        let list = "{ type: array, items: { type: integer } }"
        let object = "{ type: object, properties: { d: \(list), n: { type: integer } }, additionalProperties: { type: integer } }"
        let fleet = try Fixture(
            Self.description(Self.get("/ships", "{ name: o, in: query, style: deepObject, schema: \(object) }"))
        )
        for query in ["o[d]=1&o[d]=2", "o[d]=1", "o[d][]=1&o[d][]=2", "o[n]=3&o[d]=1", "o[more]=4"] {
            #expect(fleet.call("GET /ships?\(query)").status == 200, "\(query)")
        }
        #expect(fleet.call("GET /ships?o[d]=1&o[d]=x").text.contains("/o/d/1"))
        #expect(fleet.call("GET /ships?o[more]=x").status == 400)
    }

    @Test(arguments: [
        ("ids=1", 400), ("ids=1&ids=2", 200), ("ids=1&ids=1", 400), ("ids=1&ids=2&ids=3&ids=4", 400), ("", 400),
    ])
    func listsOfQueriesHaveTheirLimits(_ query: String, _ status: Int) throws {
        let list = "{ type: array, minItems: 2, maxItems: 3, uniqueItems: true, items: { type: integer } }"
        let fleet = try Fixture(
            Self.description(Self.get("/ships", "{ name: ids, in: query, required: true, schema: \(list) }"))
        )
        #expect(fleet.call("GET /ships?\(query)").status == status)
    }

    @Test func aQueryOfJSONIsNeeded() throws {
        let filter = "{ name: o, in: query, required: true, content: { application/json: { schema: \(Self.ship) } } }"
        let fleet = try Fixture(Self.description(Self.get("/ships", filter)))
        #expect(fleet.call("GET /ships").text.contains("`o` is missing"))
        #expect(fleet.call("GET /ships?o=%7B%22mast%22:1%7D").status == 200)
        #expect(fleet.call("GET /ships?o=%7B%22mast%22:1%7D&p=1").status == 400)
    }

    /// Null removes what can't be null and, in a merge patch, what can; a required member stays.
    @Test func nullIsKeptWhereItCanBe() throws {
        let content = { (schema: String) in "content: { application/json: { schema: \(schema) } }" }
        let change = "{ type: object, properties: { id: { type: integer }, name: { type: string }, flag: { type: string }, note: { type: [string, 'null'] } } }"
        let crew = ", Crew: { type: object, required: [id, name], properties: { id: { type: integer }, name: { type: string }, flag: { type: string }, note: { type: [string, 'null'] } } }"
        let one = "{ $ref: '#/components/schemas/Crew' }"
        let fleet = try Fixture(
            Self.description(
                """
                  /crew:
                    get: { responses: { '200': { description: It, \(content("{ type: array, items: \(one) }")) } } }
                    post:
                      requestBody: { \(content(change)) }
                      responses: { '201': { description: It, \(content(one)) } }
                  /crew/{id}:
                    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
                    get: { responses: { '200': { description: It, \(content(one)) } } }
                    patch:
                      requestBody: { content: { application/json: { schema: \(change) }, application/merge-patch+json: { schema: \(change) } } }
                      responses: { '200': { description: It, \(content(one)) } }
                """,
                schemas: crew
            )
        )
        let nulls = #"{"name": null, "flag": null, "note": null}"#
        let made = fleet.call("POST /crew", body: #"{"id": null, "name": "Ada", "flag": "A", "note": "N"}"#)
        let id = try #require(made.json?["id"]?.plainText)
        #expect(id == "4")
        let patched = fleet.call("PATCH /crew/\(id)", body: nulls).json
        #expect(patched?["name"] == .string("Ada") && patched?["flag"] == nil && patched?["note"] == .null)
        let merged = fleet.call("PATCH /crew/\(id)", ["Content-Type": "application/merge-patch+json"], body: nulls).json
        #expect(merged?["name"] == .string("Ada") && merged?["note"] == nil)
        #expect(fleet.call("GET /crew/\(id)").json == merged)
    }

    @Test(arguments: [
        ("integer", "integer"), ("string, format: uuid", "string, format: uuid"), ("string, minLength: 12", "string"),
        ("string", "integer"), ("string", "string"),
    ])
    func cursorsAreOfTheirType(_ parameter: String, _ member: String) throws {
        let text = Fixture.library.replacing("next: { type: string, format: uri }", with: "next_cursor: { type: \(member) }")
            .replacing(
                "name: page, in: query, schema: { type: integer, minimum: 1 }",
                with: "name: cursor, in: query, schema: { type: \(parameter) }"
            )
        let books = (1...5).map {
            Literal.object([.init(name: "id", value: .number("\($0)")), .init(name: "title", value: .string("B"))])
        }
        let library = try Fixture(text, seeds: ["books": books])
        var (ids, target): ([String], String?) = ([], "/books")
        while let next = target, ids.count < 20 {
            let page = library.call("GET \(next)")
            guard case .array(let items)? = page.json?["items"] else { throw Fixture.Failure(text: page.text) }
            ids += items.compactMap { $0["id"]?.plainText }
            let cursor = page.json?["next_cursor"]
            if let cursor, member == "integer" { #expect(cursor.kindName == "a number") }
            target = cursor?.plainText.map { "/books?cursor=\($0)" }
        }
        #expect(ids == ["1", "2", "3", "4", "5"])
    }

    @Test func headersHaveAnyType() throws {
        let headers = """
            headers: {
              X-Ids: { required: true, schema: { type: array, minItems: 2, items: { type: integer } } },
              X-Pair: { required: true, schema: { type: object, required: [a], properties: { a: { type: integer, examples: [3] } } } },
              X-Told: { required: true, explode: true, schema: { type: object, required: [a], properties: { a: { type: integer, examples: [3] } } } },
              X-Json: { required: true, content: { application/json: { schema: \(Self.ship) } } } }
            """.replacing("\n", with: " ")
        let fleet = try Fixture(
            Self.description("  /flags: { get: { responses: { '200': { description: It, \(headers) } } } }\n")
        )
        let reply = fleet.call("GET /flags").reply
        #expect(reply.header("X-Ids") == "1,2")
        #expect(reply.header("X-Pair") == "a,3")
        #expect(reply.header("X-Told") == "a=3")
        #expect(reply.header("X-Json").flatMap { JSON.read(Array($0.utf8)).value }?["mast"] != nil)
    }
}
