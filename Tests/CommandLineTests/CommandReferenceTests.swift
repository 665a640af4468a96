import Foundation
import Testing

@testable import NetlayerCommands
@testable import netlayer

@Suite struct CommandReferenceTests {
    @Test func pageIsFresh() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/NetlayerKit/NetlayerKit.docc/CommandLine.md")
        if ProcessInfo.processInfo.environment["NETLAYER_UPDATE"] != nil {
            try CommandReference.page(of: .whole).write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(CommandReference.page(of: .whole) == (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }

    /// Each command line of the pages that people copy from is one that the program takes, and that a transcript plays
    /// with the same options.
    @Test(
        arguments: ["README.md"]
            + [
                "ContinuousIntegration", "FirstCall", "Installing", "MovingIn", "Overlays", "Plugins", "Warnings",
                "WhatItCosts", "WritingPacks",
            ].map { "Sources/NetlayerKit/NetlayerKit.docc/\($0).md" }
    )
    func commandsOfAPageArePlayed(page: String) throws {
        let commands = try CommandReferenceTests.commands(in: Shell.root.appendingPathComponent(page))
        #expect(!commands.isEmpty)
        for (command, options) in commands {
            for name in options {
                #expect(command.allOptions.contains { $0.name == name }, "\(page): \(command.name) --\(name)")
            }
            let isPlayed = try CommandReferenceTests.played.get().contains {
                $0.command.name == command.name && options.isSubset(of: $0.options)
            }
            #expect(isPlayed, "no transcript plays \(command.name) with \(options.sorted()), as \(page) says it")
        }
    }

    private static let played = Result {
        try TranscriptTests.sessions.flatMap { try commands(in: TranscriptTests.folder.appendingPathComponent($0)) }
    }

    /// The commands of a text, with the names of their options.
    private static func commands(in file: URL) throws -> [(command: CommandDefinition, options: Set<String>)] {
        try String(contentsOf: file, encoding: .utf8)
            .matches(of: /(?m)(?:^|[-:&`;|({$] |`)netlayer ([a-z][^`\n>|#;&]*)/).compactMap { match in
                let words = match.output.1.split(separator: " ").map(String.init)
                guard
                    let command = CommandTable.whole.command(words.prefix(2).joined(separator: " "))
                        ?? CommandTable.whole.command(words[0])
                else {
                    if file.pathExtension == "md" { Issue.record("\(file.lastPathComponent): no command \(words)") }
                    return nil
                }
                let options = words.filter { $0.hasPrefix("--") && $0.count > 2 }.map { word in
                    String(word.dropFirst(2).prefix { $0 != "=" })
                }
                return (command, Set(options))
            }
    }

    @Test func optionsOfACommandAreCalledDifferently() {
        for command in CommandTable.whole.all {
            let names = command.allOptions.map(\.name) + command.allOptions.compactMap { $0.short.map(String.init) }
            #expect(Set(names).count == names.count, "\(command.name): \(names)")
        }
    }

    @Test(arguments: ShellCompletions.allCases)
    func completionsNameEveryCommandAndOption(shell: ShellCompletions) {
        let script = shell.script(of: .whole)
        for command in CommandTable.whole.all {
            for word in command.name.split(separator: " ") { #expect(script.contains(word), "\(word)") }
            for option in command.allOptions { #expect(script.contains(option.name), "\(option.name)") }
        }
    }
}
