import Diagnostics
import Platform
import SourceTree

/// Finds the API descriptions of a project by the content of files, not by their names.
public enum SpecSearch {
    private static let endings = [".yaml", ".yml", ".json"]
    private static let marks = ["openapi", "swagger", "netlayer"].map { Array($0.utf8) }
    /// The number of files that are searched, and the number of these that are parsed.
    private static let mostFiles = 4_000
    private static let mostCandidates = 200

    /// The descriptions below a folder, those near its root first.
    public static func specs(below folder: String = ".") -> [FoundSpec] {
        var found: [FoundSpec] = []
        var candidates = 0
        for path in FolderWalk(folder).files(endingWith: endings).prefix(mostFiles) {
            guard candidates < mostCandidates else { break }
            guard let bytes = try? Disk.read(FilePath.join(folder, path)), mentionsFormat(bytes) else { continue }
            candidates += 1
            if let spec = spec(bytes, path: path) { found.append(spec) }
        }
        return found
    }

    /// The first file with the usual name of a description, `openapi.yaml` or `swagger.json`, whatever is in it.
    public static func usualName(below folder: String = ".") -> String? {
        FolderWalk(folder).files(endingWith: endings).first { path in
            let name = path.split(separator: "/").last?.lowercased() ?? ""
            return name.hasPrefix("openapi.") || name.hasPrefix("swagger.")
        }
    }

    /// The description in a file; nil if it isn't a description.
    private static func spec(_ bytes: [UInt8], path: String) -> FoundSpec? {
        // A candidate may be any file, so its problems aren't reported.
        var bag = DiagnosticBag()
        return SourceReader.read(bytes, name: path, into: &bag).flatMap { FoundSpec($0, path: path) }
    }

    private static func mentionsFormat(_ bytes: [UInt8]) -> Bool {
        marks.contains { ByteSearch.firstOffset(of: $0, in: bytes) != nil }
    }
}

/// An API description that was found in a project.
public struct FoundSpec: Sendable {
    /// The path relative to the folder of the search.
    public let path: String
    /// `OpenAPI 3.1.0`, `Swagger 2.0`, `native`.
    public let format: String
    /// The title in the description; empty if there is none.
    public let title: String

    public init?(_ tree: SourceTree, path: String) {
        let root = tree.root
        if let version = root["openapi"] {
            format = "OpenAPI \(version.text)"
        } else if let version = root["swagger"] {
            format = "Swagger \(version.text)"
        } else if root["netlayer"] != nil {
            format = "native"
        } else {
            return nil
        }
        self.path = path
        title = root["info"]?["title"]?.text ?? ""
    }
}
