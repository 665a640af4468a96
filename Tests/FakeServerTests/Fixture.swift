import APIModel
import Diagnostics
import NetlayerKit
import SourceTree

@testable import FakeServer

/// A service of a description that a test writes, called without a network.
struct Fixture {
    let service: FakeService

    static let library = """
        openapi: 3.1.0
        info: { title: Library, version: '1' }
        servers: [{ url: 'https://api.example.com/v1' }]
        components:
          securitySchemes: { key: { type: http, scheme: bearer } }
          schemas:
            Book:
              type: object
              required: [id, title]
              properties:
                id: { type: integer }
                title: { type: string, minLength: 1 }
                pages: { type: integer, minimum: 1 }
                added: { type: string, format: date-time }
            NewBook:
              type: object
              required: [title]
              additionalProperties: false
              properties: { title: { type: string, minLength: 1 }, pages: { type: integer, minimum: 1 } }
        paths:
          /books:
            get:
              operationId: listBooks
              parameters:
                - { name: page, in: query, schema: { type: integer, minimum: 1 } }
                - { name: per_page, in: query, schema: { type: integer, default: 2 } }
              responses:
                '200':
                  description: A page
                  content:
                    application/json:
                      schema:
                        type: object
                        required: [items, total]
                        properties:
                          items: { type: array, items: { $ref: '#/components/schemas/Book' } }
                          total: { type: integer }
                          next: { type: string, format: uri }
            post:
              operationId: createBook
              security: [{ key: [] }]
              requestBody:
                required: true
                content: { application/json: { schema: { $ref: '#/components/schemas/NewBook' } } }
              responses:
                '201': { description: Made, content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } } }
          /books/{id}:
            parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
            get:
              operationId: fetchBook
              responses:
                '200':
                  description: One
                  content:
                    application/json:
                      schema: { $ref: '#/components/schemas/Book' }
                      examples: { thick: { value: { id: 9, title: Thick, pages: 900 } } }
                '404': { description: None, content: { application/json: { schema: { type: object, properties: { code: { type: string } } } } } }
            patch:
              operationId: changeBook
              requestBody: { content: { application/json: { schema: { type: object, properties: { title: { type: string } } } } } }
              responses: { '200': { description: It, content: { application/json: { schema: { $ref: '#/components/schemas/Book' } } } } }
            delete:
              operationId: removeBook
              responses: { '204': { description: Gone } }
          /news:
            get:
              operationId: watchNews
              responses: { '200': { description: News, content: { text/event-stream: { itemSchema: { $ref: '#/components/schemas/Book' } } } } }
        """

    init(_ text: String = Fixture.library, scenarios: String? = nil, seeds: [String: [Literal]] = [:]) throws {
        let api = try Fixture.api(text)
        var reader = ScenarioReader(api: api, folder: "")
        let read = try scenarios.map { reader.scenarios(try Fixture.tree($0).root) } ?? []
        if reader.bag.hasErrors {
            throw Failure(text: reader.bag.diagnostics.map { "\($0.message)" }.joined(separator: "; "))
        }
        service = FakeService(api, scenarios: read, seeds: seeds)
    }

    struct Failure: Error { let text: String }

    static func tree(_ text: String) throws -> SourceTree {
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(Array(text.utf8), name: "input.yaml", into: &bag) else {
            throw Failure(text: "\(bag.diagnostics)")
        }
        return tree
    }

    static func api(_ text: String) throws -> API {
        var bag = DiagnosticBag()
        guard let api = SpecReader.lower(try tree(text), into: &bag) else { throw Failure(text: "\(bag.diagnostics)") }
        return api
    }

    /// The reply to a request like `GET /books?page=2`.
    @discardableResult
    func call(_ line: String, _ headers: [String: String] = [:], body: String = "") -> Answer {
        let words = line.split(separator: " ").map(String.init)
        let parts = words[1].split(separator: "?", maxSplits: 1).map(String.init)
        var request = Request(method: words[0], path: parts[0], query: parts.count > 1 ? parts[1] : nil)
        request.add(header: "Host", "127.0.0.1:80")
        for (name, value) in headers { request.add(header: name, value) }
        if !body.isEmpty, headers["Content-Type"] == nil { request.add(header: "Content-Type", "application/json") }
        request.body = Array(body.utf8)
        request.bodyLength = request.body.count
        return Answer(reply: service.reply(to: request))
    }
}

struct Answer {
    let reply: Reply

    var status: Int { reply.status }
    var text: String { if case .bytes(let bytes) = reply.body { String(decoding: bytes, as: UTF8.self) } else { "" } }
    var json: Literal? { JSON.read(Array(text.utf8)).value }
}
