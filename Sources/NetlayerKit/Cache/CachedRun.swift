/// What is noted of a run that found no error: all that it read, and what followed from that. Whoever reads the same
/// with the same program gets the same, so that the pipeline needs no second run.
struct CachedRun {
    /// A description, or a document to which one refers.
    struct Document {
        let path: String
        let hash: String
    }

    /// A generated file; its content is on the disk, or the run is of no use.
    struct File {
        let path: String
        let hash: String
        /// As the manifest has it.
        let origin: String?
    }

    struct Folder {
        let path: String
        let files: [File]
    }

    /// The hash of what is known before a description is read: program, place, configuration, packs.
    let key: String
    let documents: [Document]
    let folders: [Folder]
    let problems: [CachedProblem]
}

extension CachedRun {
    private static let head = "netlayer run 1"

    /// With a hash of everything at the end.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.write(CachedRun.head)
        writer.write(key)
        writer.write(documents) {
            $0.write($1.path)
            $0.write($1.hash)
        }
        writer.write(folders) { writer, folder in
            writer.write(folder.path)
            writer.write(folder.files) {
                $0.write($1.path)
                $0.write($1.hash)
                $0.write($1.origin ?? "")
            }
        }
        writer.write(problems) { $1.write(to: &$0) }
        let hash = ContentHash.of(writer.bytes)
        writer.write(hash)
        return writer.bytes
    }

    /// Nil for anything else than what a run noted.
    init?(reading bytes: [UInt8]) {
        // The length of the last text, and the text.
        let end = bytes.count - 8 - 32
        guard end > 0 else { return nil }
        var reader = ByteReader(bytes)
        var last = ByteReader(Array(bytes[end...]))
        do throws(ByteReader.Damage) {
            guard try last.text() == ContentHash.of(Array(bytes[..<end])) else { return nil }
            guard try reader.text() == CachedRun.head else { return nil }
            key = try reader.text()
            documents = try reader.list { (reader) throws(ByteReader.Damage) in
                Document(path: try reader.text(), hash: try reader.text())
            }
            folders = try reader.list { (reader) throws(ByteReader.Damage) in
                Folder(
                    path: try reader.text(),
                    files: try reader.list { (reader) throws(ByteReader.Damage) in
                        let path = try reader.text()
                        let hash = try reader.text()
                        let origin = try reader.text()
                        return File(path: path, hash: hash, origin: origin.isEmpty ? nil : origin)
                    }
                )
            }
            problems = try reader.list { (reader) throws(ByteReader.Damage) in try CachedProblem(reading: &reader) }
        } catch {
            return nil
        }
    }
}
