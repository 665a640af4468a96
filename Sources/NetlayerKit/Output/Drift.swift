import Diagnostics
import Platform

/// A file that is not as it would be generated: what is wrong with it and why, as a diagnostic, so that every format of
/// diagnostics serves, and as a diff.
public struct Drift: Sendable {
    public let change: FileChange
    /// With the output folder.
    public let path: String
    public var diagnostic: Diagnostic
    public let diff: UnifiedDiff
    /// What is to be done about it, where generating again is not what is meant.
    private var remedy: String?

    /// What is not as it would be generated, of one output folder. Nothing is touched.
    ///
    /// - Parameter unasked: the files for old names that nobody asks for now.
    public static func all(
        in folder: OutputFolder,
        from files: [GeneratedFile],
        unasked: Set<String> = []
    ) throws(MachineError) -> [Drift] {
        var drifts = try folder.editedLines().map { Drift(manifest: $0) }
        for change in try folder.changes(to: files) where change.state != .unchanged {
            var drift = try examine(change, in: folder.path)
            if change.state == .stale, unasked.contains(drift.path) { drift.missForwarders() }
            drifts.append(drift)
        }
        return drifts
    }

    /// A line of the manifest.
    private init(manifest line: Diagnostic) {
        change = FileChange(path: OutputManifest.fileName, state: .changed)
        path = line.range?.file.name ?? OutputManifest.fileName
        diagnostic = line
        diff = UnifiedDiff(path: path, from: [], to: [])
    }

    private init(change: FileChange, path: String, diagnostic: Diagnostic, diff: UnifiedDiff) {
        self.change = change
        self.path = path
        self.diagnostic = diagnostic
        self.diff = diff
    }

    /// The file is of a run that was asked for the names of an earlier version.
    private mutating func missForwarders() {
        diagnostic.message += "; it holds the names of an earlier version, for which nobody asks now"
        remedy =
            "say `deprecatedForwarders: OLD` in the configuration, or give `--deprecated-forwarders OLD` as when it was generated"
    }

    private static func examine(_ change: FileChange, in folder: String) throws(MachineError) -> Drift {
        let path = FilePath.join(folder, change.path)
        // A file that was added may be a link out of the project, whose content is not to be shown.
        let isUnread = change.state == .missing || change.state == .added
        let present = isUnread ? [] : try Disk.read(path)
        return Drift(
            change: change,
            path: path,
            diagnostic: diagnostic(of: change, path, present),
            diff: UnifiedDiff(path: path, from: present, to: change.bytes ?? [])
        )
    }

    /// What to do about it, where the command that fixes all else doesn't help.
    public var ownHelp: Message? { remedy.map { Message($0) } }

    /// What to do about it.
    /// - Parameter command: what generates the code again.
    public func help(_ command: String) -> String {
        if change.state == .added {
            return "move it out of the output folder, or name it under `keep` in the configuration"
        }
        return remedy ?? "`\(command)` fixes it"
    }

    /// Whether the whole of the file comes or goes, so that its diff says nothing new.
    public var isWhole: Bool {
        switch change.state {
        case .missing, .stale, .staleEdited: return true
        case .unchanged, .changed, .edited, .foreign, .added: return false
        }
    }

    private static func diagnostic(of change: FileChange, _ path: String, _ present: [UInt8]) -> Diagnostic {
        let file = SourceFile(name: path, bytes: present)
        guard let wanted = change.bytes, change.state != .missing else {
            return KitMessages.drift(change, path, at: SourceRange(file: file, startOffset: 0, endOffset: 0))
        }
        let place = firstDifference(present, wanted)
        let line = SourceFile(name: path, bytes: wanted).lineText(at: place)
        var end = place
        while end < present.count, present[end] != 0x0A { end += 1 }
        let range = SourceRange(file: file, startOffset: place, endOffset: end)
        return KitMessages.drift(change, path, at: range, wanted: place < wanted.count ? line : nil)
    }

    /// Where the first line begins in which two texts differ.
    private static func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var line = 0
        for index in 0..<min(left.count, right.count) {
            if left[index] != right[index] { return line }
            if left[index] == 0x0A { line = index + 1 }
        }
        return min(line, left.count)
    }
}
