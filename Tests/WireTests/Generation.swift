import Diagnostics
import Foundation
import OpenAPIFrontend
import SourceTree
import SwiftModel
import TemplatePacks

/// A description, a pack and some lines of settings: what a user would generate with.
struct Generation {
    var spec: URL
    var pack: String
    /// Lines as in a project's configuration, such as `options: { mocks: fake }`.
    var settings = "access: internal"
    /// Whether the files bring the support code, or import it.
    var support = RenderSettings.Support.generate
    var templates: URL

    /// What went wrong on the way, as the terminal shows it.
    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Writes the files below a folder and gives their places.
    func write(to folder: URL) throws -> [URL] {
        try files().map { file in
            let place = folder.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(file.bytes).write(to: place)
            return place
        }
    }

    func files() throws -> [RenderedFile] {
        var bag = DiagnosticBag()
        guard var pack = Pack.load(pack, from: PackFolder(templates), into: &bag) else { throw failure(bag) }
        if let lines = SourceReader.read(Array(settings.utf8), name: "netlayer.yml", into: &bag) {
            for entry in lines.root.entries { _ = ManifestReader.apply(entry, to: &pack.manifest, into: &bag) }
        }
        pack.manifest.conventions.names.reserved += pack.reservedNames
        let bytes = Array(try Data(contentsOf: spec))
        guard let tree = SourceReader.read(bytes, name: spec.lastPathComponent, into: &bag),
            var api = OpenAPIReader.read(tree, into: &bag)
        else { throw failure(bag) }
        api.separateStreams()
        api.listSequences()
        let plan = Planner.plan(NormalisedAPI(api, by: pack.manifest.conventions), into: &bag)
        let settings = RenderSettings(support: support)
        let files = PackRenderer(pack: pack, settings: settings).render(plan, into: &bag)
        if bag.hasErrors { throw failure(bag) }
        return files
    }

    private func failure(_ bag: DiagnosticBag) -> Failure {
        Failure(description: bag.diagnostics.map { "\($0)" }.joined(separator: "\n"))
    }
}
