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

    /// Each command line of the pages that people copy from is one that the program takes.
    @Test(
        arguments: ["README.md"]
            + [
                "ContinuousIntegration", "FirstCall", "Installing", "MovingIn", "Overlays", "Plugins", "Warnings",
                "WhatItCosts", "WritingPacks",
            ].map { "Sources/NetlayerKit/NetlayerKit.docc/\($0).md" }
    )
    func commandsOfAPageCanBeTyped(page: String) throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent(page)
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /(?m)(?:^|[-:&`] |`)netlayer ([a-z][^`\n>|#;&]*)/) {
            let words = match.output.1.split(separator: " ").map(String.init)
            let pair = words.prefix(2).joined(separator: " ")
            let command = try #require(CommandTable.command(pair) ?? CommandTable.command(words[0]), "\(words)")
            let rest = Array(words.dropFirst(command.name.split(separator: " ").count))
            let given = rest.filter { $0.hasPrefix("--") && $0.count > 2 }.map { String($0.dropFirst(2)) }
            for option in given {
                let name = option.split(separator: "=")[0]
                #expect(command.allOptions.contains { $0.name == name }, "\(page): \(words.joined(separator: " "))")
            }
        }
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
