import Diagnostics
import NetlayerKit
import Platform
import TemplatePacks

/// What the build-tool plugin asks of the tool: the files that it announced to the build, for one module or its
/// tests. The bytes of the declarations are those that the command line writes.
public struct PluginRun {
    /// Whose files are wanted.
    public enum Audience: Sendable {
        case code
        /// The mocks alone; they import the module that has the rest.
        case tests(of: String?)
    }

    public private(set) var bag = DiagnosticBag()
    public private(set) var isConfigurationFaulty = false
    /// The descriptions that were read.
    public private(set) var inputs: [String] = []
    private let audience: Audience
    private let shards: Int?
    private let watched: [String]?
    private let isStrict: Bool

    /// - Parameters:
    ///   - shards: what the plugin read in the configuration, which is checked.
    ///   - watched: the files that the build watches; nil where nobody knows.
    public init(_ audience: Audience, shards: Int?, watched: [String]?, isStrict: Bool = false) {
        self.audience = audience
        self.shards = shards
        self.watched = watched
        self.isStrict = isStrict
    }

    /// All files of the set; nil where anything is wrong.
    public mutating func files(of jobs: [Job]) throws(MachineError) -> [BuildFile]? {
        let settings = jobs.first?.plugin ?? PluginSettings()
        let shards = shards ?? settings.shards
        for job in jobs where job.plugin.shards != shards {
            bag.report(
                KitCodes.shardsUnread("`shards` is \(job.plugin.shards), but the plugin of the build read \(shards)")
                    .at(job.plugin.shardsRange).help(
                        "write `shards: \(job.plugin.shards)` under `plugin`, and nothing else of that name"))
        }
        if bag.hasErrors {
            isConfigurationFaulty = true
            return nil
        }
        let inputs = InputRecord()
        let code = try Generator(isStrict: isStrict, isSpread: true, inputs: inputs).run(jobs)
        bag.append(contentsOf: code.bag)
        isConfigurationFaulty = code.isConfigurationFaulty
        self.inputs = inputs.files.map(\.path)
        reportUnwatched(inputs.files.map(\.path), jobs)
        guard let folders = code.folders else { return nil }
        var found = DiagnosticBag()
        let files = layout(settings, shards, isInternal: code.isInternal).files(of: folders, into: &found)
        bag.append(contentsOf: found)
        return found.hasErrors ? nil : files
    }

    private func layout(_ settings: PluginSettings, _ shards: Int, isInternal: Bool) -> BuildLayout {
        switch audience {
        case .code: return BuildLayout(shards: shards, leavingOut: settings.mocks == .tests ? [.mocks] : [])
        case .tests(let module):
            let others = Set(ArtefactKind.allCases).subtracting([.mocks])
            return BuildLayout(shards: shards, leavingOut: others, testing: module, isTestable: isInternal)
        }
    }

    private mutating func reportUnwatched(_ documents: [String], _ jobs: [Job]) {
        guard let watched else { return }
        let known = Set(watched.map { Disk.resolved($0) ?? $0 })
        for path in documents where !known.contains(Disk.resolved(path) ?? path) {
            bag.report(
                KitCodes.unwatchedDocument("`\(path)` is read, but the build does not watch it").at(
                    jobs.first?.specs.first?.range))
        }
    }
}

/// What a build that verifies committed code keeps beside it. The build watches the mark, which is written anew whenever
/// drift is found, so that the next build asks again; and it compiles the source, a Swift file without a declaration,
/// because only what is compiled makes a build run a command.
public struct VerificationFiles: Sendable {
    private let mark: String?
    private let source: String?

    public init(mark: String?, source: String?) {
        self.mark = mark
        self.source = source
    }

    /// The source is written once, and then left alone.
    public func begin() throws(MachineError) {
        if let source { _ = try SingleFile.write("// Netlayer verifies committed code in this build.\n", to: source) }
    }

    public func noteDrift() throws(MachineError) {
        // A new file takes the place of the old one, which shows whatever the clock says.
        if let mark { _ = try SingleFile.write("drift\n", to: mark, isForced: true) }
    }
}
