import APIModel
import Diagnostics
import SourceTree

extension DocumentLowering {
    /// A parameter of Swagger 2.0, which is its own schema unless it is the body.
    func simpleParameter(_ located: Located) -> ParameterDeclaration {
        let described = "parameter `\(located.node["name"]?.text ?? "")`"
        let fields = self.fields(of: located, as: SimpleParameterKey.self, in: described)
        if fields[.location]?.node.text == "body" { return bodyParameter(fields, located) }
        guard let (name, place) = nameAndPlace(fields[.name], fields[.location], of: located) else { return .ignored }
        if place.node.text == "formData" { return formField(name, fields, located) }
        guard let location = location(place, parameter: name) else { return .ignored }
        if location == .header, isIgnoredHeader(name) { return .ignored }
        let origin = lowering.origin(of: located, key: located.node["name"])
        let use = simpleUse(fields, located, name)
        var parameter = Parameter(wireName: name, location: location, use: use, origin: origin)
        parameter.isRequired = isRequired(fields[.required], parameter, of: located)
        parameter.documentation = fields[.description].flatMap { string($0, "description") }
        parameter.allowsEmptyValue = fields[.allowEmptyValue].flatMap { bool($0, "allowEmptyValue") } ?? false
        if let rule = collectionStyle(fields, in: location) {
            parameter.style = rule.style
            parameter.isExploded = rule.isExploded
        }
        return .parameter(parameter)
    }

    private func simpleUse(_ fields: Fields<SimpleParameterKey>, _ located: Located, _ name: String) -> SchemaUse {
        if fields[.type] == nil, let schema = fields[.schema] {
            report(ParameterMessages.straySchema(name, at: schema.range), in: schema.document)
            return lowering.schemaUse(schema)
        }
        guard fields[.type] != nil || fields[.values] != nil || fields[.items] != nil else {
            report(ParameterMessages.missingType(name, at: nameRange(of: located)), in: located.document)
            return SchemaUse(textSchema)
        }
        return lowering.parameterSchemaUse(located)
    }

    /// How a list is sent; nil for what is no list.
    private func collectionStyle(
        _ fields: Fields<SimpleParameterKey>,
        in location: Parameter.Location
    ) -> (style: Parameter.Style, isExploded: Bool)? {
        let isList = fields[.type]?.node.text == "array" || fields[.items] != nil
        guard let field = fields[.collectionFormat] else {
            return isList ? StyleRules.style(ofCollectionFormat: "csv", in: location) : nil
        }
        guard let text = string(field, "collectionFormat") else { return nil }
        if let rule = StyleRules.style(ofCollectionFormat: text, in: location) { return isList ? rule : nil }
        report(ParameterMessages.unknownCollectionFormat(text, at: field.range), in: field.document)
        return StyleRules.style(ofCollectionFormat: "csv", in: location)
    }

    private func bodyParameter(_ fields: Fields<SimpleParameterKey>, _ located: Located) -> ParameterDeclaration {
        if fields[.schema] == nil {
            report(ParameterMessages.bodyWithoutSchema(at: nameRange(of: located)), in: located.document)
        }
        return .body(
            ParameterDeclaration.Body2(
                name: fields[.name].flatMap { string($0, "name") },
                use: fields[.schema].map(lowering.schemaUse),
                isRequired: fields[.required].flatMap { bool($0, "required") } ?? false,
                documentation: fields[.description].flatMap { string($0, "description") },
                origin: lowering.origin(of: located, key: located.node["name"])
            )
        )
    }

    private func formField(
        _ name: String,
        _ fields: Fields<SimpleParameterKey>,
        _ located: Located
    ) -> ParameterDeclaration {
        let isFile = fields[.type]?.node.text == "file"
        var use = isFile ? SchemaUse(fileSchema) : simpleUse(fields, located, name)
        use.annotations.documentation = fields[.description].flatMap { string($0, "description") }
        let origin = lowering.origin(of: located, key: located.node["name"])
        let isRequired = fields[.required].flatMap { bool($0, "required") } ?? false
        let property = Property(wireName: name, use: use, isRequired: isRequired, origin: origin)
        let encoding = collectionStyle(fields, in: .query).map { rule in
            var encoding = PartEncoding(property: name)
            encoding.style = rule.style
            encoding.isExploded = rule.isExploded
            return encoding
        }
        return .field(FormField(property: property, encoding: encoding, isFile: isFile))
    }
}
