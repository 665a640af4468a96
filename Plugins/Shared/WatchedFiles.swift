import Foundation

/// The files that the generated code depends on, found without a YAML reader: everything that the configuration names,
/// the files in the folders that it names, and the documents that these refer to with `$ref`. An unneeded file costs
/// nothing; the tool warns of a missing one.
struct WatchedFiles {
    private static let endings: Set = ["yaml", "yml", "json", "stencil"]

    /// Whether other files in the folders count, too. They do where generated code is verified.
    private let isWatchingAll: Bool
    private var found: [String] = []
    private var known: Set<String> = []

    /// The paths in a stable order; the configuration comes first.
    static func paths(of configuration: URL, isWatchingAll: Bool = false) -> [String] {
        var files = WatchedFiles(isWatchingAll: isWatchingAll)
        files.add(configuration)
        let folder = configuration.deletingLastPathComponent()
        for name in names(in: configuration) { files.addNamed(name, in: folder) }
        return files.found
    }

    private init(isWatchingAll: Bool) { self.isWatchingAll = isWatchingAll }

    private mutating func addNamed(_ name: String, in folder: URL) {
        let place = URL(fileURLWithPath: name, relativeTo: folder).standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else { return addDocument(place) }
        // The configuration's own folder and those above it contain many unrelated files.
        let path = place.path.hasSuffix("/") ? place.path : place.path + "/"
        guard !(folder.standardizedFileURL.path + "/").hasPrefix(path) else { return }
        addFiles(below: place)
    }

    private mutating func addFiles(below folder: URL) {
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        for name in names.sorted() {
            let parts = name.split(separator: "/")
            let isHidden = parts.contains { $0.hasPrefix(".") && $0 != ".netlayer-manifest" }
            let file = folder.appendingPathComponent(name)
            if isHidden { continue }
            if WatchedFiles.endings.contains(file.pathExtension) {
                addDocument(file)
            } else if isWatchingAll, !((try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? true) {
                add(file)
            }
        }
    }

    private mutating func addDocument(_ file: URL) {
        guard add(file), ["yaml", "yml", "json"].contains(file.pathExtension) else { return }
        let folder = file.deletingLastPathComponent()
        for path in References.paths(in: file) {
            let place = URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), !isFolder.boolValue {
                addDocument(place)
            }
        }
    }

    @discardableResult
    private mutating func add(_ file: URL) -> Bool {
        let path = file.standardizedFileURL.path
        guard known.insert(path).inserted else { return false }
        found.append(path)
        return true
    }

    /// Everything in a configuration that could be a path: words, quoted texts, and the rest of a line after a colon.
    private static func names(in configuration: URL) -> [String] {
        guard let text = try? String(contentsOf: configuration, encoding: .utf8) else { return [] }
        var names: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            names += line.split { $0.isWhitespace || "\"'[]{},".contains($0) }.map(String.init)
            for quote in ["\"", "'"] as [Character] where line.contains(quote) {
                names += line.split(separator: quote).map(String.init)
            }
            if let colon = line.range(of: ": ") {
                names.append(line[colon.upperBound...].trimmingCharacters(in: .whitespaces))
            }
        }
        var known: Set<String> = ["", ".", ".."]
        return names.filter { !$0.contains("://") && known.insert($0).inserted }
    }
}
