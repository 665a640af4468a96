import CDigest
import Platform
import TemplatePacks

/// The list of the files that Netlayer generated in an output folder, with the hashes of their contents: one line a
/// file, sorted, so that version control merges it. A line changes only when its file does. If a merge or an
/// interrupted run left several lines for a file, each of these contents counts as generated.
///
///     HASH SEAL PATH
///
/// The seal is a hash of the rest of the line: a line that was edited doesn't count, and its file is left alone.
/// Earlier versions wrote the origin of the file before the seal.
package struct OutputManifest: Sendable, Equatable {
    package static let fileName = ".netlayer-manifest"
    static let head =
        "# Files that netlayer generates here, with the hashes of their contents and of what the last run read. "
        + "Commit this file; don't edit it.\n"

    private static let configurationMark = "# Configuration: "
    private static let inputsMark = "# Inputs of the last run: "

    /// The hashes of the contents that were written into each file.
    private(set) var records: [String: Set<String>] = [:]
    /// The configuration by which the folder was filled, as a path from the folder.
    var configuration: String?
    /// The inputs of the last run; empty if unknown.
    var inputs = RunInputs()
    /// The ranges of lines that were edited, in bytes.
    package private(set) var edited: [Range<Int>] = []

    init() {}

    /// Lines that don't belong to a manifest (comments, marks of merge conflicts) are skipped.
    package init(reading bytes: [UInt8]) {
        var earlier = RunInputs()
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = String(decoding: line, as: UTF8.self)
            if text.hasPrefix(OutputManifest.configurationMark), configuration == nil {
                configuration = String(text.dropFirst(OutputManifest.configurationMark.count))
            }
            if text.hasPrefix(OutputManifest.inputsMark) {
                let words = text.dropFirst(OutputManifest.inputsMark.count).split(separator: " ")
                for word in words { inputs.insert(reading: word) }
            }
            let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, ContentHash.isHash(parts[0]) else { continue }
            let path = String(parts[2])
            // A path that no pack can generate is never removed, whoever wrote the line.
            guard OutputPath.isAllowed(path) else { continue }
            let seal = parts[1].lastIndex(of: ":").map { parts[1].index(after: $0) } ?? parts[1].startIndex
            let origin = parts[1][..<seal]
            let hash = String(parts[0])
            if OutputManifest.seal(of: path, hash, after: origin) == parts[1][seal...] {
                add(path, hash)
                if let origin = FileOrigin(reading: origin.dropLast()) { earlier.insert(origin) }
            } else {
                edited.append(line.startIndex..<line.endIndex)
                records[path] = records[path] ?? []
            }
        }
        if inputs == RunInputs() { inputs = earlier }
    }

    package var paths: [String] { records.keys.sorted() }

    package var bytes: [UInt8] { bytes(head: OutputManifest.head) }

    func bytes(head: String) -> [UInt8] {
        var text = head
        if let configuration { text += OutputManifest.configurationMark + configuration + "\n" }
        let words = inputs.words
        if !words.isEmpty { text += OutputManifest.inputsMark + words.joined(separator: " ") + "\n" }
        for path in paths {
            for hash in (records[path] ?? []).sorted() {
                text += "\(hash) \(OutputManifest.seal(of: path, hash)) \(path)\n"
            }
        }
        return Array(text.utf8)
    }

    /// - Parameter origin: `0123456789ab:0123456789ab:0123456789ab:` in a line of an earlier version.
    private static func seal(of path: String, _ hash: String, after origin: Substring = "") -> Substring {
        ContentHash.of(Array("\(hash) \(origin) \(path)".utf8)).prefix(12)
    }

    func owns(_ path: String) -> Bool { records[path] != nil }

    /// Whether a run wrote these bytes there.
    func holds(_ path: String, _ bytes: [UInt8]) -> Bool { holds(path, hash: ContentHash.of(bytes)) }

    func holds(_ path: String, hash: String) -> Bool { records[path]?.contains(hash) == true }

    /// Adds a content that counts as generated, and keeps the contents that are listed already.
    mutating func add(_ path: String, _ hash: String) { records[path, default: []].insert(hash) }

    mutating func replace(_ path: String, hash: String) { records[path] = [hash] }

    mutating func keep(_ path: String, of other: OutputManifest) { records[path] = other.records[path] }

    /// This manifest and another one, for the time in which files are being replaced.
    func union(_ other: OutputManifest) -> OutputManifest {
        var union = self
        union.records.merge(other.records) { $0.union($1) }
        return union
    }
}

/// The inputs of a generated file, as short hashes: the description with everything that it refers to, the templates
/// that make the file, and the configuration. The version of the tool isn't part of it.
public struct FileOrigin: Sendable, Hashable {
    /// An input that has changed since a file was generated.
    public enum Cause: String, Sendable, CaseIterable {
        case description = "the description"
        case template = "a template"
        case configuration = "the configuration"
        /// The project is unchanged, but the tool generates other code.
        case tool = "netlayer itself"
    }

    private static let length = 12

    let description: String
    let template: String
    let configuration: String

    /// Shortens full hashes.
    init(description: String, template: String, configuration: String) {
        self.description = String(description.prefix(FileOrigin.length))
        self.template = String(template.prefix(FileOrigin.length))
        self.configuration = String(configuration.prefix(FileOrigin.length))
    }

    /// `0123456789ab:0123456789ab:0123456789ab`
    init?(reading text: some StringProtocol) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3 else { return nil }
        for part in parts where !FileOrigin.isHash(part) { return nil }
        self.init(description: String(parts[0]), template: String(parts[1]), configuration: String(parts[2]))
    }

    package static func isHash(_ text: some StringProtocol) -> Bool {
        text.count == length && text.allSatisfy(\.isHexDigit)
    }

    /// `0123456789ab:0123456789ab:0123456789ab`
    var text: String { "\(description):\(template):\(configuration)" }
}

/// The inputs of the files that a job's descriptions make, for one description after another.
struct FileOrigins {
    /// The hash of the description and of everything that it refers to.
    var description = ""
    /// The hash of the job's settings.
    private let configuration: String
    private var pack: PackDigest

    init(of target: PreparedJob) {
        configuration = ContentHash.of(Array(target.job.summary.utf8))
        pack = target.digest
    }

    mutating func origin(of file: RenderedFile) -> FileOrigin {
        FileOrigin(description: description, template: pack.hash(ofEntry: file.entry), configuration: configuration)
    }
}

/// The inputs of the files of a run, which show a later run why its files differ.
struct RunInputs: Sendable, Equatable {
    private static let kinds: [(name: String, cause: FileOrigin.Cause)] = [
        ("description", .description), ("template", .template), ("configuration", .configuration),
    ]

    /// The hashes of each kind, in the order of the kinds.
    private var hashes = kinds.map { _ in Set<String>() }

    init() {}

    init(_ origins: some Sequence<FileOrigin>) { for origin in origins { insert(origin) } }

    mutating func insert(_ origin: FileOrigin) {
        hashes[0].insert(origin.description)
        hashes[1].insert(origin.template)
        hashes[2].insert(origin.configuration)
    }

    /// Reads one of `words`; other texts are ignored.
    mutating func insert(reading word: some StringProtocol) {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, FileOrigin.isHash(parts[1]) else { return }
        for (index, kind) in RunInputs.kinds.enumerated() where kind.name == parts[0] {
            hashes[index].insert(String(parts[1]))
        }
    }

    /// `description:0123456789ab`
    var words: [String] {
        zip(RunInputs.kinds, hashes).flatMap { kind, hashes in hashes.sorted().map { kind.name + ":" + $0 } }
    }

    /// The inputs of a file that no file of this run had; empty if unknown.
    func causes(towards newer: FileOrigin) -> [FileOrigin.Cause] { causes(towards: RunInputs([newer])) }

    /// The reasons why a later run generates something else than this one.
    func causes(towards newer: RunInputs) -> [FileOrigin.Cause] {
        guard !isEmpty else { return [] }
        let new = newer.causes(missingFrom: self)
        return new.isEmpty ? [.tool] : new
    }

    /// The reasons why a later run generates fewer files than this one; not empty if anything is known.
    func causes(missingIn newer: RunInputs) -> [FileOrigin.Cause] {
        guard !newer.isEmpty else { return [.configuration] }
        let new = causes(towards: newer)
        guard new == [.tool] else { return new }
        // A description was removed, together with its settings.
        let lost = causes(missingFrom: newer)
        return lost.contains(.configuration) ? [.configuration] : lost.isEmpty ? new : lost
    }

    private var isEmpty: Bool { hashes.allSatisfy(\.isEmpty) }

    /// The kinds for which this run has a hash that the other run lacks.
    private func causes(missingFrom other: RunInputs) -> [FileOrigin.Cause] {
        hashes.indices.filter { !hashes[$0].isSubset(of: other.hashes[$0]) }.map { RunInputs.kinds[$0].cause }
    }
}

/// The SHA-256 of a content. Results of earlier runs are reused, and unedited files overwritten, by this hash, so it
/// must be infeasible to make another content with the same hash.
public enum ContentHash {
    /// 64 hexadecimal digits.
    public static func of(_ bytes: [UInt8]) -> String {
        String(unsafeUninitializedCapacity: 64) { text in
            for (index, byte) in ContentHash.bytes(of: bytes).enumerated() {
                text[2 * index] = digit(byte >> 4)
                text[2 * index + 1] = digit(byte & 15)
            }
            return 64
        }
    }

    package static func bytes(of bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        netlayer_sha256(bytes, bytes.count, &digest)
        return digest
    }

    /// Whether a text has the form of a hash.
    package static func isHash(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 64
            && text.utf8.allSatisfy {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
