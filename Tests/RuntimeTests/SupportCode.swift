import APIModel
import Diagnostics
import Foundation
import SwiftCommands
import SwiftModel
import Testing

@testable import TemplatePacks

/// The templates of support code in the repository, and their expansion to Swift.
enum SupportCode {
    /// One template with what its first lines say.
    struct Template {
        let pack: String
        let name: String
        let needs: [String]
        let declares: [String]
        let text: String

        /// Without what is there only where a response comes as a stream, with headers or not, or is kept, or where there
        /// are channels, which bring what they name.
        var unconditionalText: String {
            ["has_streams", "has_stream_headers", "has_cache", "has_channels", "has_live_reads", "has_outbox"].reduce(
                text
            ) {
                without($1, $0)
            }
        }

        private func without(_ flag: String, _ text: String) -> String {
            let parts = text.components(separatedBy: "{% if plan.\(flag)")
            let rest = parts.dropFirst().map { part in
                let ends = ["{% else %}", "{% endif %}"].compactMap { part.range(of: $0)?.upperBound }
                return ends.min().map { String(part[$0...]) } ?? part
            }
            return ([parts[0]] + rest).joined()
        }
    }

    /// The templates of a pack and of those that it extends; of one name, the nearest.
    static func templates(of pack: String) throws -> [Template] {
        let own = try ownTemplates(of: pack)
        let file = SwiftCommands.repository.appendingPathComponent("Templates/\(pack)/pack.yaml")
        let manifest = try String(contentsOf: file, encoding: .utf8)
        let key = "extends: "
        guard let line = manifest.split(separator: "\n").first(where: { $0.hasPrefix(key) }) else { return own }
        let others = try templates(of: String(line.dropFirst(key.count)))
        return others.filter { other in !own.contains { $0.name == other.name } } + own
    }

    private static func ownTemplates(of pack: String) throws -> [Template] {
        let folder = SwiftCommands.repository.appendingPathComponent("Templates/\(pack)/support")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try files.filter { $0.hasSuffix(".swift.stencil") }.map { file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            let lines = text.components(separatedBy: "\n")
            let head = lines.prefix { $0.hasPrefix("{# ") }
            return Template(
                pack: pack,
                name: String(file.dropLast(".swift.stencil".count)),
                needs: names(in: head, after: "{# needs:"),
                declares: names(in: head, after: "{# declares:"),
                text: lines.dropFirst(head.count).joined(separator: "\n")
            )
        }
    }

    /// What the lines of a head say that begin in one way; there is at least one.
    private static func names(in head: ArraySlice<String>, after prefix: String) -> [String] {
        let lines = head.filter { $0.hasPrefix(prefix) && $0.hasSuffix("#}") }
        guard !lines.isEmpty else { return ["missing '\(prefix)'"] }
        return lines.flatMap { $0.dropFirst(prefix.count).dropLast(2).split(separator: " ").map(String.init) }
    }

    /// Writes a pack's support code into a folder of its own, as a project gets it that uses all of it.
    /// - Parameters:
    ///   - options: those of the pack that are turned on.
    ///   - usesFiles: whether bodies may be files.
    static func expand(
        _ pack: String,
        isPublic: Bool,
        convertsKeys: Bool = false,
        options: [String] = [],
        usesFiles: Bool = false,
        to folder: URL
    ) throws -> [URL] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var bag = DiagnosticBag()
        var pack = try #require(Pack.load(pack, from: BundledPacks(), into: &bag))
        pack.manifest.conventions.access = isPublic ? .public : .internal
        pack.manifest.conventions.operations.usesFiles = usesFiles
        pack.manifest.conventions.operations.hasQueries = true
        pack.manifest.conventions.models.keyStrategy = convertsKeys ? .snakeCase : .verbatim
        for index in pack.manifest.options.indices where options.contains(pack.manifest.options[index].name) {
            pack.manifest.options[index].value = .flag(true)
        }
        pack.manifest.supportRoots = pack.support.files.flatMap(\.declares)
        let api = NormalisedAPI(API(title: "Support"), by: pack.manifest.conventions)
        let plan = Planner.plan(api, into: &bag)
        let settings = RenderSettings(support: .generate)
        let files = PackRenderer(pack: pack, settings: settings).render(plan, with: SupportSymbol.allCases, into: &bag)
        #expect(bag.diagnostics.isEmpty, "\(bag.diagnostics)")
        return try files.map { file in
            let place = folder.appendingPathComponent(URL(fileURLWithPath: file.path).lastPathComponent)
            try Data(file.bytes).write(to: place)
            return place
        }
    }

    /// Compiles a pack's support code with a driver and the loopback server, and gives what the program prints.
    static func output(
        ofPack pack: String,
        driver: [URL],
        convertsKeys: Bool = false,
        options: [String] = [],
        usesFiles: Bool = false
    ) throws -> SwiftCommands.Outcome {
        try SwiftCommands.withFolder { folder in
            let support = try expand(
                pack,
                isPublic: true,
                convertsKeys: convertsKeys,
                options: options,
                usesFiles: usesFiles,
                to: folder
            )
            return try SwiftCommands.output(of: support + driver + SwiftCommands.swiftFiles(in: "Tests/LoopbackServer"))
        }
    }
}
