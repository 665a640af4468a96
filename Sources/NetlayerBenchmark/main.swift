#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

// Run without arguments, it says how it is used.
exit(Benchmark.run(Array(CommandLine.arguments.dropFirst())))
