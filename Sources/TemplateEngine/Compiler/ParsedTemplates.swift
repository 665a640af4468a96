import Diagnostics

/// The parsed files of a library, each parsed once, and what was already reported about them.
struct ParsedTemplates: Sendable {
    let library: TemplateLibrary
    private var parsed: [String: ParsedTemplate] = [:]
    private var reported: Set<Problem> = []

    private struct Problem: Hashable {
        let file: String
        let offset: UInt32
        let message: String
    }

    init(_ library: TemplateLibrary) {
        self.library = library
    }

    /// The parsed file; its mistakes are reported the first time.
    mutating func template(_ name: String, into bag: inout DiagnosticBag) -> ParsedTemplate? {
        if let template = parsed[name] { return template }
        guard let file = library.sources[name] else { return nil }
        let template = TemplateParser.parse(file, into: &bag)
        parsed[name] = template
        return template
    }

    /// Reports a problem unless the same one was reported at that place, for another context of the file.
    mutating func report(_ diagnostic: Diagnostic, into bag: inout DiagnosticBag) {
        let problem = Problem(
            file: diagnostic.range?.file.name ?? "",
            offset: diagnostic.range?.startOffset ?? 0,
            message: diagnostic.message.text
        )
        if reported.insert(problem).inserted { bag.report(diagnostic) }
    }
}
