extension SchemaCase {
    static let unions: [SchemaCase] = [
        SchemaCase(
            name: "members, null and what is equal",
            schemas: """
                A: { properties: { a: { type: string } } }
                B: { properties: { b: { type: string } } }
                U: { oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }, { type: 'null' }] }
                V: { properties: { x: { anyOf: [{ $ref: '#/components/schemas/A' }, { type: 'null' }] } } }
                W: { oneOf: [{ type: string }, { type: integer }, { type: string }] }
                X: { anyOf: [{ $ref: '#/components/schemas/A' }] }
                Y: { type: object, properties: { a: {}, b: {} }, oneOf: [{ required: [a] }, { required: [b] }] }
                """,
            expected: [
                "A: { a: string }", "B: { b: string }", "U: oneOf(A | B)?", "V: { x: A? }",
                "W: oneOf(string | integer)",
                "X: = A", "Y: { a: any, b: any }",
            ]
        ),
        SchemaCase(
            name: "null as tools of OData write it",
            schemas: """
                A: { properties: { a: { type: string } } }
                B:
                  properties:
                    x: { anyOf: [{ $ref: '#/components/schemas/A' }, { type: object, nullable: true }], description: An A }
                    y: { anyOf: [{ $ref: '#/components/schemas/A' }, { type: object, nullable: true, properties: { b: {} } }] }
                    z: { anyOf: [{ $ref: '#/components/schemas/A' }, { type: object }] }
                """,
            expected: [
                "A: { a: string }",
                "B: { x: A? @doc(An A), y: anyOf(A | { b: any }?), z: anyOf(A | {*: any}) }",
            ]
        ),
        SchemaCase(
            name: "unions of heirs",
            schemas: """
                Account: { required: [type], properties: { type: { type: string } }, discriminator: { propertyName: type } }
                Savings: { allOf: [{ $ref: '#/components/schemas/Account' }, { properties: { rate: {} } }] }
                Checking: { allOf: [{ $ref: '#/components/schemas/Account' }, { properties: { limit: {} } }] }
                All: { properties: { x: { oneOf: [{ $ref: '#/components/schemas/Checking' }, { $ref: '#/components/schemas/Savings' }] } } }
                Named: { oneOf: [{ $ref: '#/components/schemas/Checking' }, { $ref: '#/components/schemas/Savings' }] }
                """,
            expected: [
                "Account: inheritance<type>(Savings=Savings | Checking=Checking | AccountBase=Account)",
                "Savings: AccountBase & { type!: string, rate: any }",
                "Checking: AccountBase & { type!: string, limit: any }", "All: { x: Account }",
                "Named: oneOf<type>(Checking=Checking | Savings=Savings)", "AccountBase: { type!: string }",
            ]
        ),
        SchemaCase(
            name: "discriminators",
            schemas: """
                Cat: { properties: { kind: { type: string } } }
                Dog: { properties: { kind: { type: string } } }
                Fox: { properties: { kind: { type: string, enum: [fx] } } }
                Pet:
                  oneOf:
                    - $ref: '#/components/schemas/Cat'
                    - $ref: '#/components/schemas/Dog'
                    - $ref: '#/components/schemas/Fox'
                  discriminator:
                    propertyName: kind
                    mapping: { c: Cat, cat: '#/components/schemas/Cat', x: Nope }
                """,
            expected: [
                "Cat: { kind: string }", "Dog: { kind: string }", "Fox: { kind: enum.string(\"fx\") }",
                "Pet: oneOf<kind>(Cat=c,cat | Dog=Dog | Fox=fx)",
            ],
            problems: [
                "11:60 warning [discriminator] `mapping` names the schema `Nope`, which does not exist; it is ignored"
            ]
        ),
        SchemaCase(
            name: "properties beside a union belong to its members",
            schemas: """
                A: { properties: { a: { type: string } } }
                U:
                  type: object
                  required: [id]
                  properties: { id: { type: string } }
                  oneOf: [{ $ref: '#/components/schemas/A' }, { properties: { b: { type: string } } }]
                V: { allOf: [{ properties: { id: { type: string } } }, { oneOf: [{ properties: { c: {} } }, { type: object }] }] }
                """,
            expected: [
                "A: { a: string }",
                "U: oneOf(A & { id!: string, a: string } @title(A) | { id!: string, b: string })",
                "V: oneOf({ id: string, c: any } | { id: string, *: any })",
            ]
        ),
        SchemaCase(
            name: "two choices at once",
            schemas: """
                V:
                  allOf:
                    - oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }]
                    - oneOf: [{ required: [c], properties: { c: {} } }]
                    - oneOf: [{ properties: { d: {} } }, { properties: { e: {} } }]
                """,
            expected: ["V: oneOf({ c!: any, d: any, e: any, a: any } | { c!: any, d: any, e: any, b: any })"],
            problems: [
                "5:7 warning [two-unions] a second union beside another one: the properties that its members add"
                    + " become optional | 3:7 the other choice is here"
            ]
        ),
    ]

    static let inheritance: [SchemaCase] = [
        SchemaCase(
            name: "a base with a discriminator is the union of its heirs",
            version: "2.0",
            schemas: """
                Fish: { discriminator: kind, required: [kind], properties: { kind: { type: string }, n: { type: integer } } }
                Shark: { allOf: [{ $ref: '#/definitions/Fish' }, { properties: { age: { type: integer } } }] }
                Saw: { x-ms-discriminator-value: saw, allOf: [{ $ref: '#/definitions/Shark' }] }
                Eel: { allOf: [{ $ref: '#/definitions/Fish' }] }
                Tank: { properties: { fish: { type: array, items: { $ref: '#/definitions/Fish' } } } }
                Lonely: { discriminator: kind, properties: { kind: { type: string } } }
                """,
            expected: [
                "Fish: inheritance<kind>(Shark=Shark | Saw=saw | Eel=Eel | FishBase=Fish)",
                "Shark: FishBase & { kind!: string, n: integer, age: integer }",
                "Saw: Shark & { kind!: string, n: integer, age: integer }",
                "Eel: FishBase & { kind!: string, n: integer }", "Tank: { fish: [Fish] }", "Lonely: { kind: string }",
                "FishBase: { kind!: string, n: integer }",
            ]
        ),
        SchemaCase(
            name: "a union whose members merge it",
            schemas: """
                Base:
                  required: [t]
                  properties: { t: { type: string } }
                  oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }]
                A: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { a: { type: string } } }] }
                B: { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { b: { type: string } } }] }
                """,
            expected: [
                "Base: oneOf(A | B)", "A: Base & { t!: string, a: string }", "B: Base & { t!: string, b: string }",
            ]
        ),
    ]
}
