import APIModel
import Testing

/// Aliases are followed to their end, however many there are; a circle of aliases ends the search.
@Suite struct AliasTests {
    @Test(arguments: [0, 1, 2, 63, 64, 65, 1_000])
    func aliasesAreFollowedToTheirEnd(count: Int) {
        let api = api(aliases: count, last: .boolean)
        #expect(api.resolved(SchemaID(0)) == SchemaID(count))
        #expect(api.resolvedKind(of: SchemaID(0)) == .boolean)
        #expect(api.resolved(SchemaUse(SchemaID(0), isNullable: true)).isNullable == (count == 0))
    }

    @Test(arguments: [1, 2, 3, 7, 100], [0, 1, 50])
    func circlesEnd(length: Int, before: Int) {
        let api = api(aliases: before + length - 1, last: .alias(SchemaUse(SchemaID(before))))
        let found = api.resolved(SchemaID(0))
        #expect(Int(found.index) >= before)
        guard case .alias = api.resolvedKind(of: SchemaID(0)) else {
            Issue.record("there is nothing but aliases")
            return
        }
    }

    /// An API in which each alias refers to the next schema.
    private func api(aliases count: Int, last: SchemaKind) -> API {
        var api = API()
        for index in 0..<count {
            api.schemas.append(Schema(id: SchemaID(index), kind: .alias(SchemaUse(SchemaID(index + 1)))))
        }
        api.schemas.append(Schema(id: SchemaID(count), kind: last))
        return api
    }
}
