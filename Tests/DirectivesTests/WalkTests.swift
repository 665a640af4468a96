import APIModel
import Testing

/// Visiting and changing a value reach the same uses, each once.
struct WalkTests {
    private func use(_ index: Int) -> SchemaUse { SchemaUse(SchemaID(index)) }

    private func seen(by visit: ((SchemaUse) -> Void) -> Void) -> [Int] {
        var seen: [Int] = []
        visit { seen.append(Int($0.schema.index)) }
        return seen
    }

    @Test func operationsAreWalkedWhole() {
        var operation = Operation(method: .post, path: PathTemplate(text: "/", parts: []))
        operation.parameters = [Parameter(wireName: "a", location: .query, use: use(0))]
        var part = PartEncoding(property: "file")
        part.headers = [ResponseHeader(wireName: "X-Part", isRequired: true, use: use(2))]
        var form = MediaContent(mediaType: MediaType("multipart/form-data"), use: use(1))
        form.encodings = [part]
        operation.body = Body(isRequired: true, contents: [form])
        var stream = MediaContent(mediaType: MediaType("text/event-stream"), use: nil)
        stream.itemUse = use(4)
        var response = Response(status: .code(200), contents: [stream])
        response.headers = [ResponseHeader(wireName: "ETag", isRequired: true, use: use(3))]
        operation.responses = [response]

        var sides: [MessageSide] = []
        operation.forEachUse { _, side in sides.append(side) }
        #expect(sides == [.request, .request, .request, .response, .response])
        #expect(operation.uses.map { Int($0.schema.index) } == [0, 1, 2, 3, 4])
        let changed = seen { visit in operation.changeUses { visit($0) } }
        #expect(changed == [0, 1, 2, 3, 4])
        operation.changeUses { $0.isNullable = true }
        let isNullable = operation.uses.map(\.isNullable)
        #expect(isNullable == [true, true, true, true, true])
    }

    @Test func schemasAreWalkedWhole() {
        let properties = [Property(wireName: "a", use: use(0), isRequired: true)]
        let members = [UnionShape.Member(use: use(0)), UnionShape.Member(use: use(1))]
        let kinds: [(SchemaKind, [Int])] = [
            (.string(format: nil), []), (.typeParameter("T"), []), (.alias(use(0)), [0]), (.map(use(0)), [0]),
            (.array(ArrayShape(element: use(0))), [0]),
            (.tuple(TupleShape(elements: [use(0), use(1)], rest: use(2))), [0, 1, 2]),
            (.object(ObjectShape(properties: properties, additional: .schema(use(1)))), [0, 1]),
            (.object(ObjectShape(properties: properties, additional: .any)), [0]),
            (.union(UnionShape(mode: .oneOf, members: members)), [0, 1]),
        ]
        for (kind, expected) in kinds {
            var changed = kind
            #expect(kind.uses.map { Int($0.schema.index) } == expected)
            let seen = seen { visit in changed.changeUses { visit($0) } }
            #expect(seen == expected)
            #expect(kind.hasUses == !expected.isEmpty && changed == kind)
        }
    }

    @Test func comparisonLeavesOutPlacesAndNames() {
        var api = API()
        api.schemas = [Schema(id: use(0).schema, kind: .boolean), Schema(id: use(1).schema, kind: .boolean)]
        let comparison = SchemaComparison(api: api)
        var property = Property(wireName: "a", use: use(0), isRequired: true)
        let object = SchemaKind.object(ObjectShape(properties: [property], additional: .any))
        property.name = "b"
        property.use = use(1)
        property.origin = Origin(pointer: "#/elsewhere", range: nil)
        #expect(comparison.isSame(object, .object(ObjectShape(properties: [property], additional: .any))))
        property.isRequired = false
        #expect(!comparison.isSame(object, .object(ObjectShape(properties: [property], additional: .any))))
        let list = SchemaKind.array(ArrayShape(element: use(0)))
        #expect(comparison.isSame(list, .array(ArrayShape(element: use(1)))) && !comparison.isSame(list, .map(use(0))))
    }

    @Test func cyclesAreFoundOnce() {
        var api = API()
        let kinds: [SchemaKind] = [
            .alias(use(1)), .alias(use(2)), .alias(use(1)), .array(ArrayShape(element: use(3))), .boolean,
        ]
        api.schemas = kinds.enumerated().map { Schema(id: SchemaID($0), kind: $1) }
        let all = api.schemas.map(\.id)
        #expect(api.cycles(from: all, over: \.aliased) == [[1, 2].map { SchemaID($0) }])
        #expect(api.cycles(from: all, over: \.held).count == 2)
    }
}
