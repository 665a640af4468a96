import NetlayerCommands
import Platform

// The tool of the plugins, which packages build before their own code: it leaves out what no build needs.
Heap.prepare()
_ = signal(SIGXFSZ, SIG_IGN)
let tool = CommandLineTool(CommandTable(lacking: ["adopt", "preview"]))
exit(tool.run(Array(CommandLine.arguments.dropFirst()), StandardConsole()).rawValue)
