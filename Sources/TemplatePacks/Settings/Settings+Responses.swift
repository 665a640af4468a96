import APIModel
import SwiftModel

extension Settings {
    static let responses: [Setting] = [
        .texts(
            "responses.headers",
            "Headers that calls return as properties beside `body`, the value: `[X-Total-Count, \"X-RateLimit-*\"]`, or "
                + "`[\"*\"]` for all that the description has.",
            \.operations.responseHeaders
        ),
        .optionalText(
            "responses.streamEnd",
            "The data of the item behind which nothing follows in streams: `\"[DONE]\"`.",
            \.operations.streamEnd
        ),
        .word(
            "responses.errors",
            "How callers meet the errors that an operation documents: as typed `bodies` of an error, or also as `cases` of "
                + "an enum that each such operation has.",
            \.operations.errors
        ),
    ]
}
