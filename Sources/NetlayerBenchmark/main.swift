import Platform

// Without arguments, it prints its usage.
exit(Benchmark.run(Array(CommandLine.arguments.dropFirst())))
