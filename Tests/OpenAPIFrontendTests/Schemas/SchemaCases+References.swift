extension SchemaCase {
    static let references: [SchemaCase] = [
        SchemaCase(
            name: "what stands beside a reference",
            schemas: """
                A: { type: object, properties: { a: { type: string } } }
                B:
                  properties:
                    x: { $ref: '#/components/schemas/A', description: mine, nullable: true, readOnly: true }
                    y: { $ref: '#/components/schemas/A', required: [a], properties: { b: { type: integer } } }
                    z: { allOf: [{ $ref: '#/components/schemas/A' }], description: yours, deprecated: true }
                C: { $ref: '#/components/schemas/A' }
                D: { $ref: '#/components/schemas/C', description: other }
                """,
            expected: [
                "A: { a: string }",
                "B: { x: A? @doc(mine) @readOnly, y: A & { a!: string, b: integer }, z: A @doc(yours) @deprecated }",
                "C: = A", "D: = C @doc(other)",
            ]
        ),
        SchemaCase(
            name: "references that lead nowhere",
            schemas: """
                Item: { type: string }
                A: { properties: { x: { $ref: '#/components/schemas/Itm' }, y: { $ref: 'other.yaml#/X' } } }
                B: { $ref: '#/components/schemas/C' }
                C: { $ref: '#/components/schemas/B' }
                D: { properties: { x: { $ref: 'https://a.example/x.yaml' }, y: { $ref: 'https://a.example/x.yaml' } } }
                """,
            expected: ["Item: string", "A: { x: any, y: any }", "B: any", "C: any", "D: { x: any, y: any }"],
            problems: [
                "2:31 warning [dangling-reference] `#/components/schemas/Itm` refers to nothing"
                    + " | help: did you mean `#/components/schemas/Item`?",
                "2:72 warning [missing-file] there is no file `other.yaml`"
                    + " | help: correct the path or add the file; until then a schema is free-form JSON, "
                    + "and anything else is left out",
                "3:12 error [cyclic-reference] `#/components/schemas/C` refers to itself through references only"
                    + " | 4:12 through this reference",
                "5:31 warning [remote-reference] `https://a.example/x.yaml` is an address, and addresses are never fetched"
                    + " | help: save the document next to this one and map the address to it:"
                    + " `urls: { \"https://a.example/x.yaml\": path/to/file }`",
            ]
        ),
        SchemaCase(
            name: "deep pointers, escapes and anchors",
            version: "3.1.0",
            schemas: """
                A: { type: object, properties: { a/b: { type: object, properties: { n: { type: integer } } } } }
                B: { properties: { x: { $ref: '#/components/schemas/A/properties/a~1b' } } }
                C d: { $anchor: there, type: string }
                D: { properties: { x: { $ref: '#/components/schemas/C%20d' }, y: { $dynamicRef: '#there' } } }
                E: { $defs: { Inner: { type: string } }, properties: { x: { $ref: '#/components/schemas/E/$defs/Inner' } } }
                """,
            expected: [
                "A: { a/b: A.a/b }", "B: { x: A.a/b }", "C d: string", "D: { x: C d, y: C d }", "E: { x: Inner }",
                "A.a/b: { n: integer }", "Inner: string",
            ]
        ),
        SchemaCase(
            name: "files",
            schemas: """
                Person: { $ref: 'schemas/User.yaml' }
                User: { $ref: 'schemas/User.yaml' }
                A: { properties: { u: { $ref: './schemas/User.yaml' }, e: { $ref: 'common.json#/definitions/Error' } } }
                Error: { type: string }
                """,
            files: [
                "schemas/User.yaml": """
                type: object
                properties: { friend: { $ref: User.yaml }, pet: { $ref: '../schemas/pet.yaml' } }
                """,
                "schemas/pet.yaml":
                    "properties: { owner: { $ref: '../api.yaml#/components/schemas/User' }, n: { $ref: no.yaml } }",
                "common.json": #"{ "definitions": { "Error": { "type": "integer" } } }"#,
            ],
            expected: [
                "Person: = User", "User: { friend: User, pet: pet }", "A: { u: User, e: common.Error }",
                "Error: string",
                "common.Error: integer", "pet: { owner: User, n: any }",
            ],
            problems: [
                "schemas/pet.yaml:1:83 warning [missing-file] there is no file `schemas/no.yaml`"
                    + " | schemas/User.yaml:2:57 referenced from here | 2:15 referenced from here"
                    + " | help: correct the path or add the file; until then a schema is free-form JSON, "
                    + "and anything else is left out"
            ]
        ),
    ]

    static let merged: [SchemaCase] = [
        SchemaCase(
            name: "allOf of objects",
            schemas: """
                A: { type: object, required: [id], properties: { id: { type: string }, kind: { type: string } } }
                B:
                  description: A and more
                  allOf:
                    - $ref: '#/components/schemas/A'
                    - type: object
                      required: [kind]
                      properties: { size: { type: integer }, kind: { type: string, enum: [b] } }
                C: { allOf: [{ $ref: '#/components/schemas/B' }, { required: [size] }] }
                D: { allOf: [{ $ref: '#/components/schemas/A' }, { description: only words }] }
                """,
            expected: [
                "A: { id!: string, kind: string }",
                "B: A & { id!: string, kind!: enum.string(\"b\"), size: integer } @doc(A and more)",
                "C: B & { id!: string, kind!: enum.string(\"b\"), size!: integer }",
                "D: = A @doc(only words)",
            ]
        ),
        SchemaCase(
            name: "allOf that contradicts itself",
            schemas: """
                A: { properties: { id: { type: string } } }
                B: { allOf: [{ $ref: '#/components/schemas/A' }, { properties: { id: { type: integer } } }] }
                """,
            expected: ["A: { id: string }", "B: A & { id: integer }"],
            problems: [
                "2:66 warning [conflicting-types] this is a whole number, and a string elsewhere in the same `allOf`;"
                    + " the later one counts | 1:24 the other one is here"
            ]
        ),
        SchemaCase(
            name: "allOf in a circle",
            schemas: """
                A: { allOf: [{ $ref: '#/components/schemas/B' }, { properties: { a: { type: string } } }] }
                B: { allOf: [{ $ref: '#/components/schemas/A' }, { properties: { b: { type: string } } }] }
                """,
            expected: ["A: { a: string }", "B: A & { a: string, b: string }"],
            problems: [
                "1:22 warning [cyclic-all-of] schema `B` is part of its own `allOf`"
                    + " | 2:1 through this schema | 1:1 through this schema"
            ]
        ),
        SchemaCase(
            name: "schemas that are nothing but themselves",
            schemas: """
                D: { oneOf: [{ $ref: '#/components/schemas/D' }] }
                E: { allOf: [{ $ref: '#/components/schemas/F' }] }
                F: { allOf: [{ $ref: '#/components/schemas/E' }] }
                """,
            expected: ["D: any", "E: any", "F: = E"],
            problems: [
                "1:1 error [cyclic-reference] schema `D` only refers to itself",
                "2:1 error [cyclic-reference] schema `E` only refers to itself | 3:1 through this schema",
            ]
        ),
        SchemaCase(
            name: "allOf of other kinds",
            schemas: """
                S: { type: string }
                E: { type: string, enum: [a, b] }
                A: { allOf: [{ $ref: '#/components/schemas/S' }, { $ref: '#/components/schemas/E' }] }
                B: { allOf: [{ type: number }, { type: integer, format: int64 }] }
                C: { allOf: [{ $ref: '#/components/schemas/S' }, { maxLength: 3 }] }
                M: { allOf: [{ type: object, additionalProperties: { type: integer } }, { properties: { a: { type: integer } } }] }
                """,
            expected: [
                "S: string", "E: enum.string(\"a\", \"b\")", "A: enum.string(\"a\", \"b\")", "B: integer(int64)",
                "C: = S", "M: { a: integer, *: integer }",
            ]
        ),
        SchemaCase(
            name: "a format of numbers is one of texts where another part says so",
            schemas: """
                A: { allOf: [{ type: string }, { format: int64 }] }
                B: { allOf: [{ format: double }, { type: string }] }
                C: { type: object, properties: { n: { type: string } } }
                D: { allOf: [{ $ref: '#/components/schemas/C' }, { properties: { n: { format: int64 } } }] }
                E: { allOf: [{ format: int64 }, { type: integer }] }
                F: { allOf: [{ type: string }, { type: integer, format: int64 }] }
                """,
            expected: [
                "A: string(int64)", "B: string(double)", "C: { n: string }", "D: C & { n: string(int64) }",
                "E: integer(int64)", "F: integer(int64)",
            ],
            problems: [
                "6:32 warning [conflicting-types] this is a whole number, and a string elsewhere in the same `allOf`; "
                    + "the later one counts | 6:14 the other one is here"
            ]
        ),
    ]
}
