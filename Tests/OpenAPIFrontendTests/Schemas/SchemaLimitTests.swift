import Diagnostics
import SourceTree
import Testing

@testable import OpenAPIFrontend

/// Documents that are built to take forever, and don't.
@Suite(.timeLimit(.minutes(20)))
struct SchemaLimitTests {
    private func lower(_ text: String) -> (api: [String], codes: Set<String>) {
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(Array(text.utf8), name: "api.yaml", into: &bag),
            let api = OpenAPIReader.read(tree, into: &bag)
        else { return ([], Set(bag.diagnostics.map(\.code.name))) }
        return (SchemaSketch(api: api).lines(), Set(bag.diagnostics.map(\.code.name)))
    }

    private let head = "openapi: 3.0.3\ninfo: { title: t, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n"

    @Test func doublingByAllOfEnds() {
        var text = head + "    S0: { type: object, properties: { a: { type: string } } }\n"
        for index in 1...60 {
            let below = "{ $ref: '#/components/schemas/S\(index - 1)' }"
            text += "    S\(index): { allOf: [\(below), \(below), { properties: { p\(index): { type: string } } }] }\n"
        }
        let result = lower(text)
        #expect(result.api.count == 61)
        #expect(result.api.last?.contains("p60: string") == true)
    }

    @Test func doublingByAliasesEnds() {
        var text = head + "    S0: &s0 { type: object, properties: { a: { type: string } } }\n"
        for index in 1...12 {
            text +=
                "    S\(index): &s\(index) { allOf: [*s\(index - 1), *s\(index - 1)], properties: { p\(index): {} } }\n"
        }
        #expect(lower(text).api.count == 13)
    }

    @Test func aLongChainOfBasesEnds() {
        var text = head
        for index in 0..<1200 {
            text +=
                "    S\(index): { allOf: [{ $ref: '#/components/schemas/S\(index + 1)' }, { properties: { p\(index): {} } }] }\n"
        }
        text += "    S1200: { type: object, properties: { z: { type: string } } }\n"
        let result = lower(text)
        #expect(result.api.count == 1201)
        #expect(result.codes == ["too-deep"])
    }

    @Test func unionsOfThemselvesEnd() {
        let text =
            head + """
                    A: { properties: { a: {} }, oneOf: [{ $ref: '#/components/schemas/B' }, { $ref: '#/components/schemas/A' }] }
                    B: { properties: { b: {} }, anyOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/C' }] }
                    C: { allOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }
                    D: { oneOf: [{ $ref: '#/components/schemas/D' }] }
                    E: { allOf: [{ $ref: '#/components/schemas/E' }] }
                    F: { properties: { f: { allOf: [{ $ref: '#/components/schemas/F' }, { required: [f] }] } } }

                """
        #expect(lower(text).api.count == 6)
    }

    @Test func referencesIntoThemselvesEnd() {
        let text =
            head + """
                    A: { $ref: '#/components/schemas/A/properties/x' }
                    B: { properties: { x: { $ref: '#/components/schemas/B/properties/x' } } }
                    C: { properties: { x: { $ref: '#/components/schemas/C/properties/x/properties/x' } } }

                """
        let result = lower(text)
        #expect(result.codes.contains("cyclic-reference") || result.codes.contains("dangling-reference"))
    }

    @Test func circleOfManyAliasesIsBroken() {
        var text = head
        for index in 0..<400 {
            text += "    S\(index): { allOf: [{ $ref: '#/components/schemas/S\((index + 1) % 400)' }] }\n"
        }
        let result = lower(text)
        #expect(result.api.first == "S0: any")
        #expect(result.api.last == "S399: = S0")
        #expect(result.codes == ["cyclic-reference"])
    }

    /// Each reference leads into the cycle, which is followed only once.
    @Test func circleOfManyReferencesEnds() {
        var text = head
        for index in 0..<900 {
            text += "    S\(index): { $ref: '#/components/schemas/S\((index + 1) % 900)' }\n"
        }
        let result = lower(text)
        #expect(result.api.count == 900)
        #expect(result.codes == ["cyclic-reference"])
    }

    /// A suggestion is searched for once, among thousands of names.
    @Test func manyReferencesToNothingEnd() {
        var text = head
        for index in 0..<3000 {
            let properties = (0..<8).map { "p\($0): { $ref: '#/components/schemas/ThingMissing' }" }
            text += "    Thing\(index): { properties: { \(properties.joined(separator: ", ")) } }\n"
        }
        let result = lower(text)
        #expect(result.api.count == 3000)
        #expect(result.codes == ["dangling-reference"])
    }

    @Test func manyReferencesToDifferentNothingsEnd() {
        var text = head
        for index in 0..<1500 {
            text += "    Thing\(index): { properties: { p: { $ref: '#/components/schemas/Missing\(index)Thing' } } }\n"
        }
        let result = lower(text)
        #expect(result.api.count == 1500)
        #expect(result.codes == ["dangling-reference"])
    }

    @Test func eachKeywordAndEachMarkHasABitOfItsOwn() {
        let keywords = SchemaKeyword.allCases.map { KeywordSet($0) }
        let marks: [KeywordSet] = [.requiredList, .additionalSchema, .extensions]
        let all = (keywords + marks).reduce(KeywordSet()) { $0.union($1) }
        #expect(all.count == keywords.count + marks.count)
    }
}
