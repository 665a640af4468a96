/// Runs a program to its end, without a shell: its arguments aren't interpreted.
package enum ChildProcess {
    /// The output of a program and its exit status.
    package struct Outcome: Sendable {
        package let status: Int32
        package let output: [UInt8]
        package let errors: String
        /// The program's peak memory, in kilobytes.
        package let peakMemory: Int
        /// Whether it was killed because it printed nothing for too long.
        package var wasEnded = false
    }

    /// - Parameter words: the program, searched in the absolute folders of `PATH`, and its arguments.
    /// - Parameter changes: variables to set for the program; nil to unset one.
    /// - Parameter input: the file for its standard input.
    /// - Parameter patience: the milliseconds without output after which it is killed; nil for no limit.
    package static func run(
        _ words: [String], environment changes: [String: String?] = [:], input: String? = nil, patience: Int32? = nil
    ) throws(MachineError) -> Outcome {
        guard let output = openPipe() else { throw MachineError.last("start", words[0]) }
        guard let errors = openPipe() else {
            close(output[0])
            close(output[1])
            throw MachineError.last("start", words[0])
        }
        let variables = environment(with: changes)
        let started = start(words, variables, input: input ?? "/dev/null", output: output, errors: errors)
        close(output[1])
        close(errors[1])
        let texts = readAll(output[0], errors[0], patience ?? -1)
        if texts.isSilent, case .success(let child) = started { kill(child, SIGKILL) }
        close(output[0])
        close(errors[0])
        guard case .success(let child) = started else {
            let reason = "the program can't be started; is it installed?"
            throw MachineError("start", words[0], reason: reason)
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
        let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
        #if canImport(Darwin)
            let peak = usage.ru_maxrss / 1024
        #else
            let peak = usage.ru_maxrss
        #endif
        let talk = String(decoding: texts.errors, as: UTF8.self)
        return Outcome(status: code, output: texts.output, errors: talk, peakMemory: peak, wasEnded: texts.isSilent)
    }

    /// A pipe whose ends no other program inherits, which would keep it open.
    private static func openPipe() -> [Int32]? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return ends
    }

    private struct StartFailure: Error {}

    /// All variables as `NAME=value`.
    private static func environment(with changes: [String: String?]) -> [String] {
        #if canImport(Darwin)
            let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
        #else
            let first: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        #endif
        var variables: [String] = []
        var next = first
        while let variable = next?.pointee {
            let text = String(cString: variable)
            let name = String(text.prefix { $0 != "=" })
            if !changes.keys.contains(name), name != "PATH" { variables.append(text) }
            next = next?.successor()
        }
        variables.append("PATH=" + folders.joined(separator: ":"))
        return variables + changes.compactMap { name, value in value.map { name + "=" + $0 } }.sorted()
    }

    /// The absolute folders of `PATH`. An empty or relative one means the current folder, which may be somebody else's
    /// checkout with its own `swiftc`.
    private static var folders: [String] {
        let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
        return path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }

    private static func place(of program: String) -> String? {
        if program.contains("/") { return program }
        return folders.map { $0 + "/" + program }.first { Disk.target($0) == .file && access($0, X_OK) == 0 }
    }

    private static func start(_ words: [String], _ variables: [String], input: String, output: [Int32], errors: [Int32])
        -> Result<pid_t, StartFailure>
    {
        guard let program = place(of: words[0]) else { return .failure(StartFailure()) }
        // Passes the full path as argv[0], beside which Swift's driver looks for its frontend.
        let arguments: [UnsafeMutablePointer<CChar>?] = ([program] + words.dropFirst()).map { strdup($0) } + [nil]
        let environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer { for text in arguments + environment { free(text) } }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, errors[1], STDERR_FILENO)
        var child: pid_t = 0
        let result = posix_spawn(&child, program, &actions, nil, arguments, environment)
        return result == 0 ? .success(child) : .failure(StartFailure())
    }

    /// Reads both pipes at the same time, so that a full one doesn't block the program.
    private static func readAll(_ first: Int32, _ second: Int32, _ patience: Int32) -> (
        output: [UInt8], errors: [UInt8], isSilent: Bool
    ) {
        var texts: [[UInt8]] = [[], []]
        var ends = [pollfd(fd: first, events: Int16(POLLIN), revents: 0)]
        ends.append(pollfd(fd: second, events: Int16(POLLIN), revents: 0))
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while ends.contains(where: { $0.fd >= 0 }) {
            let ready = poll(&ends, nfds_t(ends.count), patience)
            if ready < 0, errno != EINTR { break }
            if ready == 0 { return (texts[0], texts[1], true) }
            for index in ends.indices where ends[index].fd >= 0 && ends[index].revents != 0 {
                let count = read(ends[index].fd, &chunk, chunk.count)
                if count > 0 {
                    texts[index] += chunk[..<count]
                } else if count == 0 || errno != EINTR {
                    ends[index].fd = -1
                }
            }
        }
        return (texts[0], texts[1], false)
    }
}
