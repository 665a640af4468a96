extension SchemaCase {
    static let types: [SchemaCase] = [
        SchemaCase(
            name: "types and formats",
            schemas: """
                A: { type: string, format: date-time }
                B: { type: integer, format: int64, minimum: 1 }
                C: { type: number }
                D: { type: boolean, nullable: true, description: On or off }
                E: {}
                F: { type: array, items: { $ref: '#/components/schemas/A' }, uniqueItems: true }
                G: { type: array }
                """,
            expected: [
                "A: string(date-time)", "B: integer(int64)", "C: number", "D: boolean? @doc(On or off)", "E: any",
                "F: set[A]", "G: [any]",
            ]
        ),
        SchemaCase(
            name: "type arrays and constants of 3.1",
            version: "3.1.0",
            schemas: """
                A: { type: [string, 'null'] }
                B: { type: [string, integer] }
                C: { type: ['null'] }
                D: { const: fixed }
                E: { const: null }
                F: true
                G: false
                H: { type: [integer, number] }
                I: { type: [array, 'null'], items: { type: string } }
                J: { type: string, format: int-or-string }
                """,
            expected: [
                "A: string?", "B: types(string | integer)", "C: null", "D: const.string(\"fixed\")", "E: null",
                "F: any",
                "G: never", "H: number", "I: [string]?", "J: types(integer | string)",
            ]
        ),
        SchemaCase(
            name: "types that are inferred",
            schemas: """
                A: { properties: { a: { maxLength: 3 } } }
                B: { items: { type: string } }
                C: { format: int32 }
                D: { format: uuid }
                E: { pattern: '^a' }
                F: { minimum: 2 }
                G: { additionalProperties: { type: integer } }
                H: { required: [a] }
                """,
            expected: [
                "A: { a: string }", "B: [string]", "C: integer(int32)", "D: string(uuid)", "E: string", "F: number",
                "G: {*: integer}", "H: {*: any}",
            ]
        ),
        SchemaCase(
            name: "words that aren't types",
            schemas: """
                A: { type: int }
                B: { type: String }
                C: { type: uuid }
                D: { type: wibble }
                E: { type: file }
                F: { type: any }
                """,
            expected: [
                "A: integer", "B: string", "C: string(uuid)", "D: any", "E: string(binary)", "F: any",
            ],
            problems: [
                unknownType("1:12", "int", "`integer`"), unknownType("2:12", "String", "`string`"),
                unknownType("3:12", "uuid", "`string` of format `uuid`"),
                "4:12 warning [unknown-type] there is no type `wibble`; it is ignored" + typeHelp,
                unknownType("5:12", "file", "`string` of format `binary`"), unknownType("6:12", "any", "any value"),
            ]
        ),
        SchemaCase(
            name: "tuples",
            version: "3.1.0",
            schemas: """
                A: { type: array, prefixItems: [{ type: string }, { type: integer }], items: false }
                B: { type: array, items: [{ type: string }], additionalItems: { type: boolean } }
                C: { type: array, prefixItems: [{ type: string }] }
                """,
            expected: ["A: (string, integer)", "B: (string, boolean…)", "C: (string, any…)"]
        ),
        SchemaCase(
            name: "defaults are held against the type",
            schemas: """
                A: { type: integer, default: none }
                B: { type: string, default: 1.10 }
                C: { type: string, enum: [a, b], default: c }
                D: { type: object, properties: { x: { $ref: '#/components/schemas/A', default: oops } } }
                """,
            expected: [
                "A: integer", "B: string @default(\"1.10\")", "C: enum.string(\"a\", \"b\")",
                "D: { x: A }",
            ],
            problems: [
                "1:30 warning [wrong-default] the default is `none`, not a whole number; it is ignored",
                "3:43 warning [wrong-default] the default is `c`, not one of the listed values; it is ignored",
                "4:80 warning [wrong-default] the default is `oops`, not a whole number; it is ignored",
            ]
        ),
        SchemaCase(
            name: "values of the wrong kind",
            schemas: """
                A: { type: string, maxLength: many, nullable: 'true' }
                B: { type: object, properties: [a] }
                C: text
                D: { type: string, descripton: a }
                """,
            expected: ["A: string?", "B: {*: any}", "C: any", "D: string"],
            problems: [
                "3:4 warning [wrong-type] a schema must be a mapping, not `text` | help: write `{ type: string }`",
                "4:20 warning [unknown-key] unknown key `descripton` in a schema | help: did you mean `description`?",
                "1:31 warning [ignored-limit] `maxLength` must be a whole number that is not negative, not `many`;"
                    + " it is ignored",
                "1:47 warning [quoted-boolean] `nullable` is a string where true or false is meant"
                    + " | help: remove the quotes",
                "2:32 warning [wrong-type] `properties` must be a mapping, not a list",
            ]
        ),
    ]

    private static let typeHelp = " | help: types are string, number, integer, boolean, array, object and null"

    private static func unknownType(_ place: String, _ word: String, _ reading: String) -> String {
        "\(place) warning [unknown-type] there is no type `\(word)`; it is read as \(reading)" + typeHelp
    }
}
