import Platform
import TemplatePacks

/// Which files of an output folder are Netlayer's, what was written into them, and what they came from: one line a file,
/// sorted, so that version control merges it. A line changes only when its file does. Where a merge or a broken run left
/// several lines of a file, each of them counts as ours.
///
///     HASH DESCRIPTION:TEMPLATE:CONFIGURATION:SEAL PATH
///
/// The seal is made of the rest of the line: a line that was edited says nothing of its file, which is left alone then.
package struct OutputManifest: Sendable, Equatable {
    /// What was written into a file once, and what it came from.
    struct Record: Sendable, Hashable {
        let hash: String
        var origin: FileOrigin?

        /// What stands between the hash and the path.
        func middle(of path: String) -> String {
            let origin = origin.map { $0.text + ":" } ?? ""
            let seal = ContentHash.of(Array("\(hash) \(origin) \(path)".utf8))
            return origin + seal.prefix(12)
        }
    }

    package static let fileName = ".netlayer-manifest"
    static let head =
        "# Files that netlayer generates here, with the hashes of their contents and of what they came from. "
        + "Commit this file; don't edit it.\n"

    private static let configurationMark = "# Configuration: "
    private static let inputsMark = "# Inputs of the last run: "

    private(set) var records: [String: [Record]] = [:]
    /// The configuration by which the folder was filled, as a path from the folder.
    var configuration: String?
    /// The short hashes of all that the last run read that left no file as it was before. A line keeps those that its file
    /// was written with, though later ones gave the same.
    var inputs: Set<String> = []
    /// Where lines are that somebody edited, in bytes.
    package private(set) var edited: [Range<Int>] = []

    init() {}

    /// Lines that are none of a manifest's (comments, marks of merge conflicts) are passed over.
    package init(reading bytes: [UInt8]) {
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = String(decoding: line, as: UTF8.self)
            if text.hasPrefix(OutputManifest.configurationMark), configuration == nil {
                configuration = String(text.dropFirst(OutputManifest.configurationMark.count))
            }
            if text.hasPrefix(OutputManifest.inputsMark) {
                let words = text.dropFirst(OutputManifest.inputsMark.count).split(separator: " ")
                inputs.formUnion(words.filter { FileOrigin.isHash($0) }.map(String.init))
            }
            let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, ContentHash.isHash(parts[0]) else { continue }
            let path = String(parts[2])
            // What no pack can make is nobody's to remove, whoever wrote the line.
            guard OutputPath.isAllowed(path) else { continue }
            let origin = parts[1].lastIndex(of: ":").flatMap { FileOrigin(reading: parts[1][..<$0]) }
            let record = Record(hash: String(parts[0]), origin: origin)
            if record.middle(of: path) == parts[1] {
                add(path, record)
            } else {
                edited.append(line.startIndex..<line.endIndex)
                records[path] = records[path] ?? []
            }
        }
    }

    package var paths: [String] { records.keys.sorted() }

    package var bytes: [UInt8] { bytes(head: OutputManifest.head) }

    func bytes(head: String) -> [UInt8] {
        var text = head
        if let configuration { text += OutputManifest.configurationMark + configuration + "\n" }
        if !inputs.isEmpty { text += OutputManifest.inputsMark + inputs.sorted().joined(separator: " ") + "\n" }
        for path in paths {
            for record in (records[path] ?? []).sorted(by: { $0.hash < $1.hash }) {
                text += "\(record.hash) \(record.middle(of: path)) \(path)\n"
            }
        }
        return Array(text.utf8)
    }

    func owns(_ path: String) -> Bool { records[path] != nil }

    /// What was noted when the bytes were written there; nil where no run wrote them.
    func record(of path: String, _ bytes: [UInt8]) -> Record? { record(of: path, ContentHash.of(bytes)) }

    func record(of path: String, _ hash: String) -> Record? { records[path]?.first { $0.hash == hash } }

    /// What the file came from when it was written last, whatever is in it now.
    func origin(of path: String) -> FileOrigin? { records[path]?.last?.origin }

    /// Adds what is ours, too; what is noted of the same content already stays.
    mutating func add(_ path: String, _ record: Record) {
        if records[path]?.contains(where: { $0.hash == record.hash }) != true {
            records[path, default: []].append(record)
        }
    }

    mutating func replace(_ path: String, hash: String) {
        records[path] = [Record(hash: hash, origin: nil)]
    }

    mutating func keep(_ path: String, of other: OutputManifest) {
        records[path] = other.records[path]
    }

    /// This manifest and another one: what may be ours while files are being replaced.
    func union(_ other: OutputManifest) -> OutputManifest {
        var union = self
        union.inputs = []
        for (path, records) in other.records {
            for record in records { union.add(path, record) }
        }
        return union
    }
}
