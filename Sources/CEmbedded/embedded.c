// The assembler takes the files in as they are, which costs the compiler nothing. A plugin could turn them into Swift, but
// SwiftPM runs no plugin for a tool that is itself built for a plugin.
#include "CEmbedded.h"

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
// That the compiler looks for the page makes the build watch it.
#if __has_include("../Sources/NetlayerKit/NetlayerKit.docc/Diagnostics.md")
EMBED(netlayer_diagnostics_page, "../Sources/NetlayerKit/NetlayerKit.docc/Diagnostics.md")
#endif
#if __has_include("../Sources/CEmbedded/templates.archive")
EMBED(netlayer_archive, "../Sources/CEmbedded/templates.archive")
#endif
#undef EMBED

static const struct netlayer_file templates[] = {
#define EMBED(symbol, path) {path, symbol, symbol##_end},
#include "list.h"
#undef EMBED
};

size_t netlayer_template_count(void) { return sizeof(templates) / sizeof(templates[0]); }

struct netlayer_file netlayer_template_at(size_t index) { return templates[index]; }

struct netlayer_file netlayer_template_archive(void) {
    return (struct netlayer_file){"templates.archive", netlayer_archive, netlayer_archive_end};
}

struct netlayer_file netlayer_diagnostics(void) {
    return (struct netlayer_file){"Diagnostics.md", netlayer_diagnostics_page, netlayer_diagnostics_page_end};
}
