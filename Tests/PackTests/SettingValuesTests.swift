import APIModel
import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import SwiftCommands
import Testing

/// Each value of each setting and directive with a closed set of values has a result of its own in at least one pack,
/// or is refused. Settings and values come from the JSON Schema and the packs' manifest, so that a new one is tested
/// automatically, and fails if `SettingValues/spec.yaml` has nothing that it changes.
@Suite struct SettingValuesTests {
    struct Setting: Sendable, CustomStringConvertible {
        /// `models.nulls`
        let key: String
        let values: [String]
        var description: String { key }
    }

    /// The generated files and the diagnostics.
    private struct Outcome: Equatable {
        var files: [String: [UInt8]]
        var problems: [String]
    }

    private static let folder = SwiftCommands.repository.appendingPathComponent("Tests/PackTests/SettingValues")
    private static let packs = ["request-type", "endpoint", "endpoint-parameters", "clean-architecture"]

    /// The settings without which another setting has no effect.
    private static let conditions: [String: [String: String]] = [
        "models.boxing": ["models.mutability": "let"],
        "models.previews": ["options.mocks": "fake"],
        "options.mocksInDebugOnly": ["options.mocks": "spy"],
        "options.mockAnswers": ["options.mocks": "spy", "models.previews": "one"],
        "options.containerMocks": ["options.container": "factory", "options.mocks": "spy"],
        "options.useCaseKind": ["options.useCases": "all"],
        "options.useCaseRepository": ["options.useCases": "all"],
        "names.short": ["options.useCases": "all"],
        "options.useCases": ["operations.getUser.useCase": "true"],
        "operations.getUser.useCase": ["options.useCases": "chosen"],
        "operations.getUser.cache": ["cache": "[{ for: 5m }]"],
        "operations.getUser.observe": ["observe": "[{ every: 5m }]"],
        "operations.searchUsers.overrideMethod": ["requests.overrideMethod": "true"],
    ]

    /// Settings that only concern plugins or the writing of files, with the test that has each of their values.
    private static let elsewhere = [
        "afterWriting": "CommandLineTests/Cases/formatting/transcript.txt",
        "plugin.mocks": "NetlayerKitTests/Plugin/BuildLayoutTests.swift",
        "plugin.drift": "CommandLineTests/Cases/plugin/transcript.txt",
    ]

    /// Values of directives, which the schema doesn't list.
    private static let directives = [
        Setting(key: "operations.getUser.skip", values: ["true", "false"]),
        Setting(key: "operations.getUser.manual", values: ["true", "false"]),
        Setting(key: "operations.getUser.useCase", values: ["true", "false"]),
        Setting(key: "operations.getUser.cache", values: ["true", "false"]),
        Setting(
            key: "operations.getUser.cache.policy",
            values: Caching.Policy.allCases.map(\.rawValue)
        ),
        Setting(key: "operations.getUser.observe", values: ["1m", "false"]),
        Setting(key: "operations.createUser.outbox", values: ["true", "false"]),
        Setting(key: "operations.listUsers.pages", values: ["{ page: page }", "false"]),
        Setting(key: "operations.listUsers.input", values: ["arguments", "struct"]),
        Setting(key: "operations.searchUsers.overrideMethod", values: ["true", "false"]),
    ]

    private static let settings: [Setting] = {
        var bag = DiagnosticBag()
        let schema = SourceReader.read(Array(ConfigurationSchema.json.utf8), name: "schema.json", into: &bag)
        var settings: [Setting] = []
        for definition in schema?.root["definitions"].map({ Array($0.entries) }) ?? [] {
            switch definition.key.text {
            case "filterSide":
                for side in ["include", "exclude"] { settings += values(in: definition.value, of: "filter.\(side)") }
            default: settings += values(in: definition.value, of: definition.key.text)
            }
        }
        let manifest =
            (try? Data(contentsOf: SwiftCommands.repository.appendingPathComponent("Templates/base/pack.yaml")))
            ?? Data()
        let base = SourceReader.read(Array(manifest), name: "pack.yaml", into: &bag)
        for option in base?.root["options"].map({ Array($0.entries) }) ?? [] {
            let isFlag = option.value["default"]?.bool != nil
            let values = option.value["values"]?.elements.map(\.text) ?? (isFlag ? ["true", "false"] : [])
            if !values.isEmpty { settings.append(Setting(key: "options.\(option.key.text)", values: values)) }
        }
        return settings + directives
    }()

    /// The values of a part of the schema, and of its parts.
    private static func values(in node: SourceNode, of key: String) -> [Setting] {
        var found: [Setting] = []
        if let words = node["enum"] { found.append(Setting(key: key, values: words.elements.map(\.text))) }
        if node["type"]?.text == "boolean" { found.append(Setting(key: key, values: ["true", "false"])) }
        for property in node["properties"].map({ Array($0.entries) }) ?? [] {
            found += values(in: property.value, of: "\(key).\(property.key.text)")
        }
        let parts =
            (node["anyOf"].map { Array($0.elements) } ?? [])
            + [node["items"], node["additionalProperties"]].compactMap { $0 }
        for part in parts {
            if part.isMapping { found += values(in: part, of: key) }
        }
        return found
    }

    @Test func settingsAreFound() {
        #expect(Self.settings.count > 45)
        let keys = Set(Self.settings.map(\.key))
        for key in Self.conditions.keys.sorted() + Self.elsewhere.keys.sorted() where !keys.contains(key) {
            Issue.record("`\(key)` isn't a setting")
        }
    }

    @Test(arguments: settings) func eachValueChangesSomething(_ setting: Setting) throws {
        if let path = Self.elsewhere[setting.key] {
            let file = SwiftCommands.repository.appendingPathComponent("Tests/\(path)")
            let text = try String(contentsOf: file, encoding: .utf8)
            let name = setting.key.split(separator: ".").last ?? ""
            for value in setting.values {
                #expect(text.contains("\(name): \(value)"), "\(path) has no \(name): \(value)")
            }
            return
        }
        var alike = setting.values.indices.flatMap { left in (left + 1..<setting.values.count).map { (left, $0) } }
        // A key with one word beside other kinds of values is compared with its absence.
        let isAlone = setting.values.count == 1
        if isAlone { alike = [(0, 1)] }
        for pack in Self.packs where !alike.isEmpty {
            var outcomes = try setting.values.map { try outcome(of: setting, $0, in: pack) }
            if isAlone { outcomes.append(try outcome(of: setting, nil, in: pack)) }
            alike.removeAll { outcomes[$0] != outcomes[$1] }
        }
        let names = setting.values + ["nothing"]
        for (left, right) in alike { Issue.record("\(setting): `\(names[left])` makes the same as `\(names[right])`") }
    }

    private func outcome(of setting: Setting, _ value: String?, in pack: String) throws -> Outcome {
        var settings = Self.conditions[setting.key] ?? [:]
        switch setting.key {
        case "only": settings["only"] = value.map { "[\($0)]" }
        case "problems": settings["problems.unsent-body"] = value
        default: settings[setting.key] = value
        }
        let text = "spec: \(Self.folder.path)/spec.yaml\npack: \(pack)\noutput: code\nsupport: none\n" + yaml(settings)
        var bag = DiagnosticBag()
        let tree = SourceReader.read(Array(text.utf8), name: "netlayer.yml", into: &bag)
        let jobs = ConfigurationReader.jobs(file: tree, arguments: nil, root: ProjectRoot(folder: "/"), into: &bag)
        let code = try Generator().run(jobs)
        var outcome = Outcome(files: [:], problems: [])
        for problem in bag.diagnostics + code.bag.diagnostics {
            outcome.problems.append("\(problem.severity.rawValue) \(problem.code.name)")
        }
        for file in (code.folders ?? []).flatMap(\.files) where !file.path.hasPrefix(".") {
            outcome.files[file.path] = file.bytes
        }
        return outcome
    }

    /// `models.nulls: merged` → `models: { nulls: merged }`, on lines of their own.
    private func yaml(_ settings: [String: String], _ indent: String = "") -> String {
        let groups = Set(settings.keys.map { String($0.prefix { $0 != "." }) })
        return groups.sorted().map { group in
            if let value = settings[group] { return "\(indent)\(group): \(value)\n" }
            let members = settings.filter { $0.key.hasPrefix(group + ".") }
            let below = members.map { (String($0.key.dropFirst(group.count + 1)), $0.value) }
            return "\(indent)\(group):\n" + yaml(Dictionary(uniqueKeysWithValues: below), indent + "  ")
        }.joined()
    }
}
