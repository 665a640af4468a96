// The C library, under whatever name it has: who imports this module needs no import of it.
#if canImport(Darwin)
    @_exported import Darwin
    @_exported import MachO
#elseif canImport(Glibc)
    @_exported import Glibc
#else
    @_exported import Musl
#endif
