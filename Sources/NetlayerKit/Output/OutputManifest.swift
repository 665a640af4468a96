import CDigest
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

/// What a generated file came from, as short hashes: the description with all that it refers to, the templates that
/// make the file, and the configuration. No version of the tool is part of it.
public struct FileOrigin: Sendable, Hashable {
    /// Something that is not as it was when a file was generated.
    public enum Cause: String, Sendable, CaseIterable {
        case description = "the description"
        case template = "a template"
        case configuration = "the configuration"
        /// Nothing of the project: the tool generates other code.
        case tool = "netlayer itself"
    }

    private static let length = 12

    let description: String
    let template: String
    let configuration: String

    /// Of full hashes.
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

    static func isHash(_ text: some StringProtocol) -> Bool { text.count == length && text.allSatisfy(\.isHexDigit) }

    var text: String { "\(description):\(template):\(configuration)" }

    var hashes: [String] { [description, template, configuration] }

    /// What is different in a newer origin; never empty.
    ///
    /// - Parameter inputs: the hashes that the file is known to be as good with as with its own.
    func causes(towards newer: FileOrigin, besides inputs: Set<String>) -> [Cause] {
        let isChanged = { (old: String, new: String) in old != new && !inputs.contains(new) }
        var causes: [Cause] = []
        if isChanged(description, newer.description) { causes.append(.description) }
        if isChanged(template, newer.template) { causes.append(.template) }
        if isChanged(configuration, newer.configuration) { causes.append(.configuration) }
        return causes.isEmpty ? [.tool] : causes
    }
}

/// What the files of one description come from.
struct FileOrigins {
    /// The hash of the description and of all that it refers to.
    private let description: String
    /// The hash of what the job says.
    private let configuration: String
    private var pack: PackDigest

    init(of target: PreparedJob, description: String) {
        self.description = description
        configuration = ContentHash.of(Array(target.job.summary.utf8))
        pack = target.digest
    }

    mutating func origin(of file: RenderedFile) -> FileOrigin {
        FileOrigin(
            description: description,
            template: pack.hash(ofEntry: file.entry),
            configuration: configuration
        )
    }
}

/// What all files that are made come from, to tell why another one is not made any more.
struct KnownOrigins {
    private var descriptions: Set<String> = []
    private var templates: Set<String> = []
    private var configurations: Set<String> = []

    init(_ origins: some Sequence<FileOrigin>) {
        for origin in origins {
            descriptions.insert(origin.description)
            templates.insert(origin.template)
            configurations.insert(origin.configuration)
        }
    }

    /// Why no file of this origin is made; never empty.
    ///
    /// - Parameter inputs: what the last run read, which made the file still.
    func causes(missing origin: FileOrigin, besides inputs: Set<String>) -> [FileOrigin.Cause] {
        guard !descriptions.isEmpty else { return [.configuration] }
        let isChanged = { (known: Set<String>, old: String) in
            !known.contains(old) && (inputs.contains(old) || !known.isSubset(of: inputs))
        }
        var causes: [FileOrigin.Cause] = []
        if isChanged(descriptions, origin.description) { causes.append(.description) }
        if isChanged(templates, origin.template) { causes.append(.template) }
        if isChanged(configurations, origin.configuration) { causes.append(.configuration) }
        return causes.isEmpty ? [.tool] : causes
    }
}

/// The SHA-256 of a content. Whoever takes over what an earlier run made, or overwrites what nobody edited, goes by it, so
/// that nobody may be able to make another content with the same hash.
public enum ContentHash {
    /// 64 hexadecimal digits.
    public static func of(_ bytes: [UInt8]) -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        netlayer_sha256(bytes, bytes.count, &digest)
        return String(unsafeUninitializedCapacity: 64) { text in
            for (index, byte) in digest.enumerated() {
                text[2 * index] = digit(byte >> 4)
                text[2 * index + 1] = digit(byte & 15)
            }
            return 64
        }
    }

    /// Whether a text has the form of a hash.
    static func isHash(_ text: some StringProtocol) -> Bool {
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
