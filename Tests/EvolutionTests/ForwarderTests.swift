import Foundation
import NetlayerKit
import SwiftCommands
import TemplatePacks
import Testing

/// Changes that the table marks as forwarded don't break callers of the old code if the new code has forwarders. The
/// generated code itself compiles without warnings, and the forwarders are formatted.
@Suite(.onOwnThreads) struct ForwarderTests {
    static let cases = ChangeCase.all.enumerated().filter(\.element.isForwarded).map { ($0.offset, $0.element) }

    @Test func thereAreSome() { #expect(Self.cases.count >= 10) }

    /// An eighth of the cases, or all with `NETLAYER_ALL_CASES=1`.
    @Test(arguments: SwiftCommands.sample(of: cases, oneIn: 8))
    func callersOfTheOldCodeGoOn(index: Int, item: ChangeCase) throws {
        let changed = try #require(item.changed)
        try SwiftCommands.withFolder { folder in
            try item.baseText.write(to: folder.appendingPathComponent("old.yaml"), atomically: true, encoding: .utf8)
            let spec = folder.appendingPathComponent("new.yaml")
            try changed.write(to: spec, atomically: true, encoding: .utf8)
            var job = try ChangeTableTests.job(spec.path, pack: item.pack, settings: item.settings)
            job.forwarders = folder.appendingPathComponent("old.yaml").path
            let made = try Generator().run([job])
            let files = try #require(made.folders?.first, "\(made.bag.diagnostics.map(\.message))")
                .files
            let code = folder.appendingPathComponent("code")
            for file in files {
                let place = code.appendingPathComponent(file.path)
                let parent = place.deletingLastPathComponent()
                try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
                try Data(file.bytes).write(to: place)
            }
            let support = code.appendingPathComponent("Support")
            let names = support.appendingPathComponent("DeprecatedNames.swift")
            let text = try String(contentsOf: names, encoding: .utf8)
            #expect(text.contains("@available(*, deprecated, renamed:"))
            let callers = "import Foundation\n" + item.callers(index)
            try callers.write(to: code.appendingPathComponent("Callers.swift"), atomically: true, encoding: .utf8)
            let flags = ["-typecheck", "-wmo", "-swift-version", "6", "-module-name", "Generated"]
            let both = try SwiftCommands.run(["swiftc"] + flags + SwiftCommands.swiftFiles(below: code).map(\.path))
            #expect(both.isFine, "\(item.title):\n\(text)\n\(both.output)")
            let warnings = both.output.split(separator: "\n").filter { $0.contains(": warning:") }
            #expect(!warnings.isEmpty, "\(item.title): callers are not told")
            let isTold = warnings.allSatisfy { $0.contains("/Callers.swift:") && $0.contains("deprecated") }
            #expect(isTold, "\(item.title):\n\(text)\n\(both.output)")
            let form = try SwiftCommands.unformatted(below: support)
            #expect(!form.contains("DeprecatedNames.swift"), "\(item.title):\n\(text)")
        }
    }

    /// A type inside of a removed one has moved, but no type is left that could contain its old name.
    @Test func namesInsideOfWhatIsGoneAreNotForwarded() throws {
        let parcel = """
            openapi: 3.1.0
            info: { title: Post, version: "1" }
            paths: { /parcels: { get: { operationId: sendAll, responses: { "204": { description: Sent. } } } } }
            components:
              schemas:
                Parcel:
                  type: object
                  required: [id, size]
                  properties:
                    id: { type: integer }
                    size: { type: object, required: [width], properties: { width: { type: integer } } }
            """
        let box = parcel.replacingOccurrences(of: "Parcel:", with: "Box:")
            .replacingOccurrences(of: "id: { type: integer }", with: "code: { type: string }")
            .replacingOccurrences(of: "[id, size]", with: "[code, size]")
            .replacingOccurrences(of: "sendAll", with: "sendParcels")
        let text = try #require(try Self.forwarders(from: parcel, to: box))
        #expect(text.contains("func sendAll"))
        #expect(!text.contains("extension Parcel {"), "\(text)")
    }

    /// A removed parameter may have had a type of its own, which no forwarder can name.
    @Test(arguments: ["endpoint", "request-type", "clean-architecture", "endpoint-parameters"])
    func methodsWithTypesThatAreGoneAreNotForwarded(pack: String) throws {
        let old = """
            openapi: 3.1.0
            info: { title: Post, version: "1" }
            paths:
              /parcels:
                get:
                  operationId: listParcels
                  parameters:
                    - { name: sort, in: query, schema: { type: string, enum: [old, new] } }
                    - { name: q, in: query, schema: { type: string } }
                  responses: { "204": { description: All. } }
            """
        let new = old.split(separator: "\n").filter { !$0.contains("name: sort") }.joined(separator: "\n")
        #expect(try Self.forwarders(from: old, to: new, pack: pack) == nil)
    }
}

// MARK: - Places

extension ForwarderTests {
    private static let map = """
        openapi: 3.1.0
        info: { title: Maps, version: "1" }
        paths:
          /map:
            get:
              operationId: readMap
              tags: [Map]
              parameters: [{ name: x, in: query, required: true, schema: { type: integer } }]
              responses: { "200": { description: One., content: { application/json: { schema: { $ref: '#/components/schemas/Area' } } } } }
        components:
          schemas:
            Area: { type: object, required: [width, height], properties: { width: { type: integer }, height: { type: integer } } }
        """
    private static let atlas = map.replacingOccurrences(of: "[Map]", with: "[Atlas]")
        .replacingOccurrences(of: "readMap", with: "loadMap").replacingOccurrences(of: "Area", with: "Region")

    /// No forwarder is more accessible than its target.
    @Test func forwardersHaveTheAccessOfTheirTargets() throws {
        let settings = "{ access: public, responses: { errors: cases }, services: { Atlas: { access: internal } } }"
        let text = try #require(try Self.forwarders(from: Self.map, to: Self.atlas, settings: settings))
        #expect(text.contains("\npublic typealias Area = Region"), "\(text)")
        #expect(text.contains("\ntypealias MapRepository = AtlasRepository"), "\(text)")
        #expect(text.contains("    func readMap(x: Int)"), "\(text)")
        let file = "{ access: public, files: { api: { access: internal } } }"
        let other = try #require(try Self.forwarders(from: Self.map, to: Self.atlas, settings: file))
        #expect(other.contains("\ntypealias MapEndpoint = AtlasEndpoint"), "\(other)")
        #expect(other.contains("\npublic typealias MapRepository = AtlasRepository"), "\(other)")
    }

    /// The options of a service apply to its forwarders.
    @Test func forwardersHaveTheFormOfTheirTargets() throws {
        let settings = "{ services: { Atlas: { result: result } } }"
        let text = try #require(try Self.forwarders(from: Self.map, to: Self.atlas, settings: settings))
        #expect(text.contains("func readMap(x: Int) async -> Result<Region, any Error>"), "\(text)")
    }

    @Test func forwardersAreInTheOutputOfTheirTargets() throws {
        let models = try #require(try Self.forwarders(from: Self.map, to: Self.atlas, only: [.models, .support]))
        #expect(models.contains("Area") && !models.contains("Atlas"), "\(models)")
        let services = try #require(try Self.forwarders(from: Self.map, to: Self.atlas, only: [.services]))
        #expect(services.contains("readMap") && services.contains("typealias MapRepository"), "\(services)")
        #expect(!services.contains("Area"), "\(services)")
        #expect(try Self.forwarders(from: Self.map, to: Self.atlas, only: [.support, .mocks]) == nil)
    }
}

// MARK: - Arguments

extension ForwarderTests {
    /// A change of the parameters of `GET /parcels`, and the body of the forwarder; nil where none must exist.
    struct ParameterCase: CustomStringConvertible, Sendable {
        let description: String
        var pack = "endpoint"
        var old = ["sort: string", "limit: integer"]
        let new: [String]
        var oldName = "listParcels"
        var name = "listParcels"
        var paths = ""
        var more = ""
        let body: String?
    }

    static let parameterCases = [
        ParameterCase(
            description: "arguments move into a struct",
            new: ["sort: string", "limit: integer"] + "abcde".map { "\($0): string" },
            body: "try await listParcels(input: ListParcelsInput(sort: sort, limit: limit))"
        ),
        ParameterCase(
            description: "arguments move into a struct that needs more",
            new: ["sort: string", "limit: integer", "a!: string"] + "bcde".map { "\($0): string" },
            body: nil
        ),
        ParameterCase(
            description: "arguments move into a struct, one of them perhaps under another name",
            new: ["order: string", "limit: integer"] + "abcde".map { "\($0): string" },
            body: nil
        ),
        ParameterCase(
            description: "a struct of inputs needs a member",
            pack: "request-type",
            new: ["sort: string", "limit: integer", "shop!: string"],
            body: nil
        ),
        ParameterCase(
            description: "a struct of inputs needs a member, under another name of the method",
            pack: "request-type",
            new: ["sort: string", "limit: integer", "shop!: string"],
            name: "findParcels",
            body: "await findParcels(input: input)"
        ),
        ParameterCase(
            description: "a label belongs to another parameter",
            old: ["lang: string", "page: integer"],
            new: ["lang: string", "page: integer", "lang@header: string"],
            body: nil
        ),
        ParameterCase(
            description: "a label belongs to another parameter of another method",
            old: ["lang: string", "page: integer"],
            new: ["lang: string", "page: integer", "lang@header: string"],
            name: "findParcels",
            body: "try await findParcels(lang2: lang, page: page, lang: nil)"
        ),
        ParameterCase(
            description: "another operation has the name",
            new: ["sort: string", "limit: integer", "page: integer"],
            oldName: "getParcels",
            name: "loadParcels",
            paths:
                "  /boxes: { get: { operationId: fetchParcels, tags: [Post], responses: { '204': { description: All. } } } }\n",
            body: nil
        ),
        ParameterCase(
            description: "an enumeration has the new name of its parameter",
            old: ["sort: string, enum: [old, new]", "limit: integer"],
            new: ["order: string, enum: [old, new]", "limit: integer"],
            body: "try await listParcels(order: sort, limit: limit)"
        ),
        ParameterCase(
            description: "a parameter always has one value",
            new: ["sort: string", "limit: integer"],
            more: "      x-netlayer: { pin: { sort: new } }\n",
            body: nil
        ),
    ]

    @Test(arguments: parameterCases)
    func everyValueGoesWhereItWent(item: ParameterCase) throws {
        let old = Self.parcels(item.old, name: item.oldName)
        let new = Self.parcels(item.new, name: item.name, paths: item.paths, more: item.more)
        let text = try Self.forwarders(from: old, to: new, pack: item.pack)
        guard let body = item.body else {
            #expect(text?.contains("func ") != true, "\(text ?? "")")
            return
        }
        #expect(text?.contains("        \(body)\n") == true, "\(text ?? "nothing")")
    }

    /// A description with these parameters: `lang@header: string` is a header, `shop!: string` is required.
    private static func parcels(_ parameters: [String], name: String, paths: String = "", more: String = "") -> String {
        let list = parameters.map { text in
            let parts = text.split(separator: ":", maxSplits: 1)
            let name = parts[0].split(separator: "@")
            let place = name.count > 1 ? name[1] : "query"
            let isRequired = name[0].hasSuffix("!")
            return "        - { name: \(name[0].filter { $0 != "!" }), in: \(place), required: \(isRequired), "
                + "schema: { type:\(parts[1]) } }\n"
        }
        return """
            openapi: 3.1.0
            info: { title: Post, version: "1" }
            paths:
            \(paths)  /parcels:
                get:
                  operationId: \(name)
                  tags: [Post]
            \(more)      parameters:
            \(list.joined())      responses: { "204": { description: All. } }
            """
    }

    /// The forwarders of the new code; nil where there are none.
    private static func forwarders(
        from old: String,
        to new: String,
        pack: String = "endpoint",
        settings: String = "{}",
        only kinds: Set<ArtefactKind>? = nil
    ) throws -> String? {
        try SwiftCommands.withFolder { folder in
            for (name, text) in [("old.yaml", old), ("new.yaml", new)] {
                try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
            }
            var job = try ChangeTableTests.job(
                folder.appendingPathComponent("new.yaml").path,
                pack: pack,
                settings: settings
            )
            job.forwarders = folder.appendingPathComponent("old.yaml").path
            job.only = kinds
            let made = try Generator().run([job])
            let files = try #require(made.folders?.first, "\(made.bag.diagnostics.map(\.message))").files
            return files.first { $0.path.hasSuffix("DeprecatedNames.swift") }.map {
                String(decoding: $0.bytes, as: UTF8.self)
            }
        }
    }
}
