import Diagnostics
import Platform
import TemplateEngine
import TemplatePacks

/// Loads the pack of a job, bundled or from a folder, with the project's own templates and settings merged into it.
public enum PackLoader {
    public static func load(_ job: Job, into bag: inout DiagnosticBag) throws(MachineError) -> Pack? {
        bag.append(contentsOf: job.unknownKeys)
        var found = DiagnosticBag()
        let loaded = try Pack.load(job.pack, from: PackFolders(in: job.packRoot), at: job.packRange, into: &found)
        bag.append(contentsOf: found)
        // After an unknown key the other stages continue, to find more problems.
        guard var pack = loaded, !found.hasErrors(besides: PackCodes.unknownSetting.code) else { return nil }
        if let folder = job.templates {
            do throws(MachineError) {
                pack.override(with: try PackFolders.files(in: folder), into: &bag)
                for status in try TemplateStatus.all(of: pack, in: folder) where status.state == .moved {
                    bag.report(
                        PackCodes.movedTemplate, "the pack's `\(status.name)` has changed since it was copied",
                        at: pack.templates[status.name].map { SourceRange(file: $0, startOffset: 0, endOffset: 0) },
                        help:
                            "compare it with `netlayer templates cat \(job.pack) \(status.name)`, take over what matters, and then "
                            + "`netlayer templates eject \(job.pack) \(status.name) --again`")
                }
            } catch {
                guard error.isWrongPath else { throw error }
                return bag.fail(KitCodes.missingFolder("\(error.message)").at(job.templatesRange))
            }
        }
        var settings = DiagnosticBag()
        let names = pack.manifest.conventions.names
        let options = pack.manifest.options
        for entry in job.settings { _ = ManifestReader.apply(entry, to: &pack.manifest, into: &settings) }
        let stated = job.settings.filter { $0.key.text == "options" }.flatMap(\.value.entries).map(\.key.text)
        for (index, option) in options.enumerated() {
            pack.manifest.options[index].isStated = stated.contains(option.name)
        }
        pack.manifest.reportUselessNonexhaustive(job.settings, into: &settings)
        pack.checkProjectNames(job.settings, besides: names, into: &settings)
        if job.support == .generate { pack.checkSupportNames(job.settings, instead: options, into: &settings) }
        bag.append(contentsOf: settings)
        if job.templates != nil { pack.checkProjectTemplates(into: &bag) }
        pack.settleConventions()
        return settings.hasErrors(besides: PackCodes.unknownSetting.code) ? nil : pack
    }

    /// Reports packs that can't be used, for commands that load them one by one later.
    public static func check(_ jobs: [Job], into bag: inout DiagnosticBag) throws(MachineError) {
        for job in jobs {
            var found = DiagnosticBag()
            _ = try load(job, into: &found)
            if found.hasErrors { bag.append(contentsOf: found) }
        }
    }

    /// Warns of templates in the usual folder for copies beside the configuration, if no target names that folder.
    static func checkCopies(beside targets: [PreparedJob], into bag: inout DiagnosticBag) {
        // A configuration with another name can be one of several.
        guard let target = targets.first, !target.job.isTemplated, let configuration = target.job.files.first,
            FilePath.stem(of: configuration.name) == "netlayer"
        else { return }
        let folder = FilePath.join(FilePath.folder(of: configuration.name), TemplateEjection.usualFolder)
        // An unreadable folder isn't an error here, since the run doesn't need it.
        guard Disk.entry(folder) == .folder, let files = try? Disk.files(below: folder) else { return }
        let packs = targets.flatMap(\.pack.chain)
        guard !packs.contains(where: { FilePath.normalised($0).hasPrefix(folder + "/") || $0 == folder }) else {
            return
        }
        let names = files.filter { name in targets.contains { $0.pack.templates[name] != nil } }
        guard let name = names.min() else { return }
        bag.report(
            PackCodes.unusedTemplate,
            "nothing uses `\(TemplateEjection.usualFolder)/\(name)`, which has the name of a template of the pack",
            at: target.job.packRange,
            help: "add `templates: \(TemplateEjection.usualFolder)` to the configuration, or remove the folder")
    }
}

/// The bundled packs, and packs named by a path with a slash: a folder, or a file with a manifest at its head.
public struct PackFolders: PackSource {
    private let bundled = BundledPacks()
    private let root: ProjectRoot?

    /// - Parameter root: the project that must contain the pack and those that it extends; nil for any place.
    public init(in root: ProjectRoot? = nil) { self.root = root }

    public var packNames: [String] { bundled.packNames }

    /// Throws for a folder that exists and can't be read, so that it isn't reported as an unknown pack.
    public func files(ofPack name: String) throws(MachineError) -> [String: SourceFile]? {
        guard name.contains("/") else { return bundled.files(ofPack: name) }
        if let root, !root.contains(name) {
            throw MachineError("read", name, reason: "the pack is outside the project; `--root` names a larger one")
        }
        do throws(MachineError) {
            return try PackFolders.isFile(name) ? PackFolders.files(inFile: name) : PackFolders.files(in: name)
        } catch {
            guard error.isAbsence, error.path == name else { throw error }
            return nil
        }
    }

    /// `../shared` in the pack `Packs/ours` → `./Packs/shared`; the slash tells a path from a name.
    public func name(of extended: String, from pack: String) -> String {
        guard extended.contains("/"), pack.contains("/") else { return extended }
        let place = FilePath.join(PackFolders.folder(of: pack), extended)
        return place.contains("/") ? place : "./" + place
    }

    /// Whether a path names a pack that is one file: its template, below the manifest.
    private static func isFile(_ path: String) -> Bool { path.hasSuffix(".stencil") }

    /// The folder of a pack, or the one that contains it if it is a file.
    static func folder(of pack: String) -> String { isFile(pack) ? FilePath.folder(of: pack) : pack }

    /// The manifest and the template of a pack of one file. Both keep their positions in it.
    private static func files(inFile path: String) throws(MachineError) -> [String: SourceFile] {
        let bytes = try Disk.read(path)
        let name = FilePath.name(of: path)
        guard let end = FrontMatter.end(in: bytes) else { return [name: SourceFile(name: path, bytes: bytes)] }
        return [
            "pack.yaml": SourceFile(name: path, bytes: Array(bytes[..<end.closing])),
            name: SourceFile(name: path, bytes: bytes),
        ]
    }

    /// The templates and the manifest of a folder, by their paths in it.
    static func files(in folder: String) throws(MachineError) -> [String: SourceFile] {
        var files: [String: SourceFile] = [:]
        for path in try Disk.files(below: folder) where path.hasSuffix(".stencil") || path == "pack.yaml" {
            let place = FilePath.join(folder, path)
            files[path] = SourceFile(name: place, bytes: try Disk.read(place))
        }
        return files
    }
}

/// The hashes of the inputs of a pack's files: for each entry the manifests, and its template with everything that it
/// includes.
struct PackDigest: Sendable {
    private let pack: Pack
    private let manifests: [String]
    /// The hashes of templates, and of entries.
    private var templates: [String: String] = [:]
    private var known: [String: String] = [:]

    init(_ pack: Pack) {
        self.pack = pack
        manifests = pack.manifests.map { ContentHash.of($0.bytes) }
    }

    /// The hash of all manifests and templates from the disk, with their names. Others are part of the program.
    var hashOfRead: String {
        let manifests = zip(pack.manifests, manifests).map { $0.name + " " + $1 + "\n" }
        let templates = pack.readTemplates.sorted().compactMap { path in
            pack.templates[path].map { "\(path) \($0.name) \(ContentHash.of($0.bytes))\n" }
        }
        return ContentHash.of(Array((manifests + templates).joined().utf8))
    }

    /// The hash for an entry of the manifest; the entry `support` is all of the support code.
    mutating func hash(ofEntry entry: String) -> String {
        if let hash = known[entry] { return hash }
        let roots =
            entry == "support" ? pack.supportTemplates : pack.manifest.files.filter { $0.name == entry }.map(\.template)
        var text = manifests.joined()
        for name in pack.reached(from: roots).sorted() {
            guard let template = pack.templates[name] else { continue }
            let hash = templates[name] ?? ContentHash.of(template.bytes)
            templates[name] = hash
            text += name + hash
        }
        let hash = ContentHash.of(Array(text.utf8))
        known[entry] = hash
        return hash
    }
}
