import Diagnostics

/// What came of a run.
public struct GeneratedCode {
    /// The files by their output folders, in the order of the jobs; nil where anything is wrong.
    public internal(set) var folders: [GeneratedFolder]?
    /// Whether the files are those of an earlier run, which read the same.
    public private(set) var isRecalled = false
    /// Whether the code is visible to tests only through a testable import.
    public internal(set) var isInternal = false
    /// The files for old names that nobody asks for in this run, with their output folders.
    public internal(set) var unaskedFiles: Set<String> = []
    var problems: StageProblems

    init(isStrict: Bool) { problems = StageProblems(isStrict: isStrict) }

    public var bag: DiagnosticBag { problems.bag }
    /// Whether what went wrong was the configuration, and not a description.
    public var isConfigurationFaulty: Bool { problems.isConfigurationFaulty }

    mutating func hashFiles() {
        for index in (folders ?? []).indices { folders?[index].hashFiles() }
    }

    mutating func takeOver(_ run: RunKey.Result) {
        folders = run.folders
        isRecalled = true
        problems.takeOver(run.problems)
    }
}
