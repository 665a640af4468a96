// The assembler takes the files in as they are.
#include "CAdopt.h"
#include <string.h>

#if defined(__APPLE__)
#define LABEL(symbol) "_" symbol
#define CONSTANTS ".section __TEXT,__const\n"
#else
#define LABEL(symbol) symbol
#define CONSTANTS ".section .rodata\n"
#endif

#define EMBED(symbol, path)                                                                                            \
    __asm__(CONSTANTS ".globl " LABEL(#symbol) "\n" LABEL(#symbol) ":\n.incbin \"" path "\"\n.byte 0\n.text\n");       \
    extern const char symbol[] __attribute__((visibility("hidden")));
// That the compiler looks for a file makes the build watch it.
#if __has_include("../files/Alamofire.swift.txt")
EMBED(netlayer_adopt_Alamofire_swift_txt, "../files/Alamofire.swift.txt")
#endif
#if __has_include("../files/AsyncHTTPClient.swift.txt")
EMBED(netlayer_adopt_AsyncHTTPClient_swift_txt, "../files/AsyncHTTPClient.swift.txt")
#endif
#if __has_include("../files/Elsewhere.swift.txt")
EMBED(netlayer_adopt_Elsewhere_swift_txt, "../files/Elsewhere.swift.txt")
#endif
#if __has_include("../files/FileUpload.swift.txt")
EMBED(netlayer_adopt_FileUpload_swift_txt, "../files/FileUpload.swift.txt")
#endif
#if __has_include("../files/Moya.swift.txt")
EMBED(netlayer_adopt_Moya_swift_txt, "../files/Moya.swift.txt")
#endif
#if __has_include("../files/OSLog.swift.txt")
EMBED(netlayer_adopt_OSLog_swift_txt, "../files/OSLog.swift.txt")
#endif
#if __has_include("../files/RxSwift.swift.txt")
EMBED(netlayer_adopt_RxSwift_swift_txt, "../files/RxSwift.swift.txt")
#endif
#if __has_include("../files/Sent.swift.txt")
EMBED(netlayer_adopt_Sent_swift_txt, "../files/Sent.swift.txt")
#endif
#if __has_include("../files/alamofire-api.stencil")
EMBED(netlayer_adopt_alamofire_api_stencil, "../files/alamofire-api.stencil")
#endif
#if __has_include("../files/alamofire-client.stencil")
EMBED(netlayer_adopt_alamofire_client_stencil, "../files/alamofire-client.stencil")
#endif
#if __has_include("../files/moya-api.stencil")
EMBED(netlayer_adopt_moya_api_stencil, "../files/moya-api.stencil")
#endif
#if __has_include("../files/moya-client.stencil")
EMBED(netlayer_adopt_moya_client_stencil, "../files/moya-client.stencil")
#endif
#if __has_include("../files/moya-form.stencil")
EMBED(netlayer_adopt_moya_form_stencil, "../files/moya-form.stencil")
#endif
#if __has_include("../files/moya-helpers.stencil")
EMBED(netlayer_adopt_moya_helpers_stencil, "../files/moya-helpers.stencil")
#endif
#if __has_include("../files/path-escaped.stencil")
EMBED(netlayer_adopt_path_escaped_stencil, "../files/path-escaped.stencil")
#endif
#if __has_include("../files/path-part.stencil")
EMBED(netlayer_adopt_path_part_stencil, "../files/path-part.stencil")
#endif
#if __has_include("../files/path-plain.stencil")
EMBED(netlayer_adopt_path_plain_stencil, "../files/path-plain.stencil")
#endif
#if __has_include("../files/runtime.stencil")
EMBED(netlayer_adopt_runtime_stencil, "../files/runtime.stencil")
#endif
#if __has_include("../files/uuid.stencil")
EMBED(netlayer_adopt_uuid_stencil, "../files/uuid.stencil")
#endif

static const struct {
    const char *name, *text;
} files[] = {
    {"Alamofire.swift", netlayer_adopt_Alamofire_swift_txt},
    {"AsyncHTTPClient.swift", netlayer_adopt_AsyncHTTPClient_swift_txt},
    {"Elsewhere.swift", netlayer_adopt_Elsewhere_swift_txt},
    {"FileUpload.swift", netlayer_adopt_FileUpload_swift_txt},
    {"Moya.swift", netlayer_adopt_Moya_swift_txt},
    {"OSLog.swift", netlayer_adopt_OSLog_swift_txt},
    {"RxSwift.swift", netlayer_adopt_RxSwift_swift_txt},
    {"Sent.swift", netlayer_adopt_Sent_swift_txt},
    {"alamofire-api.stencil", netlayer_adopt_alamofire_api_stencil},
    {"alamofire-client.stencil", netlayer_adopt_alamofire_client_stencil},
    {"moya-api.stencil", netlayer_adopt_moya_api_stencil},
    {"moya-client.stencil", netlayer_adopt_moya_client_stencil},
    {"moya-form.stencil", netlayer_adopt_moya_form_stencil},
    {"moya-helpers.stencil", netlayer_adopt_moya_helpers_stencil},
    {"path-escaped.stencil", netlayer_adopt_path_escaped_stencil},
    {"path-part.stencil", netlayer_adopt_path_part_stencil},
    {"path-plain.stencil", netlayer_adopt_path_plain_stencil},
    {"runtime.stencil", netlayer_adopt_runtime_stencil},
    {"uuid.stencil", netlayer_adopt_uuid_stencil},
};

const char *netlayer_adopt_file(const char *name) {
    for (size_t index = 0; index < sizeof(files) / sizeof(files[0]); index++)
        if (strcmp(files[index].name, name) == 0) return files[index].text;
    return NULL;
}
