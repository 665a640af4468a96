import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// Descriptions are written in the other form and read again: every difference between both dumps is reported.
@Suite struct ConversionTests {
    /// All examples, and a part of the corpus if it is beside the checkout.
    static let specs: [URL] = {
        let root = SwiftCommands.repository
        let examples = ["petstore/petstore", "shop/shop", "social/social", "users/users"].map {
            root.appendingPathComponent("Specs/\($0).yaml")
        }
        let corpus = root.deletingLastPathComponent().appendingPathComponent("shared/corpus")
        let names = [
            "adyen-webhooks.json", "autorest-body-complex.json", "baseline-3.0.json", "figma.yaml", "link-example.yaml",
            "meilisearch.json", "museum.yaml", "netlify.yml", "openfga.json", "parameters-style.yaml",
            "petstore-v3.yaml", "resend.json", "star-trek.yaml", "tgi.json", "xero-assets.yaml", "codegen-2.0.json",
        ]
        let files = names.map { corpus.appendingPathComponent($0) }
        return (examples + files).filter { FileManager.default.fileExists(atPath: $0.path) }
    }()

    struct Converted {
        var text: String?
        var losses: [Diagnostic]
        var problems: [Diagnostic]
    }

    @Test func examplesAreThere() { #expect(Self.specs.count >= 4) }

    /// A description that is read without an error converts to one that is, too.
    @Test func noCaseConvertsToWhatCanNotBeRead() throws {
        let cases = SwiftCommands.repository.appendingPathComponent("Tests/GoldenCases/Cases")
        var count = 0
        for name in try FileManager.default.contentsOfDirectory(atPath: cases.path).sorted() {
            let file = cases.appendingPathComponent(name).appendingPathComponent("spec.yaml")
            var bag = DiagnosticBag()
            guard let tree = try? SpecReader.read(file.path, into: &bag), SpecReader.lower(tree, into: &bag) != nil,
                !bag.hasErrors
            else { continue }
            count += 1
            for form in SpecConverter.Form.allCases {
                let problems = try Self.convert(file, to: form).problems.filter { $0.code.name != "same-form" }
                #expect(problems.isEmpty, "\(name), \(form): \(problems.map(\.message))")
            }
        }
        #expect(count > 200)
    }

    /// YAML limits a key to 1,024 characters, unless `?` marks it as one.
    @Test func aLongKeyIsRead() throws {
        let key = String(repeating: "long", count: 500)
        let spec = "netlayer: 1\ntypes:\n  ? \(key)\n  : { id: Int }\n"
        try SwiftCommands.withFolder { folder in
            let file = folder.appendingPathComponent("api.yaml")
            try spec.write(to: file, atomically: true, encoding: .utf8)
            let open = try Self.convert(file, to: .openAPI)
            #expect(open.problems.isEmpty && open.losses.isEmpty, "\((open.problems + open.losses).map(\.message))")
        }
    }

    @Test(arguments: SwiftCommands.sample(of: specs, oneIn: 2))
    func conversionNamesWhatIsLost(file: URL) throws {
        let isNative =
            try String(contentsOf: file, encoding: .utf8).contains("\nnetlayer: 1")
            || String(contentsOf: file, encoding: .utf8).hasPrefix("netlayer: 1")
        let first = try Self.convert(file, to: isNative ? .openAPI : .native)
        let text = try #require(first.text, "\(first.problems.map(\.message))")
        for loss in first.losses { #expect(loss.range != nil, "\(loss.message)") }
        try SwiftCommands.withFolder { folder in
            let other = folder.appendingPathComponent("other.yaml")
            try text.write(to: other, atomically: true, encoding: .utf8)
            let back = try Self.convert(other, to: isNative ? .native : .openAPI)
            #expect(back.problems.isEmpty, "\(back.problems.map(\.message))")
            let again = try #require(back.text, "\(back.problems.map(\.message))")
            let final = folder.appendingPathComponent("back.yaml")
            try again.write(to: final, atomically: true, encoding: .utf8)
            let isEqual = try Self.meaning(of: file) == Self.meaning(of: final)
            #expect(isEqual || !(first.losses + back.losses).isEmpty, "something is lost and nothing said")
        }
    }

    /// The converted text is a fixed point: a second conversion loses nothing.
    @Test(arguments: ["petstore/petstore", "users/users"])
    func aConvertedExampleConvertsWithoutLoss(name: String) throws {
        let file = SwiftCommands.repository.appendingPathComponent("Specs/\(name).yaml")
        let native = try #require(try Self.convert(file, to: .native).text)
        try SwiftCommands.withFolder { folder in
            let place = folder.appendingPathComponent("api.yaml")
            try native.write(to: place, atomically: true, encoding: .utf8)
            let open = try Self.convert(place, to: .openAPI)
            let next = folder.appendingPathComponent("open.yaml")
            try #require(open.text).write(to: next, atomically: true, encoding: .utf8)
            #expect(try Self.convert(next, to: .native).text == native, "\(open.losses.map(\.message))")
        }
    }

    /// A struct may have properties named like words of the native spec, and may be inside the one that it extends.
    /// Only structs are bases.
    @Test func awkwardStructsConvertWithoutLoss() throws {
        let spec = """
            openapi: 3.1.0
            info: { title: Words, version: "1" }
            paths:
              /comments:
                get:
                  operationId: comments
                  tags: [Comments]
                  responses:
                    "200":
                      description: All.
                      headers: { X-Total: { schema: { type: integer, default: 3, minimum: 1 } } }
                      content:
                        application/json:
                          schema:
                            type: array
                            items: { type: object, description: One., properties: { doc: { type: string } } }
                post:
                  operationId: add
                  tags: [Comments]
                  requestBody:
                    required: true
                    content:
                      application/json: { schema: { $ref: "#/components/schemas/Comment" } }
                  responses: { "204": { description: Done. } }
                put: { operationId: addAll, tags: [Comments], responses: { "204": { description: Done. } }, requestBody:
                  { content: { application/jsonl: { schema: { $ref: "#/components/schemas/Comment" } } } } }
            components:
              schemas:
                Words:
                  type: object
                  description: Says what it is.
                  required: [enum, oneOf, String, alias, "last?", "`quoted`"]
                  properties:
                    enum: { type: integer, deprecated: true }
                    oneOf: { type: object, properties: { anyOf: { type: array, items: { type: string } } } }
                    String: { type: object, properties: { String: { type: boolean } } }
                    alias: { type: string }
                    last?: { type: string }
                    "`quoted`": { type: string }
                    doc: { type: string }
                    extends: { type: string }
                    others: { type: boolean }
                    deprecated: { type: boolean }
                    nullable: { type: boolean }
                  additionalProperties: { type: string }
                Comment:
                  type: [object, "null"]
                  properties:
                    text: { type: string }
                    replies:
                      type: array
                      items:
                        allOf: [{ $ref: "#/components/schemas/Comment" }, { properties: { depth: { type: integer } } }]
                    sign:
                      allOf: [{ $ref: "#/components/schemas/Signed" }, { properties: { at: { type: string } } }]
                    place:
                      type: [object, "null"]
                      properties: { line: { type: integer } }
                Signed: { type: object, properties: { signature: { type: string } } }
                Note:
                  allOf: [{ $ref: "#/components/schemas/Single" }, { type: object, properties: { a: { type: string } } }]
                Single: { oneOf: [{ $ref: "#/components/schemas/Signed" }] }
                Choice: { oneOf: [{ type: object, properties: { x: { type: string } } }, { type: string }] }
                Pages: { type: [integer, "null"], default: 3 }
                Lists: { type: [array, "null"], items: { type: object, properties: { id: { type: string } } } }
                Either:
                  oneOf:
                    - { type: object, properties: { left: { type: string } } }
                    - { type: object, properties: { right: { type: string } } }
            """
        try SwiftCommands.withFolder { folder in
            let file = folder.appendingPathComponent("openapi.yaml")
            try spec.write(to: file, atomically: true, encoding: .utf8)
            let native = try Self.convert(file, to: .native)
            let said = native.problems + native.losses
            #expect(said.isEmpty, "\(said.map(\.message))")
            let other = folder.appendingPathComponent("api.yaml")
            try #require(native.text).write(to: other, atomically: true, encoding: .utf8)
            let open = try Self.convert(other, to: .openAPI)
            let saidThen = open.problems + open.losses
            #expect(saidThen.isEmpty, "\(saidThen.map(\.message))")
        }
    }

    /// A generic type within another is written with the type arguments of the outer one.
    @Test func genericTypesWithinGenericTypesAreWritten() throws {
        let spec = """
            netlayer: 1
            types:
              Item: { id: Int }
              Box<T>: { content: T }
              Page<T>: { first: Box<T>, lists: Box<Array<T>>, pairs: ["Pair<T, Int>"] }
              Pair<A, B>: { left: A, right: "B?", swapped: "Pair<B, A>?" }
              Nest<T>: { content: T, inner: "Nest<Box<T>>?" }
            services:
              items:
                operations:
                  list: GET /items -> Page<Item>
                  nested: GET /nested -> Nest<Item>
            """
        try SwiftCommands.withFolder { folder in
            let file = folder.appendingPathComponent("api.yaml")
            try spec.write(to: file, atomically: true, encoding: .utf8)
            let text = try #require(try Self.convert(file, to: .openAPI).text)
            let words = text.split { !$0.isLetter && !$0.isNumber && !"$#/:".contains($0) }.map(String.init)
            let references = Set(words.filter { $0.hasPrefix("#/components/schemas/") }.map { $0.dropFirst(21) })
            let declared = Set(words.filter { $0.hasSuffix(":") }.map { $0.dropLast() })
            #expect(references.isSuperset(of: ["PageOfItem", "BoxOfItem", "BoxOfListOfItem", "PairOfIntegerAndItem"]))
            #expect(references.subtracting(declared) == [])
            #expect(!text.contains("NestOfBoxOfBoxOfBoxOfBoxOf"))
        }
    }

    /// Types without names lead to equal names of generic types, which may also be names of declared types.
    @Test func typesThatWouldShareANameAreWrittenApart() throws {
        let spec = """
            netlayer: 1
            types:
              PageOfItem: { title: String }
              Item: { id: Int }
              Page<T>: { contents: [T] }
              Box<T>: { content: T }
            services:
              items:
                operations:
                  items: GET /items -> Page<Item>
                  shown: GET /shown -> PageOfItem
                  drafts: GET /drafts -> Page<Item|null>
                  names: { get: /names, returns: "Page<enum [a, b]>" }
                  counts: { get: /counts, returns: "Page<enum [c]>" }
                  more: { get: /more, returns: "Box<Page<enum [c]>>" }
                  small: GET /small -> Page<Int32>
                  large: GET /large -> Page<Int64>
                  lists: GET /lists -> Page<Array<Item>>
                  others: GET /others -> Page<Array<Item>>
            """
        try SwiftCommands.withFolder { folder in
            let file = folder.appendingPathComponent("api.yaml")
            try spec.write(to: file, atomically: true, encoding: .utf8)
            let converted = try Self.convert(file, to: .openAPI)
            let text = try #require(converted.text, "\(converted.problems.map(\.message))")
            let names = [
                "PageOfItem", "PageOfItem2", "PageOfOptionalItem", "PageOfValue", "PageOfValue2", "BoxOfPageOfValue",
                "PageOfInteger", "PageOfInteger2", "PageOfListOfItem",
            ]
            let lines = text.split(separator: "\n")
            #expect(lines.filter { $0.hasPrefix("    Page") || $0.hasPrefix("    Box") }.count == names.count)
            for name in names {
                #expect(lines.contains { $0.hasPrefix("    \(name):") }, "\(name)")
                #expect(text.contains("#/components/schemas/\(name)\""), "\(name)")
            }
        }
    }

    static func convert(_ file: URL, to form: SpecConverter.Form) throws -> Converted {
        var bag = DiagnosticBag()
        let tree = try #require(try SpecReader.read(file.path, into: &bag))
        let text = SpecConverter.convert(tree, to: form, into: &bag)
        let found = bag.diagnostics
        return Converted(
            text: text,
            losses: found.filter { $0.code.name == "conversion-loss" },
            problems: found.filter { $0.severity == .error }
        )
    }

    /// The dump of the API without the places in the text.
    private static func meaning(of file: URL) throws -> String {
        var bag = DiagnosticBag()
        let tree = try #require(try SpecReader.read(file.path, into: &bag))
        let api = try #require(SpecReader.lower(tree, into: &bag))
        return APIDump.json(api).split(separator: "\n").filter { !$0.contains("\"pointer\"") }.joined(separator: "\n")
    }
}
