import Testing

/// Ways to write schemas, and the lowered results.
@Suite struct SchemaTests {
    @Test(arguments: SchemaCase.types + SchemaCase.objects + SchemaCase.enumerations)
    func plainSchemas(_ row: SchemaCase) { check(row) }

    @Test(arguments: SchemaCase.references + SchemaCase.addresses)
    func referredSchemas(_ row: SchemaCase) { check(row) }

    @Test(arguments: SchemaCase.merged + SchemaCase.unions + SchemaCase.inheritance)
    func composedSchemas(_ row: SchemaCase) { check(row) }

    private func check(_ row: SchemaCase) {
        let result = row.run()
        #expect(result.sketch == row.expected, "\(row.name)")
        #expect(result.problems == row.problems, "\(row.name)")
    }
}
