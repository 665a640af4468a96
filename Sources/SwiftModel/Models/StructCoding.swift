import APIModel
import Diagnostics

/// Coding keys and coding of structs, and the members that they have beside the description's properties.
extension StructPlanner {
    /// The raw value of the coding key.
    func key(of wireName: String) -> String {
        conventions.models.keyStrategy == .snakeCase ? SnakeCaseKey.converted(wireName) : wireName
    }

    /// The coding key for an entity's property, made of the name in Swift: caches only read their own files.
    func entityKey(of name: SwiftIdentifier) -> String {
        conventions.models.keyStrategy == .snakeCase
            ? SnakeCaseKey.converted(SnakeCaseKey.restored(name.raw)) : name.raw
    }

    /// Separates coding keys that are equal to a decoder that converts from snake case: `photo_url`, `photoUrl`.
    func separateKeys(_ properties: inout [PropertyPlan], of schema: Schema, _ bag: inout DiagnosticBag) {
        var holders: [String: String] = [:]
        for property in properties where SnakeCaseKey.converted(property.wireName) == property.wireName {
            holders[property.wireName] = property.wireName
        }
        for index in properties.indices {
            let wireName = properties[index].wireName
            let key = SnakeCaseKey.converted(wireName)
            if let holder = holders[key], holder != wireName {
                properties[index] = properties[index].with(key: wireName)
                bag.report(
                    SwiftModelCodes.sameKey(
                        "`\(holder)` and `\(wireName)` of schema \(label(schema)) become the same key in a decoder that converts from snake case"
                    ).at(schema.origin.range))
            } else {
                holders[key] = wireName
            }
        }
    }

    /// Reports a key that an encoder can't restore from its coding key: keys in snake case can be, others may not.
    func reportLostKeys(_ properties: [PropertyPlan], of schema: Schema, _ bag: inout DiagnosticBag) {
        for property in properties {
            let key = SnakeCaseKey.converted(property.wireName)
            let written = SnakeCaseKey.restored(key)
            if written != property.wireName {
                bag.report(
                    SwiftModelCodes.lostKey(
                        "`\(property.wireName)` of schema \(label(schema)) is sent as `\(written)` by an encoder that converts to snake case"
                    ).at(schema.origin.range))
                return
            }
        }
    }

    func additional(_ shape: ObjectShape, _ names: [SwiftIdentifier], _ scene: Scene) -> AdditionalPropertiesPlan? {
        let value: SwiftType
        switch shape.additional {
        case .unspecified, .forbidden: return nil
        case .any: value = .jsonValue
        case .schema(let use): value = type(of: use, scene)
        }
        var name = "additionalProperties"
        while names.contains(where: { $0.raw == name }) {
            name = "other" + name.prefix(1).uppercased() + name.dropFirst()
        }
        let type = SwiftType.dictionary(key: .string, value: value)
        return AdditionalPropertiesPlan(
            property: collection(name, type: type, element: value, defaultValue: .dictionary([])))
    }

    /// A property for values that the description does not name.
    func collection(_ name: String, type: SwiftType, element: SwiftType, defaultValue: SwiftExpression) -> PropertyPlan
    {
        PropertyPlan(
            wireName: "", name: SwiftIdentifier(name), type: type, element: element, sendsNull: false,
            isIndirect: false, isVariable: conventions.models.mutability == .var, defaultValue: defaultValue,
            documentation: [], statement: nil, isDeprecated: false, hasDeprecationAttribute: false, key: name,
            recovery: nil)
    }

    /// A struct of the properties, with the initialiser and the coding that they need.
    func finished(
        _ properties: [PropertyPlan], _ uses: [SchemaUse], _ additional: AdditionalPropertiesPlan?, _ scene: Scene,
        parts: [PartPlan] = [], additionalPart: PartPlan.Kind? = nil
    ) -> StructPlan {
        let coding = scene.isEntity ? entityCoding(properties, additional) : coding(properties, additional, scene)
        let hasInit = coding.hasDecoding || additional != nil || needsInit(properties)
        // The mappers use every property.
        let isTouched =
            hasInit || coding.hasEncoding || scene.isForm || scene.isEntity
            || catalog.graph.entities?.entities[catalog.declarations[scene.index].schema] != nil
        return StructPlan(
            properties: properties.map { $0.isDeprecated ? $0.deprecated(isTouched: isTouched) : $0 }, uses: uses,
            additional: additional, hasInit: hasInit, hasCodingKeys: coding.hasKeys, hasDecoding: coding.hasDecoding,
            hasEncoding: coding.hasEncoding, parts: parts, additionalPart: additionalPart, rest: nil)
    }

    private typealias Coding = (hasKeys: Bool, hasDecoding: Bool, hasEncoding: Bool)

    private func coding(_ properties: [PropertyPlan], _ additional: AdditionalPropertiesPlan?, _ scene: Scene) -> Coding
    {
        if scene.isForm { return (false, false, false) }
        let schema = catalog.declarations[scene.index].schema
        let sendsNull = scene.isSent && properties.contains(where: \.sendsNull)
        let recovers = properties.contains { $0.recovery != nil }
        let hasDecoding = (additional != nil || recovers) && catalog.directions.isDecoded(schema)
        let hasEncoding = (additional != nil || sendsNull) && catalog.directions.isEncoded(schema)
        let hasKeys = hasDecoding || hasEncoding || properties.contains(where: \.hasKey)
        return (!properties.isEmpty && hasKeys, hasDecoding, hasEncoding)
    }

    private func entityCoding(_ properties: [PropertyPlan], _ additional: AdditionalPropertiesPlan?) -> Coding {
        let hasKeys = catalog.graph.entities?.areKept == true && properties.contains(where: \.hasKey)
        // The compiler codes only the listed keys, so that coding has to be written where there are additional values.
        return (hasKeys, hasKeys && additional != nil, hasKeys && additional != nil)
    }

    /// Whether the compiler's initialiser won't do: it is internal, and knows neither indirection nor some defaults.
    private func needsInit(_ properties: [PropertyPlan]) -> Bool {
        conventions.access != .internal
            || properties.contains { property in
                if property.isIndirect { return true }
                guard let value = property.defaultValue else { return property.isOptional && property.isVariable }
                return !(value == .null && property.isVariable)
            }
    }
}

extension PropertyPlan {
    /// An attribute would warn wherever generated code uses the property, so that a remark replaces it there.
    fileprivate func deprecated(isTouched: Bool) -> PropertyPlan {
        guard isTouched else { return with(hasDeprecationAttribute: true) }
        return with(
            documentation: documentation + (documentation.isEmpty ? [] : ["///"]) + ["/// - Warning: Deprecated."])
    }
}

/// Converts keys as `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase` does, so that coding keys agree with it, and
/// back as the support code does.
///
///     photo_url → photoUrl      _id → _id      user_ID → userId      a__b → aB      URL → URL
enum SnakeCaseKey {
    static func converted(_ key: String) -> String {
        var scalars = key.unicodeScalars[...]
        let leading = scalars.prefix { $0 == "_" }
        scalars = scalars.dropFirst(leading.count)
        if scalars.isEmpty { return key }
        var trailing = ""
        while scalars.last == "_" {
            scalars.removeLast()
            trailing += "_"
        }
        let parts = scalars.split(separator: "_").map { String($0) }
        guard parts.count > 1, let first = parts.first else { return key }
        return String(leading) + first.lowercased() + parts.dropFirst().map(capitalised).joined() + trailing
    }

    /// The key that an encoder which converts to snake case writes: `photoUrl` → `photo_url`, `URL` → `URL`.
    static func restored(_ key: String) -> String {
        guard key.contains(where: \.isUppercase), key.first?.isUppercase == false else { return key }
        let letters = Array(key)
        var result = ""
        for (index, letter) in letters.enumerated() {
            if letter.isUppercase {
                let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
                if isBeforeSmall || !letters[index - 1].isUppercase { result += "_" }
            }
            result += letter.lowercased()
        }
        return result
    }

    /// Capitalises the first letter of each run of letters, and no other letter: `URL` → `Url`, `2fa` → `2Fa`.
    private static func capitalised(_ word: String) -> String {
        var result = ""
        var isInWord = false
        for character in word {
            result += isInWord ? character.lowercased() : character.uppercased()
            isInWord = character.isLetter || character == "'"
        }
        return result
    }
}

/// How invalid values are handled.
extension StructPlanner {
    /// Reports facts about a property that the Swift code can't express.
    func reportUnused(_ property: Property, _ planned: PropertyPlan, _ scene: Scene, _ bag: inout DiagnosticBag) {
        let schema = catalog.graph.schema(behind: property.use)
        let preset = catalog.graph.defaultValue(of: property.use)
        let isUnsent = conventions.models.defaults == .sent && scene.isSent && !scene.isReceived
        if preset?.isSaid == true, planned.defaultValue == nil || isUnsent && planned.defaultValue == .null {
            bag.report(
                SwiftModelCodes.unusedDefault(
                    "the default of `\(property.wireName)` has no literal in Swift; the property has no default"
                ).at(property.origin.range))
        }
        if planned.isIndirect, variables.names(property.wireName, of: scene.index, catalog) {
            bag.report(
                SwiftModelCodes.unsetProperty(
                    "`\(property.wireName)` can't be set: it makes its type recursive, so it is stored in `Indirect`"
                ).at(property.origin.range))
        }
        guard case .never = schema.kind else { return }
        bag.report(
            SwiftModelCodes.noValue("`\(property.wireName)` allows no value; it is generated as any JSON").at(
                schema.origin.range))
    }

    /// How a property recovers from an invalid value; nil where the response is refused.
    func recovery(of property: Property, _ plan: PropertyPlan, _ scene: Scene, _ bag: inout DiagnosticBag)
        -> PropertyPlan.Recovery?
    {
        guard scene.isReceived else {
            if let said = property.use.annotations.lenient.flatMap({ Leniency($0) }) {
                bag.report(
                    SwiftModelCodes.wrongLeniency(
                        "`lenient: \(said.rawValue)` of `\(place(of: property, scene))` changes nothing: no response has it"
                    ).at(property.origin.range))
            }
            return nil
        }
        let annotations = [property.use.annotations, catalog.graph.schema(behind: property.use).annotations]
        let said = annotations.compactMap(\.lenient)
        guard !said.isEmpty || !leniency.isEmpty else { return nil }
        let found = leniency.finding(at: place(of: property, scene), types: names(of: property.use), said)
        if said.contains(where: { Leniency($0) == nil }) {
            bag.report(
                SwiftModelCodes.wrongLeniency(
                    "`lenient` of `\(property.wireName)` is none of \(Leniency.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")); it is ignored"
                ).at(property.origin.range))
        }
        guard let found, found.leniency != .fail else { return nil }
        let isNullable = plan.tellsNull
        let absent: PropertyPlan.Recovery? = plan.isOptional && !isNullable ? .absent : nil
        let recovery: PropertyPlan.Recovery?
        switch found.leniency {
        case .fail: recovery = nil
        case .null: recovery = absent
        case .preset:
            let preset = isNullable ? nil : preset(of: property)
            recovery = preset.flatMap { $0 == .null ? nil : .preset($0) } ?? absent
        case .drop: recovery = isCollection(plan.wrappedType) ? .elements : absent
        }
        if recovery == nil, found.isExact {
            bag.report(
                SwiftModelCodes.wrongLeniency(
                    "`lenient: \(found.leniency.rawValue)` of `\(place(of: property, scene))` changes nothing: it is not optional and has no default"
                ).at(property.origin.range))
        }
        return recovery
    }

    private func isCollection(_ type: SwiftType) -> Bool {
        switch type {
        case .array, .dictionary: true
        case .named, .optionalOf: false
        }
    }

    private func place(of property: Property, _ scene: Scene) -> String {
        catalog.place(of: property.wireName, in: scene.index)
    }

    /// The names of the schemas of a value and of a list's elements.
    private func names(of use: SchemaUse) -> [String] {
        let target = catalog.graph.target(of: use).schema
        let element = catalog.graph.element(of: target).map { catalog.graph.target(of: $0).schema }
        return [target, element].compactMap { $0.flatMap { catalog.graph.schema($0).name } }
    }
}

extension SchemaTypes {
    /// `Order.status`; a type without a name in the description goes by its name in Swift.
    func place(of property: String, in index: Int) -> String {
        let declaration = declarations[index]
        let owner = graph.schema(declaration.schema).name ?? SwiftType.Name(declaration.path).text
        return owner + "." + property
    }
}

/// Which properties can be set.
struct VariableProperties: Sendable {
    private let areAll: Bool
    private let patterns: [GlobPattern]

    init(_ conventions: ModelConventions) {
        areAll = conventions.mutability == .var
        patterns = conventions.variables.map(GlobPattern.init)
    }

    func contains(_ property: String, of index: Int, _ catalog: SchemaTypes) -> Bool {
        areAll || names(property, of: index, catalog)
    }

    /// Whether a pattern of the team names it.
    func names(_ property: String, of index: Int, _ catalog: SchemaTypes) -> Bool {
        guard !patterns.isEmpty else { return false }
        let place = catalog.place(of: property, in: index)
        return patterns.contains { $0.matches(place) }
    }
}

/// Finds how invalid values of a property are handled: by the last rule of the configuration that matches, or else as
/// the description states at the property or at the schema of its values.
struct LeniencyTable: Sendable {
    private let rules: [(rule: LeniencyRule, pattern: GlobPattern)]

    /// The handling, and whether it is stated for this property alone.
    struct Finding {
        var leniency: Leniency
        var isExact: Bool
    }

    init(_ rules: [LeniencyRule]) { self.rules = rules.reversed().map { ($0, GlobPattern($0.pattern)) } }

    var isEmpty: Bool { rules.isEmpty }

    /// `place` is `Order.status`, `types` are the names of the schemas that its values and their elements have.
    func finding(at place: String, types: [String], _ said: [Literal]) -> Finding? {
        let names = [place] + types
        if let found = rules.first(where: { entry in names.contains { entry.pattern.matches($0) } }) {
            return Finding(leniency: found.rule.leniency, isExact: found.rule.pattern == place)
        }
        return said.lazy.compactMap { Leniency($0) }.first.map { Finding(leniency: $0, isExact: true) }
    }
}
