import APIModel

/// The members of a struct and as much of its coding as is not left to the compiler.
public struct StructPlan: Sendable {
    public var properties: [PropertyPlan]
    public var additional: AdditionalPropertiesPlan?
    /// Whether the initialiser has to be written.
    public var hasInit: Bool
    public var hasCodingKeys: Bool
    public var hasDecoding: Bool
    public var hasEncoding: Bool
    /// The parts of a multipart form.
    public var parts: [PartPlan]
    /// How a multipart form sends what it holds beside its properties.
    public var additionalPart: PartPlan.Kind?
    /// What follows the elements of a tuple.
    public var rest: PropertyPlan?

    /// The elements that every tuple has, and those that a shorter one lacks.
    public var requiredElements: [PropertyPlan] { properties.filter { $0.sendsNull || !$0.isOptional } }
    public var optionalElements: [PropertyPlan] { properties.filter { !$0.sendsNull && $0.isOptional } }

    /// What the initialiser takes: the properties, and what is collected beside them.
    public var parameters: [PropertyPlan] {
        var parameters = properties
        if let additional { parameters.append(additional.property) }
        if let rest { parameters.append(rest) }
        return parameters
    }

    init(properties: [PropertyPlan]) {
        self.properties = properties
        additional = nil
        hasInit = false
        hasCodingKeys = false
        hasDecoding = false
        hasEncoding = false
        parts = []
        additionalPart = nil
        rest = nil
    }
}

/// Where a struct keeps the keys that its schema does not name.
public struct AdditionalPropertiesPlan: Sendable {
    /// A dictionary.
    public var property: PropertyPlan

    /// The type of the values.
    public var valueType: SwiftType { property.wrappedType }
}

/// One part of a multipart form: how its value is sent.
public struct PartPlan: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case field
        case json
        case file
        case files
    }

    public var kind: Kind
    public var wireName: String
    /// The property that it sends.
    public var property: SwiftIdentifier
    public var contentType: String?
    /// Its style, where the description gives one: nil for a part for each value.
    public var encoding: ParameterEncoding?
    public var headers: [PartHeaderPlan] = []
}

/// One header of a part, whose value is a property of the form.
public struct PartHeaderPlan: Sendable {
    public var value: RequestValue
    public var property: PropertyPlan
    var use: SchemaUse
}
