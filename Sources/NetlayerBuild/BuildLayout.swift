import Diagnostics
import NetlayerKit
import TemplatePacks

/// Spreads generated files over a fixed set of files, which follows from the number of shards alone: a build wants to
/// know its files before the tool has run. The path of a file says into which one its declarations go, so that an edit
/// of the description changes few of them.
public struct BuildLayout: Sendable {
    private let shards: Int
    private let leftOut: Set<ArtefactKind>
    private let testedModule: String?
    private let isTestable: Bool

    /// - Parameters:
    ///   - leftOut: kinds whose files stay empty.
    ///   - testedModule: the module that has all but the mocks, which import it.
    public init(
        shards: Int,
        leavingOut leftOut: Set<ArtefactKind> = [],
        testing testedModule: String? = nil,
        isTestable: Bool = false
    ) {
        self.shards = shards
        self.leftOut = leftOut
        self.testedModule = testedModule
        self.isTestable = isTestable
    }

    /// `.models`, 3 → `NetlayerModels3.swift`
    public static func name(of kind: ArtefactKind, _ shard: Int) -> String {
        "Netlayer" + kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() + "\(shard).swift"
    }

    /// All files of the set, those without a declaration too.
    public func files(of folders: [GeneratedFolder], into bag: inout DiagnosticBag) -> [BuildFile] {
        var drafts: [ArtefactKind: [BuildFileDraft]] = [:]
        for folder in folders {
            // A build compiles Swift; what else a pack makes is for the command line.
            for file in folder.files where !leftOut.contains(file.kind) && file.path.hasSuffix(".swift") {
                add(file, to: &drafts[file.kind, default: Array(repeating: BuildFileDraft(), count: shards)], &bag)
            }
        }
        return ArtefactKind.allCases.flatMap { kind in
            (0..<shards).map { shard in
                var draft = drafts[kind]?[shard] ?? BuildFileDraft()
                if let testedModule, !draft.isEmpty { draft.importModule(testedModule, isTestable: isTestable) }
                return BuildFile(name: BuildLayout.name(of: kind, shard), bytes: draft.bytes)
            }
        }
    }

    /// Two private declarations of one name can't share a file; the later one takes the next that has none.
    private func add(_ file: GeneratedFile, to drafts: inout [BuildFileDraft], _ bag: inout DiagnosticBag) {
        let first = BuildLayout.shard(of: file.path, among: shards)
        for step in 0..<shards {
            let shard = (first + step) % shards
            if drafts[shard].takes(file) { return drafts[shard].add(file) }
        }
        bag.report(KitMessages.crowdedShards(file.path, shards: shards, at: file.range))
    }

    /// The same for the same path on every machine: `Model/User.swift` among 8 → 1
    static func shard(of path: String, among count: Int) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in path.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int((hash ^ hash >> 16) % UInt32(count))
    }
}
