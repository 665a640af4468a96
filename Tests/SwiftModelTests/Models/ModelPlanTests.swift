import APIModel
import Diagnostics
import Testing

@testable import SwiftModel

/// Planning survives extreme descriptions, and its names and choices are stable.
@Suite struct ModelPlanTests {
    @Test(arguments: [
        ("images", "image"), ("categories", "category"), ("addresses", "address"), ("boxes", "box"),
        ("children", "child"), ("people", "person"), ("status", "status_item"), ("data", "data_item"),
        ("analysis", "analysis_item"), ("", "_item"), ("movies", "movie"), ("bestMovies", "bestMovie"),
        ("series", "series_item"), ("aliases", "alias"), ("alias", "alias_item"), ("caches", "cache"),
        ("indices", "index"), ("criteria", "criterion"), ("KnownPeople", "KnownPerson"), ("ties", "tie"),
        ("tradeCategories", "tradeCategory"), ("as", "as_item"),
    ])
    func namesOneElementOfAList(_ word: String, _ expected: String) {
        #expect(SingularWord.of(word) == expected)
    }

    @Test(arguments: [
        ("photo_url", "photoUrl"), ("_id", "_id"), ("user_ID", "userId"), ("a__b", "aB"), ("URL", "URL"), ("", ""),
        ("__", "__"), ("a_", "a_"), ("snake_case_", "snakeCase_"), ("x_2fa_on", "x2FaOn"), ("Foo_Bar", "fooBar"),
    ])
    func convertsKeysAsTheDecoderDoes(_ key: String, _ expected: String) {
        #expect(SnakeCaseKey.converted(key) == expected)
    }

    @Test func breaksALongCircleOnce() {
        var api = Self.chain(of: 500)
        api.schemas[499].kind = Self.object([("next", 0)])
        let models = Self.plan(api).models
        #expect(models.flatMap { $0.structure?.properties ?? [] }.filter(\.isIndirect).count == 1)
        #expect(models.count == 500)
    }

    @Test func survivesDeepInlineTypes() {
        let depth = 2_500
        var api = Self.chain(of: depth)
        for index in 1..<depth { api.schemas[index].name = nil }
        api.namedSchemas = [SchemaID(0)]
        let models = Self.plan(api).models
        #expect(models.count == 1)
        #expect(models[0].nested[0].nested.count == depth - 2)
    }

    @Test func survivesDeepLists() {
        var api = API()
        for index in 0..<10_000 {
            let kind = index == 9_999 ? SchemaKind.boolean : .array(ArrayShape(element: SchemaUse(SchemaID(index + 1))))
            api.schemas.append(Schema(id: SchemaID(index), name: index == 0 ? "Deep" : nil, kind: kind))
        }
        api.namedSchemas = [SchemaID(0)]
        let (models, bag) = Self.plan(api)
        #expect(models.count == 1)
        #expect(bag.diagnostics.contains { $0.code == SwiftModelCodes.deepType.code })
    }

    @Test func survivesAliasesOfThemselves() {
        var api = API()
        api.schemas = [
            Schema(id: SchemaID(0), name: "A", kind: .alias(SchemaUse(SchemaID(1)))),
            Schema(id: SchemaID(1), name: "B", kind: .alias(SchemaUse(SchemaID(0)))),
            Schema(id: SchemaID(2), name: "C", kind: Self.object([("a", 0)])),
        ]
        api.namedSchemas = [SchemaID(0), SchemaID(1), SchemaID(2)]
        let (models, bag) = Self.plan(api)
        #expect(models.map(\.name.raw) == ["C"])
        #expect(models[0].structure?.properties[0].type == .jsonValue.optional)
        #expect(!bag.isEmpty)
    }

    @Test func renamesNothingWhenASchemaIsAdded() {
        var api = API()
        api.schemas = [
            Schema(id: SchemaID(0), name: "Post", kind: Self.object([("image", 1)])),
            Schema(id: SchemaID(1), kind: Self.object([])),
            Schema(id: SchemaID(2), name: "Image", kind: Self.object([("image", 3)])),
            Schema(id: SchemaID(3), kind: Self.object([("other", 2)])),
        ]
        api.schemas[1].kind = Self.object([("post", 0)])
        api.namedSchemas = [SchemaID(0)]
        let before = Self.plan(api).models[0]
        api.namedSchemas = [SchemaID(2), SchemaID(0)]
        let after = Self.plan(api).models
        #expect(before.nested.map(\.path) == ["Post.Image"])
        #expect(after[1].nested.map(\.path) == ["Post.Image"])
        #expect(after[0].nested.map(\.path) == ["Image.Details"])
    }

    @Test func usesConstantsForAVeryLongEnum() {
        var api = API()
        let values = (0..<2_479).map { Enumeration.Value(.string("value \($0)")) }
        api.schemas = [
            Schema(id: SchemaID(0), name: "Code", kind: .enumeration(Enumeration(base: .string, values: values)))
        ]
        api.namedSchemas = [SchemaID(0)]
        #expect(Self.plan(api).models[0].enumeration?.style == .constants)
    }

    private static func object(_ properties: [(String, Int)]) -> SchemaKind {
        .object(
            ObjectShape(
                properties: properties.map {
                    Property(wireName: $0.0, use: SchemaUse(SchemaID($0.1)), isRequired: false)
                }
            )
        )
    }

    /// `S0` contains `S1`, which contains `S2`, and so on.
    private static func chain(of count: Int) -> API {
        var api = API()
        for index in 0..<count {
            let kind =
                index == count - 1 ? SchemaKind.object(ObjectShape(properties: [])) : object([("next", index + 1)])
            api.schemas.append(Schema(id: SchemaID(index), name: "S\(index)", kind: kind))
            api.namedSchemas.append(SchemaID(index))
        }
        api.schemas[count - 1].kind = object([("next", count - 1)])
        return api
    }

    private static func plan(_ api: API) -> (models: [ModelPlan], bag: DiagnosticBag) {
        var bag = DiagnosticBag()
        let planner = ModelPlanner(NormalisedAPI(api, by: Conventions()), claims: [], roots: [], into: &bag)
        return (planner.models, bag)
    }
}
