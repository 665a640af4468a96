import NetlayerCommands
import Platform

Heap.prepare()
// A file that may not grow is an error of writing, and not the end of the program.
_ = signal(SIGXFSZ, SIG_IGN)
exit(CommandLineTool(.whole).run(Array(CommandLine.arguments.dropFirst()), StandardConsole()).rawValue)
