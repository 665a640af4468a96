import APIModel
import Diagnostics
import Directives
import NetlayerKit
import Platform
import SourceTree

/// The lists of entities in a team's folder, each in a file with the name of its collection: `users.json`.
public enum Seeds {
    /// The entities of one file, with their places.
    public struct List: Sendable {
        let entities: [(value: Literal, range: SourceRange)]
        let range: SourceRange
    }

    public static func read(_ folder: String, into bag: inout DiagnosticBag) throws(MachineError) -> [String: List] {
        var seeds: [String: List] = [:]
        for name in try Disk.names(in: folder).sorted() {
            guard let dot = name.lastIndex(of: "."), ["json", "yaml", "yml"].contains(name[dot...].dropFirst()) else {
                continue
            }
            guard let tree = try SpecReader.read(FilePath.join(folder, name), into: &bag) else { continue }
            guard tree.root.isSequence else {
                bag.report(ServingCodes.faultySeed, "seeds are a list of entities", at: tree.root.range)
                continue
            }
            seeds[String(name[..<dot])] = List(
                entities: tree.root.elements.map { (LiteralReader.read($0), $0.range) }, range: tree.root.range)
        }
        return seeds
    }
}
