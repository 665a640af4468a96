import Diagnostics
import Foundation
import OpenAPIFrontend
import SourceTree

/// Reads the documents of a folder, each named by its path in it.
struct FolderLoader: DocumentLoader {
    let folder: URL

    func load(_ path: String, referencedFrom: SourceRange, into bag: inout DiagnosticBag) -> SourceTree? {
        guard let data = try? Data(contentsOf: folder.appendingPathComponent(path)) else {
            return NoDocuments().load(path, referencedFrom: referencedFrom, into: &bag)
        }
        return SourceReader.read([UInt8](data), name: path, into: &bag)
    }
}
