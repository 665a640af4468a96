import APIModel
import Diagnostics
import Foundation
import Platform
import TemplateEngine
import Testing

@testable import SwiftModel
@testable import TemplatePacks

/// The bundled templates of models and of support code.
enum ModelTemplates {
    private static let words = ViewType(
        "swift",
        "The words in front of declarations.",
        fields: ["access", "declaration", "extension"].map { ViewField($0, "", .prefix) }
            + [ViewField("is_nonexhaustive", "", .flag)]
    )

    static func words(_ conventions: Conventions) -> RecordView {
        RecordView(
            words,
            values: [
                .text(conventions.access.memberPrefix),
                .text(conventions.access.declarationPrefix(isNonisolated: conventions.statesIsolation)),
                .text(conventions.access.extensionPrefix(isNonisolated: conventions.statesIsolation)),
                .flag(conventions.models.isNonexhaustive),
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

    /// The whole support code, as generated for a project that uses all of it.
    static func support(_ conventions: Conventions) throws -> [(name: String, text: String)] {
        var bag = DiagnosticBag()
        var pack = try #require(Pack.load("endpoint", from: BundledPacks(), into: &bag))
        pack.manifest.conventions.access = conventions.access
        pack.manifest.conventions.models = conventions.models
        pack.manifest.supportRoots = pack.support.files.flatMap(\.declares)
        let api = NormalisedAPI(API(title: "Support"), by: pack.manifest.conventions)
        let plan = Planner.plan(api, into: &bag)
        let files = PackRenderer(pack: pack, settings: RenderSettings(support: .generate)).render(
            plan,
            with: SupportSymbol.allCases,
            into: &bag
        )
        #expect(bag.diagnostics.isEmpty, "\(bag.diagnostics)")
        return files.map { (FilePath.name(of: $0.path), String(decoding: $0.bytes, as: UTF8.self)) }
    }
}
