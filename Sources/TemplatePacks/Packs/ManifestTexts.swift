import Diagnostics
import TemplateEngine

/// The paths and conditions of a manifest as templates beside those of the pack. What is wrong with them is reported
/// where they stand in the manifest.
struct ManifestTexts {
    private(set) var sources: [String: SourceFile]
    private var places: [String: (start: Int, count: Int, range: SourceRange?)] = [:]

    init(_ templates: [String: SourceFile]) { sources = templates }

    /// - Parameter within: what makes a whole template of the text.
    mutating func add(
        _ text: String,
        as name: String,
        at range: SourceRange?,
        within: (before: String, after: String) = ("", "")
    ) {
        sources[name] = SourceFile(name: name, bytes: Array((within.before + text + within.after).utf8))
        places[name] = (within.before.utf8.count, text.utf8.count, range)
    }

    func compile(
        _ name: String,
        roots: [TemplateRoot],
        by compiler: inout TemplateCompiler,
        into bag: inout DiagnosticBag
    ) -> Template? {
        var found = DiagnosticBag()
        let template = compiler.compile(name, roots: roots, isCode: false, into: &found)
        for var diagnostic in found.diagnostics {
            if let range = diagnostic.range { diagnostic.range = moved(range) }
            bag.report(diagnostic)
        }
        return template
    }

    /// The place in the manifest: the word itself where the text stands there as it is, else the whole value.
    private func moved(_ range: SourceRange) -> SourceRange {
        guard let place = places[range.file.name], let whole = place.range, let source = sources[range.file.name] else {
            return range
        }
        let bytes = whole.file.bytes[Int(whole.startOffset)..<Int(whole.endOffset)]
        let text = source.bytes[place.start..<place.start + place.count]
        let isQuoted = bytes.first == UInt8(ascii: "\"") || bytes.first == UInt8(ascii: "'")
        let inner = isQuoted ? bytes.dropFirst().dropLast() : bytes
        let start = inner.startIndex - place.start + Int(range.startOffset)
        let end = inner.startIndex - place.start + Int(range.endOffset)
        guard inner.elementsEqual(text), start >= inner.startIndex, end <= inner.endIndex else { return whole }
        return SourceRange(file: whole.file, startOffset: start, endOffset: end)
    }
}
