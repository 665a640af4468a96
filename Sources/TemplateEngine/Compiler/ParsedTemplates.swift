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

    /// Everything, which leaves nothing here: with two holders, each new file would copy all the others.
    mutating func takeAll() -> ParsedTemplates {
        let all = self
        self = ParsedTemplates(library)
        return all
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
        report(diagnostic, at: diagnostic.range, as: diagnostic.message.text, into: &bag)
    }

    /// Reports what is wrong with an include, of which many problems may come, once.
    mutating func report(_ diagnostic: Diagnostic, ofIncludeAt site: SourceRange, into bag: inout DiagnosticBag) {
        report(diagnostic, at: site, as: "", into: &bag)
    }

    /// Reports a problem of templates that somebody else wrote, in however many places it shows, once.
    mutating func report(anywhere diagnostic: Diagnostic, into bag: inout DiagnosticBag) {
        report(diagnostic, at: nil, as: diagnostic.message.text, into: &bag)
    }

    private mutating func report(
        _ diagnostic: Diagnostic,
        at range: SourceRange?,
        as message: String,
        into bag: inout DiagnosticBag
    ) {
        let problem = Problem(file: range?.file.name ?? "", offset: range?.startOffset ?? 0, message: message)
        if reported.insert(problem).inserted { bag.report(diagnostic) }
    }
}
