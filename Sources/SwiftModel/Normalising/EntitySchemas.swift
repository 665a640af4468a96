import APIModel
import Diagnostics

/// An API whose schemas have copies for the app. The team's rules change the copies of schemas that operations send and
/// receive; named enums, and schemas that only errors use, serve both sides.
struct EntitySchemas: Sendable {
    private(set) var api: API
    /// The copy for the app, by the schema that it is made of, and the other way around.
    private(set) var entities: [Int: Int] = [:]
    private(set) var transfers: [Int: Int] = [:]
    /// The team's rules for the properties of copies, by copy and by the path of wire names to the value.
    private(set) var members: [Int: [String: Member]] = [:]
    /// Paths that the team leaves out of objects whose other properties it takes singly, by copy: `settings.size`.
    private(set) var leftOut: [Int: Set<String>] = [:]
    /// Whether files keep entities, which have to be `Codable` for that.
    let areKept: Bool

    /// The team's rule for a property, and the wire names that lead to its value.
    struct Member: Sendable {
        let said: EntityMember
        let path: [String]
        /// The name of the schema of the object that has the value.
        let owner: String
    }

    /// Nil where the team states no entities.
    init?(_ api: API, into bag: inout DiagnosticBag) {
        guard let rules = api.entities else { return nil }
        self.api = api
        areKept = api.operations.contains { $0.directives.caching != nil || $0.directives.waits == true }
        let found = EntityReach(api).separated
        for index in found {
            let copy = self.api.schemas.count
            entities[index] = copy
            transfers[copy] = index
            var schema = api.schemas[index]
            schema.id = SchemaID(copy)
            self.api.schemas.append(schema)
        }
        for index in found { redirect(entities[index] ?? index) }
        self.api.namedSchemas += api.namedSchemas.compactMap { entities[Int($0.index)].map { SchemaID($0) } }
        apply(rules, into: &bag)
    }

    /// A use of the copy of a schema; the same use where there isn't one.
    func entity(of use: SchemaUse) -> SchemaUse {
        var use = use
        if let copy = entities[Int(use.schema.index)] { use.schema = SchemaID(copy) }
        use.arguments = use.arguments.map { entity(of: $0) }
        return use
    }

    /// The roots of copies, which are declared beside those of the service.
    func roots(besides roots: [InlineRoot]) -> [InlineRoot] {
        roots.compactMap { root in
            guard !root.isForm, entities[Int(root.use.schema.index)] != nil else { return nil }
            var copy = root
            copy.use = entity(of: root.use)
            copy.key += " of the app"
            return copy
        }
    }

    private mutating func redirect(_ copy: Int) {
        var kind = api.schemas[copy].kind
        kind.changeUses { $0 = entity(of: $0) }
        if case .object(var shape) = kind {
            shape.bases = shape.bases.map { SchemaID(entities[Int($0.index)] ?? Int($0.index)) }
            kind = .object(shape)
        }
        api.schemas[copy].kind = kind
    }
}

// MARK: - Applying the team's rules

extension EntitySchemas {
    private mutating func apply(_ rules: EntityRules, into bag: inout DiagnosticBag) {
        var seen: Set<String> = []
        for rule in rules.rules {
            guard let named = api.namedSchemas.first(where: { api[$0].name == rule.schema }) else {
                let names = api.namedSchemas.compactMap { entities[Int($0.index)] == nil ? nil : api[$0].name }
                bag.report(
                    SwiftModelCodes.entityRule("there is no schema `\(rule.schema)`").at(rule.range).help(
                        suggestion(for: rule.schema, among: names)))
                continue
            }
            let index = Int(named.index)
            guard let copy = entities[index], case .object(let shape) = api.schemas[index].kind else {
                bag.report(
                    SwiftModelCodes.entityRule(
                        "`\(rule.schema)` can't have an entity: it isn't an object, or it isn't used in bodies alone"
                    ).at(rule.range).help(
                        "entities are for objects in bodies, not in parameters, forms, streams or headers"))
                continue
            }
            guard seen.insert(rule.schema).inserted else {
                bag.report(SwiftModelCodes.entityRule("`\(rule.schema)` is listed twice").at(rule.range))
                continue
            }
            apply(rule, at: copy, shape, into: &bag)
        }
    }

    private mutating func apply(_ rule: EntityRule, at copy: Int, _ shape: ObjectShape, into bag: inout DiagnosticBag) {
        guard case .object(var entity) = api.schemas[copy].kind else { return }
        var gone: Set<String> = []
        for name in rule.leftOut {
            guard let path = EntityPath(name, in: shape, of: rule.schema, api, into: &bag) else { continue }
            if !path.isNested {
                gone.insert(path.wireName)
            } else if rule.members.contains(where: { $0.path.hasPrefix(path.owners + ".") }) {
                leftOut[copy, default: []].insert(path.wireName)
            } else {
                bag.report(
                    SwiftModelCodes.entityRule(
                        "no rule takes other properties from the object that holds `\(name.text)`"
                    ).at(name.range).help(
                        "leave out the whole object, or list the properties to keep under `properties`"))
            }
        }
        var found: [(path: EntityPath, member: EntityMember)] = []
        for member in rule.members {
            let name = EntityRule.Name(text: member.path, range: member.range)
            guard let path = EntityPath(name, in: shape, of: rule.schema, api, into: &bag) else { continue }
            guard !found.contains(where: { $0.path.wireName == path.wireName }) else {
                bag.report(SwiftModelCodes.entityRule("`\(member.path)` is listed twice").at(member.range))
                continue
            }
            if path.isNested, member.name == nil {
                bag.report(
                    SwiftModelCodes.entityRule(
                        "what is taken out of an object needs a name: `\(member.path): { name: … }`"
                    ).at(member.range))
                continue
            }
            guard !gone.contains(path.wireName) else {
                bag.report(SwiftModelCodes.entityRule("`\(member.path)` is left out").at(member.range))
                continue
            }
            found.append((path, member))
        }
        let kept = Set(found.filter { !$0.path.isNested }.map(\.path.wireName))
        // A property is left out if only its parts are taken.
        gone.formUnion(found.filter { $0.path.isNested && !kept.contains($0.path.first) }.map(\.path.first))
        var properties: [Property] = []
        for property in entity.properties {
            for item in found where item.path.isNested && item.path.first == property.wireName {
                properties.append(self.property(of: item.path, item.member))
            }
            if gone.contains(property.wireName) { continue }
            guard let item = found.first(where: { $0.path.wireName == property.wireName }) else {
                properties.append(property)
                continue
            }
            properties.append(self.property(of: item.path, item.member))
        }
        entity.properties = properties
        api.schemas[copy].kind = .object(entity)
        members[copy] = Dictionary(
            uniqueKeysWithValues: found.map { path, member in
                (path.wireName, Member(said: member, path: path.wireNames, owner: path.owner(in: rule.schema, api)))
            })
    }

    private mutating func property(of path: EntityPath, _ member: EntityMember) -> Property {
        var use = entity(of: path.last.use)
        if let type = member.type {
            // The service decides whether the value may be null.
            let isNullable = path.last.use.isNullable || api.isNullable(path.last.use.schema)
            var schema = Schema(id: SchemaID(api.schemas.count), kind: .any, origin: path.last.origin)
            schema.fixedType = type
            api.schemas.append(schema)
            use = SchemaUse(schema.id, isNullable: isNullable, annotations: path.last.use.annotations)
            use.annotations.defaultValue = nil
        }
        if member.defaultValue != nil { use.isNullable = false }
        var property = path.last
        property.wireName = path.wireName
        property.use = use
        property.isRequired = path.isRequired || member.defaultValue != nil
        property.origin.range = member.range ?? property.origin.range
        return property
    }
}

extension API {
    /// Whether a schema allows null, by itself or through aliases.
    func isNullable(_ schema: SchemaID) -> Bool {
        var id = schema
        for _ in 0..<100 {
            if self[id].isNullable { return true }
            guard case .alias(let use) = self[id].kind else { return false }
            if use.isNullable { return true }
            id = use.schema
        }
        return false
    }
}

extension EntitySchemas {
    /// An entity belongs to the service whose data it is made of.
    func give(_ owners: inout [String?], to models: [ModelPlan]) {
        var known: [SchemaID: String] = [:]
        for (model, owner) in zip(models, owners) where model.side == .service { known[model.schema] = owner }
        for (index, model) in models.enumerated() where model.side == .app { owners[index] = known[model.schema] }
    }
}

/// Finds the schemas that the app gets copies of: objects, unions and tuples in bodies and in messages of channels,
/// inline schemas in these, and lists of all. Those in parameters, headers, forms and streams aren't mapped.
struct EntityReach {
    private let api: API
    private var isVisited: [Bool]
    private var isInside: [Bool]
    private var order: [Int] = []

    init(_ api: API) {
        self.api = api
        isVisited = [Bool](repeating: false, count: api.schemas.count)
        isInside = isVisited
        var whole: [SchemaUse] = []
        for operation in api.operations {
            for parameter in operation.parameters { visit(parameter.use) }
            whole += operation.channel?.uses ?? []
            let successes = operation.successes.map { operation.responses[$0] }
            for response in successes { for header in response.headers { visit(header.use) } }
            for content in (operation.body?.contents ?? []) + successes.flatMap(\.contents) {
                let isWhole = content.itemUse == nil && content.mediaType.streamFormat == nil
                if isWhole, !content.mediaType.isMultipart {
                    content.forEachUse { whole.append($0) }
                } else {
                    content.forEachUse { visit($0) }
                }
            }
        }
        // The schemas visited so far aren't visited again, and so get no copies.
        order = []
        for use in whole { visit(use) }
    }

    private mutating func visit(_ start: SchemaUse) {
        var open: [(use: SchemaUse, isInside: Bool)] = [(start, false)]
        while let (use, isWithin) = open.popLast() {
            open += use.arguments.map { ($0, isWithin) }
            let index = Int(use.schema.index)
            // A named schema isn't part of the one that refers to it.
            let inside = isWithin && api.schemas[index].name == nil
            guard !isVisited[index] else { continue }
            isVisited[index] = true
            isInside[index] = inside
            order.append(index)
            let isOwner = api.schemas[index].kind.isEntity
            api.schemas[index].kind.forEachUse { open.append(($0, inside || isOwner)) }
        }
    }

    /// The schemas to copy, in the order of the description.
    var separated: [Int] {
        var holders: [Int: [Int]] = [:]
        var isSeparated = [Bool](repeating: false, count: api.schemas.count)
        var open: [Int] = []
        for index in order {
            let schema = api.schemas[index]
            switch schema.kind {
            case .object, .union, .tuple: open.append(index)
            case .enumeration: if schema.name == nil, isInside[index] { open.append(index) }
            case .array, .map, .alias:
                schema.kind.forEachUse { use in use.forEachSchema { holders[Int($0.index), default: []].append(index) }
                }
            default: continue
            }
        }
        while let index = open.popLast() {
            guard !isSeparated[index] else { continue }
            isSeparated[index] = true
            open += holders[index] ?? []
        }
        return isSeparated.indices.filter { isSeparated[$0] }
    }
}

extension SchemaKind {
    fileprivate var isEntity: Bool {
        switch self {
        case .object, .union, .tuple: true
        default: false
        }
    }
}
