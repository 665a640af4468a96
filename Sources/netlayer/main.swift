import NetlayerCommands
import Platform

Heap.prepare()
// A file that can't grow is an error of writing, and doesn't end the program.
_ = signal(SIGXFSZ, SIG_IGN)
exit(CommandLineTool(.whole).run(Array(CommandLine.arguments.dropFirst()), StandardConsole()).rawValue)
