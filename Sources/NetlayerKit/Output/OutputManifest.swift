/// Which files of an output folder are Netlayer's, and what was written into them: one line a file, sorted, so that
/// version control merges it. Where a merge or a broken run left several hashes of a file, each of them counts as ours.
struct OutputManifest: Sendable {
    static let fileName = ".netlayer-manifest"
    static let head =
        "# Files that netlayer generates here, with the hashes of their contents. Commit this file; don't edit it.\n"

    private(set) var hashes: [String: [String]] = [:]

    init() {}

    /// Lines that are none of a manifest's (comments, marks of merge conflicts) are passed over.
    init(reading bytes: [UInt8]) {
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = String(decoding: line, as: UTF8.self)
            let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
            guard parts.count == 2, parts[0].count == 32, parts[0].allSatisfy(\.isHexDigit) else { continue }
            let path = String(parts[1].drop { $0 == " " })
            if OutputManifest.isInside(path) { add(path, hash: String(parts[0])) }
        }
    }

    var paths: [String] { hashes.keys.sorted() }

    var bytes: [UInt8] { bytes(head: OutputManifest.head) }

    func bytes(head: String) -> [UInt8] {
        var text = head
        for path in paths {
            for hash in (hashes[path] ?? []).sorted() { text += "\(hash)  \(path)\n" }
        }
        return Array(text.utf8)
    }

    func owns(_ path: String) -> Bool { hashes[path] != nil }

    /// Whether the bytes are what some run wrote there.
    func isUnmodified(_ path: String, _ bytes: [UInt8]) -> Bool {
        hashes[path]?.contains(ContentHash.of(bytes)) ?? false
    }

    mutating func add(_ path: String, hash: String) {
        if hashes[path]?.contains(hash) != true { hashes[path, default: []].append(hash) }
    }

    mutating func replace(_ path: String, hash: String) {
        hashes[path] = [hash]
    }

    mutating func keep(_ path: String, of other: OutputManifest) {
        hashes[path] = other.hashes[path]
    }

    /// This manifest and another one: what may be ours while files are being replaced.
    func union(_ other: OutputManifest) -> OutputManifest {
        var union = self
        for (path, hashes) in other.hashes {
            for hash in hashes { union.add(path, hash: hash) }
        }
        return union
    }

    /// Whether a path stays below the folder: a damaged manifest must not lead anywhere else.
    private static func isInside(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
    }
}
