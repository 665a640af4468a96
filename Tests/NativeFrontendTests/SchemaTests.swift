import Diagnostics
import Directives
import Foundation
import SourceTree
import Testing

@testable import NativeFrontend

/// The JSON Schema of the native spec accepts what the reader accepts.
struct SchemaTests {
    private static let schemaFile = "netlayer-native.schema.json"

    private func tree(_ path: String) throws -> SourceNode {
        var bag = DiagnosticBag()
        let bytes = Array(try Data(contentsOf: ExampleTests.specs.appendingPathComponent(path)))
        return try #require(SourceReader.read(bytes, name: path, into: &bag)).root
    }

    @Test(arguments: ["shop/shop.yaml", "social/social.yaml"]) func exampleSatisfiesTheSchema(path: String) throws {
        let schema = try tree(Self.schemaFile)
        #expect(SchemaValidation(schema: schema).faults(of: try tree(path), against: schema) == [])
    }

    @Test func typingErrorsDoNotSatisfyTheSchema() throws {
        let schema = try tree(Self.schemaFile)
        for text in [
            "netlayer: 2", "netlayer: 1\ntipes: {}",
            "netlayer: 1\nservices: { S: { operations: { a: { gett: /a } } } }",
            "netlayer: 1\ntypes: { A: [] }", "netlayer: 1\nservers: { a: { doc: b } }",
        ] {
            var bag = DiagnosticBag()
            let root = try #require(SourceReader.read(Array(text.utf8), name: "t", into: &bag)).root
            #expect(SchemaValidation(schema: schema).faults(of: root, against: schema) != [], "\(text)")
        }
    }

    private static let tables: [(String, [String])] = [
        ("server", NativeKeys.server), ("variable", NativeKeys.variable), ("service", NativeKeys.service),
        ("operation", NativeKeys.operation), ("channel", NativeKeys.channel), ("body", NativeKeys.body),
        ("answer", NativeKeys.response),
        ("longProperty", NativeKeys.property), ("longParameter", NativeKeys.parameter),
        ("longHeader", NativeKeys.header), ("alias", NativeKeys.alias), ("enumeration", NativeKeys.enumeration),
        ("enumValue", NativeKeys.enumValue), ("union", NativeKeys.union),
        ("structure", NativeKeys.structure), ("entity", EntityRulesReader.ruleKeys),
        ("longEntityProperty", EntityRulesReader.memberKeys),
    ]

    @Test(arguments: tables) func schemaListsTheKeysOfTheReader(definition: String, keys: [String]) throws {
        let properties = try tree(Self.schemaFile)["$defs"]?.value(forKey: definition)?["properties"]
        #expect(Set(properties?.entries.map(\.key.text) ?? []) == Set(keys))
    }

    @Test func schemaListsTheKeysOfTheRoot() throws {
        let properties = try tree(Self.schemaFile)["properties"]
        #expect(Set(properties?.entries.map(\.key.text) ?? []) == Set(NativeKeys.root))
    }
}
