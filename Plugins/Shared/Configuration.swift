import Foundation

/// The parts of a `netlayer.yml` that plugins read.
struct Configuration {
    static let fileNames = ["netlayer.yml", "netlayer.yaml", "netlayer.json"]

    let file: URL

    /// The configuration of the first folder that has one.
    init?(in folders: [URL]) {
        let places = folders.flatMap { folder in Configuration.fileNames.map { folder.appending(path: $0) } }
        guard let file = places.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else { return nil }
        self.file = file
    }

    init(file: URL) { self.file = file }

    var path: String { file.standardizedFileURL.path }

    /// Whether it names the output of `netlayer generate`; code that is only generated in builds has none.
    var hasOutput: Bool { text.contains("output:") || text.contains("\"output\"") }

    /// The number of files for each kind of code. This is a guess: the tool parses the file and reports another number.
    var shards: Int { number(after: "shards") ?? 8 }

    private var text: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

    /// `plugin: { shards: 16 }` → 16
    private func number(after key: String) -> Int? {
        for line in text.split(whereSeparator: \.isNewline) {
            let code = line.split(separator: "#", omittingEmptySubsequences: false)[0]
            guard let place = code.range(of: key) else { continue }
            let rest = code[place.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
            guard rest.first == ":" else { continue }
            return Int(rest.dropFirst().drop { $0 == " " }.prefix { $0.isNumber })
        }
        return nil
    }
}
