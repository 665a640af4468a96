import Diagnostics
import Foundation
import NetlayerKit
import SourceTree
import Testing

/// Damaged descriptions of all formats: reading never crashes and never hangs, and ends in an API or in an error.
/// `NETLAYER_MUTATIONS=50000` does more than a test run can afford.
@Suite struct MutationTests {
    static let seeds: [URL] = {
        let project = CaseFolder.root.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let examples = ["petstore", "shop", "social", "users"].map { "Specs/\($0)/\($0).yaml" }
        let cases = CaseFolder.all.compactMap(\.specification).filter { file in
            let size = (try? Data(contentsOf: file).count) ?? 0
            return size > 0 && size < 2000
        }
        return examples.map(project.appendingPathComponent) + cases
    }()

    @Test(.timeLimit(.minutes(20))) func damagedDescriptionsGiveAnAPIOrAnError() throws {
        let count = ProcessInfo.processInfo.environment["NETLAYER_MUTATIONS"].flatMap(Int.init) ?? 8000
        let texts = try Self.seeds.map { (file: $0, bytes: [UInt8](try Data(contentsOf: $0))) }
        let clock = ContinuousClock()
        for number in 0..<count {
            let (file, bytes) = texts[number % texts.count]
            var mutation = Mutation(seed: UInt64(number) + 1)
            let damaged = mutation.damage(bytes)
            var bag = DiagnosticBag()
            var isRead = false
            let time = clock.measure {
                if let tree = SourceReader.read(damaged, name: file.path, into: &bag) {
                    isRead = SpecReader.lower(tree, into: &bag) != nil
                }
                _ = TerminalRenderer().render(bag.diagnostics)
            }
            let text = String(decoding: damaged, as: UTF8.self)
            #expect(isRead || bag.hasErrors, "mutation \(number) is lost without a word:\n\(text)")
            #expect(time < .seconds(5), "mutation \(number) takes \(time):\n\(text)")
        }
    }
}
