import Platform

// Run without arguments, it says how it is used.
exit(Benchmark.run(Array(CommandLine.arguments.dropFirst())))
