import APIModel
import Diagnostics
import SourceTree

extension SchemaReader {
    /// The use of the schema that stands at a node, inline or by reference. Nothing that concerns the use itself (a
    /// parameter's description, say) is added. A broken reference or schema gives a use of `any`, with a diagnostic.
    func use(at located: Located) -> SchemaUse {
        if let known = knownUse(of: located) { return known }
        guard located.node.isMapping else { return SchemaUse(declareScalar(located)) }
        let keys = scan(located)
        if let use = forwardedUse(of: keys) {
            setIndex(-2 - Int32(schemas.forwardedUses.count), of: located)
            schemas.forwardedUses.append(use)
            return use
        }
        return SchemaUse(declare(keys))
    }

    /// The use of the schema that a parameter, a header or an `items` of Swagger 2.0 is itself.
    func parameterUse(at located: Located) -> SchemaUse {
        if let known = knownUse(of: located) { return known }
        let keys = scan(located, reportsUnknownKeys: false)
        let ofParameter = SchemaKeywords(.description, .deprecated, .required, .title, .externalDocs, .readOnly)
        return SchemaUse(declare(keys.without(ofParameter.union(.requiredList))))
    }

    /// A schema that no node declares: the string of a text body, the element of a stream.
    func add(_ kind: SchemaKind, constraints: Constraints? = nil) -> SchemaID {
        add(kind, constraints: constraints, origin: .none)
    }

    func add(_ kind: SchemaKind, constraints: Constraints?, origin: Origin) -> SchemaID {
        let id = allocate(job: nil, origin: origin)
        api.schemas[Int(id.index)].kind = kind
        api.schemas[Int(id.index)].constraints = constraints
        return id
    }
}

extension SchemaReader {
    func allocate(job: SchemaWork.Job?, origin: Origin) -> SchemaID {
        let id = SchemaID(api.schemas.count)
        api.schemas.append(Schema(id: id, kind: .any, origin: origin))
        schemas.jobs.append(job)
        schemas.states.append(job == nil ? .done : .queued)
        return id
    }

    /// Gives a schema its address; its content is lowered later.
    func declare(_ keys: SchemaKeys) -> SchemaID {
        let id = allocate(job: .node(keys), origin: documents.origin(of: keys.located))
        setIndex(id.index, of: keys.located)
        return id
    }

    /// The schemas `true` and `false`, an empty value, and what is no schema at all.
    func declareScalar(_ located: Located) -> SchemaID {
        let id = allocate(job: nil, origin: documents.origin(of: located))
        setIndex(id.index, of: located)
        if located.node.bool == false {
            api[id].kind = .never
        } else if located.node.bool == nil, !located.node.isNull {
            var problem = ValueMessages.expectedKind("a mapping", what: "a schema", found: located.node)
            problem.help = ValueMessages.schemaHelp(located.node)
            report(problem)
        }
        return id
    }

    private func knownUse(of located: Located) -> SchemaUse? {
        let index = schemaIndex(of: located)
        if index >= 0 { return SchemaUse(SchemaID(Int(index))) }
        return index < -1 ? schemas.forwardedUses[Int(-2 - index)] : nil
    }

    /// The schema at a node: its index, -1 for none yet, less for a forwarded use.
    func schemaIndex(of located: Located) -> Int32 {
        let document = located.document.number
        guard document < indexes.count, !indexes[document].isEmpty else { return -1 }
        return indexes[document][Int(located.node.identity)]
    }

    func setIndex(_ index: Int32, of located: Located) {
        let document = located.document.number
        while indexes.count <= document { indexes.append([]) }
        if indexes[document].isEmpty {
            indexes[document] = Array(repeating: -1, count: documents[located.document].tree.nodeCount)
        }
        indexes[document][Int(located.node.identity)] = index
    }
}

extension SchemaReader {
    /// Lowers everything that has an address but no content yet.
    func drainSchemas() {
        while schemas.head < schemas.jobs.count {
            if schemas.states[schemas.head] == .queued { performAfterBases(SchemaID(schemas.head)) }
            schemas.head += 1
        }
    }

    /// Lowers a schema after those that its `allOf` merges, so that a long chain of bases needs no deep stack.
    private func performAfterBases(_ id: SchemaID) {
        var open = [id]
        var waiting: Set<SchemaID> = [id]
        while let next = open.last {
            let base = queuedBases(of: next).first { !waiting.contains($0) }
            if let base {
                waiting.insert(base)
                open.append(base)
            } else {
                open.removeLast()
                if schemas.states[Int(next.index)] == .queued { perform(next) }
            }
        }
    }

    private func queuedBases(of id: SchemaID) -> [SchemaID] {
        guard schemas.states[Int(id.index)] == .queued, case .node(let keys) = schemas.jobs[Int(id.index)],
            keys.hasAny(SchemaKeywords(.allOf, .ref))
        else { return [] }
        var bases = keys.elements(.allOf).filter { references.reference(in: $0.node) != nil }.map { use(at: $0).schema }
        if keys.hasAny(.references), let target = referencedSchema(keys) { bases.append(target) }
        return bases.filter { schemas.states[Int($0.index)] == .queued }
    }

    private func perform(_ id: SchemaID) {
        let index = Int(id.index)
        guard let job = schemas.jobs[index] else { return }
        schemas.states[index] = .underWay
        schemas.underWay.append(id)
        switch job {
        case .node(let keys):
            let shape = lower(keys, as: id)
            settle(shape, of: id)
            reportUnmetRequired(shape)
        case .intersection(let left, let right, let range):
            settle(intersect(left, right, at: range), of: id)
        }
        schemas.underWay.removeLast()
        schemas.jobs[index] = nil
        schemas.states[index] = .done
    }

    private func settle(_ shape: SchemaShape, of id: SchemaID) {
        let index = Int(id.index)
        api.schemas[index].kind = shape.kind
        api.schemas[index].isNullable = shape.isNullable
        if let constraints = shape.constraints { api.schemas[index].constraints = constraints }
        if let common = shape.common { schemas.commonObjects[id] = common }
        if !shape.unmetRequired.isEmpty { schemas.unmetRequired[id] = shape.unmetRequired }
        if shape.isSoft { schemas.softSchemas.insert(id) }
        if case .alias = shape.kind { schemas.hasInlineAliases = true }
    }

    /// The shape of a schema that is needed now: by an `allOf`. Nil where it is being lowered already, which is a
    /// circle.
    func force(_ id: SchemaID) -> SchemaShape? {
        var id = id
        var isNullable = false
        for _ in 0..<1000 {
            let index = Int(id.index)
            if schemas.states[index] == .queued {
                guard schemas.underWay.count < 64 else { return nil }
                perform(id)
            }
            guard schemas.states[index] == .done else { return nil }
            isNullable = isNullable || api.schemas[index].isNullable
            guard case .alias(let use) = api.schemas[index].kind else { return finishedShape(of: id, isNullable) }
            isNullable = isNullable || use.isNullable
            id = use.schema
        }
        return nil
    }

    private func finishedShape(of id: SchemaID, _ isNullable: Bool) -> SchemaShape {
        let schema = api[id]
        var shape = SchemaShape(kind: schema.kind, isNullable: isNullable)
        shape.constraints = schema.constraints
        shape.isSoft = schemas.softSchemas.contains(id)
        shape.common = schemas.commonObjects[id]
        shape.unmetRequired = (schemas.unmetRequired[id] ?? []).map {
            RequiredName(name: $0.name, range: $0.range, isReported: true)
        }
        shape.range = schema.origin.range
        return shape
    }

    private func reportUnmetRequired(_ shape: SchemaShape) {
        guard !shape.unmetRequired.isEmpty else { return }
        guard case .object(let object) = shape.kind, !object.properties.isEmpty else { return }
        switch object.additional {
        case .any, .schema: return
        case .unspecified, .forbidden: break
        }
        let names = object.properties.map(\.wireName)
        for (index, required) in shape.unmetRequired.filter({ !$0.isReported }).enumerated() {
            // Nobody reads what more than dozens of names may have meant.
            let candidates = index < 50 ? names : []
            report(SchemaMessages.undeclaredRequired(required.name, among: candidates, at: required.range))
        }
    }
}
