import APIModel
import Diagnostics
import NetlayerKit
import SourceTree

@testable import FakeServer

/// A service with a bit of everything, for scenarios and requests of somebody else.
enum ServeSample {
    private static let text = """
        openapi: 3.1.0
        info: { title: Items, version: "1" }
        servers: [{ url: https://example.com/v1 }]
        paths:
          /items:
            get:
              operationId: listItems
              parameters:
                - { name: page, in: query, schema: { type: integer } }
                - { name: limit, in: query, schema: { type: integer, default: 2 } }
                - { name: tags, in: query, schema: { type: array, items: { enum: [a, b] } } }
                - { name: filter, in: query, content: { application/json: { schema: { $ref: "#/components/schemas/Filter" } } } }
              responses:
                "200": { description: OK, content: { application/json: { schema: { type: object, properties: {
                  items: { type: array, items: { $ref: "#/components/schemas/Item" } }, next: { type: string }, total: { type: integer } } } } } }
            post:
              operationId: createItem
              requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }
              responses: { "201": { description: Made, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } } }
          /items/{id}:
            parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
            get:
              operationId: fetchItem
              responses: { "200": { description: OK, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } } }
            patch:
              operationId: changeItem
              requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }
              responses: { "200": { description: OK, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } } }
            delete: { operationId: removeItem, responses: { "204": { description: Gone } } }
          /files/{name}.{format}-{size}:
            post:
              operationId: upload
              parameters:
                - { name: name, in: path, required: true, schema: { type: string } }
                - { name: format, in: path, required: true, schema: { enum: [png, jpg] } }
                - { name: size, in: path, required: true, schema: { type: integer, format: int32 } }
                - { name: X-Moment, in: header, schema: { type: string, format: date-time } }
              requestBody: { content: { multipart/form-data: { schema: { type: object, required: [a], properties: { a: { type: string } } } },
                application/x-www-form-urlencoded: { schema: { type: object, required: [a], properties: { a: { type: string } } } } } }
              responses: { "204": { description: Done }, "400": { description: Wrong } }
          /news:
            get:
              operationId: watchNews
              responses: { "200": { description: OK, content: { text/event-stream: { itemSchema: { $ref: "#/components/schemas/Item" } } } } }
        x-netlayer-channels:
          openSocket: { path: /socket, send: { $ref: "#/components/schemas/Item" }, receive: { $ref: "#/components/schemas/Item" } }
        components:
          schemas:
            Item: { type: object, required: [id], properties: { id: { type: string }, kind: { enum: [a, b] }, when: { type: string, format: date },
              parts: { type: array, maxItems: 3, items: { $ref: "#/components/schemas/Item" } }, any: { $ref: "#/components/schemas/Filter" } } }
            Filter: { oneOf: [{ type: object, required: [not], properties: { not: { $ref: "#/components/schemas/Filter" } } },
              { type: object, required: [all], properties: { all: { type: array, items: { $ref: "#/components/schemas/Filter" } } } }, { type: string }] }
        """

    private static let api: API = {
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(Array(text.utf8), name: "items.yaml", into: &bag),
            let api = SpecReader.lower(tree, into: &bag)
        else { fatalError("\(bag.diagnostics.map { "\($0.message)" })") }
        return api
    }()

    /// What a scenario says is what the service does.
    static func play(_ tree: SourceTree, _ bag: inout DiagnosticBag) {
        var reader = ScenarioReader(api: api, folder: nil)
        let scenarios = reader.scenarios(tree.root)
        bag.append(contentsOf: reader.bag)
        let service = FakeService(api, scenarios: scenarios)
        for scenario in scenarios.prefix(3) where service.begin(named: scenario.name) {
            for path in ["/items", "/items/1", "/news", "/socket"] {
                var request = Request(method: "GET", path: path, query: nil)
                request.add(header: "Upgrade", "websocket")
                request.add(header: "Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ==")
                for _ in 0..<2 { check(service.reply(to: request), to: request) }
            }
        }
    }

    /// All requests in some bytes; behind one that opens a WebSocket, its messages.
    static func answer(_ bytes: [UInt8]) {
        let service = FakeService(api)
        var parser = RequestParser()
        var socket: (reader: WebSocketReader, request: Request)?
        for start in stride(from: 0, to: bytes.count, by: 512) {
            bytes[start..<min(start + 512, bytes.count)].withUnsafeBytes {
                if socket == nil { parser.feed($0) } else { socket?.reader.feed($0) }
            }
            if socket == nil {
                reading: while true {
                    guard let progress = try? parser.next() else { return }
                    guard case .request(let request) = progress else { break reading }
                    let reply = service.reply(to: request)
                    check(reply, to: request)
                    if case .messages = reply.body {
                        socket = (WebSocketReader(), request)
                        break reading
                    }
                }
            }
            guard socket != nil else { continue }
            while true {
                let frame: WebSocketReader.Frame??
                do { frame = try socket?.reader.next() } catch { return }
                guard case .some(.some(let frame)) = frame else { break }
                if case .message(let message, _) = frame, let request = socket?.request {
                    service.received(message, over: request)
                }
            }
        }
    }

    /// Nothing in a header ends it, and no file of this machine is in a body.
    private static func check(_ reply: Reply, to request: Request) {
        let bytes = reply.bytes(to: request.method, keepsAlive: true)
        let head = bytes.prefix(bytes.count - min(bytes.count, reply.bodyCount(to: request.method)))
        let lines = head.split(separator: 0x0A, omittingEmptySubsequences: false)
        precondition(lines.dropLast(2).allSatisfy { $0.last == 0x0D && $0.count > 1 }, "a head ends early")
        precondition(reply.delay >= 0 && reply.delay <= 7_200_000, "a reply is late by \(reply.delay)")
    }
}

extension Reply {
    fileprivate func bodyCount(to method: String) -> Int {
        if case .bytes(let content) = body, method != "HEAD", !hasNoBody { content.count } else { 0 }
    }
}
