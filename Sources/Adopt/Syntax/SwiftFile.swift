import Diagnostics
import Platform

/// A Swift file of somebody's: its text, and what the compiler's parser found in it.
package final class SwiftFile: Sendable {
    package let source: SourceFile
    /// The module that its folder says; nil where none does.
    package let knownModule: String?

    package init(_ source: SourceFile, module: String?) {
        self.source = source
        knownModule = module
    }

    package var path: String { source.name }

    package func range(_ place: Range<Int>) -> SourceRange {
        SourceRange(file: source, startOffset: place.lowerBound, endOffset: place.upperBound)
    }

    /// `Store.swift:12`
    package func shown(_ place: Range<Int>) -> String { "\(path):\(line(place))" }

    package func line(_ place: Range<Int>) -> Int { source.location(at: place.lowerBound).line }
}

/// A file with its declarations.
package struct SwiftSource: Sendable {
    package let file: SwiftFile
    package let members: SwiftMembers
}

extension SwiftFile {
    /// No file.
    static let none = SwiftFile(SourceFile(name: "", bytes: []), module: nil)
}

extension SwiftFile {
    /// The module of its types; `Model` where nothing says it.
    package var module: String { knownModule ?? "Model" }

    /// The module that folders say: of a package the one below the last `Sources`, of an Xcode project the folder beside it.
    static func module(ofFolder folder: String) -> String? {
        let folders = (Disk.resolved(folder) ?? folder).split(separator: "/").map(String.init)
        var name: String?
        if let position = folders.lastIndex(of: "Sources"), position + 1 < folders.count {
            // Projects of Tuist have a folder for each module, with `Sources` in it.
            let outer = "/" + folders[..<position].joined(separator: "/")
            let isProject = position > 0 && Disk.entry(outer + "/Project.swift") != nil
            name = isProject ? folders[position - 1] : folders[position + 1]
        } else {
            for position in folders.indices.reversed() {
                let outer = "/" + folders[..<position].joined(separator: "/")
                let names = (try? Disk.names(in: outer)) ?? []
                guard names.contains(where: { $0.hasSuffix(".xcodeproj") }) else { continue }
                name = folders[position]
                break
            }
        }
        return name.flatMap { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? $0 : nil }
    }
}
