import Diagnostics
import SwiftModel

/// The support files of a pack. The comments on the first lines of each specify what it declares, needs and imports,
/// and its group.
public struct SupportLibrary: Sendable {
    struct File: Sendable {
        /// `QueryItem.swift`.
        var name: String
        /// `QueryItem`, by which the files are ordered.
        var word: String
        /// The generated file that it becomes a part of: `Requests`.
        var group: String
        /// Its name among the pack's templates.
        var template: String
        var needs: [String]
        /// The declarations that require the file if all of them are written, even if nothing calls it.
        var companions: [String]
        var declares: [String]
        let header: SupportHeader
        /// Whether it is only for tests, even if the configuration requests it.
        var isForMocks: Bool { header.words("kind") == [ArtefactKind.mocks.rawValue] }

        /// The modules that the file imports, with the access that its declarations need.
        func imports(in piece: RenderJob.Piece) -> ModuleImports {
            // `exposes` are modules whose types are in declarations. `conforms` are modules of protocols alone, which
            // only public types have to import publicly.
            let exposes = modules("exposes") + (piece.access == .public ? modules("conforms") : [])
            return ModuleImports(modules("imports")).union(exposes.map { $0.shown(to: piece.access) })
        }

        private func modules(_ key: String) -> [ModuleImport] { header.words(key).compactMap { ModuleImport($0) } }
    }

    let files: [File]
    private let declarations: [String: Int]

    init(_ templates: [String: SourceFile]) {
        let folder = "support/"
        let ending = ".stencil"
        var files: [File] = []
        for (template, source) in templates where template.hasPrefix(folder) && template.hasSuffix(ending) {
            let name = String(template.dropFirst(folder.count).dropLast(ending.count))
            let header = SupportHeader(of: source)
            files.append(
                File(
                    name: name, word: SupportLibrary.word(of: name),
                    group: header.words("group").first ?? SupportLibrary.word(of: name), template: template,
                    needs: header.words("needs"), companions: header.words("with"), declares: header.words("declares"),
                    header: header))
        }
        // A type comes before its extensions: `RequestBody.swift`, `RequestBody+Form.swift`.
        files.sort { ($0.word, $0.template) < ($1.word, $1.template) }
        var declarations: [String: Int] = [:]
        for (index, file) in files.enumerated() { for name in file.declares { declarations[name] = index } }
        self.files = files
        self.declarations = declarations
    }

    /// The names that the support code takes at the top level, without those of some groups.
    func reservedNames(without groups: [String] = []) -> [String] {
        files.filter { !groups.contains($0.group) }.flatMap(\.declares).filter { !$0.utf8.contains(UInt8(ascii: ".")) }
    }

    func declares(_ name: String) -> Bool { declarations[name] != nil }

    /// The groups of the files that declare these names.
    func groups(of names: [String]) -> Set<String> {
        Set(names.compactMap { declarations[$0] }.map { files[$0].group })
    }

    /// The files that declare the wanted names, with everything that they need, in the order of their names.
    func closure(of wanted: [String], at ranges: [String: SourceRange], into bag: inout DiagnosticBag) -> [File] {
        var chosen: Set<Int> = []
        var open = wanted
        while let name = open.popLast() {
            guard let index = declarations[name] else {
                let need = files.lazy.compactMap { $0.header.range(of: name, in: "needs") }.first
                report(undeclared: name, at: ranges[name] ?? need, into: &bag)
                continue
            }
            if chosen.insert(index).inserted { open += files[index].needs }
            if open.isEmpty { open = companions(of: chosen) }
        }
        return chosen.sorted().map { files[$0] }
    }

    /// The declarations of other files whose `companions` are all in the chosen ones.
    private func companions(of chosen: Set<Int>) -> [String] {
        files.indices.filter { !chosen.contains($0) && !files[$0].companions.isEmpty }.filter {
            files[$0].companions.allSatisfy { declarations[$0].map(chosen.contains) ?? false }
        }.flatMap { files[$0].declares }
    }

    private func report(undeclared name: String, at range: SourceRange?, into bag: inout DiagnosticBag) {
        bag.report(
            PackCodes.missingTemplate, "no support file declares `\(name)`", at: range,
            help: suggestion(for: name, among: declarations.keys.sorted())
                ?? "declare it in a file of the folder `support`, or extend a pack that does: `extends: base`")
    }

    /// Reports faults in the first comments of a team's own files, and names that two files declare.
    func check(_ own: Set<String>, into bag: inout DiagnosticBag) {
        if own.isEmpty { return }
        var declaring: [String: File] = [:]
        // A team may use the names of the group `Queries`, which aren't always reserved.
        let others = files.filter { !own.contains($0.template) && $0.group != "Queries" }
        for file in others + files.filter({ own.contains($0.template) }) {
            for name in file.declares {
                guard let other = declaring.updateValue(file, forKey: name), own.contains(file.template) else {
                    continue
                }
                bag.report(
                    PackCodes.wrongSetting, "`\(name)` is declared by `\(other.template)`, too",
                    at: file.header.range(of: name, in: "declares"),
                    help: "choose another name, or call this file `\(other.template)` to replace the other one")
            }
            guard own.contains(file.template) else { continue }
            file.header.check(into: &bag)
            for name in file.companions where !declares(name) {
                report(undeclared: name, at: file.header.range(of: name, in: "with"), into: &bag)
            }
        }
    }

    /// `QueryItem` of `QueryItem.swift`
    static func word(of name: String) -> String { name.hasSuffix(".swift") ? String(name.dropLast(6)) : name }
}

/// The comments on the first lines of a support file: `{# needs: QueryItem RequestBody #}`.
struct SupportHeader: Sendable {
    private let source: SourceFile
    private var lines: [(key: ArraySlice<UInt8>, words: ArraySlice<UInt8>)] = []

    init(of source: SourceFile) {
        self.source = source
        var rest = source.bytes[...]
        while rest.starts(with: "{#".utf8) {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            var line = rest[..<end].dropFirst(2).drop { $0 == UInt8(ascii: " ") }
            while let last = line.last, last == UInt8(ascii: " ") || last == 0x0D { line = line.dropLast() }
            if line.suffix(2).elementsEqual("#}".utf8) { line = line.dropLast(2) }
            let key = line.prefix { $0 != UInt8(ascii: " ") }
            if key.last == UInt8(ascii: ":") { lines.append((key.dropLast(), line[key.endIndex...])) }
            rest = rest[end...].dropFirst()
        }
    }

    /// The words after a key, of all lines that have it.
    func words(_ key: String) -> [String] {
        var words: [String] = []
        for line in lines where line.key.elementsEqual(key.utf8) {
            for word in line.words.split(separator: UInt8(ascii: " ")) {
                words.append(String(decoding: word, as: UTF8.self))
            }
        }
        return words
    }

    /// The range of a word after a key.
    func range(of word: String, in key: String) -> SourceRange? {
        for line in lines where line.key.elementsEqual(key.utf8) {
            let words = line.words.split(separator: UInt8(ascii: " "))
            if let found = words.first(where: { $0.elementsEqual(word.utf8) }) { return range(found) }
        }
        return nil
    }

    private func range(_ bytes: ArraySlice<UInt8>) -> SourceRange {
        SourceRange(file: source, startOffset: bytes.startIndex, endOffset: bytes.endIndex)
    }

    private static let keys = ["declares", "needs", "kind", "with", "imports", "exposes", "conforms", "group", "for"]

    /// Reports unknown keys, and values that don't fit their keys. A word that begins with a capital letter and
    /// resembles no key, such as `Copyright:`, is part of an ordinary comment.
    func check(into bag: inout DiagnosticBag) {
        for line in lines {
            let key = String(decoding: line.key, as: UTF8.self)
            guard Self.keys.contains(key) else {
                if key.first?.isUppercase ?? true, nearestWord(to: key, among: Self.keys) == nil { continue }
                bag.refuse(key, at: range(line.key), in: "the first comments of a support file", known: Self.keys)
                continue
            }
            for bytes in line.words.split(separator: UInt8(ascii: " ")) {
                let word = String(decoding: bytes, as: UTF8.self)
                switch key {
                case "kind": _ = bag.word(word, of: key, among: [ArtefactKind.mocks.rawValue], at: range(bytes))
                case "group" where !OutputPath.isAllowed(word):
                    bag.refuse(key, wanted: "the name of a file, without its ending", at: range(bytes))
                case "imports", "exposes", "conforms":
                    guard ModuleImport(word) == nil else { continue }
                    bag.refuse(key, wanted: "names of modules, with blanks between them", at: range(bytes))
                default: continue
                }
            }
        }
    }
}

/// The support code of one folder, for one description or several. Each piece occurs once, and pieces with the same
/// path become one file.
public struct SupportFiles: Sendable {
    /// The result of one template of the support code.
    public struct Piece: Sendable {
        /// `QueryItem.swift`; a piece of this name has to be the same for all descriptions.
        let name: String
        let path: String
        let kind: ArtefactKind
        let imports: ModuleImports
        let body: [UInt8]

        func importing(_ modules: [ModuleImport]) -> Piece {
            Piece(name: name, path: path, kind: kind, imports: imports.union(modules), body: body)
        }
    }

    static let entry = "support"

    private var pieces: [String: Piece] = [:]
    private var order: [String] = []

    public init() {}

    /// Adds a piece. A piece that one description needs for more than mocks counts as such for all.
    /// - Returns: false if another piece of this name has other text.
    public mutating func add(_ piece: Piece) -> Bool {
        guard let known = pieces[piece.name] else {
            pieces[piece.name] = piece
            order.append(piece.name)
            return true
        }
        if known.kind == .mocks { pieces[piece.name] = piece }
        return known.body == piece.body
    }

    /// The files in the order of their paths.
    /// - Parameter head: the comment at the head of each.
    /// - Parameter names: the folded names of other files without their folders, since file names are unique in a
    ///   module. Beside a model's file `Client.swift`, the support code's is `Support/Client+Support.swift`.
    public func files(head: [UInt8], beside names: Set<String>) -> [RenderedFile] {
        let pieces = order.compactMap { self.pieces[$0] }
        let groups = Dictionary(grouping: pieces) { SupportFiles.path($0.path, beside: names) }
        return groups.keys.sorted().map { path in
            let pieces = groups[path] ?? []
            var draft = RenderedFile.Draft(entry: SupportFiles.entry, kind: .mocks)
            for piece in pieces.sorted(by: { SupportLibrary.word(of: $0.name) < SupportLibrary.word(of: $1.name) }) {
                draft.add(piece.body, importing: piece.imports)
                if piece.kind != .mocks { draft.kind = piece.kind }
            }
            var file = RenderedFile(draft, at: path, under: head)
            file.pieces = pieces
            return file
        }
    }

    private static func path(_ path: String, beside names: Set<String>) -> String {
        let ending = ".swift"
        guard names.contains(OutputPath.foldedName(of: path)), path.hasSuffix(ending) else { return path }
        return path.dropLast(ending.count) + "+Support" + ending
    }
}

extension PackRenderer {
    /// The support code that planned code needs, that templates name, and that a team requests.
    func supportFiles(for symbols: [SupportSymbol], and names: [String], into bag: inout DiagnosticBag)
        -> [SupportLibrary.File]
    {
        let asked = pack.manifest.supportFiles
        let used = pack.manifest.supportRoots + symbols.map(\.rawValue) + names
        return pack.support.closure(
            of: settings.support == .generate ? used + asked : asked, at: pack.manifest.supportRanges, into: &bag)
    }

    /// The support code that a piece calls; a name that the pack doesn't declare is reported.
    /// - Parameter reported: the names that were reported already.
    func needs(of piece: RenderJob.Piece, entry: PackFile, reported: inout Set<String>, into bag: inout DiagnosticBag)
        -> [String]
    {
        guard settings.support == .generate else { return [] }
        for need in piece.code.needs where !pack.support.declares(need.name) && reported.insert(need.name).inserted {
            bag.report(PackMessages.undeclaredNeed(need.name, of: entry.name, at: need.range))
        }
        return piece.code.needs.map(\.name).filter(pack.support.declares)
    }

    /// The support code that a plan uses, as far as the pack has it: a pack without streams also serves a description
    /// with streams. Adds the support code of clients that a team requests. Any code of streams or channels needs a
    /// client that opens them.
    func asked(_ used: [SupportSymbol]) -> [SupportSymbol] {
        let known = settings.support == .generate ? used.filter { pack.support.declares($0.rawValue) } : used
        let names = pack.manifest.supportFiles
        let groups = pack.support.groups(of: names)
        let parts: [SupportSymbol] = [.clientStreams, .channelConnection].filter { symbol in
            !groups.isDisjoint(with: pack.support.groups(of: [symbol.rawValue]))
        }
        let whole = SupportSymbol.ofClients.filter { names.contains($0.rawValue) }
        return known + (whole + parts).filter { !known.contains($0) }
    }
}
