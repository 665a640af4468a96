import Foundation
import Testing

@testable import SwiftModel

/// Every document of a folder that an environment variable names: its models must compile without a warning.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["NETLAYER_CORPUS"] != nil), .serialized)
struct ModelCorpusTests {
    static var documents: [String] {
        guard let folder = ProcessInfo.processInfo.environment["NETLAYER_CORPUS"] else { return [] }
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let only = ProcessInfo.processInfo.environment["NETLAYER_ONLY"]
        return all.sorted().filter { name in
            ["json", "yaml", "yml"].contains((name as NSString).pathExtension) && (only.map(name.hasPrefix) ?? true)
        }
    }

    @Test(arguments: documents)
    func compiles(_ document: String) throws {
        let environment = ProcessInfo.processInfo.environment
        let file = URL(fileURLWithPath: environment["NETLAYER_CORPUS"] ?? "").appendingPathComponent(document)
        var conventions = Conventions()
        conventions.access = environment["NETLAYER_INTERNAL"] == nil ? .public : .internal
        conventions.names.acronyms = ["URL", "UUID"]
        if environment["NETLAYER_FLAT"] != nil { conventions.models.nesting = .flat }
        if environment["NETLAYER_DIRECTION"] != nil { conventions.models.coding = .byDirection }
        let models = try ModelGeneration(description: file, conventions: conventions)
        for diagnostic in models.diagnostics { print("\(document): \(diagnostic.code.name): \(diagnostic.message)") }
        print("\(document): \(models.files.count) models, plan \(models.planning), render \(models.rendering)")
        try #require(!models.files.isEmpty)
        let outcome = try SwiftCompilation(models, conventions: conventions).typecheck(
            flags: environment["NETLAYER_MAINACTOR"] == nil ? [] : ["-default-isolation", "MainActor"],
            keeping: environment["NETLAYER_KEEP"].map { $0 + "/" + document }
        )
        #expect(outcome.isEmpty, "\(outcome.prefix(3_000))")
    }
}
