import Diagnostics
import TemplateEngine

/// The result of a template: its text, and its diagnostics as `file:line:col: message [code]`.
struct Outcome {
    var text = ""
    var problems: [String] = []
    var declarations: [TemplateDeclaration] = []
}

/// Renders the template `main` of `files` with the sample views.
func render(_ files: [String: String], api: APIView = APIView(), width: Int = 120) -> Outcome {
    let sources = files.reduce(into: [String: SourceFile]()) {
        $0[$1.key] = SourceFile(name: $1.key, bytes: Array($1.value.utf8))
    }
    var compiler = TemplateCompiler(TemplateLibrary(sources), lineWidth: width)
    var bag = DiagnosticBag()
    var outcome = Outcome()
    if let template = compiler.compile("main", roots: sampleRoots, into: &bag) {
        let rendering = template.rendering([api, sampleOptions], for: "api `\(api.name)`", into: &bag)
        outcome.text = String(decoding: rendering.bytes, as: UTF8.self)
        outcome.declarations = rendering.declarations
    }
    outcome.problems = bag.diagnostics.map(describe)
    return outcome
}

func render(_ main: String, api: APIView = APIView(), width: Int = 120) -> Outcome {
    render(["main": main], api: api, width: width)
}

func describe(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.range.map { "\($0.file.name):\($0.start.line):\($0.start.column): " } ?? ""
    let notes = diagnostic.notes.map { note in
        let place = note.range.map { "\($0.file.name):\($0.start.line):\($0.start.column): " } ?? ""
        return "; \(place)\(note.message)"
    }
    let help = diagnostic.help.map { "; \($0)" } ?? ""
    return "\(place)\(diagnostic.message) [\(diagnostic.code.name)]\(notes.joined())\(help)"
}
