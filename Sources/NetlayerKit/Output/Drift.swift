import Diagnostics

/// Says of a file that is not as it would be generated what is wrong with it, as a diagnostic, so that every format of
/// diagnostics serves.
public enum Drift {
    public static func diagnostic(of change: FileChange, in folder: String) throws(MachineError) -> Diagnostic {
        let path = FilePath.join(folder, change.path)
        let present = change.state == .missing ? [] : try Disk.read(path)
        let file = SourceFile(name: path, bytes: present)
        guard let wanted = change.bytes, change.state != .missing else {
            return KitMessages.drift(change.state, path, at: SourceRange(file: file, startOffset: 0, endOffset: 0))
        }
        let place = firstDifference(present, wanted)
        let line = SourceFile(name: path, bytes: wanted).lineText(at: place)
        var end = place
        while end < present.count, present[end] != 0x0A { end += 1 }
        let range = SourceRange(file: file, startOffset: place, endOffset: end)
        return KitMessages.drift(change.state, path, at: range, wanted: place < wanted.count ? line : nil)
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
