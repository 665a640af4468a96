import Diagnostics
import TemplatePacks

/// Puts the files of several descriptions into their output folders. Support code that several of them bring is written
/// once; anything else under one path twice is an error.
struct FolderAssembly {
    private struct Draft {
        let path: String
        var files: [GeneratedFile] = []
        var index: [String: Int] = [:]
    }

    private var drafts: [Draft] = []

    var folders: [GeneratedFolder] {
        drafts.map { draft in
            GeneratedFolder(path: draft.path, files: draft.files.sorted { $0.path < $1.path })
        }
    }

    mutating func add(
        _ files: [RenderedFile],
        of spec: Job.Spec,
        from origins: FileOrigins,
        to output: String,
        into bag: inout DiagnosticBag
    ) {
        var origins = origins
        if !drafts.contains(where: { $0.path == output }) { drafts.append(Draft(path: output)) }
        guard let position = drafts.firstIndex(where: { $0.path == output }) else { return }
        for file in files {
            let isShared = file.entry == "support"
            let path = isShared ? file.path : spec.folder.map { $0 + "/" + file.path } ?? file.path
            let place = FilePath.normalised(path)
            if let known = drafts[position].index[place] {
                let other = drafts[position].files[known]
                guard other.bytes != file.bytes else { continue }
                bag.report(KitMessages.sharedPath(FilePath.join(output, place), at: spec.range, first: other.range))
                continue
            }
            drafts[position].index[place] = drafts[position].files.count
            let origin = origins.origin(of: file)
            drafts[position].files.append(
                GeneratedFile(file, path: place, range: spec.range, origin: origin, hash: ContentHash.of(file.bytes))
            )
        }
    }
}
