import APIModel

/// What one element of `parameters` declares. Swagger 2.0 declares bodies among parameters.
indirect enum ParameterDeclaration {
    case parameter(Parameter)
    case body(Body2)
    case field(FormField)
    /// A header that has its meaning from elsewhere (`Accept`, `Content-Type`), or one that is broken.
    case ignored
    /// The header `Authorization`, which security says.
    case credential
    /// Nobody knows what stands there, so that no operation can be sent that has it.
    case unreadable

    /// The body parameter of Swagger 2.0, whose media types are the operation's.
    struct Body2 {
        var name: String?
        var use: SchemaUse?
        var isRequired: Bool
        var documentation: String?
        /// The name under which several operations share it.
        var component: String?
        var origin: Origin
    }

    /// A `formData` parameter of Swagger 2.0: a property of the form.
    struct FormField {
        var property: Property
        var encoding: PartEncoding?
        var isFile: Bool
    }
}

typealias FormField = ParameterDeclaration.FormField
