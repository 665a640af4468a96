// The assembler takes the files in as they are, which costs the compiler nothing. A plugin could turn them into Swift, but
// SwiftPM runs no plugin for a tool that is itself built for a plugin.
#include "CTemplates.h"

#if defined(__APPLE__)
#define LABEL(symbol) "_" symbol
#define CONSTANTS ".section __TEXT,__const\n"
#else
#define LABEL(symbol) symbol
#define CONSTANTS ".section .rodata\n"
#endif

#define EMBED(symbol, path)                                                                                            \
    __asm__(CONSTANTS ".globl " LABEL(#symbol) "\n" LABEL(#symbol) ":\n.incbin \"" path "\"\n.globl " LABEL(           \
        #symbol "_end") "\n" LABEL(#symbol "_end") ":\n.byte 0\n.text\n");                                             \
    extern const unsigned char symbol[] __attribute__((visibility("hidden")));                                         \
    extern const unsigned char symbol##_end[] __attribute__((visibility("hidden")));
#include "list.h"
#undef EMBED

static const struct netlayer_template templates[] = {
#define EMBED(symbol, path) {path, symbol, symbol##_end},
#include "list.h"
#undef EMBED
};

size_t netlayer_template_count(void) { return sizeof(templates) / sizeof(templates[0]); }

struct netlayer_template netlayer_template_at(size_t index) { return templates[index]; }
