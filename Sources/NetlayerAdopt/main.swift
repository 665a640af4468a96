import NetlayerCommands
import Platform

// `netlayer adopt` runs this program, which lies beside it. It is a program of its own so that nobody compiles the reader
// of Swift who only generates code.
Heap.prepare()
_ = signal(SIGXFSZ, SIG_IGN)
let tool = CommandLineTool(CommandTable(only: CommandTable.adopt(AdoptCommand.run)))
exit(tool.run(["adopt"] + CommandLine.arguments.dropFirst(), StandardConsole()).rawValue)
