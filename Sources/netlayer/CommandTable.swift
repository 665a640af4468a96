import NetlayerCommands
import Platform

extension CommandTable {
    /// The commands of `netlayer`.
    static let whole = CommandTable(with: [adopt(startAdopt), preview, serve])

    @Sendable private static func startAdopt(_ invocation: Invocation, _ console: any Console) -> ExitCode {
        CurrentProgram.become("netlayer-adopt", with: Array(CommandLine.arguments.dropFirst(2)))
        console.say("netlayer: error: `netlayer-adopt`, the program of this command, isn't in the folder of `netlayer`")
        console.say("help: in a checkout, `swift build --product netlayer-adopt` makes it; a release has both programs")
        return .machine
    }
}
