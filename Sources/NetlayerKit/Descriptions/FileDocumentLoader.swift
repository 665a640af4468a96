import Diagnostics
import OpenAPIFrontend
import Platform
import SourceTree

/// Reads the documents to which a description refers from the disk. It never fetches anything.
final class FileDocumentLoader: DocumentLoader {
    /// A document with its bytes as they are on the disk, and the text that they are.
    struct Document {
        let path: String
        let bytes: [UInt8]
        let file: SourceFile
    }

    /// What was read, in the order of reading.
    private(set) var documents: [Document] = []
    /// What could not be read.
    private(set) var missing: [String] = []
    var hasFailed: Bool { !missing.isEmpty }

    func load(_ path: String, referencedFrom range: SourceRange, into bag: inout DiagnosticBag) -> SourceTree? {
        let bytes: [UInt8]
        do throws(MachineError) {
            bytes = try Disk.read(path)
        } catch {
            missing.append(path)
            // A wrong path is the description's fault; anything else is the machine's, and says so.
            guard !error.isWrongPath else {
                return NoDocuments().load(path, referencedFrom: range, into: &bag)
            }
            bag.report(KitMessages.unreadableDocument(error, at: range))
            return nil
        }
        let tree = SourceReader.read(bytes, name: path, isLenient: true, into: &bag)
        let file = tree?.file ?? SourceFile(name: path, bytes: bytes)
        documents.append(Document(path: path, bytes: bytes, file: file))
        return tree
    }
}
