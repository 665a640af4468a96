import Foundation

/// Writes one Swift file that holds every file below a folder: `EmbedTemplatesTool Templates EmbeddedTemplates.swift`.
@main
struct EmbedTemplatesTool {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            FileHandle.standardError.write(Data("usage: EmbedTemplatesTool FOLDER OUTPUT\n".utf8))
            exit(2)
        }
        let folder = URL(fileURLWithPath: arguments[1], isDirectory: true).standardizedFileURL
        var text =
            "/// The bundled packs, file by file, in the order of their paths.\npackage enum EmbeddedTemplates {\n"
        text += "    package static let files: [(path: StaticString, text: StaticString)] = [\n"
        for path in try paths(below: folder) {
            let content = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
            text += "        (\(literal(path)), \(literal(content))),\n"
        }
        text += "    ]\n}\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: arguments[2]))
    }

    private static func paths(below folder: URL) throws -> [String] {
        let found = FileManager.default.enumerator(atPath: folder.path)
        var paths: [String] = []
        while let path = found?.nextObject() as? String {
            var isFolder: ObjCBool = false
            let full = folder.appendingPathComponent(path).path
            guard FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            if !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) { paths.append(path) }
        }
        return paths.sorted()
    }

    /// The text as one string literal on one line.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}
