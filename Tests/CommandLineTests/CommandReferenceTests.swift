import Foundation
import Testing

@testable import netlayer

@Suite struct CommandReferenceTests {
    @Test func pageIsFresh() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/NetlayerKit/NetlayerKit.docc/CommandLine.md")
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] != nil {
            try CommandReference.page.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(CommandReference.page == (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    @Test func optionsOfACommandAreCalledDifferently() {
        for command in CommandTable.all {
            let names = command.allOptions.map(\.name) + command.allOptions.compactMap { $0.short.map(String.init) }
            #expect(Set(names).count == names.count, "\(command.name): \(names)")
        }
    }

    @Test(arguments: ShellCompletions.allCases)
    func completionsNameEveryCommandAndOption(shell: ShellCompletions) {
        for command in CommandTable.all {
            for word in command.name.split(separator: " ") { #expect(shell.script.contains(word), "\(word)") }
            for option in command.allOptions { #expect(shell.script.contains(option.name), "\(option.name)") }
        }
    }
}
