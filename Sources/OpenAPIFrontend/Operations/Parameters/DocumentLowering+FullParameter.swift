import APIModel
import Diagnostics
import SourceTree

extension DocumentLowering {
    /// A parameter of OpenAPI 3.
    func fullParameter(_ located: Located) -> ParameterDeclaration {
        var hasStrayType = false
        let fields = parameterFields(located, hasStrayType: &hasStrayType)
        guard let (name, place) = nameAndPlace(fields[.name], fields[.location], of: located) else { return .ignored }
        guard let location = location(place, parameter: name) else { return .ignored }
        if location == .header, isIgnoredHeader(name) { return .ignored }
        if hasStrayType { reportStrayType(of: located, name, isUsed: fields[.schema] == nil) }
        let (use, mediaType) = content(fields, located, hasStrayType: hasStrayType, name)
        let origin = lowering.origin(of: located, key: located.node["name"])
        var parameter = Parameter(wireName: name, location: location, use: use, origin: origin)
        parameter.mediaType = mediaType
        parameter.isRequired = isRequired(fields[.required], parameter, of: located)
        parameter.documentation = fields[.description].flatMap { string($0, "description") }
        parameter.isDeprecated = fields[.deprecated].flatMap { bool($0, "deprecated") } ?? false
        parameter.allowsEmptyValue = fields[.allowEmptyValue].flatMap { bool($0, "allowEmptyValue") } ?? false
        parameter.allowsReserved = fields[.allowReserved].flatMap { bool($0, "allowReserved") } ?? false
        parameter.style = fields[.style].flatMap { style($0, of: parameter) } ?? parameter.style
        parameter.isExploded =
            fields[.explode].flatMap { bool($0, "explode") } ?? StyleRules.isExplodedByDefault(parameter.style)
        if let field = fields[.example] { parameter.use.annotations.examples.append(lowering.literal(field.node)) }
        if let field = fields[.examples] {
            parameter.use.annotations.examples += examples(field).map(\.value)
        }
        return .parameter(parameter)
    }

    /// The known keys of a parameter. The keys of a schema, which belong elsewhere, are not unknown but astray.
    private func parameterFields(_ located: Located, hasStrayType: inout Bool) -> Fields<ParameterKey> {
        var fields = Fields<ParameterKey>(of: located)
        for (index, entry) in located.node.entries.enumerated() {
            if let position = ParameterKey.known.index(of: entry.key), let key = ParameterKey(rawValue: position) {
                if !entry.value.isNull { fields.note(key, at: index) }
            } else if ["type", "items", "enum", "format", "default"].contains(entry.key.text) {
                hasStrayType = true
            } else {
                let place = "parameter `\(located.node["name"]?.text ?? "")`"
                let known = ParameterKey.known
                lowering.reportUnknownKey(entry.key, in: place, known: known, document: located.document)
            }
        }
        return fields
    }

    /// The name and the place of a parameter; nil, with diagnostics, where one of them is missing.
    func nameAndPlace(_ name: Located?, _ place: Located?, of located: Located) -> (String, Located)? {
        let text = name.flatMap { string($0, "name") }
        if name == nil {
            report(ObjectMessages.missingKey("name", of: "a parameter", at: located.range), in: located.document)
        }
        if place == nil {
            let described = text.map { "parameter `\($0)`" } ?? "a parameter"
            report(ObjectMessages.missingKey("in", of: described, at: nameRange(of: located)), in: located.document)
        }
        guard let text, let place else { return nil }
        return (text, place)
    }

    /// The schema of a parameter and, where it is sent as a document, its media type.
    private func content(
        _ fields: Fields<ParameterKey>,
        _ located: Located,
        hasStrayType: Bool,
        _ name: String
    ) -> (SchemaUse, MediaType?) {
        if let schema = fields[.schema] {
            if let content = fields[.content] {
                report(ParameterMessages.schemaAndContent(name, at: content.range), in: content.document)
            }
            return (lowering.schemaUse(schema), nil)
        }
        if let content = fields[.content] {
            let contents = self.contents(content)
            if contents.count > 1 {
                report(ParameterMessages.severalContents(name, at: content.range), in: content.document)
            }
            if let first = contents.first { return (first.use ?? SchemaUse(anySchema), first.mediaType) }
        } else if hasStrayType {
            return (lowering.parameterSchemaUse(located), nil)
        }
        report(ParameterMessages.missingSchema(name, at: nameRange(of: located)), in: located.document)
        return (SchemaUse(textSchema), nil)
    }

    private func reportStrayType(of located: Located, _ name: String, isUsed: Bool) {
        guard
            let entry = located.node.entry("type") ?? located.node.entry("items") ?? located.node.entry("enum")
                ?? located.node.entry("format") ?? located.node.entry("default")
        else { return }
        let problem = ParameterMessages.strayType(entry.key, parameter: name, isUsed: isUsed)
        report(problem, in: located.document)
    }

    /// The style that a parameter names; nil, with a warning, for one that its location doesn't take.
    private func style(_ located: Located, of parameter: Parameter) -> Parameter.Style? {
        guard let text = string(located, "style") else { return nil }
        let styles = StyleRules.styles(of: parameter.location)
        if let style = Parameter.Style(rawValue: text), styles.contains(style) { return style }
        if version >= .openAPI32, parameter.location == .cookie, text == "cookie" { return .form }
        let problem = ParameterMessages.invalidStyle(text, parameter, styles: styles, at: located.range)
        report(problem, in: located.document)
        return nil
    }
}
