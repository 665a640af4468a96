extension SchemaCase {
    /// References relative to an `$id`.
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
            name: "dynamic references mean what the schema says in which the way to them begins",
            version: "3.1.0",
            schemas: """
                Page:
                  $id: page
                  type: object
                  properties: { items: { type: array, items: { $dynamicRef: '#item' } }, meta: { $ref: '#/$defs/meta' } }
                  $defs: { item: { $dynamicAnchor: item }, meta: { type: object, properties: { n: { type: integer } } } }
                Names: { $id: names, $ref: page, $defs: { item: { $dynamicAnchor: item, type: string } } }
                Users:
                  $id: users
                  $ref: page
                  properties: { more: { type: boolean } }
                  $defs: { item: { $dynamicAnchor: item, $ref: '#/components/schemas/User' } }
                User: { type: object, properties: { name: { type: string } } }
                Tree:
                  $id: tree
                  $dynamicAnchor: node
                  type: object
                  properties: { data: {}, children: { type: array, items: { $dynamicRef: '#node' } } }
                Texts: { $id: texts, $dynamicAnchor: node, $ref: tree, properties: { data: { type: string } } }
                List: { $id: list, type: array, items: { $dynamicRef: '#element' }, $defs: { e: { $dynamicAnchor: element } } }
                Numbers: { $id: numbers, $ref: list, $defs: { n: { $dynamicAnchor: element, type: number } } }
                Uses:
                  $id: uses
                  type: object
                  $defs: { item: { $dynamicAnchor: item, type: boolean } }
                  properties: { flags: { $ref: page }, tree: { $ref: texts }, any: { $ref: list } }
                """,
            expected: [
                "Page: { items: [Page.item], meta: meta }", "Names: { items: [Names.item], meta: meta }",
                "Users: { items: [Users.item], meta: meta, more: boolean }", "User: { name: string }",
                "Tree: { data: any, children: [Tree] }", "Texts: { data: string, children: [Texts] }", "List: [e]",
                "Numbers: [n]", "Uses: { flags: { items: [Uses.item], meta: meta }, tree: Texts, any: List }",
                "meta: { n: integer }", "e: any", "n: number", "Page.item: any", "Names.item: string",
                "Users.item: = User", "Uses.item: boolean",
            ]
        ),
        SchemaCase(
            name: "schemas with dynamic references in a circle",
            version: "3.1.0",
            schemas: """
                A: { $id: a, allOf: [{ $ref: b }], properties: { x: { $dynamicRef: '#t' } }, $defs: { t: { $dynamicAnchor: t } } }
                B: { $id: b, allOf: [{ $ref: a }], properties: { y: { $dynamicRef: '#t' } }, $defs: { t: { $dynamicAnchor: t } } }
                C: { $id: c, $ref: a, $defs: { t: { $dynamicAnchor: t, $ref: c } } }
                """,
            expected: [
                "A: { y: A.t, x: A.t }", "B: { x: B.t, y: B.t }", "C: api.A & { y: C.t, x: C.t }", "A.t: any",
                "B.t: any", "C.t: = C", "api.A: { y: C.t, x: C.t }",
            ],
            problems: [
                "2:30 warning [cyclic-all-of] schema `A` is part of its own `allOf` | 1:1 through this schema",
                "1:30 warning [cyclic-all-of] schema `B` is part of its own `allOf` | 2:1 through this schema",
                "2:30 warning [cyclic-all-of] a schema is part of its own `allOf` | 1:4 through this schema",
            ]
        ),
        SchemaCase(
            name: "dynamic references behind schemas that only refer to others",
            version: "3.1.0",
            schemas: """
                Page: { $id: page, type: object, properties: { items: { type: array, items: { $dynamicRef: '#item' } } } }
                Named: { $id: named, $ref: page, properties: { name: { type: string } } }
                Names: { $id: names, $ref: named, $defs: { item: { $dynamicAnchor: item, type: string } } }
                More: { $id: more, allOf: [{ $ref: named, properties: { more: {} } }], $defs: { i: { $dynamicAnchor: item, $ref: few } } }
                Few: { $id: few, $ref: files/list.yaml, $defs: { i: { $dynamicAnchor: item, type: boolean } } }
                """,
            files: [
                "files/list.yaml":
                    "{ type: array, items: { $dynamicRef: '#item' }, $defs: { any: { $dynamicAnchor: item } } }"
            ],
            expected: [
                "Page: { items: [Few.i] }", "Named: Page & { items: [Few.i], name: string }",
                "Names: { items: [item], name: string }", "More: = { items: [More.i], name: string, more: any }",
                "Few: [Few.i]", "Few.i: boolean", "item: string", "More.i: [More.i]",
            ]
        ),
        SchemaCase(
            name: "a relative $id in a file to which another reference leads",
            version: "3.1.0",
            schemas: """
                First: { properties: { a: { $ref: models/item }, b: { $ref: models/item }, c: { $ref: models/lost } } }
                Other: { $ref: 'models/all.yaml#/Other' }
                """,
            files: [
                "models/all.yaml":
                    "{ Other: { type: integer }, Item: { $id: item, properties: { deep: { type: string } } } }"
            ],
            expected: ["First: { a: Item, b: Item, c: any }", "Other: integer", "Item: { deep: string }"],
            problems: [
                "1:87 warning [missing-file] there is no file `models/lost` | help: correct the path or add the file; "
                    + "until then a schema is free-form JSON, and anything else is left out"
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
