import APIModel
import Diagnostics
import Foundation
import Testing

@testable import FakeServer

/// What the server answers, without a network.
@Suite struct FakeServiceTests {
    private let token = ["Authorization": "Bearer t"]

    @Test func whatWasCreatedIsThere() throws {
        let library = try Fixture()
        let made = library.call("POST /books", token, body: #"{"title": "Emma", "pages": 12}"#)
        #expect(made.status == 201)
        let id = try #require(made.json?["id"]?.plainText)
        let read = library.call("GET /v1/books/\(id)")
        #expect(read.json == made.json)
        #expect(library.call("PATCH /books/\(id)", body: #"{"title": "Emma II"}"#).json?["title"] == .string("Emma II"))
        #expect(library.call("DELETE /books/\(id)").status == 204)
        #expect(library.call("GET /books/\(id)").status == 404)
    }

    @Test func pagesAreCompleteAndEnd() throws {
        let books = (1...5).map {
            Literal.object([.init(name: "id", value: .number("\($0)")), .init(name: "title", value: .string("B\($0)"))])
        }
        let library = try Fixture(seeds: ["books": books])
        var ids: [String] = []
        var target: String? = "/books"
        while let next = target, ids.count < 20 {
            let page = library.call("GET \(next)")
            guard case .array(let items)? = page.json?["items"] else { break }
            ids += items.compactMap { $0["id"]?.plainText }
            #expect(page.json?["total"] == .number("5"))
            target = page.json?["next"]?.plainText.map { String($0.dropFirst("http://127.0.0.1:80".count)) }
            #expect((page.reply.header("Link") != nil) == (target != nil))
        }
        #expect(ids == ["1", "2", "3", "4", "5"])
    }

    /// What leads on has to be there behind the last page, too: it is null, or an empty text.
    @Test(arguments: [("[string, 'null']", Literal.null), ("string", .string(""))])
    func theLastPageLeadsNowhere(_ type: String, _ end: Literal) throws {
        let text = Fixture.library.replacing("required: [items, total]", with: "required: [items, total, next]")
            .replacing(
                "next: { type: string, format: uri }",
                with: "next: { type: \(type) }"
            ).replacing(
                "name: page, in: query, schema: { type: integer, minimum: 1 }",
                with: "name: cursor, in: query, schema: { type: string }"
            )
        let library = try Fixture(text)
        let first = library.call("GET /books")
        let cursor = try #require(first.json?["next"]?.plainText)
        #expect(!cursor.isEmpty)
        #expect(library.call("GET /books?cursor=\(cursor)").json?["next"] == end)
    }

    /// Clients ask for the type of the success, and read the errors that come.
    @Test func errorsComeWhateverIsAccepted() throws {
        let answer = try Fixture().call("GET /books/77", ["Accept": "text/csv"])
        #expect(answer.status == 404)
        #expect(answer.json?["code"] != nil)
    }

    @Test func bytesInJSONAreBase64() throws {
        let text = Fixture.library.replacing(
            "added: { type",
            with: "cover: { type: string, format: binary }\n        added: { type"
        )
        #expect(try Fixture(text).call("GET /books/1").json?["cover"] == .string("ZXhhbXBsZQ=="))
    }

    @Test(arguments: [
        ("POST /books", #"{"title": "A"}"#, false, 401, "key"),
        ("POST /books", #"{"titel": "A"}"#, true, 400, "/title"),
        ("POST /books", #"{"title": "A", "size": 1}"#, true, 400, "/size"),
        ("POST /books", #"{"title": "A", "pages": 0}"#, true, 400, "/pages"),
        ("POST /books", #"{"title": "#, true, 400, "isn't JSON"),
        ("POST /books", "", true, 400, "missing"),
        ("GET /books?page=x", "", true, 400, "page"),
        ("GET /books?pgae=1", "", true, 400, "`page`"),
        ("GET /books/x", "", true, 400, "id"),
        ("GET /boks", "", true, 404, "/books"),
        ("PUT /books", "", true, 405, "GET"),
    ])
    func wrongRequestsAreRefused(_ line: String, _ body: String, _ isSignedIn: Bool, _ status: Int, _ word: String)
        throws
    {
        let answer = try Fixture().call(line, isSignedIn ? token : [:], body: body)
        #expect(answer.status == status)
        #expect(answer.text.contains(word), "\(answer.text)")
    }

    /// `param` says which members a client sends, required or not; those that it does are checked.
    @Test func aBodyMayHaveChosenMembers() throws {
        let text = Fixture.library.replacing(
            "operationId: createBook",
            with: "operationId: createBook\n      x-netlayer: { param: [request.pages] }"
        )
        let library = try Fixture(text)
        #expect(library.call("POST /books", token, body: #"{"pages":3}"#).status == 201)
        #expect(library.call("POST /books", token, body: #"{"pages":0}"#).status == 400)
        #expect(try Fixture().call("POST /books", token, body: #"{"pages":3}"#).status == 400)
    }

    /// A form whose lists have no elements has no bytes.
    @Test func anEmptyFormIsABody() throws {
        let form = "application/x-www-form-urlencoded"
        let list = "{ type: array, items: { type: string } }"
        let text = Fixture.library.replacing(
            "{ application/json: { schema: { $ref: '#/components/schemas/NewBook' } } }",
            with: "{ \(form): { schema: { type: object, required: [tags], properties: { tags: \(list) } } } }"
        )
        let library = try Fixture(text)
        #expect(library.call("POST /books", token.merging(["Content-Type": form]) { $1 }).status == 201)
        #expect(library.call("POST /books", token).status == 400)
    }

    @Test func otherRepliesAreAskedFor() throws {
        let library = try Fixture()
        #expect(library.call("GET /books/1", ["Prefer": "code=404"]).json?["code"] != nil)
        #expect(library.call("GET /books/1", ["Prefer": "example=thick"]).json?["pages"] == .number("900"))
        #expect(library.call("GET /books/1", ["Accept": "text/csv"]).status == 406)
        #expect(library.call("HEAD /books/1", ["Accept": "text/csv"]).status == 200)
    }

    @Test func scenariosGoTheirWay() throws {
        let text = """
            bad:
              latency: 10ms ± 5
              fetchBook: [503, drop, { status: 200, body: { id: 4, title: Own } }, ok]
              listBooks: { status: 429, headers: { Retry-After: 1 } }
              credentials: { expireAfter: 1 }
            """
        let library = try Fixture(scenarios: text)
        #expect(library.call("GET /books").status == 200)
        #expect(library.call("PUT /__netlayer/scenario", body: "bad").status == 204)
        let first = library.call("GET /books/1")
        #expect(first.status == 503)
        #expect((5...15).contains(first.reply.delay))
        #expect(library.call("GET /books/1").reply.fault == .reset)
        #expect(library.call("GET /books/1").json?["title"] == .string("Own"))
        #expect(library.call("GET /books/1").status == 200)
        #expect(library.call("GET /books/1").status == 200)
        let refused = library.call("GET /books")
        #expect(refused.status == 429)
        #expect(refused.reply.header("Retry-After") == "1")
        #expect(library.call("POST /books", token, body: #"{"title": "A"}"#).status == 201)
        #expect(library.call("POST /books", token, body: #"{"title": "A"}"#).status == 401)
        #expect(library.call("POST /books", ["Authorization": "Bearer u"], body: #"{"title": "A"}"#).status == 201)
        #expect(library.call("DELETE /__netlayer/scenario").status == 204)
        #expect(library.call("GET /books").status == 200)
    }

    @Test(arguments: [
        ("a: { fetchBok: 503 }", "fetchBook"), ("a: { fetchBook: 999 }", "999"), ("a: { fetchBook: maybe }", "maybe"),
        ("a: { latency: soon }", "soon"), ("a: { fetchBook: { stauts: 3 } }", "stauts"),
        ("a: { fetchBook: { file: ../secret } }", "outside"), ("a: 7", "object"),
        ("a: { fetchBook: { file: none.json } }", "none.json"),
        ("a: { credentials: never }", "credentials"), ("a: { fetchBook: { fault: fire } }", "fire"),
        ("a: { fetchBook: { events: [1] } }", "no events"), ("a: { fetchBook: { example: thik } }", "thick"),
        ("a: { fetchBook: { body: 1, example: thick } }", "one body"),
        ("a: { fetchBook: { headers: none } }", "headers"), ("a: { fetchBook: 101 }", "101"),
        ("a: { fetchBook: { headers: { Content-Length: 7 } } }", "Content-Length"),
        ("a: { fetchBook: { status: 204, body: 1 } }", "no body"), ("a: { fetchBook: [] }", "at least"),
        ("a: { watchNews: { events: [{ data: 1, evnt: x }] } }", "event"),
        ("a: { watchNews: { events: [{ data: 1, id: [7] }] } }", "`id` of an event"),
        ("a: { fetchBook: { headers: { X-A: [1] } } }", "value of a header"),
        ("a: { fetchBook: { type: text/plain } }", "`type` needs one of"),
        ("a: { fetchBook: { text: a, type: plain } }", "media type"),
        ("a: { credentials: { expireAfter: 3, after: 1 } }", "credentials"),
        ("a: { fetchBook: 404, 'GET /books/{id}': ok }", "named twice"),
    ])
    func mistakesOfScenariosAreLocated(_ text: String, _ word: String) throws {
        var reader = ScenarioReader(api: try Fixture.api(Fixture.library), folder: "")
        _ = reader.scenarios(try Fixture.tree(text).root)
        let problem = try #require(reader.bag.diagnostics.first)
        #expect("\(problem.message) \(problem.help ?? "")".contains(word))
        #expect(problem.range != nil)
    }

    /// `NETLAYER_UPDATE=1 swift test` rewrites the file.
    @Test func theSchemaOfScenariosIsFresh() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = root.deletingLastPathComponent().appendingPathComponent("Specs/netlayer-scenarios.schema.json")
        let json = ScenarioSchema.json
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] != nil { try Data(json.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == json)
    }

    @Test func testsAskTheServerItself() throws {
        let library = try Fixture()
        library.call("GET /books/1?access_token=t0&key=7", token.merging(["X-Auth-Token": "t1"]) { $1 })
        let calls = library.call("GET /__netlayer/calls")
        #expect(calls.text.contains(#""operation": "fetchBook""#))
        #expect(!calls.text.contains("Bearer t") && !calls.text.contains("t0") && !calls.text.contains("t1"))
        #expect(calls.text.contains("key=7"))
        #expect(library.call("PUT /__netlayer/state", body: #"{"books": []}"#).status == 204)
        #expect(library.call("GET /books").json?["items"] == .array([]))
        #expect(library.call("PUT /__netlayer/state", body: #"{"boks": []}"#).status == 400)
        #expect(library.call("DELETE /__netlayer/state").status == 204)
        #expect(library.call("GET /books").json?["items"] != .array([]))
        #expect(library.call("PUT /__netlayer/replies/fetchBook", body: "[404]").status == 204)
        #expect(library.call("GET /books/1").status == 404)
        #expect(library.call("GET /books/1").status == 200)
        #expect(library.call("PUT /__netlayer/replies/fetchBook", body: "[silence, drop, cut]").status == 204)
        #expect(library.call("DELETE /__netlayer/calls").status == 204)
        for _ in 0..<3 { library.call("GET /books/1") }
        var log: [Literal] = []
        if case .array(let calls)? = library.call("GET /__netlayer/calls").json { log = calls }
        #expect(log.map { $0["fault"] } == [.string("silence"), .string("drop"), .string("cut")])
        #expect(log.map { $0["status"] } == [nil, nil, .number("200")])
        #expect(library.call("PUT /__netlayer/replies/fetchBok", body: "[404]").text.contains("fetchBook"))
        #expect(library.call("GET /__netlayer/../seeds").status == 404)
    }

    @Test func otherSitesGetNothing() throws {
        let library = try Fixture()
        var request = Request(method: "GET", path: "/__netlayer/calls", query: nil)
        request.add(header: "Host", "evil.example:80")
        #expect(library.service.reply(to: request).status == 421)
        #expect(
            library.call("OPTIONS /__netlayer/calls", ["Access-Control-Request-Method": "PUT"]).reply.header(
                "Access-Control-Allow-Origin"
            ) == nil
        )
        #expect(library.call("OPTIONS /books", ["Access-Control-Request-Method": "POST"]).status == 204)
        let calls = "GET /__netlayer/calls"
        #expect(library.call(calls, ["Origin": "https://evil.example"]).status == 403)
        #expect(library.call(calls, ["Origin": "null"]).status == 403)
        #expect(library.call(calls, ["Origin": "http://127.0.0.1:80"]).status == 200)
        #expect(library.call(calls, ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"]).status == 403)
        #expect(library.call(calls, ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"]).status == 200)
    }

    /// An issue names its assignee, and has a user as such.
    @Test func entitiesHaveWhatTheirTypeTakes() throws {
        let text = """
            openapi: 3.1.0
            info: { title: Issues, version: '1' }
            components:
              schemas:
                Issue:
                  type: object
                  required: [id, assignee]
                  properties:
                    id: { type: integer }
                    title: { type: string }
                    page: { type: string, format: uri }
                    assignee: { type: object, required: [login], properties: { login: { type: string } } }
                NewIssue: { type: object, properties: { title: { type: string }, page: { type: string }, assignee: { type: string } } }
            paths:
              /issues:
                get:
                  responses: { '200': { description: All, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Issue' } } } } } }
                post:
                  requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/NewIssue' } } } }
                  responses: { '201': { description: Made, content: { application/json: { schema: { $ref: '#/components/schemas/Issue' } } } } }
              /issues/{id}:
                parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
                get: { responses: { '200': { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/Issue' } } } } } }
                patch:
                  requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/NewIssue' } } } }
                  responses: { '200': { description: It, content: { application/json: { schema: { $ref: '#/components/schemas/Issue' } } } } }
            """
        let service = try Fixture(text)
        let made = service.call("POST /issues", body: #"{"title": "A", "page": "", "assignee": "ada"}"#)
        #expect(made.json?["title"] == .string("A"))
        #expect(made.json?["page"] == nil)
        #expect(made.json?["assignee"]?["login"] != nil)
        let id = made.json?["id"]?.plainText ?? ""
        let changed = service.call("PATCH /issues/\(id)", body: #"{"title": "B", "assignee": "bob"}"#)
        #expect(changed.json?["title"] == .string("B"))
        #expect(changed.json?["assignee"] == made.json?["assignee"])
    }

    /// Lengths and codings of a description's examples are those of a service, not of what is sent here.
    @Test func describedHeadersSayNothingOfTheBytes() throws {
        let text = """
            openapi: 3.1.0
            info: { title: Files, version: '1' }
            paths:
              /file:
                get:
                  responses:
                    '200':
                      description: A file
                      headers:
                        Content-Length: { schema: { type: integer, examples: [279] } }
                        Content-Encoding: { schema: { type: string, examples: [br] } }
                        Transfer-Encoding: { schema: { type: string, examples: [chunked] } }
                        X-Kept: { schema: { type: integer, examples: [7] } }
                        X-Told: { schema: { type: integer }, example: 9 }
                        X-Many: { schema: { type: integer }, examples: { a: { value: 4 } } }
                        "X-Cut: 1\\r\\nX-Kept": { schema: { type: integer, examples: [8] } }
                      content: { text/plain: { schema: { type: string, examples: [abc] } } }
            """
        let reply = try Fixture(text).call("GET /file").reply
        let lines = String(decoding: reply.bytes(to: "GET", keepsAlive: true), as: UTF8.self).split(separator: "\r\n")
        let mentioned = lines.filter { ["Content-L", "Content-E", "Transfer-"].contains($0.prefix(9)) || $0.hasPrefix("X-") }
        #expect(mentioned.sorted() == ["Content-Length: 3", "X-Kept: 7", "X-Many: 4", "X-Told: 9"])
        #expect(!lines.contains { $0.hasPrefix("X-Cut") })
    }

    /// An `ETag` that is described follows from the bytes, so that clients see changes, and a write tells the new one.
    @Test func describedTagsFollowTheEntity() throws {
        let header = "headers: { ETag: { schema: { type: string } } }"
        let text = Fixture.library.replacingOccurrences(of: "description: It,", with: "description: It, \(header),")
            .replacingOccurrences(of: "description: One\n", with: "description: One\n          \(header)\n")
        let library = try Fixture(text)
        let old = try #require(library.call("GET /books/1").reply.header("ETag"))
        #expect(library.call("GET /books/1", ["If-None-Match": old]).status == 304)
        let changed = library.call("PATCH /books/1", body: #"{"title": "Other"}"#)
        let new = library.call("GET /books/1", ["If-None-Match": old])
        #expect(new.status == 200)
        #expect(new.reply.header("ETag") != nil && new.reply.header("ETag") == changed.reply.header("ETag"))
    }

    @Test func unchangedPartialAndCompressedRepliesAreSent() throws {
        let library = try Fixture()
        let whole = library.call("GET /books/1")
        let tag = try #require(whole.reply.header("ETag"))
        #expect(library.call("GET /books/1", ["If-None-Match": tag]).status == 304)
        let part = library.call("GET /books/1", ["Range": "bytes=1-3"])
        #expect(part.status == 206)
        #expect(part.text == String(whole.text.dropFirst().prefix(3)))
        #expect(library.call("GET /books/1", ["Range": "bytes=9999-"]).status == 416)
        #expect(library.call("GET /books/1", ["Accept-Encoding": "gzip"]).reply.header("Content-Encoding") == "gzip")
        #expect(library.call("GET /books/1", ["Accept-Encoding": "gzip;q=0"]).reply.header("Content-Encoding") == nil)
    }
}
