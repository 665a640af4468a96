#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import NetlayerKit

Heap.prepare()
exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), StandardConsole()).rawValue)
