import Foundation

/// One change of the table: an edit of the base description, callers of the old code, and the comparison's result.
///
///     === a property of an answer may be absent
///     pack: endpoint             the pack, unless it is the default
///     base: layers               the base description, unless it is the default
///     settings: { … }            the configuration, unless it is empty
///     - - { name: page …         lines of the base; those of one edit follow each other
///     + - { name: page …         the lines that replace them
///     > func read(_ book: Book) -> Int { book.title.count }
///     ? "/v2/books"              text that only the new code has: the proof of a change of behaviour
///     forwarded                  the callers compile with forwarders
///     breaking property-optional
struct ChangeCase: CustomStringConvertible, Sendable {
    var title: String
    var pack = "endpoint"
    var base = "base"
    var settings = "{}"
    var edits: [(old: String, new: String)] = []
    var caller: [String] = []
    var evidence: [String] = []
    var expected: [String] = []
    /// Whether callers still compile if forwarders are requested.
    var isForwarded = false

    var description: String { title }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Changes")

    private static let bases: [String: String] = [
        "base": read("base.yaml"), "layers": read("layers.yaml"), "kept": read("kept.yaml"),
    ]
    static let all: [ChangeCase] = parse(read("changes.txt"))

    private static func read(_ name: String) -> String {
        (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }

    private static func parse(_ text: String) -> [ChangeCase] {
        var cases: [ChangeCase] = []
        var isOld = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("=== ") {
                cases.append(ChangeCase(title: String(line.dropFirst(4))))
                isOld = false
                continue
            }
            guard !line.isEmpty, !line.hasPrefix("#"), var item = cases.popLast() else { continue }
            let rest = String(line.dropFirst(2))
            switch line.prefix(2) {
            case "- ":
                if isOld, let last = item.edits.popLast() {
                    item.edits.append((last.old + "\n" + rest, ""))
                } else {
                    item.edits.append((rest, ""))
                }
            case "+ ":
                if let last = item.edits.popLast() {
                    item.edits.append((last.old, isOld ? rest : last.new + "\n" + rest))
                }
            case "> ": item.caller.append(rest)
            case "? ": item.evidence.append(rest)
            default:
                if line == "forwarded" {
                    item.isForwarded = true
                } else if line.hasPrefix("base: ") {
                    item.base = String(line.dropFirst(6))
                } else if line.hasPrefix("settings: ") {
                    item.settings = String(line.dropFirst(10))
                } else if line.hasPrefix("pack: ") {
                    item.pack = String(line.dropFirst(6))
                } else {
                    item.expected.append(line)
                }
            }
            isOld = line.hasPrefix("- ")
            cases.append(item)
        }
        return cases
    }

    /// The description before the change.
    var baseText: String { ChangeCase.bases[base] ?? "" }

    /// The description after the change; nil where the base doesn't contain the replaced text exactly once.
    var changed: String? {
        var text = baseText
        for edit in edits {
            guard text.components(separatedBy: edit.old).count == 2 else { return nil }
            text = text.replacingOccurrences(of: edit.old, with: edit.new)
        }
        return text
    }

    var isBreaking: Bool { expected.contains { $0.hasPrefix("breaking ") } }
    var isBehaviour: Bool { expected.contains { $0.hasPrefix("behaviour ") } }
    /// Whether only comments may differ.
    var isDocumentation: Bool { !expected.isEmpty && expected.allSatisfy { $0.hasPrefix("documentation ") } }

    /// The callers, in a type for this case.
    func callers(_ index: Int) -> String {
        "struct Caller\(index) {\n" + caller.map { "    " + $0 + "\n" }.joined() + "}\n"
    }
}
