import Diagnostics
import Platform

/// Reads the arguments of one command by its definition: `--name value`, `--name=value`, `-n value`, and `--` before
/// arguments that begin with a dash. A single dash counts as an argument.
struct ArgumentParser {
    private let command: CommandDefinition
    private var invocation: Invocation

    static func parse(_ words: [String], for command: CommandDefinition, of commands: CommandTable) throws(UsageError)
        -> Invocation
    {
        var parser = ArgumentParser(command: command, invocation: Invocation(commands: commands))
        try parser.read(words[...])
        if !parser.invocation.has("help") { try parser.checkArguments() }
        return parser.invocation
    }

    private mutating func read(_ words: ArraySlice<String>) throws(UsageError) {
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                invocation.arguments += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                invocation.arguments.append(word)
                continue
            }
            try readOption(word, &rest)
        }
    }

    private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.allOptions.first(where: { $0.isCalled(parts[0]) }) else { throw unknown(parts[0]) }
        if case .none = option.value {
            guard parts.count == 1 else { throw error("`--\(option.name)` takes no value") }
            invocation.given.append(.init(option: option.name, value: nil))
            return
        }
        guard option.isRepeatable || !invocation.has(option.name) else {
            throw error("`--\(option.name)` is given twice")
        }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
            throw error(
                "`--\(option.name)` needs a value", help: "write `--\(option.name) \(option.placeholder ?? "VALUE")`")
        }
        if case .words(let words) = option.value, !words.contains(value) {
            let near = suggestion(for: value, among: words)
            throw error(
                "`\(value)` is not a value of `--\(option.name)`",
                help: near?.text ?? "one of: \(words.joined(separator: ", "))")
        }
        try checkFile(value, option.value)
        invocation.given.append(.init(option: option.name, value: value))
    }

    private func checkFile(_ value: String, _ kind: OptionDefinition.Value) throws(UsageError) {
        guard case .file = kind, FilePath.isAddress(value) else { return }
        throw error(
            "`\(value)` is an address; netlayer reads files and fetches nothing",
            help: "get the file first: `curl -fsSLO \(ShellWord.quoted(value))`")
    }

    private func checkArguments() throws(UsageError) {
        let given = invocation.arguments
        for (index, argument) in command.arguments.enumerated() where index >= given.count && !argument.isOptional {
            throw error("`\(argument.name)` is missing", help: "usage: \(command.usage)")
        }
        for (index, value) in given.enumerated() {
            let argument = command.arguments.indices.contains(index) ? command.arguments[index] : command.arguments.last
            if let argument { try checkFile(value, argument.value) }
        }
        guard command.arguments.last?.isRepeatable != true, given.count > command.arguments.count else { return }
        let extra = given[command.arguments.count]
        let option = command.allOptions.first { $0.name == "spec" }
        throw error(
            "`\(extra)` is one argument too many",
            help: option.map { "write `--\($0.name) \(ShellWord.quoted(extra))` for a description" }
                ?? "usage: \(command.usage)")
    }

    private func unknown(_ word: String) -> UsageError {
        let names = command.allOptions.map { "--" + $0.name }
        let near = suggestion(for: word, among: names)
        return error(
            "`netlayer \(command.name)` has no option `\(word)`", help: near?.text ?? "usage: \(command.usage)")
    }

    private func error(_ message: String, help: String? = nil) -> UsageError {
        UsageError(message, help: help, command: command.name)
    }
}

extension OptionDefinition {
    fileprivate func isCalled(_ word: String) -> Bool { word == "--" + name || short.map { word == "-\($0)" } ?? false }
}
