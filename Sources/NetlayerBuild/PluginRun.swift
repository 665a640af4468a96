import Diagnostics
import NetlayerKit
import Platform
import TemplatePacks

/// A run of the tool for the build-tool plugin: it generates the files that the plugin announced to the build, for one
/// module or its tests. The declarations are byte for byte those of the command line.
public struct PluginRun {
    /// The target for which files are generated.
    public enum Audience: Sendable {
        case code
        /// The mocks alone; they import the module that contains the rest.
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
    ///   - shards: the number that the plugin found in the configuration, which is checked.
    ///   - watched: the files that the build watches; nil if unknown.
    public init(_ audience: Audience, shards: Int?, watched: [String]?, isStrict: Bool = false) {
        self.audience = audience
        self.shards = shards
        self.watched = watched
        self.isStrict = isStrict
    }

    /// All files of the set; nil if there are errors.
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

/// The files that a build keeps to verify committed code. The build watches the mark, which is rewritten when drift is
/// found, so that the next build verifies again. It compiles the source, a Swift file without declarations, since a
/// build only runs a command whose output the compiler reads.
public struct VerificationFiles: Sendable {
    private let mark: String?
    private let source: String?

    public init(mark: String?, source: String?) {
        self.mark = mark
        self.source = source
    }

    /// Writes the source once.
    public func begin() throws(MachineError) {
        if let source { _ = try SingleFile.write("// Netlayer verifies committed code in this build.\n", to: source) }
    }

    public func noteDrift() throws(MachineError) {
        // The file is replaced by a new one, which the build notices whatever the clock shows.
        if let mark { _ = try SingleFile.write("drift\n", to: mark, isForced: true) }
    }
}
