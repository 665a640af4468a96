import Diagnostics
import Foundation
import TemplateEngine
import TemplatePacks

@testable import SwiftModel

/// The bundled templates of models and of support code.
enum ModelTemplates {
    private static let words = ViewType(
        "swift",
        "The words in front of declarations.",
        fields: ["access", "declaration", "extension"].map { ViewField($0, "", .prefix) }
    )

    static func words(_ conventions: Conventions) -> RecordView {
        RecordView(
            words,
            values: [
                .text(conventions.access.memberPrefix),
                .text(conventions.access.declarationPrefix(isNonisolated: conventions.statesIsolation)),
                .text(conventions.access.extensionPrefix(isNonisolated: conventions.statesIsolation)),
            ]
        )
    }

    static func model(into bag: inout DiagnosticBag) -> Template? {
        var sources: [String: SourceFile] = [:]
        let folder = ModelGeneration.root.appendingPathComponent("Templates/base/models")
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { continue }
            sources["models/" + name] = SourceFile(name: name, bytes: [UInt8](data))
        }
        var compiler = TemplateCompiler(TemplateLibrary(sources))
        let roots = [TemplateRoot("model", ModelPlan.self), TemplateRoot("swift", words)]
        return compiler.compile("models/model.stencil", roots: roots, into: &bag)
    }

    /// Lines for keys in snake case, and those that stand there otherwise.
    private static let conditional =
        #" *\{% if [^%]*%\}\n(?:(?! *\{%).*\n)*(?: *\{% else %\}\n((?:(?! *\{%).*\n)*))? *\{% endif %\}\n?"#

    /// All support code that models use, as one text a file.
    static func support(_ conventions: Conventions) throws -> [(name: String, text: String)] {
        let folder = ModelGeneration.root.appendingPathComponent("Templates/base/support")
        let words = words(conventions).values.map { if case .text(let text) = $0 { text } else { "" } }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
            let lines = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                .split(separator: "\n", omittingEmptySubsequences: false)
            let imports = lines[2].split(separator: " ").dropFirst(2).dropLast().map(String.init)
            let body = lines.dropFirst(3).joined(separator: "\n")
            let text =
                (String(decoding: ModuleImports(imports.compactMap { ModuleImport($0) }).bytes, as: UTF8.self) + "\n"
                + body)
                .replacingOccurrences(of: "{{ swift.access }}", with: words[0])
                .replacingOccurrences(of: "{{ swift.declaration }}", with: words[1])
                .replacingOccurrences(of: "{{ swift.extension }}", with: words[2])
                .replacingOccurrences(of: conditional, with: "$1", options: .regularExpression)
            return (String(name.dropLast(".stencil".count)), text)
        }
    }
}
