import APIModel
import SwiftModel

/// Makes values that a service could send: the description's examples where they fit the schema, otherwise plain values
/// by the names of properties.
final class Samples {
    let api: API
    private let direction: SchemaCheck.Direction
    private let check: SchemaCheck
    /// The number of values in a sample after which only required ones are added.
    private static let budget = 2_000
    /// The number of required values beyond that. A list of a hundred lists of a hundred lists has no sample.
    private static let mostRequired = 50_000
    private var left = 0
    /// The schemas whose values are being made, outermost first.
    private var path: [SchemaID] = []

    init(api: API, direction: SchemaCheck.Direction = .response) {
        self.api = api
        self.direction = direction
        check = SchemaCheck(api: api, direction: direction)
    }

    /// A value of a schema; nil if the schema has no finite value.
    /// - Parameter variant: makes the elements of a list differ.
    func value(of use: SchemaUse, named name: String = "", in owner: String = "", variant: Int = 0) -> Literal? {
        left = Self.budget
        path = []
        return make(use, name, owner, variant, isTop: true)
    }

    private func make(_ use: SchemaUse, _ name: String, _ owner: String, _ variant: Int, isTop: Bool = false)
        -> Literal?
    {
        left -= 1
        guard left > -Self.mostRequired else { return nil }
        let target = api.resolved(use)
        let schema = api[target.schema]
        if variant == 0 || isTop, use.arguments.isEmpty {
            let examples = use.annotations.examples + target.annotations.examples + schema.annotations.examples
            if let example = examples.first(where: { $0 != .null && check.accepts($0, use) }) { return example }
        }
        guard !path.contains(target.schema), path.count < 24 else { return nil }
        path.append(target.schema)
        defer { path.removeLast() }
        return make(schema, target, name, schema.name ?? owner, variant)
    }

    private func make(_ schema: Schema, _ use: SchemaUse, _ name: String, _ owner: String, _ variant: Int) -> Literal? {
        let arguments = api.typeArguments(of: use)
        switch schema.kind {
        case .any: return .string("value")
        case .never, .typeParameter: return nil
        case .null: return .null
        case .boolean: return .bool(true)
        case .integer: return .number(String(SampleNumber.integer(named: name, schema.constraints, variant: variant)))
        case .number:
            let value = SampleNumber.fraction(named: name, schema.constraints, variant: variant)
            return .number(Int(exactly: value).map { String($0) } ?? "\(value)")
        case .string(let format): return .string(text(format, name, owner, schema.constraints, variant))
        case .enumeration(let enumeration):
            let values = enumeration.values.map(\.literal).filter { $0 != .null }
            return values.isEmpty ? nil : values[variant % values.count]
        case .array(let list): return array(api.bound(list.element, to: arguments), schema.constraints, name)
        case .tuple(let tuple):
            let elements = tuple.elements.enumerated().map { index, element in
                make(api.bound(element, to: arguments), name, owner, index)
            }
            return elements.contains { $0 == nil } ? nil : .array(elements.compactMap { $0 })
        case .map(let element):
            let value = make(api.bound(element, to: arguments), name, owner, 0)
            return .object(value.map { [Literal.Member(name: "key", value: $0)] } ?? [])
        case .object(let shape): return object(shape, arguments, owner, variant)
        case .union(let union): return member(of: union, arguments, name, owner, variant)
        case .alias(let next): return make(next, name, owner, variant)
        }
    }

    private func text(_ format: String?, _ name: String, _ owner: String, _ constraints: Constraints?, _ variant: Int)
        -> String
    {
        let isEncoded = format == nil && constraints?.contentEncoding?.lowercased() == "base64"
        // Bytes are raw in a body of their own, and Base64 in JSON.
        let format = isEncoded || format == "binary" && path.count > 1 ? "byte" : format
        let text = SampleText.text(format: format, named: name, in: owner, constraints, variant: variant)
        guard format?.lowercased() == "uuid" else { return text }
        // Identifiers have to differ, so that the elements of a list can be told apart.
        let digits = variant > 0 ? String(variant, radix: 16) : ""
        return text.dropLast(digits.count).lowercased() + digits
    }

    private func array(_ element: SchemaUse, _ constraints: Constraints?, _ name: String) -> Literal? {
        let least = min(constraints?.minItems ?? 0, 100)
        let wanted = max(least, min(constraints?.maxItems ?? 1, 1))
        var elements: [Literal] = []
        for index in 0..<wanted {
            guard let value = make(element, name, "", index) else { break }
            elements.append(value)
        }
        return elements.count < least ? nil : .array(elements)
    }

    private func object(_ shape: ObjectShape, _ arguments: [String: SchemaUse], _ owner: String, _ variant: Int)
        -> Literal?
    {
        var members: [Literal.Member] = []
        for property in shape.properties {
            if api.isOneWay(property, direction.opposite) { continue }
            let use = api.bound(property.use, to: arguments)
            if !property.isRequired, left < 0 || path.count > 8 { continue }
            if let value = make(use, property.wireName, owner, variant) {
                members.append(.init(name: property.wireName, value: value))
            } else if property.isRequired {
                guard use.isNullable || api[api.resolved(use).schema].isNullable else { return nil }
                members.append(.init(name: property.wireName, value: .null))
            }
        }
        return .object(members)
    }

    /// A value of the first member that has one, with the discriminator's value for it.
    private func member(
        of union: UnionShape, _ arguments: [String: SchemaUse], _ name: String, _ owner: String, _ variant: Int
    ) -> Literal? {
        for member in union.members {
            guard var value = make(api.bound(member.use, to: arguments), name, owner, variant), value != .null else {
                continue
            }
            if let key = union.discriminator, let word = member.discriminatorValues.first {
                if member.discriminatorValues.contains(where: { value[key] == .string($0) }) { return value }
                value[key] = .string(word)
            }
            return value
        }
        return union.members.contains { api.resolvedKind(of: $0.use.schema) == .null } ? .null : nil
    }
}

/// Samples as JSON for readers.
package final class SampleJSON {
    private let sent: Samples
    private let received: Samples

    package init(_ api: API) {
        sent = Samples(api: api, direction: .request)
        received = Samples(api: api)
    }

    /// A sample of a request's or a response's content; nil if that isn't JSON.
    package func text(of content: MediaContent, isSent: Bool) -> String? {
        guard content.mediaType.isJSON || content.itemUse != nil else { return nil }
        if let example = content.examples.first, content.itemUse == nil { return Self.text(example.value) }
        return (content.itemUse ?? content.use).flatMap { text(of: $0, isSent: isSent) }
    }

    package func text(of use: SchemaUse, isSent: Bool = false) -> String? {
        (isSent ? sent : received).value(of: use).map(Self.text)
    }

    /// A sample of a parameter, as text. An object whose members are parameters of their own has none.
    package func text(of parameter: Parameter) -> String? {
        let value = sent.value(of: parameter.use, named: parameter.wireName)
        if case .object? = value, parameter.encoding.isExploded, !parameter.encoding.isJSON { return nil }
        let separator: String =
            switch parameter.encoding.style {
            case .spaceDelimited: " "
            case .pipeDelimited: "|"
            default: ","
            }
        return value?.text(in: parameter.encoding, separator: separator)
    }

    private static func text(_ value: Literal) -> String {
        String(decoding: JSON.bytes(of: value, isPretty: true), as: UTF8.self)
    }
}
