import Testing

@Suite struct WhiteSpaceTests {
    @Test(arguments: cases)
    func decidesWhichWhiteSpaceIsOutput(_ test: RenderingCase) {
        let api = APIView(doc: "/// One.\n/// Two.", cases: [CaseView(name: "list"), CaseView(name: "delete")])
        let outcome = render(test.files, api: api)
        #expect(outcome.problems == [])
        #expect(outcome.text == test.expected)
    }

    private static let cases = [
        RenderingCase(
            "a line of tags vanishes",
            "a\n  {% if api.name %}\n  b\n  {% endif %}\nc\n",
            gives: "a\n  b\nc\n"
        ),
        RenderingCase("a line of comments vanishes", "a\n  {# note #}\nb\n", gives: "a\nb\n"),
        RenderingCase("a comment of several lines vanishes", "a\n{# one\n two #}\nb\n", gives: "a\nb\n"),
        RenderingCase("a line of empty values vanishes", "a\n    {{ api.first.name }}\nb\n", gives: "a\nb\n"),
        RenderingCase(
            "a line whose tags print nothing vanishes",
            "a\n    {% if api.first %}x{% endif %} {% for a in api.first.arguments %}y{% endfor %}\nb\n",
            gives: "a\nb\n"
        ),
        RenderingCase(
            "a multi-line value at a line's start",
            "    {{ api.doc }}\n    x",
            gives: "    /// One.\n    /// Two.\n    x\n"
        ),
        RenderingCase(
            "a multi-line value in a line",
            "let a = {{ api.doc }}",
            gives: "let a = /// One.\n        /// Two.\n"
        ),
        RenderingCase(
            "a multi-line value in an indented include",
            "    {% include \"p\" %}",
            files: ["p": "  {{ api.doc }}\n"],
            gives: "      /// One.\n      /// Two.\n"
        ),
        RenderingCase("blank lines collapse", "a\n\n\n\nb\n", gives: "a\n\nb\n"),
        RenderingCase(
            "blank lines around vanished lines collapse",
            "a\n\n{{ api.first.name }}\n\nb\n",
            gives: "a\n\nb\n"
        ),
        RenderingCase(
            "lines of a template that make one line",
            "  a{% inline %}\n      (\n    {% if api.name %}\n    b, \n    {% endif %}\n\n    c\n  {% endinline %} d\n",
            gives: "  a(b,c d\n"
        ),
        RenderingCase(
            "a file that makes a part of a line",
            "    let a = {% include \"p\" %};\n",
            files: ["p": "{% inline %}\nf(\n    {{ api.name }}\n)\n{% endinline %}\n"],
            gives: "    let a = f(StoreApi);\n"
        ),
        RenderingCase("no blank line at the start", "\n\na\n", gives: "a\n"),
        RenderingCase("no blank line at the end", "a\n\n\n", gives: "a\n"),
        RenderingCase("a line break at the end", "a", gives: "a\n"),
        RenderingCase("no blank line behind an opening brace", "{\n\n    a\n}\n", gives: "{\n    a\n}\n"),
        RenderingCase("no blank line before a closing brace", "{\n    a\n\n}\n", gives: "{\n    a\n}\n"),
        RenderingCase("a blank line before anything else", "{\n    a\n}\n\n]\n", gives: "{\n    a\n}\n\n]\n"),
        RenderingCase("no white space at a line's end", "a  \nb {{ api.first.name }}\n", gives: "a\nb\n"),
        RenderingCase("Windows line breaks", "a\r\n{% if api.name %}\r\nb\r\n{% endif %}\r\n", gives: "a\nb\n"),
        RenderingCase(
            "blank lines between turns, none at the block's end",
            "{\n{% for c in api.cases %}\n\n    case {{ c.name }}\n\n{% endfor %}\n}\n",
            gives: "{\n    case list\n\n    case delete\n}\n"
        ),
        RenderingCase("raw lines", "{% raw %}\n{{ a }}\n\n{% b %}\n{% endraw %}\nc", gives: "{{ a }}\n\n{% b %}\nc\n"),
    ]
}
