import Diagnostics
import Testing

@testable import TemplateEngine

/// A value that a condition found true isn't read again by its body.
@Suite struct HeldValueTests {
    /// A view that counts how often its fields are read: `a`, and itself.
    private final class CountingView: TemplateView, @unchecked Sendable {
        static let type: ViewType = ViewType(
            "counting",
            "",
            fields: [ViewField("text", "", .text(words: nil)), ViewField("inner", "", .view { CountingView.type })]
        )

        var viewType: ViewType { Self.type }
        var reads = [0, 0]

        func value(at field: Int) -> TemplateValue {
            reads[field] += 1
            return field == 0 ? .text("a") : .view(self)
        }
    }

    @Test(arguments: [
        ("{% if view.text %}{{ view.text }} {{ view.text }}{% endif %}", "a a\n", [1, 0]),
        ("{% if view.text %}{% endif %}{{ view.text }}", "a\n", [2, 0]),
        ("{% if not view.text %}x{% else %}{{ view.text }}{% endif %}", "a\n", [2, 0]),
        ("{% if view.text or view.inner %}{{ view.text }}{% endif %}", "a\n", [2, 0]),
        ("{% if view.text and view.inner %}{{ view.text }}{% endif %}", "a\n", [2, 1]),
        ("{% if view.inner %}{{ view.inner.text }} {{ view.inner.text }}{% endif %}", "a a\n", [2, 1]),
        (
            "{% if view.inner %}{% if view.inner.text %}{{ view.inner.text }}{% endif %}{% endif %}", "a\n",
            [1, 1]
        ),
        ("{% if view.inner.inner %}{{ view.inner.inner.text }}{% endif %}", "a\n", [1, 2]),
        ("{% if view.text %}{% with view.inner as view %}{{ view.text }}{% endwith %}{% endif %}", "a\n", [2, 1]),
        ("{% if view.inner %}{% include \"part\" with view.inner as part %}{% endif %}", "a\n", [1, 1]),
    ])
    func readsOnce(main: String, text: String, reads: [Int]) throws {
        let files = ["main": main, "part": "{{ part.text }}"]
        var compiler = TemplateCompiler(
            TemplateLibrary(files.mapValues { SourceFile(name: "file", bytes: Array($0.utf8)) })
        )
        var bag = DiagnosticBag()
        let roots = [TemplateRoot("view", CountingView.type)]
        let compiled = compiler.compile("main", roots: roots, into: &bag)
        let template = try #require(compiled)
        let view = CountingView()
        let bytes = template.render([view], for: "a test", into: &bag)
        #expect(String(decoding: bytes, as: UTF8.self) == text)
        #expect(view.reads == reads)
    }
}
