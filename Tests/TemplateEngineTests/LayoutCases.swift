extension LayoutCase {
    static let all = blocks + nested + collections + fills + hangs + details

    private static let call = """
        {% for c in api.cases %}
        {% if loop.first %}
        func {{ c.name }}({% group %}
            {% for a in c.arguments separator ", " %}
                {{ a.label }}: {{ a.type }}
            {% endfor %}
        {% endgroup %}) async throws -> X
        {% endif %}
        {% endfor %}
        """

    private static let blocks = [
        LayoutCase("a group on a line as long as the width", width: 69, call, gives: flatCall),
        LayoutCase(
            "a group on a line that is too long by one",
            width: 68,
            call,
            gives: """
                func update(
                    identifier: String,
                    input: UpdateInput
                ) async throws -> X
                """
        ),
        LayoutCase(
            "the line's indentation",
            """
            enum E {
                {% for c in api.cases %}
                case {{ c.name }}{% if c.arguments %}({% group %}{% for a in c.arguments separator ", " %}{{ a.label }}: {{ a.type }}{% endfor %}{% endgroup %}){% endif %}
                {% endfor %}
            }
            """,
            gives: """
                enum E {
                    case update(
                        identifier: String,
                        input: UpdateInput
                    )
                    case list(page: Int)
                    case deleteEverything
                }
                """
        ),
        LayoutCase(
            "items by hand before and behind a loop",
            """
            init({% group %}
                {% item %}first: Int{% enditem %}
                {% for t in api.tags separator ", " %}{{ t }}: String{% endfor %}
                {% if api.doc %}{% item %}never: Int{% enditem %}{% endif %}
                {% item %}{{ api.doc }}{% enditem %}
                {% item %}last: Int = 0{% enditem %}
            {% endgroup %})
            """,
            gives: """
                init(
                    first: Int,
                    a: String,
                    b: String,
                    last: Int = 0
                )
                """
        ),
        LayoutCase(
            "items by hand on a line that fits",
            width: 120,
            "f({% group %}{% item %}a{% enditem %}{% for t in api.tags separator \", \" %}{{ t }}{% endfor %}{% item %}z{% enditem %}{% endgroup %})",
            gives: "f(a, a, b, z)"
        ),
        LayoutCase(
            "an item that isn't a loop's turn",
            "return .success({% group %}Response(identifier: identifier){% endgroup %})",
            gives: """
                return .success(
                    Response(identifier: identifier)
                )
                """
        ),
        LayoutCase(
            "a group without items stays, however long its line",
            isSwift: false,
            "func aMethodNameThatIsFarTooLongForTheWidth({% group %}{% for a in api.first.arguments separator \", \" %}x{% endfor %}{% endgroup %}) {",
            gives: "func aMethodNameThatIsFarTooLongForTheWidth() {"
        ),
    ]

    private static let nested = [
        LayoutCase(
            "outer groups break first, inner ones where their line is still too long",
            """
            let a = try await send({% group %}
                {% for c in api.cases separator ", " %}
                    .{{ c.name }}({% group %}{% for a in c.arguments separator ", " %}{{ a.label }}: values.{{ a.label }}{% endfor %}{% endgroup %})
                {% endfor %}
            {% endgroup %})
            """,
            gives: """
                let a = try await send(
                    .update(
                        identifier: values.identifier,
                        input: values.input
                    ),
                    .list(page: values.page),
                    .deleteEverything()
                )
                """
        ),
        LayoutCase(
            "the last of two groups breaks first",
            width: 39,
            "let a = f({% group %}argument: 1{% endgroup %}).mapped({% group %}to: other{% endgroup %})",
            gives: """
                let a = f(argument: 1).mapped(
                    to: other
                )
                """
        ),
        LayoutCase(
            "the first of two groups breaks where the line is too long up to the second",
            width: 29,
            "let a = f({% group %}argument: 1{% endgroup %}).mapped({% group %}{% item %}to: anotherThing{% enditem %}{% item %}by: byName{% enditem %}{% endgroup %})",
            gives: """
                let a = f(
                    argument: 1
                ).mapped(
                    to: anotherThing,
                    by: byName
                )
                """
        ),
    ]

    private static let collections = [
        LayoutCase(
            "a trailing comma where a collection breaks",
            width: 44,
            """
            let a = [{% group trailing "," %}{% for c in api.cases separator ", " %}"{{ c.name }}": "{{ c.name }}"{% endfor %}{% endgroup %}]
            """,
            gives: """
                let a = [
                    "update": "update",
                    "list": "list",
                    "deleteEverything": "deleteEverything",
                ]
                """
        ),
        LayoutCase(
            "no trailing comma on one line",
            width: 90,
            """
            let a = [{% group trailing "," %}{% for c in api.cases separator ", " %}"{{ c.name }}"{% endfor %}{% endgroup %}]
            """,
            gives: "let a = [\"update\", \"list\", \"deleteEverything\"]"
        ),
        LayoutCase(
            "no trailing comma behind a single element",
            width: 20,
            "let a = [{% group trailing \",\" %}{{ api.name }}.aaaaaaa{% endgroup %}]",
            gives: """
                let a = [
                    StoreApi.aaaaaaa
                ]
                """
        ),
    ]

    private static let fills = [
        LayoutCase(
            "patterns of a case",
            width: 30,
            """
            switch self {
            case {% group fill %}{% for c in api.cases separator ", " %}.{{ c.name }}{% endfor %}{% item %}.x{% enditem %}{% endgroup %}:
                return 1
            }
            """,
            gives: """
                switch self {
                case .update, .list,
                    .deleteEverything, .x:
                    return 1
                }
                """
        ),
        LayoutCase(
            "inherited types",
            width: 40,
            "struct {{ api.name }}: {% group fill %}{% item %}Sendable{% enditem %}{% item %}Equatable{% enditem %}{% item %}Identifiable{% enditem %}{% endgroup %} {\n    let a: Int\n}",
            gives: """
                struct StoreApi: Sendable, Equatable,
                    Identifiable
                {
                    let a: Int
                }
                """
        ),
        LayoutCase(
            "inherited types that fit",
            width: 60,
            "struct {{ api.name }}: {% group fill %}{% item %}Sendable{% enditem %}{% item %}Equatable{% enditem %}{% endgroup %} {\n    let a: Int\n}",
            gives: """
                struct StoreApi: Sendable, Equatable {
                    let a: Int
                }
                """
        ),
    ]

    private static let details = [
        LayoutCase(
            "a multi-line value breaks its group, short as it is",
            "f({% group %}{{ api.tree.name }}{% endgroup %})",
            gives: """
                f(
                    a
                        .b
                )
                """
        ),
        LayoutCase(
            "width counts characters, not bytes",
            width: 12,
            "f({% group %}\"éééééé\"{% endgroup %})",
            gives: "f(\"éééééé\")"
        ),
    ]

    private static let flatCall = "func update(identifier: String, input: UpdateInput) async throws -> X"
}
