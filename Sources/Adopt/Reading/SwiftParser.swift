import Diagnostics
import Platform
import SourceTree

/// Reads Swift files with the parser of the installed compiler. The parser resolves no types and needs no other files,
/// so that files are read independently, on several processors.
package struct SwiftParser: Sendable {
    /// Keeps the parser's output by its flags and input; nil to keep nothing.
    private let cache: (any DumpCache)?
    /// The command that starts the parser: `swiftc`, or `xcrun swiftc`.
    private let program: [String]
    /// Checks of access are disabled because they look up names, which crashes for initialisers of some classes.
    private static let flags = [
        "-frontend", "-disable-access-control", "-enable-bare-slash-regex", "-dump-parse", "-dump-ast-format", "json",
    ]

    /// In a file that can have top-level statements, the parser reports globals as variables of these statements.
    private static func flags(for file: SwiftFile) -> [String] {
        flags + (FilePath.name(of: file.path) == "main.swift" ? [] : ["-parse-as-library"])
    }

    /// The milliseconds for a file: each level of nested lists doubles the time of the compiler's parser.
    private let patience: Int32

    /// - Parameter patience: the milliseconds that the parser can take for one file.
    package init(cache: (any DumpCache)?, program: [String] = ["swiftc"], patience: Int32 = 120_000) {
        self.cache = cache
        self.program = program
        self.patience = patience
    }

    /// The line with the compiler's version; nil if no compiler can be started.
    package func version() -> String? {
        // Without `-frontend`, the driver would look for a `swift-frontend` in the folder in which it's started.
        guard let outcome = try? ChildProcess.run(program + ["-frontend", "-version"]), outcome.status == 0 else {
            return nil
        }
        let text = String(decoding: outcome.output, as: UTF8.self) + outcome.errors
        return text.split(separator: "\n").map(String.init).first { $0.contains("Swift version") }
    }

    /// The parsed files, in the order of `paths`. Files that can't be read, or only in part, are reported; the former
    /// declare nothing.
    package func read(_ paths: [String], into bag: inout DiagnosticBag) throws(MachineError) -> [SwiftSource] {
        var modules: [String: String?] = [:]
        let files = try paths.map { path throws(MachineError) in
            let folder = FilePath.folder(of: path)
            let module = modules[folder] ?? SwiftFile.module(ofFolder: folder)
            modules[folder] = .some(module)
            return SwiftFile(SourceFile(name: path, bytes: try Disk.read(path)), module: module)
        }
        let results = inParallel(files.count, portion: 1) { self.parse(files[$0]) }
        for result in results { bag.append(contentsOf: result.bag) }
        return results.map(\.source)
    }

    private struct Result: Sendable {
        var source: SwiftSource
        var bag = DiagnosticBag()
    }

    private func parse(_ file: SwiftFile) -> Result {
        let refused = "not read: the compiler's parser can't read this file"
        var result = Result(source: SwiftSource(file: file, members: SwiftMembers(), fault: refused))
        let plain = ConditionalCode(file)?.bytes
        guard let dump = dump(file, plain, into: &result.bag) else { return result }
        // Up to Swift 6.3, the dump of `typealias Completion = @Sendable () -> Void` isn't valid JSON, and an actor with an
        // initialiser in an extension ends the parser.
        func ofPlainerText() -> SourceTree? {
            let bytes = SourceWords(bytes: plain ?? file.source.bytes).plainer
            return self.dump(file, bytes, into: &result.bag).flatMap { tree(of: $0, file) }
        }
        if let tree = tree(of: dump, file) ?? ofPlainerText() {
            result.source = DumpReader(file).source(tree.root)
        } else {
            result.bag.report(ParserProblem.unreadable(file, "the dump of its syntax can't be read"))
        }
        return result
    }

    private func tree(of dump: [UInt8], _ file: SwiftFile) -> SourceTree? {
        var problems = DiagnosticBag()
        return SourceReader.read(dump, name: file.path + ".json", into: &problems)
    }

    /// A path as an argument. Without `./`, the compiler would take `-o` for an option, and `@list.swift` for a file
    /// with more arguments.
    private static func argument(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

    /// - Parameter input: the bytes that the parser reads instead of a file.
    private func run(_ words: [String], reading input: [UInt8]?) throws(MachineError) -> ChildProcess.Outcome {
        let scratch = try input.map { bytes throws(MachineError) in try ScratchFile(bytes) }
        defer { scratch?.remove() }
        return try ChildProcess.run(program + words, input: scratch?.path, patience: patience)
    }

    /// - Parameter plain: the bytes to parse instead of the file's own, with the same offsets.
    private func dump(_ file: SwiftFile, _ plain: [UInt8]?, into bag: inout DiagnosticBag) -> [UInt8]? {
        let bytes = plain ?? file.source.bytes
        let flags = SwiftParser.flags(for: file)
        let key = Array(flags.joined(separator: " ").utf8) + bytes
        if let known = cache?.dump(of: key) { return known }
        let name = plain == nil ? SwiftParser.argument(file.path) : "-"
        guard let outcome = try? run(flags + [name], reading: plain) else {
            bag.report(ParserProblem.unreadable(file, "`\(program.joined(separator: " "))` can't be started"))
            return nil
        }
        guard !outcome.wasEnded else {
            bag.report(ParserProblem.unreadable(file, "the compiler's parser doesn't come to an end"))
            return nil
        }
        // For code that doesn't compile, the parser still prints the parts that it understood.
        guard outcome.output.first == UInt8(ascii: "{") else {
            let line = outcome.errors.split(separator: "\n").first.map(String.init) ?? "status \(outcome.status)"
            bag.report(ParserProblem.unreadable(file, line))
            return nil
        }
        if outcome.status == 0 {
            cache?.keep(outcome.output, of: key)
        } else {
            let shown = plain == nil ? name : "<stdin>"
            for fault in ParserFault.all(in: outcome.errors, named: shown, of: file) {
                bag.report(ParserProblem.fault(fault, file))
            }
        }
        return outcome.output
    }
}

/// Keeps the dumps of files between runs.
package protocol DumpCache: Sendable {
    func dump(of file: [UInt8]) -> [UInt8]?
    func keep(_ dump: [UInt8], of file: [UInt8])
}

/// An error that the compiler's parser found, at its place.
struct ParserFault {
    let text: String
    let offset: Int

    /// `Store.swift:3:7: error: expected expression`
    static func all(in output: String, named name: String, of file: SwiftFile) -> [ParserFault] {
        let place = name + ":"
        return output.split(separator: "\n").compactMap { line in
            guard line.hasPrefix(place) else { return nil }
            let parts = line.dropFirst(place.count).split(separator: ":", maxSplits: 3)
            guard parts.count == 4, let row = Int(parts[0]), let column = Int(parts[1]), parts[2] == " error" else {
                return nil
            }
            return ParserFault(text: String(parts[3].dropFirst()), offset: offset(row, column, in: file.source.bytes))
        }
    }

    private static func offset(_ line: Int, _ column: Int, in bytes: [UInt8]) -> Int {
        var start = 0
        for _ in 1..<max(1, line) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return start }
            start = end + 1
        }
        return min(start + max(0, column - 1), bytes.count)
    }
}

/// A file for another program to read, outside of the project.
struct ScratchFile {
    let path: String

    init(_ bytes: [UInt8]) throws(MachineError) {
        let base = Terminal.environment("TMPDIR") ?? ""
        var template = Array(FilePath.join(base.isEmpty ? "/tmp" : base, "netlayer-XXXXXX").utf8CString)
        let file = mkstemp(&template)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard file >= 0 else { throw MachineError.last("make", path) }
        defer { close(file) }
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
            guard count > 0 else {
                unlink(path)
                throw MachineError.last("write", path)
            }
            start += count
        }
    }

    func remove() { unlink(path) }
}

private enum ParserProblem {
    static func unreadable(_ file: SwiftFile, _ reason: String) -> Diagnostic {
        SourceCodes.unreadableSource("`\(file.path)` can't be read as Swift: \(reason)").at(file.range(0..<0)).help(
            "see whether `swiftc -frontend -dump-parse` reads it")
    }

    static func fault(_ fault: ParserFault, _ file: SwiftFile) -> Diagnostic {
        SourceCodes.sourceFault("the compiler's parser says: \(fault.text)").at(file.range(fault.offset..<fault.offset))
            .help("what it understood around this place is taken over; fix the file for the rest")
    }
}
