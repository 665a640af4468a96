import APIModel
import Diagnostics
import NativeFrontend
import Platform
import SourceTree
import SpecWriters

/// Turns a description of one form into the other. The result is read again and compared with the original, so that
/// whatever the new form can't say is named, and nothing else.
public enum SpecConverter {
    /// The forms that can be written.
    public enum Form: String, Sendable, CaseIterable {
        case native
        case openAPI = "openapi"
    }

    /// The text in the new form; nil where the description can't be read. Losses are warnings at their places.
    /// - Parameter root: what the description may refer to; its own project unless given.
    public static func convert(
        _ tree: SourceTree, to form: Form, in root: ProjectRoot? = nil, limits: Limits = .standard,
        into bag: inout DiagnosticBag
    ) -> String? {
        if NativeReader.canRead(tree), form == .native {
            bag.report(KitCodes.sameForm("this is a native spec already").at(tree.root.entries.first?.key.range))
            return nil
        }
        guard let read = SpecReader.lower(tree, in: root, limits: limits, into: &bag) else { return nil }
        var api = CyclicSchemas.named(in: read)
        api.listSequences()
        let (text, renames) = form == .native ? NativeDocument.text(of: api) : (OpenAPIDocument.text(of: api), [:])
        var again = DiagnosticBag()
        let name = "<\(form.rawValue)>"
        guard let written = SourceReader.read(Array(text.utf8), name: name, limits: limits, into: &again),
            let result = SpecReader.lower(written, limits: limits, into: &again)
        else {
            for problem in again.diagnostics { bag.report(.faultyResult(problem)) }
            return nil
        }
        for problem in again.diagnostics where problem.severity == .error { bag.report(.faultyResult(problem)) }
        for loss in DumpDifference.losses(
            from: api, to: result, renames: renames, at: tree.root.entries.first?.key.range)
        { bag.report(.loss(loss)) }
        return text
    }
}

extension Diagnostic {
    fileprivate static func faultyResult(_ problem: Diagnostic) -> Diagnostic {
        let place = problem.range.map { " (\($0.file.lineText(at: Int($0.startOffset))))" } ?? ""
        return KitCodes.faultyConversion("the result can't be read: \(problem.message)\(place)")
    }

    /// One warning for each kind of loss, at its first place; the others are counted.
    fileprivate static func loss(_ loss: DumpDifference.Loss) -> Diagnostic {
        let count = loss.places.count
        let name = loss.places[0].name
        let first = count == 1 ? (name.isEmpty ? "" : ": \(name)") : " (\(count) places)"
        let notes = loss.places.dropFirst().prefix(3).map { place in
            Diagnostic.Note(place.name.isEmpty ? "here, too" : "and of \(place.name)", at: place.range)
        }
        return KitCodes.conversionLoss("\(loss.subject) \(loss.verb)\(first)").at(loss.places[0].range).notes(
            Array(notes))
    }
}
