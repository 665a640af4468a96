import Diagnostics
import Platform

/// A program that formats generated code. A configuration names one of them.
///
/// Only formatters whose settings are plain data: settings that name files to write could come from a checkout.
public enum Formatter: String, CaseIterable, Sendable {
    case swiftFormat = "swift-format"

    /// The program and its first arguments. None of them comes from a project.
    fileprivate var command: [String] { ["swift", "format"] }

    /// The name of the team's file of settings.
    var settingsName: String { ".swift-format" }

    /// The version of the program; nil where it can't be run.
    fileprivate var version: String? {
        guard let outcome = try? ChildProcess.run(command + ["--version"]), outcome.status == 0 else { return nil }
        return String(decoding: outcome.output, as: UTF8.self)
    }

    fileprivate func arguments(settings: String, folder: String) -> [String] {
        command + ["format", "--in-place", "--parallel", "--configuration", settings, "--recursive", folder]
    }
}

/// Formats generated code in a temporary folder, before it is compared with the output folder, so that generating and
/// checking don't depend on it.
struct Formatting: Sendable {
    private let formatter: Formatter
    private let range: SourceRange?
    /// The team's settings, or `{}`.
    private let settings: [UInt8]
    private let version: String

    /// A text that differs if the result of formatting can differ.
    var identity: String { version + ContentHash.of(settings) }

    /// Nil if the job requests none, or if the program or its settings can't be used, which is reported.
    /// - Parameter other: the formatting of an earlier job, whose version is known.
    init?(_ job: Job, after other: Formatting?, reading inputs: InputRecord, into bag: inout DiagnosticBag)
        throws(MachineError)
    {
        guard let formatter = job.formatter else { return nil }
        guard let version = other?.version ?? formatter.version else {
            let program = formatter.command.joined(separator: " ")
            bag.report(
                KitCodes.missingFormatter("`\(program)` can't be run").at(job.formatterRange).help(
                    "install Swift 6 or later and have its `swift` in a folder of PATH, or leave out `afterWriting`"))
            return nil
        }
        var settings = Array("{}".utf8)
        if let path = Formatting.settingsPath(formatter, job) {
            guard job.projectRoot.contains(path) else {
                bag.report(.outsideProject(path, at: job.formatterRange))
                return nil
            }
            settings = try Disk.read(path)
            inputs.add([ReadFile(path, bytes: settings, file: SourceFile(name: path, bytes: settings))])
        }
        self.formatter = formatter
        self.settings = settings
        self.version = version
        range = job.formatterRange
    }

    /// The nearest file of settings in the project, from the output folder upwards.
    private static func settingsPath(_ formatter: Formatter, _ job: Job) -> String? {
        let output = Disk.resolvedAsFar(job.output)
        for place in [output] + FilePath.folders(above: output) where job.projectRoot.contains(place) {
            let path = FilePath.join(place, formatter.settingsName)
            if let entry = Disk.entry(path), entry != .folder {
                return FilePath.relative(path, to: Disk.resolvedAsFar(""))
            }
        }
        return nil
    }

    /// The folder with its Swift files formatted; nil if the program refuses one, which is reported.
    func run(on folder: GeneratedFolder, into bag: inout DiagnosticBag) throws(MachineError) -> GeneratedFolder? {
        let copy = try TemporaryFolder()
        defer { copy.remove() }
        let code = FilePath.join(copy.path, "code")
        let settingsPath = FilePath.join(copy.path, "settings.json")
        try AtomicWriter(folder: copy.path).write(settings, to: "settings.json")
        try copy.makeFolder("code")
        let swift = folder.files.filter { $0.path.hasSuffix(".swift") }
        try AtomicWriter(folder: code).write(swift.map { ($0.path, $0.bytes) })
        let outcome = try ChildProcess.run(formatter.arguments(settings: settingsPath, folder: code))
        guard outcome.status == 0 else {
            let lines = outcome.errors.split(whereSeparator: \.isNewline)
            // Files are formatted in parallel, so that errors come in any order.
            let errors = lines.filter { $0.contains("error") }
            let first = errors.min() ?? lines.first ?? "it ended with \(outcome.status)"
            let reason = first.hasPrefix(code + "/") ? first.dropFirst(code.utf8.count + 1) : first
            return bag.fail(
                KitCodes.failedFormatter("\(formatter.rawValue) failed: \(ShownText.line(String(reason)))").at(range)
                    .help("correct its settings; without `afterWriting` the files are written as they are"))
        }
        var formatted = folder
        for (index, file) in folder.files.enumerated() where file.path.hasSuffix(".swift") {
            formatted.files[index] = file.with(try Disk.read(FilePath.join(code, file.path)))
        }
        return formatted
    }
}
