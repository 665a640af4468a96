import NetlayerCommands
import Platform

Heap.prepare()
// Without the signal, a file that can't grow is a write error, and doesn't end the program.
_ = signal(SIGXFSZ, SIG_IGN)
exit(CommandLineTool(.whole).run(Array(CommandLine.arguments.dropFirst()), StandardConsole()).rawValue)
