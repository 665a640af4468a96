import APIModel
import Foundation
import NetlayerKit
import Testing

@testable import APIPage

/// What the page says of replies: the Swift value, or where a reply isn't what its type wants.
@Suite struct ReceivedTests {
    private static let description = """
        openapi: 3.0.3
        info: { title: A, version: '1' }
        paths:
          /a/{id}:
            get:
              operationId: getOrder
              parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
              responses:
                200: { description: Fine, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } }
                4XX: { description: Not, content: { application/json: { schema: { $ref: '#/components/schemas/Fault' } } } }
        components:
          schemas:
            Fault: { type: object, required: [reason], properties: { reason: { type: string } } }
            Order:
              type: object
              required: [id, status, lines]
              properties:
                id: { type: integer }
                status: { type: string, enum: [open, in-progress] }
                at: { type: string, format: date-time }
                lines: { type: array, items: { $ref: '#/components/schemas/Line' } }
                animal: { $ref: '#/components/schemas/Animal' }
                extra: {}
                filter: { $ref: '#/components/schemas/Filter' }
            Line:
              type: object
              required: [price]
              properties: { price: { type: number }, count: { type: integer } }
            Animal:
              oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
              discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' } }
            Filter: { oneOf: [{ $ref: '#/components/schemas/Not' }, { $ref: '#/components/schemas/Only' }, { type: integer }] }
            Not:
              type: object
              required: [of, kind]
              properties: { of: { $ref: '#/components/schemas/Filter' }, kind: { type: string, enum: [not] } }
            Only:
              type: object
              required: [of, kind]
              properties: { of: { $ref: '#/components/schemas/Filter' }, kind: { type: string, enum: [only] } }
            Cat: { type: object, required: [lives], properties: { lives: { type: integer } } }
            Dog: { type: object, required: [name], properties: { name: { type: string } } }
        """

    private struct Answer: Decodable, Equatable {
        var type: String
        var value: String?
        var faults: [String]?
        var notes: [String]?
    }

    private static func answer(_ reply: Literal, status: Int = 200) throws -> Answer? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("received-\(UUID().uuidString).yaml")
        try description.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let section = try #require(try PageTests.section(of: file.path, in: ["endpoint"]))
        let json = section.reading("GET /a/{id}", 0, status, reply)
        return try json.map { try JSONDecoder().decode(Answer.self, from: Data($0)) }
    }

    private static func order(_ others: [String: Literal] = [:], without missing: String = "") -> Literal {
        let line = Literal.object([.init(name: "price", value: .number("1.5"))])
        var members: [(String, Literal)] = [
            ("id", .number("7")), ("status", .string("in-progress")), ("lines", .array([line])),
        ]
        members = members.map { ($0.0, others[$0.0] ?? $0.1) }
        members += others.filter { pair in !members.contains { $0.0 == pair.key } }.sorted { $0.key < $1.key }
        return .object(members.filter { $0.0 != missing }.map { .init(name: $0.0, value: $0.1) })
    }

    /// A page of another site may send a reply to be read, too, and the server answers one request after the other.
    @Test(.timeLimit(.minutes(1)), arguments: [Literal.number("1"), .string("x")])
    func unionsInUnionsAreReadOnce(_ core: Literal) throws {
        let filter = (0..<28).reduce(core) { inner, _ in
            .object([.init(name: "of", value: inner), .init(name: "kind", value: .string("not"))])
        }
        let answer = try #require(try Self.answer(Self.order(["filter": filter])))
        #expect((answer.faults == nil) == (core == .number("1")), "\(answer)")
    }

    @Test func aReplyIsTheExpressionOfItsValue() throws {
        let dog = Literal.object([
            .init(name: "kind", value: .string("dog")), .init(name: "name", value: .string("\"Rex\"")),
        ])
        let answer = try #require(try Self.answer(Self.order(["animal": dog])))
        #expect(answer.type == "Order")
        #expect(answer.faults == nil)
        #expect(answer.notes == nil)
        let value = answer.value?.replacing(/\n */, with: " ")
        #expect(
            value
                == #"Order( id: 7, status: .inProgress, lines: [Line(price: 1.5)], animal: .dog(Dog(name: "\"Rex\"")) )"#
        )
    }

    @Test(arguments: [
        (order(without: "id"), "`id` is missing"),
        (order(["id": .string("x")]), "`id` should be `Int`, but is the text `x`"),
        (order(["id": .number("1.5")]), "`id` should be `Int`, but is the number 1.5"),
        (order(["lines": .array([.object([])])]), "`lines[0].price` is missing"),
        (order(["lines": .array([.null])]), "`lines[0]` should be `Line`, but is null"),
        (order(["at": .string("soon")]), "`at` should be `Date`, but is the text `soon`"),
        (
            order(["animal": .object([.init(name: "kind", value: .string("cat"))])]), "`animal.lives` is missing"
        ), (.array([]), "the reply should be `Order`, but is a list"),
    ]) func whatDoesNotFitIsSaidAtItsPath(reply: Literal, fault: String) throws {
        let answer = try #require(try Self.answer(reply))
        #expect(answer.value == nil)
        #expect(answer.faults == [fault])
    }

    @Test func whatIsPassedOverIsSaid() throws {
        let more = try #require(
            try Self.answer(
                Self.order(["color": .string("red"), "status": .string("lost"), "id": .number("1.0")])
            )
        )
        #expect(more.value?.contains(#"status: .unknown("lost")"#) == true)
        #expect(more.value?.contains("id: 1,") == true)
        #expect(
            more.notes == [
                "`status` has a value that the description doesn't name: \"lost\"",
                "`color` isn't described and is ignored",
            ]
        )
    }

    @Test func theStatusSaysTheType() throws {
        let reply = Literal.object([.init(name: "reason", value: .string("no"))])
        #expect(try Self.answer(reply, status: 404)?.value == #"Fault(reason: "no")"#)
        #expect(try Self.answer(reply, status: 500) == nil)
    }
}
