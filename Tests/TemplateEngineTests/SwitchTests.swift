import Testing

@Suite struct SwitchTests {
    private static let get = OperationSample(
        name: "get",
        arguments: [("id", "Int"), ("page", "Int?")],
        path: "\"/a/\\(id)\"",
        bound: ["id"]
    )
    private static let remove = OperationSample(
        name: "remove",
        arguments: [("id", "Int")],
        path: "\"/a/\\(id)\"",
        bound: ["id"]
    )
    private static let named = OperationSample(
        name: "named",
        arguments: [("id", "String")],
        path: "\"/a/\\(id)\"",
        bound: ["id"]
    )
    private static let list = OperationSample(name: "list", path: "\"/a\"")

    private static let byPath = """
        {
            {% switch operation in service.operations by operation.path %}
                {{ operation.path }}
            {% endswitch %}
        }
        """

    @Test func casesThatSayTheSameShareAnArm() {
        let service = ServiceSample(operations: [Self.get, Self.list, Self.remove])
        #expect(
            render(Self.byPath, service: service).text == """
                {
                    switch self {
                    case .get(let id, _), .remove(let id):
                        return "/a/\\(id)"
                    case .list:
                        return "/a"
                    }
                }

                """
        )
    }

    @Test func patternsOfOtherTypesShareNoArm() {
        let text = render(Self.byPath, service: ServiceSample(operations: [Self.get, Self.named])).text
        #expect(text.contains("case .get(let id, _):\n") && text.contains("case .named(let id):\n"))
    }

    @Test func armsAreKeptApartWhereThatIsWanted() {
        let service = ServiceSample(operations: [Self.list, OperationSample(name: "all", path: "\"/a\"")])
        let text = render(Self.byPath, service: service, mergesArms: false).text
        #expect(text.contains("case .list:\n        return \"/a\"\n    case .all:\n        return \"/a\"\n"))
    }

    @Test func patternsFillLines() {
        let service = ServiceSample(operations: [Self.get, Self.remove, Self.list])
        let text = render(Self.byPath, service: service, width: 30).text
        #expect(text.contains("    case .get(let id, _),\n        .remove(let id):\n        return"))
    }

    @Test func argumentsOfAPatternThatIsLongerThanALineStandOnLinesOfTheirOwn() {
        let service = ServiceSample(operations: [Self.get, Self.remove, Self.list])
        let text = render(Self.byPath, service: service, width: 24).text
        #expect(text.contains("    case .get(\n        let id,\n        _\n    ), .remove(let id):\n        return"))
    }

    @Test func whatAllCasesSayNeedsNoSwitch() {
        let service = ServiceSample(operations: [Self.list, OperationSample(name: "all", path: "\"/a\"")])
        #expect(render(Self.byPath, service: service).text == "{\n    \"/a\"\n}\n")
        let always = Self.byPath.replacing("operation.path %}", with: "operation.path always %}")
        #expect(render(always, service: service).text.contains("    switch self {\n    case .list, .all:\n"))
    }

    private static let byAccept = """
        {% switch operation in service.operations by operation.accept %}
        {{ operation.accept }}
        {% default %}
        plain
        {% endswitch %}
        """

    @Test func casesWithoutAValueAreLeftToDefault() {
        let xml = OperationSample(name: "xml", accept: "xml")
        let service = ServiceSample(operations: [Self.list, xml, Self.get])
        let expected = "switch self {\ncase .xml:\n    return xml\ndefault:\n    return plain\n}\n"
        #expect(render(Self.byAccept, service: service).text == expected)
        #expect(render(Self.byAccept, service: ServiceSample(operations: [Self.list])).text == "plain\n")
    }

    @Test func theMostFrequentValueBecomesDefault() {
        let operations = [("a", "x"), ("b", "y"), ("c", "y")].map { name, key in
            OperationSample(name: name, items: [ItemSample(key: key)])
        }
        let text = """
            {% switch operation in service.operations by operation.items %}
            [{% for item in operation.items %}{{ item.key }}{% endfor %}]
            {% endswitch %}
            """
        let expected = "switch self {\ncase .a:\n    return [x]\ndefault:\n    return [y]\n}\n"
        #expect(render(text, service: ServiceSample(operations: operations)).text == expected)
        #expect(render(text, service: ServiceSample(operations: [operations[1], operations[2]])).text == "[y]\n")
    }

    @Test func anyAsksForAFieldOfTheElements() {
        let text = "{% if any service.operations.accept %}some{% else %}none{% endif %}"
        #expect(render(text, service: ServiceSample(operations: [Self.list])).text == "none\n")
        let xml = OperationSample(name: "xml", accept: "xml")
        #expect(render(text, service: ServiceSample(operations: [Self.list, xml])).text == "some\n")
    }

    @Test(arguments: problems)
    func pointsAtWhatIsWrong(_ test: (text: String, expected: String)) {
        #expect(render(test.text, service: ServiceSample()).problems == [test.expected])
    }

    private static let problems: [(text: String, expected: String)] = [
        (
            "{% switch o in service.operations %}\n{% endswitch %}",
            "main:1:35: expected `by` and a field [template-malformed-tag]"
        ),
        (
            "{% switch o in service.operations by service.tags %}\n{% endswitch %}",
            "main:1:38: expected a field of `o`, such as `o.path` [template-malformed-tag]"
        ),
        (
            "{% switch o in service.operations by o.pth %}\n{% endswitch %}",
            "main:1:40: view `operation` has no field `pth` [template-unknown-field]; did you mean `path`?"
        ),
        (
            "{% switch o in service.tags by o.path %}\n{% endswitch %}",
            "main:1:16: `service.tags` is a list of text, no list of cases of an enum [template-wrong-type]"
        ),
        (
            "{% for o in service.operations %}\n{% switch i in o.items by i.key %}\n{% endswitch %}\n{% endfor %}",
            "main:2:16: `o.items` is a list of `item` views, no list of cases of an enum [template-wrong-type]"
        ),
        (
            "let a = {% switch o in service.operations by o.path %}\n{% endswitch %}",
            "main:1:9: `{% switch %}` must stand alone on its line, outside of groups [template-malformed-tag]; it writes several lines at its own column"
        ),
        ("{% default %}", "main:1:1: `{% default %}` stands outside of `{% switch %}` [template-stray-tag]"),
        (
            "{% if any service.operations %}{% endif %}",
            "main:1:11: `service.operations` leads through no list [template-wrong-type]; `any` asks for a field of a list's elements: `any service.operations.errors`"
        ),
    ]
}
