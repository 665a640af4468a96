import NetlayerKit
import Platform

/// The state of a run's inputs, with which later states are compared. Only the content of a file counts, not its time
/// of modification.
public struct InputSnapshot {
    private struct Known {
        let path: String
        var stamp: FileStamp?
        /// The hash of the content; nil if the file doesn't exist.
        var hash: String?
    }

    private var files: [Known] = []
    private var paths: Set<String> = []
    private var folders: [String] = []
    private var listing: [String] = []

    public init() {}

    public var isEmpty: Bool { files.isEmpty && folders.isEmpty }

    /// Adds inputs in their present state. Of folders, only templates and manifests count.
    public mutating func add(files: [String], folders: [String] = []) {
        self.folders += folders.filter { !self.folders.contains($0) }
        listing = InputSnapshot.listing(of: self.folders)
        add(files + listing)
    }

    /// Adds files whose content was read before, so that later changes count.
    public mutating func add(_ inputs: [ReadFile]) {
        for input in inputs where paths.insert(input.path).inserted {
            files.append(Known(path: input.path, stamp: nil, hash: input.hash))
        }
    }

    /// The files that have changed since the last call.
    public mutating func changes() -> [String] {
        var changed: [String] = []
        let now = InputSnapshot.listing(of: folders)
        if now != listing {
            listing = now
            let added = now.filter { !paths.contains($0) }
            add(added)
            changed += added
        }
        for index in files.indices {
            let stamp = FileStamp(files[index].path)
            if stamp == files[index].stamp, stamp != nil || files[index].hash == nil { continue }
            files[index].stamp = stamp
            let hash = stamp == nil ? nil : InputSnapshot.hash(of: files[index].path)
            if hash != files[index].hash {
                files[index].hash = hash
                changed.append(files[index].path)
            }
        }
        return changed
    }

    private mutating func add(_ paths: [String]) {
        for path in paths where self.paths.insert(path).inserted {
            // The stamp is taken first, so that the next call finds a change in between.
            let stamp = FileStamp(path)
            files.append(Known(path: path, stamp: stamp, hash: InputSnapshot.hash(of: path)))
        }
    }

    private static func hash(of path: String) -> String? { (try? Disk.read(path)).map { ContentHash.of($0) } }

    private static func listing(of folders: [String]) -> [String] {
        folders.flatMap { folder in
            ((try? Disk.files(below: folder)) ?? []).filter { $0.hasSuffix(".stencil") || $0 == "pack.yaml" }.map {
                FilePath.join(folder, $0)
            }
        }
    }
}

/// Delays the signals that ask a program to end (`^C`, `kill`), so that it ends between two runs and not within one.
public struct InterruptWait {
    private static let slice = 50

    public init() {
        var signals = InterruptWait.signals
        // Shells start background jobs with `^C` ignored, and an ignored signal can't be waited for.
        _ = signal(SIGINT, SIG_DFL)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Whether the program was asked to end within the given time.
    public func wait(milliseconds: Int) -> Bool {
        let end = Terminal.milliseconds() + milliseconds
        while !isInterrupted {
            let left = end - Terminal.milliseconds()
            guard left > 0 else { return false }
            usleep(UInt32(min(left, InterruptWait.slice) * 1000))
        }
        return true
    }

    public var isInterrupted: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
    }

    private static var signals: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGINT)
        sigaddset(&set, SIGTERM)
        return set
    }
}
