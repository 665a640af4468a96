import Platform

/// Takes a sample in a new process, which starts with nothing in its caches, and learns its peak of memory at its end.
enum SampleProcess {
    static func sample(_ stage: Stage, _ settings: BenchmarkSettings) -> Sample? {
        let arguments = [
            program, settings.spec, "--pack", settings.pack, "--folder", settings.folder, "--sample", stage.rawValue,
        ]
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        guard let child = start(arguments, output: ends[1], closing: ends[0]) else { return nil }
        close(ends[1])
        let line = text(from: ends[0])
        close(ends[0])
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(child, &status, 0, &usage) == child, status == 0 else { return nil }
        var sample = Sample(line)
        #if canImport(Darwin)
            sample?.peak = usage.ru_maxrss / 1024
        #else
            sample?.peak = usage.ru_maxrss
        #endif
        return sample
    }

    private static var program: String {
        #if canImport(Darwin)
            CommandLine.arguments[0]
        #else
            "/proc/self/exe"
        #endif
    }

    private static func start(_ arguments: [String], output: Int32, closing end: Int32) -> pid_t? {
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, end)
        var child: pid_t = 0
        return posix_spawn(&child, program, &actions, nil, words, environ) == 0 ? child : nil
    }

    private static func text(from end: Int32) -> String {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 256)
        while true {
            let count = read(end, &chunk, chunk.count)
            if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
            bytes += chunk[..<count]
        }
    }
}
