// The C library, under whatever name it has: who imports this module needs no import of it.
#if canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#else
    @_exported import Darwin
    @_exported import MachO
#endif
