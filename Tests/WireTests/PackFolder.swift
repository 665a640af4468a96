import Diagnostics
import Foundation
import TemplatePacks

/// The packs as they stand in the repository's `Templates/`, so that a changed template needs no new build.
struct PackFolder: PackSource {
    private let root: URL
    let packNames: [String]

    init(_ root: URL) {
        self.root = root
        packNames = (try? FileManager.default.contentsOfDirectory(atPath: root.path).sorted()) ?? []
    }

    func files(ofPack name: String) -> [String: SourceFile]? {
        let folder = root.appendingPathComponent(name)
        guard let paths = FileManager.default.enumerator(atPath: folder.path) else { return nil }
        var files: [String: SourceFile] = [:]
        for case let path as String in paths {
            guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) else {
                continue
            }
            files[path] = SourceFile(name: "Templates/\(name)/\(path)", bytes: Array(data))
        }
        return files
    }
}
