import APIModel

/// One declared type, with the types inside of it.
public struct ModelPlan: Sendable {
    /// The kind of a declaration, with the plan that it needs.
    public enum Content: Sendable {
        case structure(StructPlan)
        case tuple(StructPlan)
        case form(StructPlan)
        /// A large enum is a struct with constants.
        case enumeration(EnumPlan)
        case union(UnionPlan)
        /// A type alias.
        case alias(SwiftType)
    }

    /// A word for each kind of content.
    public enum Kind: String, Sendable, CaseIterable {
        case structure = "struct"
        case tuple
        case form
        case enumeration = "enum"
        case union
        case alias
    }

    /// The side that uses the type, where the app has its own types (`entities`).
    public enum Side: String, Sendable, CaseIterable {
        case both
        /// The type of values that calls send and receive.
        case service
        case app
    }

    public let content: Content
    /// The name that the description gives to the schema; nil for an inline one.
    public let wireName: String?
    public let schema: SchemaID
    public let side: Side
    public let statement: Statement
    public let name: SwiftIdentifier
    /// Its name from the top level: `Post.Location`.
    public let type: SwiftType
    /// The lines of the documentation comment, `///` included.
    public let documentation: [String]
    public let typeParameters: [SwiftIdentifier]
    /// The conformances that each type parameter needs.
    public let constraints: [SwiftType]
    /// Its conformances; the raw type of an enum comes first.
    public let conformances: [SwiftType]
    public let nested: [ModelPlan]
    /// The sample values of the type and of those inside of it; kept at the top level only.
    public let samples: [SamplePlan]
    /// The top-level models that it refers to, by their position in the plan.
    public let references: [Int]
    /// Whether values of it are sent in requests, and received in responses; both for a type that no operation uses.
    public let isSent: Bool
    public let isReceived: Bool

    /// `Post.Location`
    public var path: String { type.text }

    /// `<T: Codable & Sendable>`; empty for a type that is not generic.
    public var genericClause: String {
        if typeParameters.isEmpty { return "" }
        let constraint = constraints.map(\.text).joined(separator: " & ")
        return "<" + typeParameters.map { "\($0.type): \(constraint)" }.joined(separator: ", ") + ">"
    }
}

extension ModelPlan {
    /// The type and all types in it.
    public var withNested: [ModelPlan] { [self] + nested.flatMap(\.withNested) }

    public var kind: Kind {
        switch content {
        case .structure: .structure
        case .tuple: .tuple
        case .form: .form
        case .enumeration: .enumeration
        case .union: .union
        case .alias: .alias
        }
    }

    public var structure: StructPlan? {
        switch content {
        case .structure(let plan), .tuple(let plan), .form(let plan): plan
        case .enumeration, .union, .alias: nil
        }
    }

    public var enumeration: EnumPlan? { if case .enumeration(let plan) = content { plan } else { nil } }
    public var union: UnionPlan? { if case .union(let plan) = content { plan } else { nil } }
    public var aliased: SwiftType? { if case .alias(let type) = content { type } else { nil } }
}

extension ModelPlan {
    /// Adds the support code that the type and those inside of it refer to.
    func addSupport(to symbols: inout Set<SupportSymbol>) {
        switch content {
        case .structure(let plan): plan.addSupport(to: &symbols)
        case .tuple(let plan):
            plan.addSupport(to: &symbols)
            if plan.hasEncoding, !plan.optionalElements.isEmpty { symbols.insert(.shortenedList) }
        case .form(let plan):
            plan.addSupport(to: &symbols)
            symbols.formUnion([.multipartPart, .multipartBody])
        case .enumeration(let plan): plan.rawType.addSupport(to: &symbols)
        case .union(let plan):
            for member in plan.cases { member.type.addSupport(to: &symbols) }
            if plan.hasUnknown { symbols.insert(.jsonValue) }
            if plan.discriminator == nil, plan.hasDecoding { symbols.insert(.unionDecoder) }
        case .alias(let type): type.addSupport(to: &symbols)
        }
        for model in nested { model.addSupport(to: &symbols) }
    }
}

extension StructPlan {
    fileprivate func addSupport(to symbols: inout Set<SupportSymbol>) {
        for property in parameters {
            property.type.addSupport(to: &symbols)
            if property.isIndirect { symbols.insert(property.tellsNull ? .indirectNullable : .indirect) }
            if property.recovery != nil { symbols.insert(.lenientDecoding) }
        }
        for part in parts { symbols.formUnion(part.headers.compactMap(\.value.textSupport)) }
        if additional != nil, additionalPart == nil, !properties.isEmpty { symbols.insert(.additionalProperties) }
    }
}

/// The members of a struct, and the parts of its initialiser and coding that aren't left to the compiler.
public struct StructPlan: Sendable {
    public let properties: [PropertyPlan]
    /// The schemas of the properties.
    let uses: [SchemaUse]
    var members: [(property: PropertyPlan, use: SchemaUse)] { zip(properties, uses).map { ($0, $1) } }
    public let additional: AdditionalPropertiesPlan?
    /// Whether the initialiser has to be written.
    public let hasInit: Bool
    public let hasCodingKeys: Bool
    public let hasDecoding: Bool
    public let hasEncoding: Bool
    /// The parts of a multipart form.
    public let parts: [PartPlan]
    /// How a multipart form sends its additional values.
    public let additionalPart: PartPlan.Kind?
    /// The list of the values after the elements of a tuple.
    public let rest: PropertyPlan?

    /// The elements that every tuple has, and those that a shorter one lacks.
    public var requiredElements: [PropertyPlan] { properties.filter { $0.sendsNull || !$0.isOptional } }
    public var optionalElements: [PropertyPlan] { properties.filter { !$0.sendsNull && $0.isOptional } }

    /// The parameters of the initialiser: the properties, and those that collect additional values.
    public var parameters: [PropertyPlan] {
        var parameters = properties
        if let additional { parameters.append(additional.property) }
        if let rest { parameters.append(rest) }
        return parameters
    }

    func with(_ properties: [PropertyPlan], hasInit: Bool) -> StructPlan {
        StructPlan(
            properties: properties, uses: uses, additional: additional, hasInit: hasInit, hasCodingKeys: hasCodingKeys,
            hasDecoding: hasDecoding, hasEncoding: hasEncoding, parts: parts, additionalPart: additionalPart, rest: rest
        )
    }
}

/// Where a struct keeps the keys that its schema does not name.
public struct AdditionalPropertiesPlan: Sendable {
    /// A dictionary.
    public let property: PropertyPlan

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

    public let kind: Kind
    public let wireName: String
    /// The property that it sends.
    public let property: SwiftIdentifier
    public let contentType: String?
    /// Its style, where the description gives one; with nil, each value is a part.
    public let encoding: ParameterEncoding?
    public let headers: [PartHeaderPlan]
}

/// One header of a part, whose value is a property of the form.
public struct PartHeaderPlan: Sendable {
    public let value: RequestValue
    public let property: PropertyPlan
}

/// One stored property.
public struct PropertyPlan: Sendable {
    /// Empty for a property that collects values without names in the description.
    public let wireName: String
    public let name: SwiftIdentifier
    public let type: SwiftType
    /// The type of one value, for a property that collects several.
    public let element: SwiftType?
    /// Whether a nil is written as null.
    public let sendsNull: Bool
    public let isIndirect: Bool
    public let isVariable: Bool
    /// The value that the initialiser's parameter has by default.
    public let defaultValue: SwiftExpression?
    public let documentation: [String]
    /// Nil for a property that collects values.
    public let statement: Statement?
    public let isDeprecated: Bool
    /// Whether an attribute marks it as deprecated, which is possible where no generated code uses it.
    public let hasDeprecationAttribute: Bool
    /// The raw value of the coding key.
    public let key: String
    /// How an invalid value is handled; nil where decoding fails.
    public let recovery: Recovery?

    /// How decoding continues after an invalid value.
    public enum Recovery: Sendable {
        /// With nil.
        case absent
        /// With another value.
        case preset(SwiftExpression)
        /// Without the invalid elements of a list or a map.
        case elements

        public var word: String {
            switch self {
            case .absent: "absent"
            case .preset: "preset"
            case .elements: "elements"
            }
        }

        /// The value that replaces an invalid one.
        public var value: SwiftExpression? { if case .preset(let value) = self { value } else { nil } }
    }

    /// A copy with the given values replaced.
    func with(
        type: SwiftType? = nil, sendsNull: Bool? = nil, defaultValue: SwiftExpression?? = nil,
        documentation: [String]? = nil, hasDeprecationAttribute: Bool? = nil, key: String? = nil,
        recovery: Recovery? = nil
    ) -> PropertyPlan {
        PropertyPlan(
            wireName: wireName, name: name, type: type ?? self.type, element: element,
            sendsNull: sendsNull ?? self.sendsNull, isIndirect: isIndirect, isVariable: isVariable,
            defaultValue: defaultValue ?? self.defaultValue, documentation: documentation ?? self.documentation,
            statement: statement, isDeprecated: isDeprecated,
            hasDeprecationAttribute: hasDeprecationAttribute ?? self.hasDeprecationAttribute, key: key ?? self.key,
            recovery: recovery ?? self.recovery)
    }

    public var isOptional: Bool { type.isOptional }
    /// The type without its question mark.
    public var wrappedType: SwiftType { element ?? type.unwrapped }
    /// Whether null differs from an absent value.
    public var tellsNull: Bool { wrappedType.isSupport(.nullable) }
    /// Whether the coding key differs from the name.
    public var hasKey: Bool { key != name.raw }

    /// The name of the property's wrapper: `_parent`.
    public var storage: String { SwiftIdentifier("_" + name.raw).reference }

    /// The name as a template may write it inside of coding methods, whose parameters and locals hide properties of the
    /// same name: `id`, `self.container`.
    public var access: String {
        switch name.raw {
        case "container", "decoder", "encoder": "self." + name.member
        default: name.reference
        }
    }
}

/// A description's facts about a value besides its type: words, examples, limits and vendor extensions. Comments and
/// samples are made of them, and a team's packs may use them.
public struct Statement: Sendable, Hashable {
    private struct Words: Sendable, Hashable {
        /// The annotations at the place that uses the value, and those of the value's schema.
        let use: Annotations
        let schema: Annotations
        let isInline: Bool
        let limits: Boxed<Constraints>?
        /// A parameter's documentation.
        let words: String?
        let own: [Extension]
    }

    /// Boxed, since plans are copied often and few places read it.
    private let said: Boxed<Words>

    /// The facts about a declared type.
    init(_ schema: Schema) { self.init(Annotations(), schema, isInline: true) }

    /// - Parameter schema: the schema that the use leads to through all aliases.
    init(_ use: SchemaUse, _ schema: Schema) { self.init(use.annotations, schema, isInline: schema.name == nil) }

    init(_ parameter: Parameter, _ schema: Schema) {
        self.init(
            parameter.use.annotations, schema, isInline: schema.name == nil, words: parameter.documentation,
            own: parameter.extensions)
    }

    private init(_ use: Annotations, _ schema: Schema, isInline: Bool, words: String? = nil, own: [Extension] = []) {
        let annotations = schema.annotations
        said = Boxed(
            Words(use: use, schema: annotations, isInline: isInline, limits: schema.limits, words: words, own: own))
    }

    public var title: String? { said.value.use.title ?? (said.value.isInline ? said.value.schema.title : nil) }
    public var description: String? {
        let said = said.value
        return said.words ?? said.use.documentation ?? (said.isInline ? said.schema.documentation : nil)
    }
    public var constraints: Constraints? { said.value.limits?.value }
    /// The examples of the place, then those of its schema.
    var examples: [Literal] { said.value.use.examples + said.value.schema.examples }

    /// Vendor extensions: those of the nearest place before those that it refers to.
    public var extensions: [Extension] {
        let said = said.value
        return said.own.laid(over: said.use.extensions.laid(over: said.schema.extensions)).filter {
            $0.name != "x-netlayer"
        }
    }
}
