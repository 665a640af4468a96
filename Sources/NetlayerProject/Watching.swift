import NetlayerKit
import Platform

/// What the inputs of a run were like, so that a later look tells which of them changed. A file that is only touched is
/// none of them: what counts is the content.
public struct InputSnapshot {
    private struct Known {
        let path: String
        var stamp: FileStamp?
        /// Of the content; nil where there is no file.
        var hash: String?
    }

    private var files: [Known] = []
    private var paths: Set<String> = []
    private var folders: [String] = []
    private var listing: [String] = []

    public init() {}

    public var isEmpty: Bool { files.isEmpty && folders.isEmpty }

    /// Adds inputs as they are now. Of a folder its templates and manifests count.
    public mutating func add(files: [String], folders: [String] = []) {
        self.folders += folders.filter { !self.folders.contains($0) }
        listing = InputSnapshot.listing(of: self.folders)
        add(files + listing)
    }

    /// Adds files whose content was read before, so that what changed since then counts.
    public mutating func add(_ inputs: [ReadFile]) {
        for input in inputs where paths.insert(input.path).inserted {
            files.append(Known(path: input.path, stamp: nil, hash: input.hash))
        }
    }

    /// The files that are not as they were; from then on they count as they are now.
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
            // The stamp comes first: a change in between is seen by the next look.
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

/// Holds back the signals that ask a program to end (`^C`, `kill`), so that it ends between two runs and not within one.
public struct InterruptWait {
    private static let slice = 50

    public init() {
        var signals = InterruptWait.signals
        // A shell starts its background jobs with `^C` ignored, and what is ignored never waits.
        _ = signal(SIGINT, SIG_DFL)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Whether the program was asked to end before the time was over.
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
