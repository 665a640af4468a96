import Foundation

/// The templates of support code in the repository, and their expansion to Swift.
enum SupportCode {
    /// One template with what its first lines say.
    struct Template {
        let pack: String
        let name: String
        let needs: [String]
        let declares: [String]
        let text: String
    }

    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func templates(of pack: String) throws -> [Template] {
        let folder = root.appendingPathComponent("Templates/\(pack)/support")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try files.filter { $0.hasSuffix(".swift.stencil") }.map { file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            let lines = text.components(separatedBy: "\n")
            return Template(
                pack: pack,
                name: String(file.dropLast(".swift.stencil".count)),
                needs: names(in: lines[0], after: "{# needs:"),
                declares: names(in: lines[1], after: "{# declares:"),
                text: names(in: lines[2], after: "{# imports:").map { module in
                    let name = module.hasSuffix("?") ? String(module.dropLast()) : module
                    return "#if canImport(\(name))\n    import \(name)\n#endif\n"
                }.joined() + lines.dropFirst(3).joined(separator: "\n")
            )
        }
    }

    private static func names(in line: String, after prefix: String) -> [String] {
        guard line.hasPrefix(prefix), line.hasSuffix("#}") else {
            return ["missing '\(prefix)'"]
        }
        return line.dropFirst(prefix.count).dropLast(2).split(separator: " ").map(String.init)
    }

    /// Writes a pack's support code into a folder of its own.
    static func expand(_ pack: String, isPublic: Bool, convertsKeys: Bool = false, to folder: URL) throws -> [URL] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let access = isPublic ? "public " : ""
        return try (templates(of: "base") + templates(of: pack)).map { template in
            let text = chosen(template.text, convertsKeys: convertsKeys)
                .replacingOccurrences(of: "{{ swift.declaration }}", with: access + "nonisolated ")
                .replacingOccurrences(of: "{{ swift.access }}", with: access)
                .replacingOccurrences(of: "{{ swift.extension }}", with: "nonisolated ")
                .replacingOccurrences(
                    of: #"\{% if [^%]*%\}.*?\{% else %\}(.*?)\{% endif %\}"#,
                    with: "$1",
                    options: .regularExpression
                )
                .replacingOccurrences(
                    of: #"\{% if [^%]*%\}\n([\s\S]*?)\{% endif %\}\n"#,
                    with: "$1",
                    options: .regularExpression
                )
            let file = folder.appendingPathComponent(template.name + ".swift")
            try text.write(to: file, atomically: true, encoding: .utf8)
            return file
        }
    }

    /// The branches of the code that is there, or not, for keys in snake case.
    private static func chosen(_ text: String, convertsKeys: Bool) -> String {
        let opening = #" *\{% if plan\.converts_keys %\}\n"#
        let branch = #"((?:(?! *\{% (?:else|endif) %\}).*\n)*)"#
        let choice = opening + branch + #"(?: *\{% else %\}\n"# + branch + #")? *\{% endif %\}\n"#
        return text.replacingOccurrences(of: choice, with: convertsKeys ? "$1" : "$2", options: .regularExpression)
    }

    static func swiftFiles(in path: String) throws -> [URL] {
        let folder = root.appendingPathComponent(path)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
    }
}
