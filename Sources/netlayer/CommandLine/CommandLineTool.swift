import Diagnostics
import NetlayerKit
import Platform

/// Finds the command that the arguments name, runs it, and turns what goes wrong into a message and an exit code.
enum CommandLineTool {
    static func run(_ arguments: [String], _ console: any Console) -> ExitCode {
        do {
            return try dispatch(arguments, console)
        } catch let error as UsageError {
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

    private static func dispatch(_ arguments: [String], _ console: any Console) throws -> ExitCode {
        guard let first = arguments.first else {
            console.say(HelpText.overview)
            return .usage
        }
        if first == "--help" || first == "-h" || arguments == ["help"] {
            try console.write(HelpText.overview)
            return .fine
        }
        if first == "--version" {
            try console.write("netlayer \(Netlayer.version)\n")
            return .fine
        }
        let words = first == "help" ? Array(arguments.dropFirst()) + ["--help"] : arguments
        let (command, rest) = try find(words)
        let invocation = try ArgumentParser.parse(rest, for: command)
        if invocation.has("help") {
            try console.write(HelpText.page(of: command))
            return .fine
        }
        return try command.run(invocation, console)
    }

    private static func find(_ words: [String]) throws(UsageError) -> (CommandDefinition, [String]) {
        let single = words[0]
        if words.count > 1, let command = CommandTable.command("\(single) \(words[1])") {
            return (command, Array(words.dropFirst(2)))
        }
        if let command = CommandTable.command(single) { return (command, Array(words.dropFirst())) }
        if single.hasPrefix("-") {
            throw UsageError("`\(single)` is no option of netlayer itself", help: "write the command first")
        }
        let family = CommandTable.all.map(\.name).filter { $0.hasPrefix(single + " ") }
        if !family.isEmpty {
            let verbs = family.map { String($0.dropFirst(single.count + 1)) }
            let near = words.count > 1 ? nearestWord(to: words[1], among: verbs) : nil
            throw UsageError(
                words.count > 1 ? "`\(single)` has no command `\(words[1])`" : "`\(single)` needs a second word",
                help: near.map { "did you mean `\(single) \($0)`?" } ?? "one of: \(family.joined(separator: ", "))"
            )
        }
        let names = CommandTable.all.map { String($0.name.prefix { $0 != " " }) }
        throw UsageError(
            "there is no command `\(single)`",
            help: suggestion(for: single, among: names)?.text
        )
    }
}
