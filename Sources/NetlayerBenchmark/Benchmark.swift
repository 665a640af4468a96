import NetlayerKit
import Platform

/// Takes samples of all stages in turns, prints the results, and shows by the exit code whether budgets were kept.
enum Benchmark {
    static func run(_ arguments: [String]) -> Int32 {
        guard var settings = BenchmarkSettings(arguments) else {
            print(BenchmarkSettings.help, terminator: "")
            return arguments == ["--help"] ? 0 : 2
        }
        do throws(MachineError) {
            if let stage = settings.sample { return try sample(stage, settings) }
            // A folder in memory, if the system has one: the time that a disk takes depends on what was deleted before.
            let folder = Disk.entry("/dev/shm") == .folder ? "/dev/shm" : "/tmp"
            let root = "\(folder)/netlayer-benchmark-\(getpid())"
            defer { AtomicWriter.clear(root) }
            return try measure(&settings, in: root)
        } catch {
            print("netlayer-benchmark: \(error.message)")
            return 2
        }
    }

    /// Measures one stage once, in the child process. It ends without freeing its memory, as the command does.
    private static func sample(_ stage: Stage, _ settings: BenchmarkSettings) throws(MachineError) -> Int32 {
        var run = StageRun(settings)
        guard let line = try run.measure(stage) else { return 1 }
        try Terminal.write(Array(line.utf8), to: .output)
        return 0
    }

    private static func measure(_ settings: inout BenchmarkSettings, in root: String) throws(MachineError) -> Int32 {
        var report = BenchmarkReport(size: try Disk.read(settings.spec).count)
        for run in 0..<settings.runs {
            // Each run gets a new folder, as a user's first run does.
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

/// The samples of all stages as a table of ratios, and the budgets that they exceed.
struct BenchmarkReport {
    private var samples: [Stage: [Sample]] = [:]
    private let size: Int

    init(size: Int) { self.size = size }

    mutating func add(_ sample: Sample, of stage: Stage) { samples[stage, default: []].append(sample) }

    /// A row for each stage; processor time comes first, since a busy machine changes it least.
    var table: String {
        let head = ["stage", "cpu min", "median", "wall min", "median", "ratio", "peak", "× size"]
        var rows = [head]
        for stage in Stage.allCases {
            let cpu = (samples[stage] ?? []).map(\.cpu).sorted()
            let wall = (samples[stage] ?? []).map(\.wall).sorted()
            guard let peak = samples[stage]?.map(\.peak).max(), !cpu.isEmpty else { continue }
            let times = [cpu[0], cpu[cpu.count / 2], wall[0], wall[wall.count / 2]]
            rows.append(
                [stage.summary] + times.map { milliseconds($0) } + [
                    oneDecimal(ratio(of: stage)) + "×", oneDecimal(Double(peak) / 1024) + " MB",
                    oneDecimal(memoryRatio(of: stage)),
                ])
        }
        let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let blanks = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + blanks : blanks + row[column]
            }.joined(separator: "  ") + "\n"
        }.joined()
    }

    /// `generate takes 8.4 times as long as libyaml's events; the budget is 8.0`
    func violations(of settings: BenchmarkSettings) -> [String] {
        var violations: [String] = []
        for budget in settings.timeBudgets where ratio(of: budget.stage) > budget.ratio {
            violations.append(
                "\(budget.stage) takes \(oneDecimal(ratio(of: budget.stage))) times as long as libyaml's events; "
                    + "the budget is \(oneDecimal(budget.ratio))")
        }
        guard let budget = settings.memoryBudget else { return violations }
        for stage in Stage.allCases where memoryRatio(of: stage) > budget {
            violations.append(
                "\(stage) takes \(oneDecimal(memoryRatio(of: stage))) times the size of the description in memory; "
                    + "the budget is \(oneDecimal(budget))")
        }
        return violations
    }

    private func ratio(of stage: Stage) -> Double {
        let least = samples[.events]?.map(\.cpu).min() ?? 1
        return Double(samples[stage]?.map(\.cpu).min() ?? 0) / Double(max(least, 1))
    }

    private func memoryRatio(of stage: Stage) -> Double {
        Double((samples[stage]?.map(\.peak).max() ?? 0) * 1024) / Double(max(size, 1))
    }

    /// 12345 → `12.3 ms`
    private func milliseconds(_ microseconds: Int) -> String { oneDecimal(Double(microseconds) / 1000) + " ms" }

    private func oneDecimal(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}

/// The settings on the command line.
struct BenchmarkSettings {
    var spec = ""
    var pack = ""
    var folder = ""
    var runs = 7
    /// The time that a stage can take, as a multiple of the time for libyaml's events.
    var timeBudgets: [(stage: Stage, ratio: Double)] = []
    /// The memory that a stage can use, as a multiple of the description's size.
    var memoryBudget: Double?
    /// The one stage to run in this process, for a child process.
    var sample: Stage?

    static let help = """
        usage: netlayer-benchmark SPEC --pack NAME [--runs N] [--max STAGE=RATIO]... [--max memory=RATIO]

        Measures the stages of the pipeline against libyaml's parse of the same file in the same run. Every sample is a
        process of its own, which is cold as a user's run is; stages are taken in turns, so that a busy machine slows all
        of them. Ratios compare the smallest processor times, and the peak of memory with the size of the file.

        --runs N           samples of each stage; 7 by default
        --max STAGE=RATIO  exits with 1 where a stage takes more; STAGE is tree, api, plan, render, generate, unchanged,
                           check, uncached or memory

        netlayer-benchmark github.yaml --pack NAME --max api=4 --max generate=8 --max unchanged=5 --max memory=40

        Measure a release build: swift run -c release netlayer-benchmark …

        """

    /// Nil if the arguments are wrong.
    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if !argument.hasPrefix("-") {
                guard spec.isEmpty else { return nil }
                spec = argument
                continue
            }
            guard let value = rest.popFirst(), take(argument, value) else { return nil }
        }
        if spec.isEmpty || pack.isEmpty || runs < 1 { return nil }
    }

    private mutating func take(_ option: String, _ value: String) -> Bool {
        switch option {
        case "--pack": pack = value
        case "--folder": folder = value
        case "--runs": runs = Int(value) ?? 0
        case "--sample":
            sample = Stage(rawValue: value)
            return sample != nil
        case "--max":
            let parts = value.split(separator: "=")
            guard parts.count == 2, let ratio = Double(parts[1]) else { return false }
            if parts[0] == "memory" {
                memoryBudget = ratio
            } else if let stage = Stage(rawValue: String(parts[0])) {
                timeBudgets.append((stage, ratio))
            } else {
                return false
            }
        default: return false
        }
        return true
    }
}
