extension LayoutCase {
    static let hangs = [
        LayoutCase(
            "a long literal behind return",
            width: 36,
            "func f() -> String {\n    return {% group hang %}\"/a/path/that/does/not/fit\"{% endgroup %}\n}",
            gives: """
                func f() -> String {
                    return
                        "/a/path/that/does/not/fit"
                }
                """
        ),
        LayoutCase(
            "a short literal behind return",
            width: 60,
            "func f() -> String {\n    return {% group hang %}\"/a/path/that/does/not/fit\"{% endgroup %}\n}",
            gives: """
                func f() -> String {
                    return "/a/path/that/does/not/fit"
                }
                """
        ),
        LayoutCase(
            "a result that fills the line up to its brace",
            width: 60,
            "func aMethodWithoutParameters() async throws {% group hang %}-> AResultType{% endgroup %} {\n    f()\n}",
            gives: """
                func aMethodWithoutParameters() async throws -> AResultType
                {
                    f()
                }
                """
        ),
        LayoutCase(
            "a result",
            width: 44,
            "func aMethodWithoutParameters() async throws {% group hang %}-> AResultType{% endgroup %} {\n    f()\n}",
            gives: """
                func aMethodWithoutParameters() async throws
                    -> AResultType
                {
                    f()
                }
                """
        ),
        LayoutCase(
            "a result behind parameters that break first",
            width: 44,
            "func f({% group %}{% for t in api.tags separator \", \" %}{{ t }}: AnArgument{% endfor %}{% endgroup %}) async {% group hang %}-> AResult{% endgroup %}",
            gives: """
                func f(
                    a: AnArgument,
                    b: AnArgument
                ) async -> AResult
                """
        ),
        LayoutCase(
            "a long type",
            width: 40,
            "private let aLongPropertyName: {% group hang %}Dictionary<Key, Value>{% endgroup %}",
            gives: """
                private let aLongPropertyName:
                    Dictionary<Key, Value>
                """
        ),
    ]
}
