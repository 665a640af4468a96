import NetlayerCommands
import Platform

// The tool of the plugins. Packages build it before their own code, so it leaves out the commands that no build needs.
Heap.prepare()
_ = signal(SIGXFSZ, SIG_IGN)
let tool = CommandLineTool(CommandTable(lacking: ["adopt", "preview", "serve"]))
exit(tool.run(Array(CommandLine.arguments.dropFirst()), StandardConsole()).rawValue)
