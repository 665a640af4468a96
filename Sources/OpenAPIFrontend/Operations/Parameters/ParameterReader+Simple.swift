import APIModel
import Diagnostics
import SourceTree

extension ParameterReader {
    /// A parameter of Swagger 2.0, which is its own schema unless it is the body.
    func simpleParameter(_ located: Located) -> ParameterDeclaration {
        let described: Message = "parameter `\(located.node["name"]?.text ?? "")`"
        guard let fields = nodes.fields(of: located, as: SimpleParameterKey.self, in: described) else {
            return .ignored
        }
        if fields[.location]?.node.text == "body" { return bodyParameter(fields, located) }
        guard let (name, place) = nameAndPlace(fields[.name], fields[.location], of: located) else { return .ignored }
        if place.node.text == "formData" { return formField(name, fields, located) }
        guard let location = location(place, parameter: name) else { return .ignored }
        if location == .header, let ignored = ignoredHeader(name) { return ignored }
        let origin = nodes.documents.origin(of: located, key: located.node["name"])
        let use = simpleUse(fields, located, name)
        var parameter = Parameter(wireName: name, location: location, use: use, origin: origin)
        parameter.name = located.node.clientName
        parameter.isRequired = isRequired(fields[.required], parameter, of: located)
        parameter.documentation = fields.string(.description)
        parameter.allowsEmptyValue = fields.bool(.allowEmptyValue)
        if let rule = collectionStyle(fields, in: location) {
            parameter.encoding.style = rule.style
            parameter.encoding.isExploded = rule.isExploded
        }
        return .parameter(parameter)
    }

    private func simpleUse(_ fields: ObjectFields<SimpleParameterKey>, _ located: Located, _ name: String) -> SchemaUse
    {
        if fields[.type] == nil, let schema = fields[.schema] {
            nodes.report(ParameterMessages.straySchema(name, at: schema.range))
            return schemas.use(at: schema)
        }
        guard fields[.type] != nil || fields[.values] != nil || fields[.items] != nil else {
            nodes.report(ParameterMessages.missingType(name, at: nameRange(of: located)))
            return SchemaUse(schemas.text)
        }
        return schemas.parameterUse(at: located)
    }

    /// How a list is sent; nil for what is no list.
    private func collectionStyle(
        _ fields: ObjectFields<SimpleParameterKey>,
        in location: Parameter.Location
    ) -> (style: Parameter.Style, isExploded: Bool)? {
        let isList = fields[.type]?.node.text == "array" || fields[.items] != nil
        guard let field = fields[.collectionFormat] else {
            return isList ? StyleRules.style(ofCollectionFormat: "csv", in: location) : nil
        }
        guard let text = nodes.string(field.node, "collectionFormat") else { return nil }
        if let rule = StyleRules.style(ofCollectionFormat: text, in: location) { return isList ? rule : nil }
        nodes.report(ParameterMessages.unknownCollectionFormat(text, at: field.range))
        return StyleRules.style(ofCollectionFormat: "csv", in: location)
    }

    private func bodyParameter(_ fields: ObjectFields<SimpleParameterKey>, _ located: Located) -> ParameterDeclaration {
        if fields[.schema] == nil {
            nodes.report(ParameterMessages.bodyWithoutSchema(at: nameRange(of: located)))
        }
        return .body(
            ParameterDeclaration.Body2(
                name: located.node.clientName ?? fields.string(.name),
                use: fields[.schema].map(schemas.use),
                isRequired: fields.bool(.required),
                documentation: fields.string(.description),
                origin: nodes.documents.origin(of: located, key: located.node["name"])
            )
        )
    }

    private func formField(
        _ name: String,
        _ fields: ObjectFields<SimpleParameterKey>,
        _ located: Located
    ) -> ParameterDeclaration {
        let isFile = fields[.type]?.node.text == "file"
        var use = isFile ? SchemaUse(schemas.file) : simpleUse(fields, located, name)
        use.annotations.documentation = fields.string(.description)
        let origin = nodes.documents.origin(of: located, key: located.node["name"])
        let isRequired = fields.bool(.required)
        var property = Property(wireName: name, use: use, isRequired: isRequired, origin: origin)
        property.name = located.node.clientName
        let encoding = collectionStyle(fields, in: .query).map { rule in
            var encoding = PartEncoding(property: name)
            encoding.style = rule.style
            encoding.isExploded = rule.isExploded
            return encoding
        }
        return .field(FormField(property: property, encoding: encoding, isFile: isFile))
    }
}
