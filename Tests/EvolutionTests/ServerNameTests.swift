import Foundation
import NetlayerKit
import SwiftCommands
import Testing

/// Servers have their names in code, and converting a description renames none.
@Suite struct ServerNameTests {
    /// Servers are named after their descriptions, in each form of the spec.
    @Test(arguments: [
        #"[{ url: "https://api.example.dev", description: Production }]"#: ["production"],
        #"[{ url: "https://staging.example.com", description: Production }, { url: "https://api.example.test" }]"#:
            ["production", "apiExampleTest"],
        #"[{ url: "https://a.example/v1", description: Live }, { url: "https://b.example", description: Production }]"#:
            ["production", "production2"],
        #"[{ url: "https://a.example", description: EU West }, { url: "https://127.0.0.1" }]"#: [
            "euWest", "local",
        ],
        #"[{ url: "https://dev.example.com", description: API }, { url: "https://api.example.com", description: API }]"#:
            ["development", "apiExampleCom"],
        #"[{ url: "https://api-sandbox.example.com" }, { url: "https://localhost:8080" }]"#: ["sandbox", "local"],
    ])
    func serversKeepTheirNames(servers: String, expected: [String]) throws {
        let spec = """
            openapi: 3.1.0
            info: { title: Servers, version: "1" }
            servers: \(servers)
            paths: { /a: { get: { operationId: getA, responses: { "204": { description: None. } } } } }

            """
        try SwiftCommands.withFolder { folder in
            var file = folder.appendingPathComponent("api.yaml")
            try spec.write(to: file, atomically: true, encoding: .utf8)
            #expect(try Self.serverCases(file) == expected)
            for form in [SpecConverter.Form.native, .openAPI] {
                let text = try #require(try ConversionTests.convert(file, to: form).text)
                file = folder.appendingPathComponent("\(form).yaml")
                try text.write(to: file, atomically: true, encoding: .utf8)
                #expect(try Self.serverCases(file) == expected, "\(form):\n\(text)")
            }
        }
    }

    /// A server's name that isn't its description is written as `name`, which OpenAPI has since 3.2.
    @Test func aNamedServerKeepsItsName() throws {
        let spec = """
            netlayer: 1
            servers: { blue: { url: "https://a.example", doc: The first of two. }, green: "https://b.example" }
            services: { A: { operations: { getA: GET /a } } }

            """
        try SwiftCommands.withFolder { folder in
            let file = folder.appendingPathComponent("api.yaml")
            try spec.write(to: file, atomically: true, encoding: .utf8)
            let open = folder.appendingPathComponent("open.yaml")
            let converted = try ConversionTests.convert(file, to: .openAPI)
            try #require(converted.text).write(to: open, atomically: true, encoding: .utf8)
            #expect(try Self.serverCases(open) == ["blue", "green"], "\(converted.text ?? "")")
        }
    }

    private static func serverCases(_ spec: URL) throws -> [String] {
        let made = try Generator().run([ChangeTableTests.job(spec.path, pack: "endpoint")])
        let file = try #require(made.folders?.first?.files.first { $0.path.hasSuffix("APIEnvironment.swift") })
        let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
        return lines.compactMap { line in
            let words = line.split(separator: " ")
            return words.count == 2 && words[0] == "case" && !words[1].hasPrefix(".") ? String(words[1]) : nil
        }
    }
}
