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
        return renderer.render(Planner.plan(api, conventions: conventions, into: &bag), into: &bag)
    }

    /// Renders a small description with a template of somebody else.
    static func render(template bytes: [UInt8], _ bag: inout DiagnosticBag) {
        guard let first = all.first, let plan = plan(first.pack) else { return }
        var pack = first.pack
        guard let name = pack.manifest.files.first?.template else { return }
        pack.override(with: [name: SourceFile(name: name, bytes: bytes)])
        _ = PackSample(pack).renderer.render(plan, into: &bag)
    }

    private static func plan(_ pack: Pack) -> SwiftPlan? {
        let text = """
            openapi: 3.0.3
            info: { title: Items, version: "1" }
            servers: [{ url: https://example.com }]
            paths:
              /items/{id}:
                get:
                  operationId: getItem
                  parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
                  responses: { "200": { description: OK, content: { application/json: { schema: { type: string } } } } }
            """
        var bag = DiagnosticBag()
        guard let tree = SourceReader.read(Array(text.utf8), name: "items.yaml", into: &bag),
            let api = SpecReader.lower(tree, by: pack.manifest.conventions, into: &bag)
        else { return nil }
        return Planner.plan(api, conventions: pack.manifest.conventions, into: &bag)
    }
}
