/// The bundled packs, byte for byte as they are in `Templates/`.
#ifndef NETLAYER_TEMPLATES_H
#define NETLAYER_TEMPLATES_H

#include <stddef.h>

/// A file of a pack, in the memory of the program.
struct netlayer_template {
    /// Below `Templates/`.
    const char *path;
    const unsigned char *start;
    const unsigned char *end;
};

size_t netlayer_template_count(void);
struct netlayer_template netlayer_template_at(size_t index);

#endif
