import Diagnostics
import TemplateEngine

/// The record of a run without errors: all of its inputs, and the results. A run of the same program with the same
/// inputs has the same results, so that the pipeline needn't run again.
struct CachedRun {
    /// A generated file. Its content must still be on the disk for the record to be usable.
    struct File {
        var path = ""
        var hash = ""
        /// The origin in the form of the manifest; empty for none.
        var origin = ""
    }

    /// The hash of everything that is known before a description is read: program, place, configuration, packs.
    var key = ""
    /// The descriptions, and the documents to which they refer.
    var documents: [(path: String, hash: String)] = []
    var folders: [(path: String, files: [File])] = []
    var problems: [CachedProblem] = []

    private mutating func pass(through archive: inout ArchiveCoder) {
        archive.pass(&key)
        archive.pass(&documents, ("", "")) {
            $0.pass(&$1.path)
            $0.pass(&$1.hash)
        }
        archive.pass(&folders, ("", [])) {
            $0.pass(&$1.path)
            $0.pass(&$1.files, File()) {
                $0.pass(&$1.path)
                $0.pass(&$1.hash)
                $0.pass(&$1.origin)
            }
        }
        archive.pass(&problems, CachedProblem()) { $1.pass(through: &$0) }
    }
}

extension CachedRun {
    private static let head = Array("netlayer run 4\n".utf8)

    /// A line that identifies the format, a hash of everything else, and the parts.
    var bytes: [UInt8] {
        var archive = ArchiveCoder()
        var run = self
        run.pass(through: &archive)
        return CachedRun.head + Array(ContentHash.of(archive.bytes).utf8) + archive.bytes
    }

    /// Nil for anything but the record of a run.
    init?(reading bytes: [UInt8]) {
        let start = CachedRun.head.count + 64
        guard bytes.count > start, bytes.starts(with: CachedRun.head) else { return nil }
        let parts = Array(bytes[start...])
        guard bytes[CachedRun.head.count..<start].elementsEqual(ContentHash.of(parts).utf8) else { return nil }
        var archive = ArchiveCoder(reading: parts)
        self.init()
        pass(through: &archive)
        if archive.isBroken { return nil }
    }
}

/// A diagnostic in a cache. It only names files, since a run that uses it has read them.
struct CachedProblem {
    /// A message and its place; without a file it has no place.
    fileprivate struct Note {
        var message = ""
        var file = ""
        var offsets = 0..<0
    }

    private var code = ""
    private var severity = ""
    private var message: Message = ""
    /// The place of the problem, then its notes.
    private var notes: [Note] = []
    /// The help, at most one.
    private var help: [Message] = []

    init() {}

    /// Nil where the diagnostic points into a file that isn't one of the run's inputs.
    init?(_ diagnostic: Diagnostic, in files: InputFiles) {
        guard DiagnosticCodes.code(named: diagnostic.code.name) != nil else { return nil }
        for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
            if let range, !files.contains(range.file) { return nil }
        }
        code = diagnostic.code.name
        severity = diagnostic.severity.rawValue
        message = diagnostic.message
        notes = [Note("", at: diagnostic.range)] + diagnostic.notes.map { Note($0.message, at: $0.range) }
        help = diagnostic.help.map { [$0] } ?? []
    }

    mutating func pass(through archive: inout ArchiveCoder) {
        archive.pass(&code)
        archive.pass(&severity)
        archive.pass(&message)
        archive.pass(&notes, Note()) {
            $0.pass(&$1.message)
            $0.pass(&$1.file)
            $0.pass(&$1.offsets)
        }
        archive.pass(&help, "") { $0.pass(&$1) }
    }

    /// Nil if a file is missing.
    func diagnostic(in files: InputFiles) -> Diagnostic? {
        guard let code = DiagnosticCodes.code(named: code), let severity = Severity(rawValue: severity),
            notes.allSatisfy({ $0.file.isEmpty || files.file(named: $0.file) != nil })
        else { return nil }
        var diagnostic = Diagnostic(
            code, message, at: notes.first?.range(in: files),
            notes: notes.dropFirst().map { .init($0.message, at: $0.range(in: files)) }, help: help.first)
        diagnostic.severity = severity
        return diagnostic
    }
}

extension CachedProblem.Note {
    fileprivate init(_ message: String, at range: SourceRange?) {
        self.message = message
        guard let range else { return }
        file = range.file.name
        offsets = Int(range.startOffset)..<Int(range.endOffset)
    }

    fileprivate func range(in files: InputFiles) -> SourceRange? {
        files.file(named: file).map {
            SourceRange(file: $0, startOffset: offsets.lowerBound, endOffset: offsets.upperBound)
        }
    }
}

extension ArchiveCoder {
    fileprivate mutating func pass(_ message: inout Message) {
        var (text, names) = (message.text, message.names)
        pass(&text)
        pass(&names, 0..<0) { $0.pass(&$1) }
        guard names.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= text.utf8.count }) else {
            isBroken = true
            return
        }
        message = Message(text, names: names)
    }
}
