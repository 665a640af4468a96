import Diagnostics
import Platform

/// A file that differs from what would be generated: the problem and its cause, as a diagnostic, so that every format
/// of diagnostics can show it, and as a diff.
public struct Drift: Sendable {
    public let change: FileChange
    /// The path, including the output folder.
    public let path: String
    public var diagnostic: Diagnostic
    public let diff: UnifiedDiff
    /// The way to fix it, where generating again isn't right.
    private var remedy: String?

    /// The drift in one output folder. Nothing is written.
    ///
    /// - Parameter unasked: the files for old names that the configuration no longer requests.
    public static func all(in folder: OutputFolder, from files: [GeneratedFile], unasked: Set<String> = [])
        throws(MachineError) -> [Drift]
    {
        var drifts = try folder.editedLines().map(ofManifest)
        for change in try folder.changes(to: files) where change.state != .unchanged {
            var drift = try examine(change, in: folder.path)
            if change.state == .stale, unasked.contains(drift.path) { drift.missForwarders() }
            drifts.append(drift)
        }
        return drifts
    }

    /// The drift of an edited line in the manifest.
    private static func ofManifest(_ line: Diagnostic) -> Drift {
        let path = line.range?.file.name ?? OutputManifest.fileName
        return Drift(
            change: FileChange(path: OutputManifest.fileName, state: .changed), path: path, diagnostic: line,
            diff: UnifiedDiff(path: path, from: [], to: []))
    }

    /// Explains that an earlier run made the file for old names.
    private mutating func missForwarders() {
        diagnostic.message += "; it holds the names of an earlier version, for which nobody asks now"
        remedy =
            "say `deprecatedForwarders: OLD` in the configuration, or give `--deprecated-forwarders OLD` as when it was generated"
    }

    private static func examine(_ change: FileChange, in folder: String) throws(MachineError) -> Drift {
        let path = FilePath.join(folder, change.path)
        // An added file can be a link out of the project, whose content must not be shown.
        let isUnread = change.state == .missing || change.state == .added
        let present = isUnread ? [] : try Disk.read(path)
        return Drift(
            change: change, path: path, diagnostic: diagnostic(of: change, path, present),
            diff: UnifiedDiff(path: path, from: present, to: change.bytes ?? []))
    }

    /// The way to fix it, if the usual command doesn't help.
    public var ownHelp: Message? { remedy.map { Message($0) } }

    /// The way to fix it.
    /// - Parameter command: the command that generates the code again.
    public func help(_ command: String) -> String {
        if change.state == .added {
            return "move it out of the output folder, or name it under `keep` in the configuration"
        }
        return remedy ?? "`\(command)` fixes it"
    }

    /// Whether the whole file is added or removed, so that a diff shows nothing more.
    public var isWhole: Bool { [.missing, .stale, .staleEdited].contains(change.state) }

    private static func diagnostic(of change: FileChange, _ path: String, _ present: [UInt8]) -> Diagnostic {
        let file = SourceFile(name: path, bytes: present)
        guard let wanted = change.bytes, change.state != .missing else {
            return Diagnostic.drift(change, path, at: SourceRange(file: file, startOffset: 0, endOffset: 0))
        }
        let place = firstDifference(present, wanted)
        let line = SourceFile(name: path, bytes: wanted).lineText(at: place)
        var end = place
        while end < present.count, present[end] != 0x0A { end += 1 }
        let start = present[place..<end].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? place
        let range = SourceRange(file: file, startOffset: start, endOffset: end)
        return Diagnostic.drift(change, path, at: range, wanted: place < wanted.count ? line : nil)
    }

    /// The offset of the first line in which two texts differ.
    private static func firstDifference(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var line = 0
        for index in 0..<min(left.count, right.count) {
            if left[index] != right[index] { return line }
            if left[index] == 0x0A { line = index + 1 }
        }
        return min(line, left.count)
    }
}

/// Finds files in an output folder that weren't generated but would be compiled with the generated ones.
enum AddedFiles {
    /// Extensions of files that Xcode or SwiftPM compiles, generates code from, or takes for a part of a module.
    private static let endings: Set = [
        "swift", "c", "cc", "cp", "cpp", "cxx", "c++", "m", "mm", "h", "hh", "hpp", "hxx", "pch", "modulemap", "s",
        "asm", "nasm", "metal", "cl", "d", "iig", "l", "lm", "ll", "y", "ym", "yy", "r", "applescript", "def", "exp",
        "intentdefinition", "mlmodel", "xcmappingmodel",
    ]

    /// The paths of such files below the folder, including hidden ones, and of links, which could lead to some.
    /// - Parameter known: the paths of generated files.
    /// - Parameter inner: folders that are left out.
    static func paths(in folder: String, besides known: Set<String>, _ inner: [String]) throws(MachineError) -> [String]
    {
        var found: [String] = []
        var open = Disk.target(folder) == .folder ? [""] : []
        while let place = open.popLast() {
            for name in try Disk.names(in: FilePath.join(folder, place)) where name != ".git" {
                let path = place.isEmpty ? name : place + "/" + name
                guard !known.contains(path), !inner.contains(path) else { continue }
                switch Disk.entry(FilePath.join(folder, path)) {
                case .folder: open.append(path)
                case .file where isCode(name): found.append(path)
                case .link where isCode(name) || isFolder(path, in: folder, besides: known): found.append(path)
                default: continue
                }
            }
        }
        return found
    }

    private static func isCode(_ name: String) -> Bool {
        name.lastIndex(of: ".").map { endings.contains(name[name.index(after: $0)...].lowercased()) } ?? false
    }

    /// Whether a link leads to a folder into which nothing is generated.
    private static func isFolder(_ link: String, in folder: String, besides known: Set<String>) -> Bool {
        Disk.target(FilePath.join(folder, link)) == .folder && !known.contains { $0.hasPrefix(link + "/") }
    }
}

/// Compares the contents of an output folder with those that it should have. It changes nothing.
struct OutputComparison {
    private let folder: String
    private let manifest: OutputManifest
    private let boundary: FolderBoundary
    /// The heads of generated files; empty if unknown.
    private let heads: [[UInt8]]

    init(folder: String, manifest: OutputManifest, heads: [[UInt8]] = []) {
        self.folder = folder
        self.heads = heads
        self.manifest = manifest
        boundary = FolderBoundary(folder)
    }

    /// One change for each file that should be there or that an earlier run wrote, in the order of paths.
    func changes(to files: [GeneratedFile]) throws(MachineError) -> [FileChange] {
        var changes: [FileChange] = []
        var boundary = boundary
        var wanted = Set<String>()
        for file in files {
            wanted.insert(file.path)
            changes.append(try change(to: file, mayBeThere: try boundary.check(file.path)))
        }
        let inputs = RunInputs(files.lazy.compactMap(\.origin))
        for path in manifest.paths where !wanted.contains(path) {
            guard try boundary.check(path), let bytes = try Disk.readIfPresent(folder + "/" + path) else { continue }
            let isOurs = manifest.holds(path, bytes) && isGenerated(bytes)
            changes.append(
                FileChange(
                    path: path, state: isOurs ? .stale : .staleEdited, causes: manifest.inputs.causes(missingIn: inputs)
                ))
        }
        return changes.sorted { $0.path < $1.path }
    }

    /// Whether a file has the head of a generated one. A manifest with hashes of other files thus can't remove them.
    private func isGenerated(_ bytes: [UInt8]) -> Bool { heads.isEmpty || heads.contains { bytes.starts(with: $0) } }

    private func change(to file: GeneratedFile, mayBeThere: Bool) throws(MachineError) -> FileChange {
        let present = mayBeThere ? try Disk.readIfPresent(folder + "/" + file.path) : nil
        var change = FileChange(path: file.path, state: .missing)
        change.file = file
        change.isOwned = manifest.owns(file.path)
        guard let present else { return change }
        guard present != file.bytes else {
            change.state = .unchanged
            return change
        }
        guard change.isOwned else {
            change.state = .foreign
            return change
        }
        let isEdited = !manifest.holds(file.path, present)
        change.state = isEdited ? .edited : .changed
        // Without the edit, the file might still be up to date.
        let isWrittenAsEver = isEdited && manifest.holds(file.path, hash: file.hash)
        if !isWrittenAsEver, let new = file.origin { change.causes = manifest.inputs.causes(towards: new) }
        return change
    }
}

extension Diagnostic {
    /// - Parameter wanted: the line that would be generated there.
    fileprivate static func drift(_ change: FileChange, _ path: String, at range: SourceRange, wanted: String? = nil)
        -> Diagnostic
    {
        let notes = wanted.map { [Diagnostic.Note("it would be `\($0.drop { $0 == " " })`")] } ?? []
        let why = causes(change.causes)
        switch change.state {
        case .missing:
            let text = change.isOwned ? "somebody removed it" : "it is new"
            return KitCodes.fileMissing("`\(path)` is missing: \(text)").at(range)
        case .unchanged, .changed:
            let reason = why.map { ": \($0) changed" } ?? ""
            return KitCodes.fileChanged("out of date from here on\(reason)").at(range).notes(notes)
        case .edited:
            let isUpToDate = change.causes.isEmpty || change.causes == [.tool]
            let reason = isUpToDate ? nil : why.map { ", and \($0) changed, too" }
            return KitCodes.fileEdited("edited by hand\(reason ?? "")").at(range).notes(notes)
        case .foreign: return KitCodes.fileForeign("not a generated file").at(range).notes(notes)
        case .added: return KitCodes.fileAdded("netlayer did not generate this file").at(range)
        case .stale, .staleEdited:
            let edit = change.state == .staleEdited ? "; and it was edited by hand" : ""
            let reason = why.map { ": \($0) changed" } ?? ""
            return KitCodes.fileStale("nothing generates this file any more\(reason)\(edit)").at(range)
        }
    }
}

/// `the description and the configuration`
private func causes(_ causes: [FileOrigin.Cause]) -> String? {
    guard let last = causes.last else { return nil }
    let rest = causes.dropLast().map(\.rawValue).joined(separator: ", ")
    return rest.isEmpty ? last.rawValue : rest + " and " + last.rawValue
}
