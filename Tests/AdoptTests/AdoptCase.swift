import Foundation
import Testing

/// A piece of Swift with what it truly sends, as it stands in a file of `Cases`:
///
///     === an item of a query                      the name
///     issue: it isn't found                       what adopt gets wrong today; absent where it gets it right
///     file Shop/Api.swift                         where there is more than one file
///     …                                           Swift
///     ---
///     stores GET https://shop.example/stores/{}   name (or `one|other`), method and address; `?` for what the code can't say
///     query page?, size=20, *                     `*` stands for names that the caller chooses
///     headers X-Trace
///     body json{name, price:Double}               or `json Order`, `form{…}`, `multipart{…}`, `text`, `raw`
///     response [Store]                            `Void` where the body is ignored
///     known server path                           fields that may not be called assumed
///
/// Fields that aren't there are empty; `left NAME` says that something is in the list of what was left, and no line at all
/// that there is nothing to find.
struct AdoptCase: Sendable, CustomTestStringConvertible {
    struct Endpoint: Sendable {
        var names: [String]
        var method: String
        var address: String
        var fields: [String: String] = [:]
    }

    var family: String
    var name: String
    var issue: String?
    var files: [(path: String, text: String)] = []
    var endpoints: [Endpoint] = []
    var left: [String] = []

    var testDescription: String { family + ": " + name }

    static let all: [AdoptCase] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().flatMap { name -> [AdoptCase] in
            let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
            return text.components(separatedBy: "\n=== ").dropFirst().map {
                AdoptCase(family: String(name.dropLast(4)), text: $0)
            }
        }
    }()

    private init(family: String, text: String) {
        self.family = family
        let halves = text.components(separatedBy: "\n---\n")
        var lines = halves[0].components(separatedBy: "\n")
        name = lines.removeFirst()
        var file = (path: "Api.swift", text: "")
        for line in lines {
            if line.hasPrefix("issue: ") {
                issue = String(line.dropFirst(7))
            } else if line.hasPrefix("file ") {
                if !file.text.isEmpty { files.append(file) }
                file = (String(line.dropFirst(5)), "")
            } else {
                file.text += line + "\n"
            }
        }
        files.append(file)
        for line in halves.dropFirst().joined().components(separatedBy: "\n") where !line.isEmpty {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            let rest = words.count > 1 ? words[1] : ""
            switch words[0] {
            case "left": left.append(rest)
            case "query", "headers", "body", "response", "known": endpoints[endpoints.count - 1].fields[words[0]] = rest
            default:
                let parts = line.split(separator: " ").map(String.init)
                endpoints.append(
                    Endpoint(
                        names: parts[0].split(separator: "|").map(String.init),
                        method: parts[1],
                        address: parts[2]
                    )
                )
            }
        }
    }
}
