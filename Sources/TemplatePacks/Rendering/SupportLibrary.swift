import Diagnostics

/// The support files of a pack: what each declares, needs and imports and to which group it belongs, said in the comments
/// on its first lines.
public struct SupportLibrary: Sendable {
    struct File: Sendable {
        /// `QueryItem.swift`.
        var name: String
        /// `QueryItem`, by which the files are ordered.
        var word: String
        /// The file of the generated code that it belongs into, with others: `Requests`.
        var group: String
        /// The name among the pack's templates.
        var template: String
        var needs: [String]
        var declares: [String]
        /// Modules: `Foundation`, `FoundationNetworking?` where not every platform has it.
        var imports: [ModuleImport]
        /// The modules among them whose types are in its public declarations.
        var exposes: [ModuleImport]

        func imports(in piece: RenderJob.Piece) -> ModuleImports {
            ModuleImports(imports).union(piece.isPublic ? exposes.map(\.publicly) : [])
        }
    }

    let files: [File]
    private let declarations: [String: Int]

    init(_ templates: [String: SourceFile]) {
        let folder = "support/"
        let ending = ".stencil"
        var files: [File] = []
        for template in templates.keys.sorted()
        where template.hasPrefix(folder) && template.hasSuffix(ending) {
            guard let source = templates[template] else { continue }
            let name = String(template.dropFirst(folder.count).dropLast(ending.count))
            let header = SupportHeader(of: source)
            files.append(
                File(
                    name: name,
                    word: SupportLibrary.word(of: name),
                    group: header.words("group").first ?? SupportLibrary.word(of: name),
                    template: template,
                    needs: header.words("needs"),
                    declares: header.words("declares"),
                    imports: header.words("imports").compactMap { ModuleImport($0) },
                    exposes: header.words("exposes").compactMap { ModuleImport($0) }
                )
            )
        }
        // A type stands before its extensions: `RequestBody.swift`, `RequestBody+Form.swift`.
        files.sort { ($0.word, $0.template) < ($1.word, $1.template) }
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

    func declares(_ name: String) -> Bool { declarations[name] != nil }

    /// The groups of the files that declare these names.
    func groups(of names: [String]) -> Set<String> {
        Set(names.compactMap { declarations[$0] }.map { files[$0].group })
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
}
