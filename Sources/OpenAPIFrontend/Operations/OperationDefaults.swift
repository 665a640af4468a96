import APIModel

/// What the root says for operations that say nothing of their own.
struct OperationDefaults {
    /// Media types of requests and responses (Swagger 2.0).
    var consumes: [MediaType] = []
    var produces: [MediaType] = []
    var host = HostParts()
    var security: [SecurityAlternative] = []
}
