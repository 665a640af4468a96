import Diagnostics
import OpenAPIFrontend
import SourceTree

/// Reads the documents to which a description refers from the disk. It never fetches anything.
final class FileDocumentLoader: DocumentLoader {
    /// The hashes of what was read, in the order of reading.
    private(set) var hashes: [String] = []

    func load(_ path: String, referencedFrom range: SourceRange, into bag: inout DiagnosticBag) -> SourceTree? {
        let bytes: [UInt8]
        do throws(MachineError) {
            bytes = try Disk.read(path)
        } catch {
            // A wrong path is the description's fault; anything else is the machine's, and says so.
            guard !error.isWrongPath else {
                return NoDocuments().load(path, referencedFrom: range, into: &bag)
            }
            bag.report(KitMessages.unreadableDocument(error, at: range))
            return nil
        }
        hashes.append(ContentHash.of(bytes))
        return SourceReader.read(bytes, name: path, into: &bag)
    }
}
