import NetlayerKit
import Platform

/// Takes samples of all stages in turns, prints what they took, and tells by its exit code whether budgets were kept.
enum Benchmark {
    static func run(_ arguments: [String]) -> Int32 {
        guard var settings = BenchmarkSettings(arguments) else {
            print(BenchmarkSettings.help, terminator: "")
            return arguments == ["--help"] ? 0 : 2
        }
        do throws(MachineError) {
            if let stage = settings.sample { return try sample(stage, settings) }
            // In memory where the system has a folder for that: how long a disk takes depends on what was deleted before.
            let folder = Disk.entry("/dev/shm") == .folder ? "/dev/shm" : "/tmp"
            let root = "\(folder)/netlayer-benchmark-\(getpid())"
            defer { AtomicWriter.clear(root) }
            return try measure(&settings, in: root)
        } catch {
            print("netlayer-benchmark: \(error.message)")
            return 2
        }
    }

    /// The child's part: one stage, once. It ends without giving its memory back, as the command does.
    private static func sample(_ stage: Stage, _ settings: BenchmarkSettings) throws(MachineError) -> Int32 {
        var run = StageRun(settings)
        guard let line = try run.measure(stage) else { return 1 }
        try Terminal.write(Array(line.utf8), to: .output)
        return 0
    }

    private static func measure(_ settings: inout BenchmarkSettings, in root: String) throws(MachineError) -> Int32 {
        var report = BenchmarkReport(size: try Disk.read(settings.spec).count)
        for run in 0..<settings.runs {
            // A new folder each time, as a user's first run has.
            settings.folder = "\(root)/\(run)"
            for stage in Stage.allCases {
                guard let sample = try SampleProcess.sample(stage, settings) else {
                    print("netlayer-benchmark: \(stage) failed; `netlayer generate` says why")
                    return 2
                }
                report.add(sample, of: stage)
            }
        }
        print(report.table, terminator: "")
        let violations = report.violations(of: settings)
        for violation in violations { print("too much: \(violation)") }
        return violations.isEmpty ? 0 : 1
    }
}
