import Diagnostics

/// A compiled template: immutable, rendered as often and from as many threads as one likes.
public final class Template: Sendable {
    public let name: String
    let program: Program
    let lineWidth: Int

    init(name: String, program: Program, lineWidth: Int) {
        self.name = name
        self.program = program
        self.lineWidth = lineWidth
    }

    /// The names and types that the template was compiled for, in the order in which `render` expects their values.
    public var roots: [TemplateRoot] { program.roots }

    /// Renders one file. `item` says what is being rendered, for the note of a diagnostic: ``operation `GET /user` ``.
    public func render(
        _ values: [any TemplateView],
        for item: String,
        into bag: inout DiagnosticBag
    ) -> [UInt8] {
        var declarations: [TemplateDeclaration] = []
        return render(values, for: item, declaring: &declarations, into: &bag)
    }

    /// The same, with what the template says that it declares (`{% declare %}`).
    public func render(
        _ values: [any TemplateView],
        for item: String,
        declaring declarations: inout [TemplateDeclaration],
        into bag: inout DiagnosticBag
    ) -> [UInt8] {
        var isExpected = values.count == program.roots.count
        for (index, root) in program.roots.enumerated() where isExpected {
            isExpected = values[index].viewType === root.type
        }
        guard isExpected else {
            bag.report(TemplateMessages.wrongRoots(name, expected: program.roots, item: item))
            return []
        }
        var renderer = Renderer(self)
        let text = renderer.render(values)
        declarations += renderer.declarations
        if renderer.isTooDeep { bag.report(TemplateMessages.tooDeep(name, item: item)) }
        return text
    }
}
