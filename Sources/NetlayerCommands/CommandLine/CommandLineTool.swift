import Diagnostics
import NetlayerKit
import Platform

/// Finds the command that the arguments name, runs it, and turns errors into messages and exit codes.
package struct CommandLineTool {
    private let commands: CommandTable

    package init(_ commands: CommandTable) { self.commands = commands }

    package func run(_ arguments: [String], _ console: any Console) -> ExitCode {
        do { return try dispatch(arguments, console) } catch let error as UsageError {
            console.say(line: "netlayer: error: \(error.message)")
            if let help = error.help { console.say(line: "help: \(help)") }
            console.say("see `netlayer \(error.command.map { $0 + " " } ?? "")--help`")
            return .usage
        } catch let error as MachineError {
            console.say("netlayer: error: \(error.message)")
            return error.action == "read" && error.isWrongPath ? .usage : .machine
        } catch {
            console.say("netlayer: error: \(error)")
            return .machine
        }
    }

    private func dispatch(_ arguments: [String], _ console: any Console) throws -> ExitCode {
        guard let first = arguments.first else {
            console.say(HelpText.overview(of: commands))
            return .usage
        }
        if first == "--help" || first == "-h" || arguments == ["help"] {
            try console.write(HelpText.overview(of: commands))
            return .fine
        }
        if first == "--version" {
            try console.write("netlayer \(Netlayer.version)\n")
            return .fine
        }
        let words = first == "help" ? Array(arguments.dropFirst()) + ["--help"] : arguments
        let family = commands.all.filter { $0.name.hasPrefix(words[0] + " ") }
        if words.count == 2, ["--help", "-h"].contains(words[1]), !family.isEmpty {
            try console.write(HelpText.overview(of: family, called: words[0]))
            return .fine
        }
        let (command, rest) = try find(words)
        let invocation = try ArgumentParser.parse(rest, for: command, of: commands)
        if invocation.has("help") {
            try console.write(HelpText.page(of: command))
            return .fine
        }
        return try command.run(invocation, console)
    }

    private func find(_ words: [String]) throws(UsageError) -> (CommandDefinition, [String]) {
        let single = words[0]
        if words.count > 1, let command = commands.command("\(single) \(words[1])") {
            return (command, Array(words.dropFirst(2)))
        }
        if let command = commands.command(single) { return (command, Array(words.dropFirst())) }
        if commands.lacking.contains(single) {
            throw UsageError("the plugins have no `\(single)`", help: "install netlayer, and run `netlayer \(single)`")
        }
        if single.hasPrefix("-") {
            throw UsageError("`\(single)` isn't an option of netlayer itself", help: "write the command first")
        }
        let family = commands.all.map(\.name).filter { $0.hasPrefix(single + " ") }
        if !family.isEmpty {
            let verbs = family.map { String($0.dropFirst(single.count + 1)) }
            let near = words.count > 1 ? nearestWord(to: words[1], among: verbs) : nil
            throw UsageError(
                words.count > 1 ? "`\(single)` has no command `\(words[1])`" : "`\(single)` needs a second word",
                help: near.map { "did you mean `\(single) \($0)`?" } ?? "one of: \(family.joined(separator: ", "))")
        }
        let names = commands.all.map { String($0.name.prefix { $0 != " " }) }
        throw UsageError("there is no command `\(single)`", help: suggestion(for: single, among: names)?.text)
    }
}

/// Every command of a program, from which everything about the command line follows.
package struct CommandTable: Sendable {
    package let all: [CommandDefinition]
    /// The commands of `netlayer` that this program doesn't have.
    let lacking: [String]

    /// The commands of the plugins' tool, together with `others`, in the order of their groups.
    package init(with others: [CommandDefinition] = [], lacking: [String] = []) {
        self.lacking = lacking
        let own = [
            Self.initialize, Self.generate, Self.check, Self.diff, Self.lint, Self.inspect, Self.convert, Self.explain,
            Self.settings, Self.templatesNew, Self.templatesList, Self.templatesCat, Self.templatesEject,
            Self.templatesStatus, Self.templatesLint, Self.templatesDocs, Self.pluginGenerate, Self.pluginFilelists,
            Self.pluginVerify, Self.completions, Self.man,
        ]
        all = CommandDefinition.Group.allCases.flatMap { group in (own + others).filter { $0.group == group } }
    }

    /// The table of a program that runs one command for `netlayer`.
    package init(only command: CommandDefinition) {
        lacking = []
        all = [command]
    }

    static let help = OptionDefinition("help", .none, short: "h", "Shows this.")

    package func command(_ name: String) -> CommandDefinition? { all.first { $0.name == name } }
}

/// The arguments of a command as they were given, checked against its definition.
package struct Invocation: Sendable {
    struct Given: Sendable {
        let option: String
        let value: String?
    }

    var given: [Given] = []
    package var arguments: [String] = []
    /// The commands of the program.
    let commands: CommandTable

    package func has(_ option: String) -> Bool { given.contains { $0.option == option } }
    /// The value that was given last.
    package func value(_ option: String) -> String? { given.last { $0.option == option }?.value }
    package func values(_ option: String) -> [String] { given.filter { $0.option == option }.compactMap(\.value) }
}

/// Arguments that can't be used: the problem, and what was probably meant.
package struct UsageError: Error, Sendable {
    package let message: String
    var help: String?
    /// The command whose help explains more.
    var command: String?

    package init(_ message: String, help: String? = nil, command: String? = nil) {
        self.message = message
        self.help = help
        self.command = command
    }
}

/// The exit codes of the program.
package enum ExitCode: Int32, Sendable {
    case fine = 0
    /// Problems in a description, a template, a pack.
    case input = 1
    /// Wrong arguments or a wrong configuration.
    case usage = 2
    /// Files that differ from what would be generated.
    case drift = 3
    /// The disk, a permission.
    case machine = 4

    /// All codes in words, for help, the manual page and the reference.
    static let summary =
        "0 success, 1 problems in the input, 2 wrong arguments or configuration, 3 drift or breaking changes, 4 a problem of the machine, such as a full disk."
}
