/// SHA-256, which the program needs where somebody could gain by a forged hash. It is C for the processor's own
/// instructions, and because builds for plugins are not optimised.
#ifndef NETLAYER_DIGEST_H
#define NETLAYER_DIGEST_H

#include <stddef.h>
#include <stdint.h>

/// Writes the 32 bytes of the hash.
void netlayer_sha256(const uint8_t *bytes, size_t count, uint8_t *digest);

/// The same without instructions of the processor's own, for tests.
void netlayer_sha256_portable(const uint8_t *bytes, size_t count, uint8_t *digest);

#endif
