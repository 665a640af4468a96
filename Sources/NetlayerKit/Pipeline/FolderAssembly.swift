import Diagnostics
import Platform
import TemplatePacks

/// Puts the files of several descriptions into their output folders. Support code that several of them bring is written
/// once; anything else under one path twice is an error. Files of one name in two folders can't be in one module, which is
/// what support code that they share makes of them.
struct FolderAssembly {
    private struct Draft {
        let path: String
        var files: [GeneratedFile] = []
        var index: [String: Int] = [:]
        /// By names as a case-insensitive disk sees them.
        var names: [String: Int] = [:]
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
        isModule: Bool,
        into bag: inout DiagnosticBag
    ) {
        var origins = origins
        if !drafts.contains(where: { $0.path == output }) { drafts.append(Draft(path: output)) }
        guard let position = drafts.firstIndex(where: { $0.path == output }) else { return }
        var isReported = !isModule
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
            let name = OutputPath.folded(FilePath.name(of: place))
            if let known = drafts[position].names[name], !isReported {
                let other = drafts[position].files[known]
                if spec.folder.map({ other.path.hasPrefix($0 + "/") }) != true {
                    bag.report(KitMessages.sharedName(place, other.path, at: spec.range, first: other.range))
                    isReported = true
                }
            }
            drafts[position].names[name] = drafts[position].names[name] ?? drafts[position].files.count
            drafts[position].index[place] = drafts[position].files.count
            let origin = origins.origin(of: file)
            drafts[position].files.append(
                GeneratedFile(file, path: place, range: spec.range, origin: origin)
            )
        }
    }
}
