import Platform

/// The targets and products of a `Package.swift`, as far as literals specify them.
struct PackageManifest {
    private struct Target {
        var name = ""
        var path: String?
        var dependencies: Set<String> = []
        var isTest: Bool
    }

    private var targets: [Target] = []
    private var productTargets: Set<String> = []

    /// Whether code outside of a folder's module uses it: its target belongs to a library, or another target depends on
    /// it. Tests don't count, since they can use internal declarations.
    static func isUsedOutside(_ folder: String) -> Bool {
        for place in FilePath.folders(above: FilePath.join(folder, "file")) {
            guard let bytes = try? Disk.read(FilePath.join(place, "Package.swift")) else { continue }
            let manifest = PackageManifest(bytes)
            let inner = FilePath.relative(folder, to: place.isEmpty ? "." : place)
            if let target = manifest.target(of: inner) { return manifest.isUsedOutside(target) }
        }
        return false
    }

    init(_ bytes: [UInt8]) {
        let tokens = SwiftTokenizer.tokens(of: bytes, withTexts: true)
        var index = 0
        while index + 2 < tokens.count {
            if tokens[index].isMark("."), case .word(let kind) = tokens[index + 1], tokens[index + 2].isMark("(") {
                index = read(kind, tokens, from: index + 3)
            } else {
                index += 1
            }
        }
    }

    func isUsedOutside(_ name: String) -> Bool {
        productTargets.contains(name)
            || targets.contains { !$0.isTest && $0.name != name && $0.dependencies.contains(name) }
    }

    /// The target whose folder is the given one or contains it.
    private func target(of folder: String) -> String? {
        targets.first { target in
            let own = target.path ?? "Sources/" + target.name
            return folder == own || folder.hasPrefix(own + "/")
        }?.name
    }

    /// Reads a call from after `(`, and returns the position after it: `.library(name: "A", targets: ["A"])`.
    private mutating func read(_ kind: String, _ tokens: [SwiftToken], from start: Int) -> Int {
        let isTarget = kind == "target" || kind == "executableTarget" || kind == "testTarget"
        guard isTarget || kind == "library" else { return start }
        var target = Target(isTest: kind == "testTarget")
        var label = ""
        var depth = 1
        var index = start
        while index < tokens.count, depth > 0 {
            switch tokens[index] {
            case .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "[")): depth += 1
            case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")): depth -= 1
            case .word(let word) where depth == 1 && index + 1 < tokens.count && tokens[index + 1].isMark(":"):
                label = word
            case .text(let text):
                switch label {
                case "name" where isTarget && depth == 1: target.name = text
                case "path" where depth == 1: target.path = text
                case "targets" where !isTarget: productTargets.insert(text)
                case "dependencies" where isTarget: target.dependencies.insert(text)
                default: break
                }
            default: break
            }
            index += 1
        }
        if isTarget { targets.append(target) }
        return index
    }
}
