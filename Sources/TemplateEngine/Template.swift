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

    /// Whether the template, or one that it includes, names a field of a view.
    public func reads(_ field: String, of view: String) -> Bool {
        program.fieldsRead.contains { $0.view.name == view && $0.number == $0.view.index(of: field) }
    }

    /// The support code that the template and those that it includes say they call (`{% needs %}`), and where.
    public var needs: [(name: String, range: SourceRange)] { program.needs }

    /// What comes of rendering: a text, the watched names in it, and what the template says that it declares.
    public struct Rendering: Sendable {
        public var bytes: [UInt8] = []
        public var names: Set<String> = []
        /// The support code that what was rendered calls, and where templates say so.
        public var needs: [(name: String, range: SourceRange)] = []
        /// Those of them that declarations expose: the types of properties, arguments and results.
        public var exposedNames: Set<String> = []
        public var declarations: [TemplateDeclaration] = []
    }

    /// Renders one file. `item` says what is being rendered, for the note of a diagnostic: ``operation `GET /user` ``.
    public func render(
        _ values: [any TemplateView],
        for item: String,
        within budget: RenderingBudget = RenderingBudget(),
        into bag: inout DiagnosticBag
    ) -> [UInt8] {
        rendering(values, for: item, within: budget, into: &bag).bytes
    }

    public func rendering(
        _ values: [any TemplateView],
        for item: String,
        within budget: RenderingBudget = RenderingBudget(),
        into bag: inout DiagnosticBag
    ) -> Rendering {
        var isExpected = values.count == program.roots.count
        for (index, root) in program.roots.enumerated() where isExpected {
            isExpected = values[index].viewType === root.type
        }
        guard isExpected else {
            bag.report(TemplateMessages.wrongRoots(name, expected: program.roots, item: item))
            return Rendering()
        }
        var renderer = Renderer(self, budget)
        let text = renderer.render(values)
        if let stop = renderer.stop {
            bag.report(
                stop.limit.map { TemplateMessages.exceeded($0, of: budget.limits, name, item: item, at: stop.site) }
                    ?? TemplateMessages.tooDeep(name, item: item, at: stop.site)
            )
            return Rendering()
        }
        return Rendering(
            bytes: text,
            names: renderer.names,
            needs: renderer.needs.sorted().map { needs[$0] },
            exposedNames: renderer.exposedNames,
            declarations: renderer.declarations
        )
    }
}
