import Diagnostics
import Foundation
import OpenAPIFrontend
import SourceTree
import Testing

@testable import SwiftModel

/// Sample values of small descriptions, as the expressions that make them.
@Suite struct SamplePlannerTests {
    @Test func examplesComeBeforeDefaultsBeforeTheRest() throws {
        let samples = try samples(
            """
            Pet:
              type: object
              required: [name, age, kind, note]
              properties:
                name: { type: string, example: Rex }
                age: { type: integer, default: 3 }
                kind: { type: string, enum: [cat, dog] }
                note: { type: string, minLength: 3, maxLength: 3 }
            """
        )
        #expect(samples["Pet.preview"] == #"Pet(name: "Rex", age: 3, kind: .cat, note: "Not")"#)
    }

    @Test func anExampleOfAWholeTypeIsSpelledOut() throws {
        let samples = try samples(
            """
            Pet:
              type: object
              required: [id, owner]
              properties:
                id: { type: integer }
                owner: { $ref: "#/components/schemas/Owner" }
                seen: { type: string, format: date-time }
              example: { id: 7, owner: { name: Ann }, seen: "1970-01-01T00:00:10Z" }
            Owner: { type: object, properties: { name: { type: string }, age: { type: integer } } }
            """
        )
        #expect(
            samples["Pet.preview"]
                == #"Pet(id: 7, owner: Owner(name: "Ann"), seen: Date(timeIntervalSince1970: 10))"#
        )
        #expect(samples["Owner.preview"] == #"Owner(name: "Owner", age: 30)"#)
    }

    @Test func anExampleThatDoesNotFitIsPassedOver() throws {
        let samples = try samples(
            """
            Pet:
              type: object
              required: [id, born]
              properties:
                id: { type: integer, example: none }
                born: { type: string, format: date, example: yesterday }
            """
        )
        #expect(samples["Pet.preview"] == "Pet(id: 1, born: PlainDate(year: 2024, month: 1, day: 15)!)")
    }

    @Test func circlesEndAtOptionalValuesAndLists() throws {
        let samples = try samples(
            """
            Node:
              type: object
              required: [name, children, next]
              properties:
                name: { type: string }
                children: { type: array, minItems: 1, items: { $ref: "#/components/schemas/Node" } }
                parent: { $ref: "#/components/schemas/Node" }
                next: { $ref: "#/components/schemas/Link" }
            Link:
              type: object
              properties:
                node: { $ref: "#/components/schemas/Node" }
            """
        )
        #expect(samples["Node.preview"] == #"Node(name: "Node", children: [], next: .preview)"#)
        #expect(samples["Link.preview"] == "Link()")
    }

    @Test func whatHasNoFiniteValueHasNoSample() throws {
        let samples = try samples(
            """
            Hen: { type: object, required: [egg], properties: { egg: { $ref: "#/components/schemas/Egg" } } }
            Egg: { type: object, required: [hen], properties: { hen: { $ref: "#/components/schemas/Hen" } } }
            Farm: { type: object, properties: { hens: { type: array, items: { $ref: "#/components/schemas/Hen" } } } }
            """
        )
        #expect(samples["Hen.preview"] == nil && samples["Egg.preview"] == nil)
        #expect(samples["Farm.preview"] == "Farm(hens: [])")
    }

    @Test func aUnionTakesAMemberThatEnds() throws {
        let samples = try samples(
            """
            Expression:
              oneOf: [{ $ref: "#/components/schemas/Negation" }, { $ref: "#/components/schemas/Number" }]
            Negation: { type: object, required: [of], properties: { of: { $ref: "#/components/schemas/Expression" } } }
            Number: { type: object, required: [value], properties: { value: { type: integer } } }
            """
        )
        #expect(samples["Expression.preview"] == ".number(.preview)")
        #expect(samples["Negation.preview"] == "Negation(of: .preview)")
    }

    @Test func aDiscriminatorHasTheValueOfItsMember() throws {
        let samples = try samples(
            """
            Payment:
              oneOf: [{ $ref: "#/components/schemas/Card" }, { $ref: "#/components/schemas/Cash" }]
              discriminator: { propertyName: kind, mapping: { card: "#/components/schemas/Card" } }
            Card: { type: object, required: [kind], properties: { kind: { type: string } } }
            Cash: { type: object, required: [kind], properties: { kind: { type: string } } }
            """
        )
        #expect(samples["Payment.preview"] == ".card(.preview)")
        #expect(samples["Card.preview"] == #"Card(kind: "card")"#)
        #expect(samples["Cash.preview"] == #"Cash(kind: "Cash")"#)
    }

    @Test func deepGraphsDoNotGrow() throws {
        let types = (0..<40).map { level in
            """
            T\(level):
              type: object
              properties:
                id: { type: integer }
                left: { $ref: "#/components/schemas/T\(level + 1)" }
                right: { $ref: "#/components/schemas/T\(level + 1)" }
            """
        }
        let samples = try samples(
            (types + ["T40: { type: object, properties: { id: { type: integer } } }"]).joined(separator: "\n")
        )
        #expect(samples["T40.preview"] == "T40(id: 1)")
        #expect(samples["T39.preview"] == "T39(id: 1, left: .preview, right: .preview)")
        #expect(samples["T0.preview"]?.hasPrefix("T0(id: 1") == true)
        #expect(samples.values.contains("T30(id: 1)") || samples.values.contains { $0.hasSuffix("left: .preview)") })
    }

    @Test func listsAreAsLongAsTheyHaveToBe() throws {
        let samples = try samples(
            """
            Palette:
              type: object
              required: [names, sizes, none]
              properties:
                names: { type: array, minItems: 2, uniqueItems: true, items: { type: string } }
                sizes: { type: object, additionalProperties: { type: integer } }
                none: { type: array, maxItems: 0, items: { type: string } }
            """
        )
        #expect(samples["Palette.preview"] == #"Palette(names: ["Palette", "Palette 2"], sizes: ["key": 1], none: [])"#)
    }

    @Test func examplesOfBodiesAreVariants() throws {
        let samples = try samples(
            "Pet: { type: object, properties: { name: { type: string } } }",
            responses: """
                closed: { summary: A cat, value: { name: Tom } }
                                default: { value: { name: Rex } }
                """
        )
        #expect(samples["Pet.preview"] == #"Pet(name: "Pet")"#)
        #expect(samples["Pet.previewClosed"] == #"Pet(name: "Tom")"#)
        #expect(samples["Pet.previewReadPet"] == #"Pet(name: "Rex")"#)
    }

    /// The expressions by `Type.name`.
    private func samples(_ schemas: String, responses examples: String = "none: {}") throws -> [String: String] {
        let indented = schemas.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
        let text = """
            openapi: 3.0.3
            info: { title: T, version: "1" }
            paths:
              /pet:
                get:
                  operationId: readPet
                  responses:
                    "200":
                      description: Found
                      content:
                        application/json:
                          schema: { $ref: "#/components/schemas/Pet" }
                          examples:
                            \(examples)
            components:
              schemas:
            \(indented)
            """
        let spec = schemas.contains("Pet:") && examples != "none: {}" ? text : text.replacingPaths()
        var bag = DiagnosticBag()
        let tree = try #require(SourceReader.read(Array(spec.utf8), name: "spec.yaml", into: &bag))
        let api = try #require(OpenAPIReader.read(tree, into: &bag), "\(bag.diagnostics)")
        var conventions = Conventions()
        conventions.models.previews = .all
        let plan = Planner.plan(NormalisedAPI(api, by: conventions), into: &bag)
        var found: [String: String] = [:]
        for sample in plan.models.flatMap(\.samples) {
            for value in sample.samples { found["\(sample.type.text).\(value.name.raw)"] = value.value.line }
        }
        return found
    }
}

extension String {
    /// The description without operations.
    fileprivate func replacingPaths() -> String {
        guard let start = range(of: "paths:"), let end = range(of: "components:") else { return self }
        return self[..<start.lowerBound] + "paths: {}\n" + self[end.lowerBound...]
    }
}

extension SampleValue {
    /// The expression on one line.
    fileprivate var line: String {
        func text(_ entries: [Entry]) -> String {
            entries.map { ($0.label.map { "\($0.text): " } ?? "") + $0.value.line }.joined(separator: ", ")
        }
        switch self {
        case .plain(let expression, _): return expression.text
        case .call(let callee, let entries): return "\(callee.text)(\(text(entries)))"
        case .list(let values): return "[" + values.map(\.line).joined(separator: ", ") + "]"
        case .map(let entries): return "[" + text(entries) + "]"
        }
    }
}
