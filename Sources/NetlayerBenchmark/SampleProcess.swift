import Platform

/// Takes a sample in a new process, which starts with nothing in its caches, and learns its peak of memory at its end.
enum SampleProcess {
    static func sample(_ stage: Stage, _ settings: BenchmarkSettings) throws(MachineError) -> Sample? {
        let outcome = try ChildProcess.run([
            program, settings.spec, "--pack", settings.pack, "--folder", settings.folder, "--sample", stage.rawValue,
        ])
        try Terminal.write(Array(outcome.errors.utf8), to: .error)
        guard outcome.status == 0 else { return nil }
        return Sample(String(decoding: outcome.output, as: UTF8.self), peak: outcome.peakMemory)
    }

    private static var program: String {
        #if canImport(Darwin)
            CommandLine.arguments[0]
        #else
            "/proc/self/exe"
        #endif
    }
}
