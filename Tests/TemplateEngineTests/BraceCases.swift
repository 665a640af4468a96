extension TemplateDiagnosticsTests {
    /// Braces that don't belong to a tag.
    static let braceCases = [
        ProblemCase(
            "{% %}",
            "main:1:1: unknown tag `{% %}` [template-unknown-tag]; there are: `for`, `if`, `switch`, `include`, `with`, "
                + "`group`, `item`, `inline`, `raw`, `declare`, `needs`, `exposed`"
        ),
        ProblemCase(
            "{{ api.name }",
            "main:1:13: unexpected character `}` in a tag [template-malformed-tag]; this tag ends with `}}`"
        ),
        ProblemCase("% endif %}", "main:1:9: `%}` ends no tag [template-malformed-tag]; a tag begins with `{%`"),
        ProblemCase(
            "{% if api.doc %}{{ else }}{{ endif }}",
            "main:1:20: `else` isn't a value [template-malformed-tag]; a tag is written `{% else … %}`",
            "main:1:30: `endif` isn't a value [template-malformed-tag]; a tag is written `{% endif … %}`"
        ),
    ]
}
