import APIModel
import Testing

@testable import FakeServer

/// What the server makes of forms, of one-way properties, of several media types and of wrong requests.
@Suite struct ShopTests {
    private static let shop = """
        openapi: 3.2.0
        info: { title: Shop, version: '1' }
        components:
          securitySchemes: { login: { type: http, scheme: basic }, key: { type: apiKey, in: header, name: X-Key } }
          schemas:
            User:
              type: object
              required: [id, name, password]
              properties:
                id: { type: integer, readOnly: true }
                name: { type: string, minLength: 2 }
                age: { type: integer, minimum: 1 }
                tags: { type: array, uniqueItems: true, items: { type: string } }
                password: { type: string, writeOnly: true }
        paths:
          /users:
            get:
              operationId: listUsers
              parameters:
                - { name: page, in: query, schema: { type: integer } }
                - { name: tags, in: query, explode: false, schema: { type: array, items: { type: string } } }
                - { name: f, in: query, style: deepObject, schema: { type: object, properties: { x: { type: integer } }, additionalProperties: false } }
              responses:
                '200':
                  description: All
                  content:
                    application/json: { schema: { type: array, items: { $ref: '#/components/schemas/User' } } }
                    text/csv: { schema: { type: string }, example: "id\\n1" }
            post:
              operationId: createUser
              requestBody:
                required: true
                content:
                  application/json: { schema: { $ref: '#/components/schemas/User' } }
                  application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/User' } }
                  multipart/form-data: { schema: { $ref: '#/components/schemas/User' } }
              responses:
                '201':
                  description: Made
                  headers: { Location: { schema: { type: string } } }
                  content: { application/json: { schema: { $ref: '#/components/schemas/User' } } }
          /users/{id}:
            get:
              parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
              responses: { '200': { description: One, content: { application/json: { schema: { $ref: '#/components/schemas/User' } } } } }
          /moved:
            get: { responses: { '302': { description: Moved, headers: { Location: { schema: { type: string }, example: 'https://a.b/' } } } } }
          /mine:
            get: { security: [{ login: [] }, { key: [] }], responses: { '204': { description: Mine } } }
          /text:
            post:
              requestBody: { content: { text/plain: { schema: { type: string, maxLength: 3 } } } }
              responses: { '204': { description: Taken } }
          /find:
            get:
              parameters:
                - name: q
                  in: querystring
                  content: { application/x-www-form-urlencoded: { schema: { type: object, required: [z], properties: { z: { type: integer } } } } }
              responses: { '204': { description: Found } }
          /news:
            get:
              operationId: watchNews
              responses:
                '200':
                  description: News
                  content:
                    text/event-stream:
                      itemSchema:
                        type: object
                        properties: { event: { type: string, examples: [added] }, data: { type: string, examples: ["a b"] } }
        """

    private let form = ["Content-Type": "application/x-www-form-urlencoded"]

    /// OpenAPI 3: a required property that is read-only is required of responses alone, and the other way round.
    @Test func whatGoesOneWayIsNeitherAskedNorToldTheOtherWay() throws {
        let shop = try Fixture(Self.shop)
        let made = shop.call("POST /users", body: #"{"name": "Ada", "password": "secret"}"#)
        #expect(made.status == 201)
        let id = try #require(made.json?["id"]?.plainText)
        #expect(made.reply.header("Location") == "http://127.0.0.1:80/users/\(id)")
        for reply in [made, shop.call("GET /users/\(id)"), shop.call("GET /users")] {
            #expect(reply.text.contains("Ada"))
            #expect(!reply.text.contains("password"))
        }
        #expect(shop.call("POST /users", body: #"{"name": "Ada"}"#).text.contains("password"))
        let twice = #"{"id": \#(id), "name": "Ada", "password": "x"}"#
        #expect(shop.call("POST /users", body: twice).status == 409)
    }

    @Test func formsMakeEntities() throws {
        let shop = try Fixture(Self.shop)
        let made = shop.call("POST /users", form, body: "name=Ada+L&age=36&tags=a&tags=b&password=x")
        #expect(made.status == 201)
        #expect(made.json?["name"] == .string("Ada L"))
        #expect(made.json?["age"] == .number("36"))
        #expect(made.json?["tags"] == .array([.string("a"), .string("b")]))
        let parts = """
            --b\r\nContent-Disposition: form-data; name="name"; x=1\r\n\r\nGrace\r\n--b\r
            Content-Disposition: form-data; name="tags"\r\nContent-Type: application/json\r\n\r\n["c"]\r\n--b\r
            Content-Disposition: form-data; name="password"\r\n\r\nx\r\n--b--\r\n
            """
        let multipart = shop.call("POST /users", ["Content-Type": "multipart/form-data; boundary=\"b\""], body: parts)
        #expect(multipart.json?["name"] == .string("Grace"))
        #expect(multipart.json?["tags"] == .array([.string("c")]))
    }

    @Test(arguments: [
        ("GET /users?f[x]=q", "", "", "whole number"), ("GET /users?f[y]=1", "", "", "`/f/y` isn't a property"),
        ("GET /users?page=1&page=2", "", "", "given 2 times"), ("GET /users?page=", "", "", "whole number"),
        ("GET /users?tags=a&tags=b", "", "", "given 2 times"), ("GET /find?z=a", "", "", "whole number"),
        ("GET /find?y=1", "", "", "lacks the field `z`"),
        ("POST /users", "application/x-www-form-urlencoded", "name=Ada&password=x&age=0", "below its minimum 1"),
        ("POST /users", "application/x-www-form-urlencoded", "name=A&password=x", "has 1 character and needs 2"),
        ("POST /users", "application/json", #"{"name": "Ada", "password": "x", "tags": ["a", "a"]}"#, "twice"),
        ("POST /text", "text/plain", "long", "has 4 characters"), ("GET /users", "prefer", "nope", "no example `nope`"),
    ])
    func wrongRequestsAreRefused(_ line: String, _ type: String, _ body: String, _ reason: String) throws {
        let headers = type == "prefer" ? ["Prefer": "example=\(body)"] : ["Content-Type": type]
        let reply = try Fixture(Self.shop).call(line, headers, body: type == "prefer" ? "" : body)
        #expect(reply.status == 400)
        #expect(reply.text.contains(reason), "\(reply.text)")
    }

    @Test func theRestOfHTTPIsThere() throws {
        let shop = try Fixture(Self.shop)
        #expect(shop.call("GET /users", ["Accept": "text/csv"]).text == "id\n1")
        let moved = shop.call("GET /moved")
        #expect(moved.status == 302 && moved.reply.header("Location") == "https://a.b/")
        let challenges = shop.call("GET /mine").reply.header("WWW-Authenticate")
        #expect(challenges == #"ApiKey, Basic realm="netlayer""#)
        let options = shop.call("OPTIONS /users")
        #expect(options.status == 204 && options.reply.header("Allow") == "GET, HEAD, OPTIONS, POST")
        let packed = shop.call("POST /users", ["Content-Encoding": "gzip"], body: "x")
        #expect(packed.status == 415 && packed.text.contains("gzip"))
    }

    @Test func eventsAreWholeOnes() throws {
        let scenario = "mine: { watchNews: { events: [{ event: gone, id: 7, data: x y }] } }"
        let shop = try Fixture(Self.shop, scenarios: scenario)
        func news() -> String {
            guard case .events(let events, _) = shop.call("GET /news").reply.body else { return "" }
            return String(decoding: events[0].bytes, as: UTF8.self)
        }
        #expect(news() == "event: added\ndata: a b\n\n")
        #expect(shop.service.begin(named: "mine"))
        #expect(news() == "event: gone\nid: 7\ndata: x y\n\n")
        let event = Reply.Event(delay: 0, value: .string("a\u{2028}b\nc"))
        #expect(String(decoding: event.lines(isText: false), as: UTF8.self) == #"data: "a\u2028b\nc""# + "\n\n")
        #expect(String(decoding: event.lines(isText: true), as: UTF8.self) == "data: a\u{2028}b\ndata: c\n\n")
    }

    @Test(arguments: [
        (#"{"users": [{"id": 1, "name": "Ada", "password": "x"}, {"id": 1, "name": "Bo", "password": "x"}]}"#, "id of another"),
        (#"{"users": [{"name": "Ada"}]}"#, "`/id` is missing"), (#"{"users": [{"id": 1, "name": 7}]}"#, "must be a string"),
        (#"{"user": []}"#, "did you mean `users`?"), (#"{"users": 7}"#, "isn't a list"), ("[1]", "is an object"),
    ])
    func onlyEntitiesBecomeTheState(_ state: String, _ reason: String) throws {
        let shop = try Fixture(Self.shop)
        let before = shop.call("GET /users").text
        let reply = shop.call("PUT /__netlayer/state", body: state)
        #expect(reply.status == 400 && reply.text.contains(reason), "\(reply.text)")
        #expect(shop.call("GET /users").text == before)
    }

    @Test func whatTheServerTellsOfItsStateIsTakenBack() throws {
        let shop = try Fixture(Self.shop)
        shop.call("POST /users", body: #"{"name": "Ada", "password": "x"}"#)
        let state = shop.call("GET /__netlayer/state").text
        #expect(shop.call("PUT /__netlayer/state", body: state).status == 204)
        #expect(shop.call("GET /__netlayer/state").text == state)
    }

    @Test func aScenarioThatIsNotThereIsNamed() throws {
        let reply = try Fixture(Self.shop, scenarios: "slow: { latency: 1s }").call("PUT /__netlayer/scenario", body: "nope")
        #expect(reply.status == 404 && reply.text.contains("there are: slow"))
    }
}
