import Diagnostics

/// The support files of a pack: what each declares, needs and imports and to which group it belongs, said in the comments
/// on its first lines.
public struct SupportLibrary: Sendable {
    struct File: Sendable {
        /// `QueryItem.swift`.
        var name: String
        /// The file of the generated code that it belongs into, with others: `Requests`.
        var group: String
        /// The name among the pack's templates.
        var template: String
        var needs: [String]
        var declares: [String]
        /// Modules: `Foundation`, `FoundationNetworking?` where not every platform has it.
        var imports: [ModuleImport]
    }

    let files: [File]
    private let declarations: [String: Int]

    public init(_ pack: Pack) {
        let folder = "support/"
        let ending = ".stencil"
        var files: [File] = []
        for template in pack.templates.keys.sorted()
        where template.hasPrefix(folder) && template.hasSuffix(ending) {
            guard let source = pack.templates[template] else { continue }
            let name = String(template.dropFirst(folder.count).dropLast(ending.count))
            files.append(
                File(
                    name: name,
                    group: SupportLibrary.words(after: "group:", in: source).first ?? SupportLibrary.word(of: name),
                    template: template,
                    needs: SupportLibrary.words(after: "needs:", in: source),
                    declares: SupportLibrary.words(after: "declares:", in: source),
                    imports: SupportLibrary.words(after: "imports:", in: source).compactMap { ModuleImport($0) }
                )
            )
        }
        // A type stands before its extensions: `RequestBody.swift`, `RequestBody+Form.swift`.
        files.sort { SupportLibrary.word(of: $0.name) < SupportLibrary.word(of: $1.name) }
        var declarations: [String: Int] = [:]
        for (index, file) in files.enumerated() {
            for name in file.declares { declarations[name] = index }
        }
        self.files = files
        self.declarations = declarations
    }

    /// The names that the support code takes at the top level.
    public var reservedNames: [String] {
        files.flatMap(\.declares).filter { !$0.contains(".") }
    }

    /// The files that declare the wanted names, with all that they need, in the order of their names.
    func closure(
        of wanted: [String],
        at ranges: [String: SourceRange],
        into bag: inout DiagnosticBag
    ) -> [File] {
        var chosen: Set<Int> = []
        var open = wanted
        while let name = open.popLast() {
            guard let index = declarations[name] else {
                bag.report(PackMessages.unknownSupport(name, known: declarations.keys.sorted(), at: ranges[name]))
                continue
            }
            if chosen.insert(index).inserted { open += files[index].needs }
        }
        return chosen.sorted().map { files[$0] }
    }

    /// `QueryItem` of `QueryItem.swift`
    static func word(of name: String) -> String {
        name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }

    /// The words of comments such as `{# needs: QueryItem RequestBody #}` among the first lines.
    private static func words(after marker: String, in source: SourceFile) -> [String] {
        let marker = Array(marker.utf8)
        return source.bytes.prefix(600).split(separator: UInt8(ascii: "\n")).flatMap { line -> [String] in
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count > 1, words[0].elementsEqual("{#".utf8), words[1].elementsEqual(marker) else { return [] }
            return words.dropFirst(2).map { String(decoding: $0, as: UTF8.self) }.filter { $0 != "#}" }
        }
    }
}
