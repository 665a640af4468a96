/// Files that the program carries, byte for byte: the bundled packs, these compiled, and the reference page of diagnostics.
#ifndef NETLAYER_EMBEDDED_H
#define NETLAYER_EMBEDDED_H

#include <stddef.h>

/// A file in the memory of the program.
struct netlayer_file {
    /// Of a template: below `Templates/`.
    const char *path;
    const unsigned char *start;
    const unsigned char *end;
};

size_t netlayer_template_count(void);
struct netlayer_file netlayer_template_at(size_t index);
struct netlayer_file netlayer_diagnostics(void);
/// The bundled packs, compiled; empty where nobody has made it.
struct netlayer_file netlayer_template_archive(void);

#endif
