import Directives

/// The keys of each object of the native spec, for the reader and its JSON Schema.
package enum NativeKeys {
    package static let root = [
        "netlayer", "title", "version", "doc", "servers", "auth", "security", "envelope", "errors", "services",
        "channels", "types", "examples", "entities",
    ]
    package static let server = ["url", "doc", "variables"]
    package static let variable = ["default", "values", "doc"]
    package static let service = ["doc", "path", "server", "security", "errors", "operations", "channels"]
    package static let verbs = ["get", "post", "put", "patch", "delete", "head", "options"]
    package static let methodChoice = ["if", "then", "else"]
    package static let bodies = ["body", "form", "multipart", "text"]
    /// The keys of a long operation besides directives.
    package static let operationOwn =
        ["doc", "deprecated", "path", "method", "query", "cookies", "returns", "statuses", "errors", "security"] + verbs
        + bodies
    package static let operation = operationOwn + Directive.keys
    package static let channelOwn = [
        "path", "doc", "deprecated", "query", "cookies", "security", "subprotocols", "by", "send", "receive",
    ]
    package static let channel = channelOwn + Directive.all.filter(\.isForChannels).map(\.key)
    package static let body = ["type", "mediaType", "required", "doc"]
    package static let response = ["type", "mediaType", "headers", "doc"]
    package static let constraints = [
        "minimum", "maximum", "multipleOf", "minLength", "maxLength", "pattern", "minItems", "maxItems",
    ]
    package static let property =
        [
            "type", "wire", "default", "doc", "example", "readOnly", "writeOnly", "deprecated", "lenient", "style",
            "explode", "nullable",
        ] + constraints
    package static let parameter = property.filter { !$0.hasSuffix("Only") && $0 != "lenient" }
    package static let header = parameter.filter { !["style", "explode"].contains($0) }
    package static let alias = ["alias", "doc", "example", "deprecated", "nullable", "default"] + constraints
    package static let enumeration = ["enum", "type", "doc", "deprecated", "nullable"]
    package static let enumValue = ["value", "doc"]
    package static let union = ["oneOf", "anyOf", "by", "doc", "deprecated", "nullable"]
    /// Keys of a struct that aren't properties if their value is a scalar or a list.
    package static let structure = ["doc", "extends", "others", "deprecated", "nullable"]
}
