extension SchemaCase {
    static let objects: [SchemaCase] = [
        SchemaCase(
            name: "properties, required ones and more",
            schemas: """
                A:
                  type: object
                  required: [id, nam]
                  properties:
                    id: { type: string, readOnly: true, example: x1 }
                    name: { type: string }
                    $ref: { type: string }
                    self: { $ref: '#/components/schemas/A' }
                B: { type: object, properties: { a: { type: string } }, additionalProperties: { type: integer } }
                C: { type: object, properties: { a: { type: string } }, additionalProperties: false }
                D: { type: object }
                E: { type: object, additionalProperties: true }
                F: { type: object, additionalProperties: false }
                """,
            expected: [
                "A: { id!: string @readOnly @example(\"x1\"), name: string, $ref: string, self: A }",
                "B: { a: string, *: integer }", "C: { a: string, *: never }", "D: {*: any}", "E: {*: any}",
                "F: { *: never }",
            ],
            problems: [
                "3:18 warning [undeclared-required] `required` names `nam`, which is not a property of the schema"
                    + " | help: did you mean `name`?"
            ]
        ),
        SchemaCase(
            name: "a property that would be in no direction",
            schemas: """
                A: { type: object, properties: { a: { type: string, readOnly: true, writeOnly: true } } }
                """,
            expected: ["A: { a: string }"],
            problems: [
                "1:80 warning [unsupported-feature] `writeOnly` beside `readOnly` would leave the value out everywhere"
                    + " | help: keep one of them, or none for a value that is both sent and received"
            ]
        ),
        SchemaCase(
            name: "pattern properties",
            version: "3.1.0",
            schemas: """
                A: { type: object, patternProperties: { '^x': { type: integer } } }
                B: { type: object, properties: { a: {} }, patternProperties: { '^x': { type: integer } } }
                C: { type: object, patternProperties: { '^x': { type: integer }, '^y': { type: string } } }
                """,
            expected: ["A: {*: integer}", "B: { a: any, *: integer }", "C: {*: any}"]
        ),
        SchemaCase(
            name: "required as a flag",
            schemas: "A: { type: object, properties: { a: { type: string, required: true } } }",
            expected: ["A: { a: string }"],
            problems: [
                "1:63 warning [required-flag] `required` of a schema must be a list of properties, not `true`; it is ignored | help: list the property's name in `required` of the object that has it"
            ]
        ),
        SchemaCase(
            name: "documentation",
            schemas: """
                A:
                  type: string
                  title: Size
                  description: How large.
                  externalDocs: { url: 'https://a.example', description: More }
                  deprecated: true
                """,
            expected: ["A: string @title(Size) @doc(How large.\n\nMore: https://a.example) @deprecated"]
        ),
    ]

    static let enumerations: [SchemaCase] = [
        SchemaCase(
            name: "kinds of values",
            schemas: """
                A: { type: string, enum: [a, 'b c', ''] }
                B: { type: integer, enum: [1, 2] }
                C: { enum: [auto, true, 128] }
                D: { type: string, nullable: true, enum: [a, null] }
                E: { type: boolean, enum: [true] }
                F: { type: boolean, enum: [true, false] }
                G: { type: string, enum: [1.10, no, 18:00] }
                H: { enum: [null] }
                I: { type: integer, enum: [123456789012345678901234567890] }
                """,
            expected: [
                "A: enum.string(\"a\", \"b c\", \"\")", "B: enum.integer(1, 2)",
                "C: enum.mixed(\"auto\", true, 128)", "D: enum.string(\"a\")?", "E: enum.boolean(true)", "F: boolean",
                "G: enum.string(\"1.10\", \"no\", \"18:00\")", "H: null",
                "I: enum.integer(123456789012345678901234567890)",
            ]
        ),
        SchemaCase(
            name: "values that are wrong",
            schemas: """
                A: { type: string, enum: [a, b, a] }
                B: { type: integer, enum: [x, y] }
                C: { enum: [{ a: 1 }] }
                D: { type: string, enum: [] }
                E: { type: array, items: { type: string }, enum: [a, b] }
                F: { type: string, enum: a }
                """,
            expected: [
                "A: enum.string(\"a\", \"b\")", "B: enum.string(\"x\", \"y\")", "C: any", "D: string",
                "E: [enum.string(\"a\", \"b\")]", "F: string",
            ],
            problems: [
                "1:33 warning [enum-values] `enum` lists `a` twice",
                "2:28 warning [enum-values] `x` is not a value of type `integer`; the values decide",
                "3:13 warning [enum-values] a value of `enum` is a list or a mapping, so the values can't be cases;"
                    + " the list is ignored",
                "4:26 warning [enum-values] `enum` lists no value; it is ignored",
                "5:50 warning [enum-values] `enum` lists single values of an array; they are read as the values of its"
                    + " elements | help: move `enum` into `items`",
                "6:26 warning [wrong-type] `enum` must be a list, not `a`",
            ]
        ),
        SchemaCase(
            name: "names and descriptions of values",
            schemas: """
                A: { enum: [1, 2], x-enum-varnames: [ONE, TWO], x-enum-descriptions: [first] }
                B: { oneOf: [{ const: a, title: First }, { const: b, description: second }] }
                C: { anyOf: [{ type: string, enum: [a, b] }, { type: string }] }
                """,
            expected: [
                "A: enum.integer(1:ONE#first, 2:TWO)", "B: enum.string(\"a\":First, \"b\"#second)",
                "C: enum.string(\"a\", \"b\", …)",
            ],
            problems: ["1:70 warning [enum-values] there are 2 values, but 1 entry here; entries are taken in order"]
        ),
    ]
}
