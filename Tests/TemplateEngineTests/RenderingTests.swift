import Testing

@testable import TemplateEngine

/// A template and its expected text, with the sample views.
struct RenderingCase: CustomTestStringConvertible, Sendable {
    let name: String
    let files: [String: String]
    let expected: String

    init(_ name: String, _ main: String, files: [String: String] = [:], gives expected: String) {
        self.name = name
        self.files = files.merging(["main": main]) { $1 }
        self.expected = expected
    }

    var testDescription: String { name }
}

@Suite struct RenderingTests {
    @Test(arguments: valueCases + loopCases + conditionCases + includeCases)
    func rendersTheTagsOfATemplate(_ test: RenderingCase) {
        let outcome = render(test.files)
        #expect(outcome.problems == [])
        #expect(outcome.text == test.expected)
    }

    @Test func saysWhatATemplateDeclares() {
        let main = """
            {% declare type api.name %}
            enum {{ api.name }} {
            {% for c in api.cases %}
                {% declare case c.name in api.name %}
                case {{ c.name }}
            {% endfor %}
            {% if api.first %}
                {% declare method "first" in api.name %}
            {% endif %}
            }
            """
        let outcome = render(main)
        #expect(outcome.problems == [])
        #expect(outcome.text == "enum StoreApi {\n    case list\n    case delete\n}\n")
        #expect(
            outcome.declarations == [
                TemplateDeclaration(kind: .type, name: "StoreApi", owner: ""),
                TemplateDeclaration(kind: .case, name: "list", owner: "StoreApi"),
                TemplateDeclaration(kind: .case, name: "delete", owner: "StoreApi"),
            ]
        )
    }

    private static let valueCases = [
        RenderingCase("a text", "enum {{ api.name }} {", gives: "enum StoreApi {\n"),
        RenderingCase("a number", "let count = {{ api.count }}", gives: "let count = 2\n"),
        RenderingCase("an option", "{{ options.access }} enum", gives: "internal enum\n"),
        RenderingCase("a field of an absent view", "// {{ api.first.name }}.", gives: "// .\n"),
        RenderingCase("a comment in a line", "a {# nothing #}b", gives: "a b\n"),
        RenderingCase("raw braces", "{% raw %}{{ a }} {% b %}{% endraw %}", gives: "{{ a }} {% b %}\n"),
        RenderingCase("a value in a string", #"let a = "x{{ api.name }}y""#, gives: "let a = \"xStoreApiy\"\n"),
        RenderingCase("a value in a comment", "// get{{ api.name }}", gives: "// getStoreApi\n"),
        RenderingCase(
            "a bound name",
            "{% with api.tree as t, api as a %}{{ t.name }} {{ a.name }}{% endwith %}",
            gives: "Root StoreApi\n"
        ),
        RenderingCase("nothing", "{# only a comment #}\n", gives: ""),
        RenderingCase("non-ASCII text", "// é {{ api.name }} 漢", gives: "// é StoreApi 漢\n"),
    ]

    private static let loopCases = [
        RenderingCase("a loop", "{% for c in api.cases %}[{{ c.name }}]{% endfor %}", gives: "[list][delete]\n"),
        RenderingCase(
            "a loop over text",
            "{% for t in api.tags separator \", \" %}{{ t }}{% endfor %}",
            gives: "a, b\n"
        ),
        RenderingCase(
            "the loop's position",
            "{% for t in api.tags %}{{ loop.index }}{% if loop.first %}F{% endif %}{% if loop.last %}L{% endif %} {% endfor %}",
            gives: "1F 2L\n"
        ),
        RenderingCase(
            "a separator only between turns that print something",
            "({% for c in api.cases separator \", \" %}{% for a in c.arguments %}{{ a.label }}{% endfor %}{% endfor %})",
            gives: "(page)\n"
        ),
        RenderingCase(
            "no separator for a turn of blank lines",
            "{% for c in api.cases separator \",\" %}\n\n{% if c.arguments %}\nx\n{% endif %}\n{% endfor %}",
            gives: "x\n"
        ),
        RenderingCase(
            "what an empty list gives",
            "{% for a in api.first.arguments %}x{% empty %}none{% endfor %}",
            gives: "none\n"
        ),
        RenderingCase(
            "a separator that ends the line before",
            "[\n{% for t in api.tags separator \",\" %}\n    {{ t }}\n{% endfor %}\n]",
            gives: "[\n    a,\n    b\n]\n"
        ),
        RenderingCase(
            "a separator that is a blank line",
            "{% for t in api.tags separator \"\\n\" %}\nvar {{ t }}\n{% endfor %}",
            gives: "var a\n\nvar b\n"
        ),
        RenderingCase(
            "a line break as separator keeps the indentation",
            "    {% for t in api.tags separator \",\\n\" %}{{ t }}{% endfor %}",
            gives: "    a,\n    b\n"
        ),
        RenderingCase(
            "an inner loop's position, and the outer one's after it",
            "{% for c in api.cases %}{% for a in c.arguments %}{{ loop.index }}{% endfor %}{{ loop.index }} {% endfor %}",
            gives: "11 2\n"
        ),
    ]

    private static let conditionCases: [RenderingCase] =
        [
            ("api.is_public", true), ("not api.is_public", false), ("api.doc", false), ("api.name", true),
            ("api.first", false), ("api.tags", true), ("api.first.arguments", false),
            ("api.kind == \"enum\"", true), ("api.kind != \"enum\"", false), ("api.count == 2", true),
            ("api.count != -2", true), ("api.name == api.name", true), ("api.name != api.kind", true),
            ("api.count == api.count", true), ("api.doc == api.first.doc", true), ("api.doc == api.name", false),
            ("api.is_public != options.has_mocks", false),
            ("options.has_mocks == true", true), ("options.has_mocks == false", false), ("api.doc == \"x\"", false),
            ("api.doc or api.name", true), ("api.doc and api.name", false), ("api.name or api.doc and api.doc", true),
            ("(api.name or api.doc) and api.doc", false), ("not (api.doc or api.first)", true),
            ("not api.doc and not api.first", true),
            ("not not api.name", true), ("not (api.name and not api.doc)", false),
        ].map { condition, isTrue in
            RenderingCase(
                condition,
                "{% if \(condition) %}yes{% else %}no{% endif %}",
                gives: isTrue ? "yes\n" : "no\n"
            )
        } + [
            RenderingCase(
                "the first arm that is true",
                "{% if api.doc %}1{% elif api.first %}2{% elif api.name %}3{% elif api.name %}4{% else %}5{% endif %}",
                gives: "3\n"
            ),
            RenderingCase("no arm", "a{% if api.doc %}1{% elif api.first %}2{% endif %}b", gives: "ab\n"),
        ]

    private static let includeCases = [
        RenderingCase(
            "an included file sees what is in scope",
            "{% include \"p\" %}",
            files: ["p": "{{ api.name }}\n"],
            gives: "StoreApi\n"
        ),
        RenderingCase(
            "an included file sees what it is given",
            "{% for c in api.cases %}\n{% include \"p\" with c as item, c.name as label %}\n{% endfor %}",
            files: ["p": "{{ label }} {{ item.name }}\n"],
            gives: "list list\ndelete delete\n"
        ),
        RenderingCase(
            "an include alone on its line indents",
            "{\n    {% include \"p\" %}\n}",
            files: ["p": "if a {\n    b\n\n    c\n}\n"],
            gives: "{\n    if a {\n        b\n\n        c\n    }\n}\n"
        ),
        RenderingCase(
            "an include in a line follows the line's indentation",
            "    return {% include \"p\" %}.x",
            files: ["p": "f(\n    a\n)\n"],
            gives: "    return f(\n        a\n    ).x\n"
        ),
        RenderingCase(
            "an included file that ends in a tag goes on in its line",
            "let a: {% include \"p\" %} = 1\nb",
            files: ["p": "{% if api.name %}\nInt\n{% else %}\nString\n{% endif %}\n"],
            gives: "let a: Int = 1\nb\n"
        ),
        RenderingCase(
            "an included file of several lines as an item",
            "f({% group %}{% for t in api.tags separator \", \" %}{% include \"p\" %}{% endfor %}{% endgroup %})",
            files: [
                "p": "{{ api.first.name }}\n{% if t == \"a\" %}\n{{ t }}: 1\n{% else %}\n{{ t }}: 2\n{% endif %}\n"
            ],
            gives: "f(a: 1, b: 2)\n"
        ),
        RenderingCase(
            "an include of nothing vanishes",
            "a\n    {% include \"p\" %}\nb",
            files: ["p": "{% if api.doc %}\nx\n{% endif %}\n"],
            gives: "a\nb\n"
        ),
        RenderingCase(
            "a file for two types",
            "{% include \"p\" with api as x %}\n{% include \"p\" with api.tree as x %}",
            files: ["p": "{{ x.name }}\n"],
            gives: "StoreApi\nRoot\n"
        ),
        RenderingCase(
            "an include hides the outer loop but not its name",
            "{% for t in api.tags %}\n{% include \"p\" %}\n{% endfor %}",
            files: ["p": "{{ t }}\n"],
            gives: "a\nb\n"
        ),
    ]

    @Test func includesAFileIntoItselfForEveryLevelOfNesting() {
        let leaf = NodeView(name: "Leaf")
        let tree = NodeView(children: [NodeView(name: "Left", children: [leaf]), NodeView(name: "Right")])
        let node = """
            struct {{ node.name }} {
                {% for child in node.children separator "\\n" %}
                {% include "node" with child as node %}
                {% endfor %}
            }

            """
        let outcome = render(
            ["main": "{% include \"node\" with api.tree as node %}", "node": node],
            api: APIView(tree: tree)
        )
        #expect(outcome.problems == [])
        #expect(
            outcome.text == """
                struct Root {
                    struct Left {
                        struct Leaf {
                        }
                    }

                    struct Right {
                    }
                }

                """
        )
    }

    @Test func refusesAConditionThatWouldExhaustTheStack() {
        let terms = Array(repeating: "api.name", count: 300).joined(separator: " or ")
        let outcome = render("{% if \(terms) %}{% endif %}")
        #expect(outcome.problems.count == 1)
        #expect(outcome.problems.allSatisfy { $0.contains("[template-malformed-tag]") })
    }

    @Test func stopsADeepRecursionAndNamesTheItem() {
        let tree = (0..<100).reduce(NodeView()) { node, _ in NodeView(children: [node]) }
        let outcome = render(
            [
                "main": "{% include \"p\" with api.tree as node %}",
                "p": "x\n{% for node in node.children %}{% include \"p\" %}{% endfor %}\n",
            ],
            api: APIView(tree: tree)
        )
        #expect(
            outcome.problems == [
                "p:2:43: the includes of `main` go more than 64 levels deep [template-too-deep]; "
                    + "while rendering api `StoreApi`; stop the recursion with an `if`, or flatten the values"
            ]
        )
    }
}
