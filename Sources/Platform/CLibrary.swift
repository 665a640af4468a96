// Re-exports the C library, whose module has another name on each system.
#if canImport(Darwin)
    @_exported import Darwin
    @_exported import MachO
#elseif canImport(Glibc)
    @_exported import Glibc
#else
    @_exported import Musl
#endif
