import Diagnostics

/// Templates that were compiled before the tool was built. A program is used only where its files have the length and
/// fingerprint of the library's and views still have the fields that it reads. Other templates are compiled, so that an
/// archive may be out of date.
public struct TemplateArchive: Sendable {
    /// A file that programs were made of.
    struct File: Hashable {
        let name: String
        let count: Int
        let fingerprint: Int

        init(_ name: String, _ bytes: [UInt8]) {
            self.name = name
            count = bytes.count
            fingerprint = TemplateArchive.fingerprint(of: bytes)
        }

        init(from archive: inout ArchiveCoder) {
            name = archive.text()
            count = archive.number()
            fingerprint = archive.number()
        }
    }

    /// The key of a program: `api.stencil plan options`, or `api.stencil text plan options` if the output isn't code.
    static func key(_ name: String, _ roots: [TemplateRoot], isCode: Bool) -> String {
        roots.reduce(into: isCode ? name : name + " text") { $0 += " " + $1.name }
    }

    /// The position of a program, and the files that it was made of, the template first.
    private struct Entry {
        let files: [Int]
        let start: Int
        /// The entry before this one with the same key.
        let other: Int?
    }

    /// The version of the format: raise it whenever `Program.pass` changes, so that older archives are ignored.
    private static let version = 2

    private let bytes: [UInt8]
    private var files: [File] = []
    private var entries: [Entry] = []
    /// The last entry of each key.
    private var numbers: [String: Int] = [:]
    /// The library's file for each file of the archive: nil if not looked up yet, `.some(nil)` if they differ.
    private var sources: [SourceFile??] = []

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var archive = ArchiveCoder(reading: bytes)
        guard archive.number() == TemplateArchive.version else { return }
        files = (0..<archive.count()).map { _ in File(from: &archive) }
        for _ in 0..<archive.count() {
            let key = archive.text()
            let files = (0..<archive.count()).map { _ in archive.number() }
            let count = archive.count()
            entries.append(Entry(files: files, start: archive.position, other: numbers[key]))
            numbers[key] = entries.count - 1
            archive.position += count
        }
        sources = Array(repeating: nil, count: files.count)
    }

    /// The program for a template of the library; nil where it has to be compiled.
    mutating func program(_ name: String, _ roots: [TemplateRoot], isCode: Bool, in library: TemplateLibrary)
        -> Program?
    {
        var next = numbers[TemplateArchive.key(name, roots, isCode: isCode)]
        while let number = next {
            let entry = entries[number]
            next = entry.other
            let sources = entry.files.compactMap { source($0, in: library) }
            guard sources.count == entry.files.count else { continue }
            var archive = ArchiveCoder(reading: bytes, from: entry.start, of: sources)
            var program = Program()
            program.roots = roots
            program.pass(through: &archive)
            return archive.isBroken ? nil : program
        }
        return nil
    }

    private mutating func source(_ number: Int, in library: TemplateLibrary) -> SourceFile? {
        guard files.indices.contains(number) else { return nil }
        if let known = sources[number] { return known }
        let file = files[number]
        let found = library.sources[file.name].flatMap { source in
            source.bytes.count == file.count && TemplateArchive.fingerprint(of: source.bytes) == file.fingerprint
                ? source : nil
        }
        sources[number] = .some(found)
        return found
    }

    /// FNV-1a over eight bytes at once. It detects edits; it doesn't protect against deliberate collisions.
    private static func fingerprint(of bytes: [UInt8]) -> Int {
        var state: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ word: UInt64) { state = (state ^ word) &* 0x100_0000_01b3 }
        bytes.withUnsafeBytes { bytes in
            let whole = bytes.count & ~7
            for start in stride(from: 0, to: whole, by: 8) {
                add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
                state ^= state >> 32
            }
            for byte in bytes[whole...] { add(UInt64(byte)) }
        }
        return Int(truncatingIfNeeded: state)
    }

    /// Makes an archive of programs as they are compiled.
    public struct Writer: Sendable {
        private var files: [File: Int] = [:]
        private var names: [File] = []
        private var known: Set<[UInt8]> = []
        private var entries: [[UInt8]] = []

        public init() {}

        mutating func add(_ program: Program, for key: String) {
            var program = program
            var sources: [(name: String, file: SourceFile)] = []
            for source in program.sources where !sources.contains(where: { $0.file === source.file }) {
                sources.append(source)
            }
            var head = ArchiveCoder()
            head.put(key)
            head.put(sources.count)
            for source in sources { head.put(number(of: File(source.name, source.file.bytes))) }
            var body = ArchiveCoder(of: sources.map(\.file))
            program.pass(through: &body)
            head.put(body.bytes.count)
            let entry = head.bytes + body.bytes
            if known.insert(entry).inserted { entries.append(entry) }
        }

        private mutating func number(of file: File) -> Int {
            if let number = files[file] { return number }
            files[file] = names.count
            names.append(file)
            return names.count - 1
        }

        public var bytes: [UInt8] {
            var head = ArchiveCoder()
            head.put(TemplateArchive.version)
            head.put(names.count)
            for file in names {
                head.put(file.name)
                head.put(file.count)
                head.put(file.fingerprint)
            }
            head.put(entries.count)
            return head.bytes + entries.joined()
        }
    }
}
