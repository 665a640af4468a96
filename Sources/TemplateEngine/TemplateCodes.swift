import Diagnostics

/// Every kind of problem that the engine reports.
public enum TemplateCodes {
    static let unclosedTag = DiagnosticCode(
        "template-unclosed-tag",
        .error,
        title: "A tag of a template is not closed.",
        cause: "`{{` needs `}}`, `{%` needs `%}` and `{#` needs `#}`; no tag may begin inside of another one.",
        mend: "Close the tag, or put literal braces between `{% raw %}` and `{% endraw %}`.",
        example: "let name = {{ case.name"
    )
    static let unclosedBlock = DiagnosticCode(
        "template-unclosed-block",
        .error,
        title: "A block of a template has no end.",
        cause: "`for`, `if`, `with`, `group`, `item` and `raw` reach to their `end…` tag, and blocks must not overlap.",
        mend: "Add the end tag, inside of the block that surrounds this one.",
        example: "{% for case in cases %}{{ case.name }}"
    )
    static let strayTag = DiagnosticCode(
        "template-stray-tag",
        .error,
        title: "A tag stands where nothing is open that it could end or divide.",
        cause: "`endfor` and `empty` belong to `for`; `elif`, `else` and `endif` to `if`; and so on.",
        mend: "Remove the tag, or open the block that it belongs to.",
        example: "{% if a.isPublic %}public{% endif %}{% endif %}"
    )
    static let unknownTag = DiagnosticCode(
        "template-unknown-tag",
        .error,
        title: "A tag that the engine does not know.",
        cause: "There are `for`, `if`, `include`, `with`, `group`, `item` and `raw`, with their dividers and ends.",
        mend: "Use one of these; assignments and macros do not exist on purpose.",
        example: "{% set name = case.name %}"
    )
    static let malformedTag = DiagnosticCode(
        "template-malformed-tag",
        .error,
        title: "The words of a tag do not make sense.",
        cause: "A word is missing, superfluous or in the wrong place.",
        mend: "Write the tag as its description says.",
        example: "{% for case cases %}{% endfor %}"
    )
    static let filter = DiagnosticCode(
        "template-filter",
        .error,
        title: "Templates have no filters.",
        cause: "Whatever changes a name, a type or a literal is decided before templates see it.",
        mend: "Print another field of the view.",
        example: "{{ case.name|capitalize }}"
    )
    static let gluedIdentifier = DiagnosticCode(
        "template-glued-identifier",
        .error,
        title: "A template builds an identifier.",
        cause: "Names made in templates can collide, shadow or be keywords, and nobody would notice.",
        mend: "Declare a name pattern in the pack's manifest, and print the whole name.",
        example: "struct {{ service.name }}Impl {}"
    )
    static let missingFile = DiagnosticCode(
        "template-missing-file",
        .error,
        title: "A template file does not exist.",
        cause: "Files are looked up by their path in the pack.",
        mend: "Correct the name, or add the file.",
        example: "{% include \"hedaer.stencil\" %}"
    )
    static let unknownName = DiagnosticCode(
        "template-unknown-name",
        .error,
        title: "A template uses a name that does not exist there.",
        cause: "Names come from the file's context, from `for`, from `with` and from the place of an `include`.",
        mend: "Use one of the names that exist, or hand the value in: `{% include \"…\" with … as … %}`.",
        example: "{{ oparation.name }}"
    )
    static let unknownField = DiagnosticCode(
        "template-unknown-field",
        .error,
        title: "A view has no such field.",
        cause: "The reference page lists the fields of every view.",
        mend: "Use a field that the view has.",
        example: "{{ operation.nmae }}"
    )
    static let missingContext = DiagnosticCode(
        "template-missing-context",
        .error,
        title: "A template is used without a name that it says it needs.",
        cause: "Its first line, `{# for: … #}`, lists the names.",
        mend: "Correct the line, or hand the value in where the file is included.",
        example: "{# for: operation #}, included where only `service` is known"
    )
    static let wrongType = DiagnosticCode(
        "template-wrong-type",
        .error,
        title: "A value is used as something that it is not.",
        cause: "Only text and numbers are printed, only lists are gone through, only views have fields.",
        mend: "Use the value as what it is.",
        example: "{{ operation.isDeprecated }}"
    )
    static let impossibleWord = DiagnosticCode(
        "template-impossible-word",
        .error,
        title: "A field is compared with a word that it never is.",
        cause: "The field's words are a closed set; the condition would never change.",
        mend: "Compare with one of the field's words.",
        example: "{% if model.kind == \"strct\" %}…{% endif %}"
    )
    static let tooDeep = DiagnosticCode(
        "template-too-deep",
        .error,
        title: "Templates include each other without an end.",
        cause: "A file includes itself for every level of nested values, and there are too many levels.",
        mend: "Stop the recursion with an `if`, or flatten the values.",
        example: "loop.stencil: {% include \"loop.stencil\" %}"
    )
    static let wrongRoots = DiagnosticCode(
        "template-wrong-roots",
        .error,
        title: "A template is rendered with values that it was not compiled for.",
        cause: "The program that uses the engine handed in other views than it had announced.",
        mend: "Report this as a bug.",
        example: "A template for `operation` that is given a service"
    )

    public static let all: [DiagnosticCode] = [
        unclosedTag, unclosedBlock, strayTag, unknownTag, malformedTag, filter, gluedIdentifier, missingFile,
        unknownName, unknownField, missingContext, wrongType, impossibleWord, tooDeep, wrongRoots,
    ]
}
