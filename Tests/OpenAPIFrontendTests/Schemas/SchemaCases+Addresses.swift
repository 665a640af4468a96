extension SchemaCase {
    /// References relative to what `$id` says.
    static let addresses = [
        SchemaCase(
            name: "schemas with an address, which is relative to that of the schema around",
            version: "3.1.0",
            schemas: """
                Foo:
                  $id: https://a.example/schemas/foo
                  type: object
                  properties:
                    own: { $ref: '#/$defs/own' }
                    whole: { $ref: '#' }
                    near: { $ref: bar }
                    above: { $ref: ../other }
                    rooted: { $ref: /other }
                    anchored: { $ref: '#part' }
                    theirs: { $ref: 'bar#part' }
                    component: { $ref: '#/components/schemas/Name' }
                  $defs:
                    own: { type: integer }
                    part: { $anchor: part, type: boolean }
                    bar:
                      $id: bar
                      type: object
                      properties: { up: { $ref: foo }, part: { $ref: '#part' }, own: { $ref: '#/$defs/own' } }
                      $defs: { own: { type: number }, part: { $anchor: part, type: string } }
                Other: { $id: https://a.example/other, type: string }
                Name: { type: string }
                Urn: { $id: 'urn:example:thing', properties: { t: { type: string } } }
                Uses:
                  properties:
                    bar: { $ref: https://a.example/schemas/bar }
                    own: { $ref: 'https://a.example/schemas/bar#/$defs/own' }
                    urn: { $ref: 'urn:example:thing' }
                    dots: { $ref: https://a.example/x/../schemas/./foo }
                    lost: { $ref: 'https://a.example/lost' }
                """,
            expected: [
                "Foo: { own: Foo.own, whole: Foo, near: bar, above: Other, rooted: Other, anchored: Foo.part, "
                    + "theirs: Foo.bar.part, component: Name }",
                "Other: string", "Name: string", "Urn: { t: string }",
                "Uses: { bar: bar, own: Foo.bar.own, urn: Urn, dots: Foo, lost: any }", "Foo.own: integer",
                "bar: { up: Foo, part: Foo.bar.part, own: Foo.bar.own }", "Foo.part: boolean", "Foo.bar.part: string",
                "Foo.bar.own: number",
            ],
            problems: [
                "30:19 warning [remote-reference] `https://a.example/lost` is an address, and addresses are never fetched "
                    + "| help: save the document next to this one and map the address to it: "
                    + "`urls: { \"https://a.example/lost\": path/to/file }`"
            ]
        ),
        SchemaCase(
            name: "files with an address",
            version: "3.1.0",
            schemas: """
                Order: { $ref: 'parts/order.json' }
                Late: { $ref: 'https://b.example/late' }
                """,
            files: [
                "parts/order.json": """
                { "$id": "https://a.example/schemas/order.json", "type": "object", "properties": {
                  "person": { "$ref": "person.json" }, "absolute": { "$ref": "https://a.example/schemas/person.json" },
                  "elsewhere": { "$ref": "/common/name" }, "late": { "$ref": "moved.json#/$defs/late" } } }
                """,
                "parts/person.json": """
                { "$id": "https://a.example/schemas/person.json", "type": "object", "properties": {
                  "name": { "$ref": "https://a.example/common/name" }, "order": { "$ref": "order.json" } },
                  "$defs": { "name": { "$id": "/common/name", "type": "string" } } }
                """,
                "parts/moved.json": """
                { "$defs": { "late": { "$id": "https://b.example/late", "type": "integer" } } }
                """,
            ],
            expected: [
                "Order: { person: person, absolute: person, elsewhere: name, late: Late }", "Late: integer",
                "person: { name: name, order: Order }", "name: string",
            ]
        ),
        SchemaCase(
            name: "addresses mean nothing before 3.1",
            version: "3.0.3",
            schemas: """
                Foo: { $id: https://a.example/foo, properties: { near: { $ref: bar } } }
                """,
            expected: ["Foo: { near: any }"],
            problems: [
                "1:64 warning [missing-file] there is no file `bar` | help: correct the path or add the file; "
                    + "until then a schema is free-form JSON, and anything else is left out"
            ]
        ),
    ]
}
