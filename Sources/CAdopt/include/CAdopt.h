/// Swift code and templates that `netlayer adopt` writes, byte for byte.
#ifndef NETLAYER_ADOPT_H
#define NETLAYER_ADOPT_H

#include <stddef.h>

/// The text of a file of this folder by its name, which ends with a zero; nil for none.
const char *netlayer_adopt_file(const char *name);

#endif
