import Diagnostics
import NetlayerKit
import Platform
import SourceTree
import SwiftModel
import TemplatePacks

/// A bundled pack, loaded once.
struct PackSample {
    private let pack: Pack
    private let renderer: PackRenderer

    static let all = BundledPacks().packNames.compactMap { PackSample(named: $0) }

    private init?(named name: String) {
        var job = Job()
        job.pack = name
        var bag = DiagnosticBag()
        guard name != "base", let pack = try? PackLoader.load(job, into: &bag) else { return nil }
        self.init(pack)
    }

    private init(_ pack: Pack) {
        self.pack = pack
        renderer = PackRenderer(pack: pack, settings: RenderSettings(limits: FuzzTarget.limits))
    }

    func files(of tree: SourceTree, in root: ProjectRoot, _ bag: inout DiagnosticBag) -> [RenderedFile] {
        let conventions = pack.manifest.conventions
        let limits = FuzzTarget.limits
        guard let api = SpecReader.lower(tree, by: conventions, in: root, limits: limits, into: &bag) else { return [] }
        return renderer.render(Planner.plan(NormalisedAPI(api, by: conventions), into: &bag), into: &bag)
    }

    /// Renders a small description with a template of somebody else, in a pack that has no other.
    static func render(template bytes: [UInt8], _ bag: inout DiagnosticBag) {
        guard let plan, let pack = Pack.load("theirs", from: OneTemplate(bytes: bytes), into: &bag) else { return }
        _ = PackSample(pack).renderer.render(plan, into: &bag)
    }

    /// A small description.
    static let description: SourceTree? = {
        let text = """
            openapi: 3.0.3
            info: { title: Items, version: "1" }
            servers: [{ url: https://example.com }]
            paths:
              /items/{id}:
                get:
                  operationId: getItem
                  parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
                  responses:
                    "200": { description: OK, content: { application/json: { schema: { $ref: "#/components/schemas/Item" } } } }
            components: { schemas: { Item: { type: object, properties: { kind: { type: string, enum: [a, b] } } } } }
            """
        var bag = DiagnosticBag()
        return SourceReader.read(Array(text.utf8), name: "items.yaml", into: &bag)
    }()

    private static let plan: SwiftPlan? = {
        var bag = DiagnosticBag()
        guard let conventions = all.first?.pack.manifest.conventions, let tree = description,
            let api = SpecReader.lower(tree, by: conventions, into: &bag)
        else { return nil }
        return Planner.plan(NormalisedAPI(api, by: conventions), into: &bag)
    }()
}

/// A pack whose files are made by one template.
private struct OneTemplate: PackSource {
    private static let manifest = """
        pack: theirs
        files:
          services: { for: service, template: own.stencil, path: "{{ service.word }}.swift" }
          models: { for: model, template: own.stencil, path: Models.swift }
        """

    let bytes: [UInt8]
    let packNames = ["theirs"]

    func files(ofPack name: String) -> [String: SourceFile]? {
        [
            "pack.yaml": SourceFile(name: "pack.yaml", bytes: Array(OneTemplate.manifest.utf8)),
            "own.stencil": SourceFile(name: "own.stencil", bytes: bytes),
        ]
    }
}
