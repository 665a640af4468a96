import Diagnostics
import TemplateEngine
import Testing

/// A template and all of its diagnostics.
struct ProblemCase: CustomTestStringConvertible, Sendable {
    let files: [String: String]
    let expected: [String]

    init(_ main: String, files: [String: String] = [:], _ expected: String...) {
        self.files = files.merging(["main": main]) { $1 }
        self.expected = expected
    }

    var testDescription: String { files["main"] ?? "" }
}

@Suite struct TemplateDiagnosticsTests {
    @Test(arguments: syntaxCases + braceCases + nameCases + typeCases + fileCases)
    func pointsAtWhatIsWrong(_ test: ProblemCase) {
        #expect(render(test.files).problems == test.expected)
    }

    private static let naming = "`{% with path as name %}…{% endwith %}` gives a value a name"

    private static let syntaxCases = [
        ProblemCase("a\n  {{ api.name", "main:2:3: this tag has no `}}` [template-unclosed-tag]"),
        ProblemCase("{% if api.name\n{{ api.name }}", "main:1:1: this tag has no `%}` [template-unclosed-tag]"),
        ProblemCase("a {# b", "main:1:3: this tag has no `#}` [template-unclosed-tag]"),
        ProblemCase(
            "{% if api.name %}\n{% for t in api.tags %}\n{% endif %}",
            "main:2:1: `{% for %}` has no `{% endfor %}` [template-unclosed-block]"
        ),
        ProblemCase("é {% if api.name %}", "main:1:3: `{% if %}` has no `{% endif %}` [template-unclosed-block]"),
        ProblemCase("{% raw %}{{", "main:1:1: `{% raw %}` has no `{% endraw %}` [template-unclosed-block]"),
        ProblemCase("a{% endif %}", "main:1:2: `{% endif %}` stands outside of `{% if %}` [template-stray-tag]"),
        ProblemCase("{% endraw %}", "main:1:1: `{% endraw %}` stands outside of `{% raw %}` [template-stray-tag]"),
        ProblemCase(
            "{% if api.name %}{% else %}{% elif api.doc %}{% endif %}",
            "main:1:28: `{% elif %}` stands behind `{% else %}` [template-stray-tag]; main:1:18: the `else` is here"
        ),
        ProblemCase(
            "{% foor t in api.tags %}",
            "main:1:4: unknown tag `foor` [template-unknown-tag]; did you mean `for`?"
        ),
        ProblemCase(
            "{% declare function api.name %}",
            "main:1:12: expected one of `type`, `protocol`, `case`, `method`, `shortcut`, `defaults`, `private`, found `function` [template-malformed-tag]"
        ),
        ProblemCase(
            "{% declare case api.name %}",
            "main:1:26: expected `in` and a type [template-malformed-tag]"
        ),
        ProblemCase(
            "{% declare type api.is_public %}",
            "main:1:17: `api.is_public` is a flag; only text and numbers can be printed [template-wrong-type]; "
                + "ask for it with `{% if api.is_public %}`"
        ),
        ProblemCase("{{ }}", "main:1:4: expected a path such as `case.name` [template-malformed-tag]"),
        ProblemCase("{{ api name }}", "main:1:8: unexpected `name` [template-malformed-tag]"),
        ProblemCase("{{ api. }}", "main:1:7: a name must follow the `.` [template-malformed-tag]"),
        ProblemCase(
            "{{ \"a\" }}",
            "main:1:4: expected a path such as `case.name`, found `\"a\"` [template-malformed-tag]"
        ),
        ProblemCase(
            "{{ a + b }}",
            "main:1:6: unexpected character `+` in a tag [template-malformed-tag]; templates don't calculate"
        ),
        ProblemCase("{{ é }}", "main:1:4: unexpected character `é` in a tag [template-malformed-tag]"),
        ProblemCase(
            "{{ api.name|upper }}",
            "main:1:12: there are no filters [template-filter]; "
                + "names, types and literals come finished from the view; layout is what groups are for"
        ),
        ProblemCase(
            "{% for t in api.tags|sorted %}a{% empty %}b{% endfor %}",
            "main:1:21: there are no filters [template-filter]; "
                + "names, types and literals come finished from the view; layout is what groups are for"
        ),
        ProblemCase(
            "{% if api.name|upper == 'A' %}{% elif api.doc + 1 %}{% else %}{% endif ? %}{% endif %}",
            "main:1:15: there are no filters [template-filter]; "
                + "names, types and literals come finished from the view; layout is what groups are for",
            "main:1:47: unexpected character `+` in a tag [template-malformed-tag]; templates don't calculate",
            "main:1:72: unexpected character `?` in a tag [template-malformed-tag]",
            "main:1:76: `{% endif %}` stands outside of `{% if %}` [template-stray-tag]"
        ),
        ProblemCase(
            "{% with api.name as 'a %}\n{{ api.name }}{% endwith %}",
            "main:1:21: this string does not end on its line [template-malformed-tag]"
        ),
        ProblemCase(
            "{% group ? %}{% item %}",
            "main:1:10: unexpected character `?` in a tag [template-malformed-tag]",
            "main:1:14: `{% item %}` has no `{% enditem %}` [template-unclosed-block]"
        ),
        ProblemCase(
            "{% raw ? %}{{ x {% endraw %}",
            "main:1:8: unexpected character `?` in a tag [template-malformed-tag]"
        ),
        ProblemCase(
            "{% set name = 'a' %}",
            "main:1:13: unexpected character `=` in a tag [template-malformed-tag]; `==` compares; \(naming)"
        ),
        ProblemCase("{% set name %}", "main:1:4: unknown tag `set` [template-unknown-tag]; \(naming)"),
        ProblemCase(
            "{% if api.doc %}{% elseif api.name %}{% else if api.kind %}{% endif %}",
            "main:1:20: unknown tag `elseif` [template-unknown-tag]; did you mean `elif`?",
            "main:1:46: unexpected `if` [template-malformed-tag]; write `{% elif … %}`"
        ),
        ProblemCase(
            "{% if api.doc && api.name %}{% elif api.doc || api.name %}{% elif !api.doc %}{% endif %}",
            "main:1:15: unexpected character `&&` in a tag [template-malformed-tag]; write `and`",
            "main:1:45: unexpected character `||` in a tag [template-malformed-tag]; write `or`",
            "main:1:67: unexpected character `!` in a tag [template-malformed-tag]; write `not`"
        ),
        ProblemCase(
            "{% if api.count > 3 %}{% elif api.doc == nil %}{% endif %}{{ api.tags[0] }}",
            "main:1:17: unexpected character `>` in a tag [template-malformed-tag]; only `==` and `!=` compare",
            "main:1:70: unexpected character `[` in a tag [template-malformed-tag]; `{% for … in … %}` goes through a list"
        ),
        ProblemCase(
            "{% if api.doc == nil %}{% endif %}",
            "main:1:18: unknown name `nil` [template-unknown-name]; "
                + "what is absent is false: `{% if path %}`, `{% if not path %}`"
        ),
        ProblemCase(
            "{% for t of api.tags %}{% endfor %}",
            "main:1:10: expected `in` and a path, found `of` [template-malformed-tag]"
        ),
        ProblemCase(
            "{% for t in api.tags separator %}{% endfor %}",
            "main:1:32: expected a string in quotation marks [template-malformed-tag]"
        ),
        ProblemCase(
            "{% if api.name == %}{% endif %}",
            "main:1:19: expected a value, \"text\", a number, true or false [template-malformed-tag]"
        ),
        ProblemCase("{% if (api.name %}{% endif %}", "main:1:17: expected `)` [template-malformed-tag]"),
        ProblemCase(
            "{% if api.count == 1x %}{% endif %}",
            "main:1:20: `1x` is not a whole number [template-malformed-tag]"
        ),
        ProblemCase(
            "{% include p %}",
            "main:1:12: expected a string in quotation marks, found `p` [template-malformed-tag]"
        ),
        ProblemCase("{% with api %}{% endwith %}", "main:1:13: expected `as` and a name [template-malformed-tag]"),
        ProblemCase(
            "{% group wide %}{% endgroup %}",
            "main:1:10: expected `fill`, `hang`, `trailing \"…\"` or `separator \"…\"`, found `wide` [template-malformed-tag]"
        ),
        ProblemCase(
            "{% include \"p\n{{ api.name }}",
            "main:1:12: this string does not end on its line [template-malformed-tag]"
        ),
    ]

    private static let nameCases = [
        ProblemCase("{{ apo.name }}", "main:1:4: unknown name `apo` [template-unknown-name]; did you mean `api`?"),
        ProblemCase(
            "{{ zzzzzzzz }}",
            "main:1:4: unknown name `zzzzzzzz` [template-unknown-name]; there are: `api`, `options`"
        ),
        ProblemCase(
            "a\n  {{ api.nmae }}",
            "main:2:10: view `api` has no field `nmae` [template-unknown-field]; did you mean `name`?"
        ),
        ProblemCase(
            "{{ options.acess }}",
            "main:1:12: view `options` has no field `acess` [template-unknown-field]; did you mean `access`?"
        ),
        ProblemCase(
            "{{ loop.index }}",
            "main:1:4: unknown name `loop` [template-unknown-name]; there are: `api`, `options`"
        ),
        ProblemCase(
            "{% for t in api.tags %}{{ loop.frist }}{{ loop }}{% endfor %}{{ t }}",
            "main:1:32: `loop` has no field `frist` [template-unknown-field]; did you mean `first`?",
            "main:1:43: `loop` is `loop.first`, `loop.last` or `loop.index` [template-unknown-field]",
            "main:1:65: unknown name `t` [template-unknown-name]; there are: `api`, `options`"
        ),
        ProblemCase(
            "{% for c in api.csaes %}{{ c.name }}{% endfor %}",
            "main:1:17: view `api` has no field `csaes` [template-unknown-field]; did you mean `cases`?"
        ),
        ProblemCase(
            "{# for: operation, api #}\n",
            "main:1:9: this template is for `operation`, which it is not given [template-missing-context]; did you mean `options`?"
        ),
        ProblemCase(
            "struct {{ api.name }}Impl",
            "main:1:8: a template places names, it never builds them: identifier characters touch this value "
                + "[template-glued-identifier]; declare the whole name as a name pattern of the pack, and print that"
        ),
        ProblemCase(
            "let a = \"b\" + get{{ api.name }}",
            "main:1:18: a template places names, it never builds them: identifier characters touch this value "
                + "[template-glued-identifier]; declare the whole name as a name pattern of the pack, and print that"
        ),
    ]

    private static let typeCases = [
        ProblemCase(
            "{{ api.is_public }}",
            "main:1:4: `api.is_public` is a flag; only text and numbers can be printed [template-wrong-type]; "
                + "ask for it with `{% if api.is_public %}`"
        ),
        ProblemCase(
            "{{ api.tree }}",
            "main:1:4: `api.tree` is a `node` view; only text and numbers can be printed [template-wrong-type]; "
                + "print one of its fields: `name`, `children`"
        ),
        ProblemCase(
            "{{ api.cases }}",
            "main:1:4: `api.cases` is a list of `case` views; only text and numbers can be printed [template-wrong-type]; "
                + "go through it with `{% for … in api.cases %}`"
        ),
        ProblemCase(
            "{{ api.name.first }}",
            "main:1:13: `api.name` is text and has no field `first` [template-wrong-type]"
        ),
        ProblemCase(
            "{% for c in api.name %}{{ c.x }}{% endfor %}",
            "main:1:13: `api.name` is text, no list [template-wrong-type]"
        ),
        ProblemCase(
            "{% if api.count %}{% endif %}",
            "main:1:7: `api.count` is a number, no condition [template-wrong-type]; compare it: `api.count != 0`"
        ),
        ProblemCase(
            "{% if api.name == 1 %}{% endif %}",
            "main:1:19: `api.name` is text and never equals this [template-wrong-type]"
        ),
        ProblemCase(
            "{% if api.tree != true %}{% endif %}",
            "main:1:19: `api.tree` is a `node` view and never equals this [template-wrong-type]"
        ),
        ProblemCase(
            "{% if api.name == api.count %}{% endif %}",
            "main:1:19: `api.name` is text, `api.count` is a number: they can't be compared [template-wrong-type]"
        ),
        ProblemCase(
            "{% if api.kind == \"strct\" %}{% endif %}",
            "main:1:19: `api.kind` is never \"strct\" [template-impossible-word]; did you mean `struct`?"
        ),
        ProblemCase(
            "{% if options.access != \"open\" %}{% endif %}",
            "main:1:25: `options.access` is never \"open\" [template-impossible-word]; there are: `public`, `internal`"
        ),
    ]

    private static let fileCases = [
        ProblemCase(
            "a {% include \"header\" %}",
            files: ["haeder": "x"],
            "main:1:14: there is no template `header` [template-missing-file]; did you mean `haeder`?"
        ),
        ProblemCase(
            "{% include \"p\" with api as x %}\n{% include \"p\" with api.tree as x %}",
            files: ["p": "a\n{% include \"q\" with x as y %}", "q": "{{ y.kind }} {{ y.nope }}"],
            "q:1:19: view `api` has no field `nope` [template-unknown-field]; p:2:12: `q` is included here; "
                + "main:1:12: `p` is included here; "
                + "there are: `name`, `doc`, `is_public`, `count`, `kind`, `tags`, `cases`, `first`, `tree`",
            "q:1:6: view `node` has no field `kind` [template-unknown-field]; p:2:12: `q` is included here; "
                + "main:2:12: `p` is included here; there are: `name`, `children`",
            "q:1:19: view `node` has no field `nope` [template-unknown-field]; p:2:12: `q` is included here; "
                + "main:2:12: `p` is included here; there are: `name`, `children`"
        ),
        ProblemCase(
            "{% for c in api.cases %}\n{% include \"main\" %}{% endfor %}",
            "main:2:12: `main` includes itself with the same values, without an end [template-too-deep]; \(part("main"))"
        ),
        ProblemCase(
            "{% include \"p\" with api.tree as node %}",
            files: ["p": "{{ node.name }}{% include \"q\" %}", "q": "{% include \"p\" with api.tree as other %}"],
            "q:1:12: `p` includes itself with the same values, without an end [template-too-deep]; \(part("p"))"
        ),
    ]

    private static func part(_ name: String) -> String {
        "include another file, or pass on a part of a value: `{% include \"\(name)\" with node.child as node %}`"
    }

    @Test func refusesValuesThatTheTemplateWasNotCompiledFor() {
        let file = SourceFile(name: "main", bytes: Array("{{ api.name }}".utf8))
        var compiler = TemplateCompiler(TemplateLibrary(["main": file]))
        var bag = DiagnosticBag()
        let template = compiler.compile("main", roots: sampleRoots, into: &bag)
        let text = template?.render([sampleOptions, sampleOptions], for: "nothing", into: &bag)
        #expect(text == [])
        #expect(bag.diagnostics.map(\.code.name) == ["template-wrong-roots"])
    }

    @Test func reportsAMissingTemplateWithoutAPlace() {
        var compiler = TemplateCompiler(TemplateLibrary([:]))
        var bag = DiagnosticBag()
        #expect(compiler.compile("main", roots: sampleRoots, into: &bag) == nil)
        #expect(bag.diagnostics.map(\.message.text) == ["there is no template `main`"])
    }

    @Test func everyCodeHasItsOwnName() {
        #expect(Set(TemplateCodes.all.map(\.name)).count == TemplateCodes.all.count)
    }

    @Test func anyPrefixOfATemplateEndsWithoutACrash() {
        let text = """
            {# for: api #}
            {% for c in api.cases separator ", " %}{% group trailing "," %}{% item %}{{ c.name }}{% enditem %}
            {% endgroup %}{% empty %}{% raw %}{{{% endraw %}{% endfor %}
            {% if not (api.count == -1 or api.kind != "enum") and api.name %}{% elif api.doc %}é{% else %}{% endif %}
            {% with api.tree as t %}{{ t.name }}{% endwith %}
            """
        let scalars = Array(text.unicodeScalars)
        for length in 0...scalars.count {
            var prefix = String.UnicodeScalarView()
            prefix.append(contentsOf: scalars[..<length])
            _ = render(String(prefix))
        }
        #expect(render(text).problems == [])
    }
}
