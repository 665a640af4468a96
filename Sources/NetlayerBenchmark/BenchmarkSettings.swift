/// What the command line asks for.
struct BenchmarkSettings {
    var spec = ""
    var pack = ""
    var folder = ""
    var runs = 7
    /// How many times as long as libyaml's events a stage may take.
    var timeBudgets: [(stage: Stage, ratio: Double)] = []
    /// How many times as large as the description the memory of any stage may become.
    var memoryBudget: Double?
    /// The one stage to run in this process: the program starts itself so.
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

    /// Nil where the arguments make no sense.
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
