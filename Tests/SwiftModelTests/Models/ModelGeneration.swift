import APIModel
import Diagnostics
import Foundation
import OpenAPIFrontend
import SourceTree
import TemplateEngine
import TemplatePacks

@testable import SwiftModel

/// The models of a description as Swift text, rendered by the bundled templates.
struct ModelGeneration {
    var files: [(name: String, text: String)] = []
    var diagnostics: [Diagnostic] = []
    var planning: Duration = .zero
    var rendering: Duration = .zero

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    init(description file: URL, conventions: Conventions) throws {
        let bytes = [UInt8](try Data(contentsOf: file))
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(bytes, name: file.lastPathComponent, into: &bag),
            let api = OpenAPIReader.read(tree, loader: FolderLoader(file), into: &bag)
        else {
            diagnostics = bag.diagnostics
            return
        }
        var own = DiagnosticBag()
        self = ModelGeneration(api, conventions: conventions, into: &own)
        diagnostics = own.diagnostics
    }

    init(_ api: API, conventions: Conventions, into bag: inout DiagnosticBag) {
        let clock = ContinuousClock()
        let roots = ModelGeneration.roots(of: api)
        let start = clock.now
        let planner = ModelPlanner(NormalisedAPI(api, by: conventions), claims: [], roots: roots, into: &bag)
        planning = clock.now - start
        guard let template = ModelTemplates.model(into: &bag) else { return }
        let words = ModelTemplates.words(conventions)
        let begin = clock.now
        for model in planner.models {
            let bytes = template.render([model, words], for: "model", into: &bag)
            files.append((model.name.raw, String(decoding: bytes, as: UTF8.self)))
        }
        rendering = clock.now - begin
    }

    var text: String { files.map(\.text).joined(separator: "\n") }

    /// The schemas of all bodies and responses, as operation planning would pass them.
    private static func roots(of api: API) -> [InlineRoot] {
        var roots: [InlineRoot] = []
        for (index, operation) in api.operations.enumerated() {
            let name = IdentifierStyle.upperCamel.name(of: operation.identifier ?? "operation\(index)")
            for content in operation.body?.contents ?? [] {
                guard let use = content.use else { continue }
                let isForm = content.mediaType.isMultipart
                roots.append(
                    root(use, name + (isForm ? "Form" : "Request"), isForm: isForm, content.encodings, roots.count)
                )
            }
            for response in operation.responses {
                for content in response.contents {
                    guard let use = content.use else { continue }
                    roots.append(root(use, name + "Response", isForm: false, [], roots.count))
                }
            }
            for parameter in operation.parameters {
                let word = IdentifierStyle.upperCamel.name(of: parameter.wireName)
                roots.append(root(parameter.use, name + word, isForm: false, [], roots.count))
            }
        }
        return roots
    }

    private static func root(
        _ use: SchemaUse,
        _ name: String,
        isForm: Bool,
        _ encodings: [PartEncoding],
        _ number: Int
    ) -> InlineRoot {
        InlineRoot(
            use: use,
            proposal: TypeProposal(name: name),
            key: "\(number)",
            isForm: isForm,
            encodings: encodings,
            origin: .none
        )
    }
}

/// Reads the other documents of a description from its folder.
struct FolderLoader: DocumentLoader {
    let folder: URL

    init(_ file: URL) { folder = file.deletingLastPathComponent() }

    func load(_ path: String, referencedFrom: SourceRange, into bag: inout DiagnosticBag) -> SourceTree? {
        let file = folder.appendingPathComponent(path)
        guard let data = try? Data(contentsOf: file) else { return nil }
        return SourceReader.read([UInt8](data), name: path, into: &bag)
    }
}
