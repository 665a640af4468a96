import APIModel
import Directives
import SourceTree

/// What one response object says, whatever its status and, in Swagger 2.0, whatever its operation produces.
struct ResponseDeclaration {
    var response: Response
    /// The body of Swagger 2.0, whose media types are the operation's.
    var body: Body2?

    struct Body2 {
        var use: SchemaUse
        var isFile: Bool
        /// Samples by media type, in small letters.
        var samples: [(essence: String, value: SourceNode)]
    }

    func response(status: ResponseStatus, documentation: String?, produces: [MediaType]) -> Response {
        var response = response
        response.status = status
        if let documentation { response.documentation = documentation }
        guard let body else { return response }
        let fallback = MediaType(body.isFile ? "application/octet-stream" : "application/json")
        response.contents = (produces.isEmpty ? [fallback] : produces).map { type in
            var content = MediaContent(mediaType: type, use: body.use)
            content.examples = body.samples.filter { $0.essence == type.essence }.map { sample in
                Example(value: LiteralReader.read(sample.value))
            }
            return content
        }
        return response
    }
}
