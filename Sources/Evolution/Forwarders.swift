import SwiftModel

/// Plans declarations that let callers of the old code compile for a while: type names, cases, properties and methods
/// that forward to the new ones. Nothing is planned for what was removed.
public struct ForwarderPlanner {
    private let old: Generation
    private let new: Generation
    private let pairs: GenerationPairs
    /// The types that the new code declares.
    private let taken: Set<String>
    /// The types of the old code that are nowhere now, under any name: nothing can be said of their values.
    private var gone: Set<String> = []
    private var types: [ForwarderPlan.TypeName] = []
    private var members: [ForwarderPlan.Member] = []
    private var methods: [ForwarderPlan.Method] = []

    /// The forwarders from one generation to another; nil where there are none.
    public static func plan(from old: Generation, to new: Generation) -> ForwarderPlan? {
        let taken = new.declarations.types.union(new.plan.declaredTypes)
        var planner = ForwarderPlanner(old: old, new: new, pairs: GenerationPairs(old.plan, new.plan), taken: taken)
        planner.addServices()
        planner.addTypes()
        planner.addMembers()
        planner.gone = old.declarations.types.union(old.plan.declaredTypes).subtracting(taken).subtracting(
            planner.types.map { ($0.owner.map { $0 + "." } ?? "") + $0.name })
        for (before, after) in planner.pairs.operations.matched { planner.addMethods(before, after) }
        if planner.types.isEmpty, planner.members.isEmpty, planner.methods.isEmpty { return nil }
        return ForwarderPlan(types: planner.types, members: planner.members, methods: planner.methods)
    }

    private mutating func addType(_ name: String, _ target: String, in owner: String? = nil) {
        let path = owner.map { $0 + "." + name } ?? name
        // A name that the new code declares can't be an alias as well.
        guard name != target, path != target, !taken.contains(path) else { return }
        let renamed = SwiftLiteral.quoted(target)
        let type = ForwarderPlan.TypeName(owner: owner, name: name, target: target, renamed: renamed)
        if !types.contains(type) { types.append(type) }
    }

    private mutating func addTypes(among names: [NamedText], _ newNames: [NamedText]) {
        let types = old.declarations.types
        for rename in SymbolRename.among(names, newNames, kind: { types.contains($0) ? .type : nil }) {
            addType(rename.old, rename.new)
        }
    }

    private mutating func addServices() {
        for (before, after) in pairs.services.matched { addTypes(among: before.names, after.names) }
        for (before, after) in pairs.operations.matched {
            // A use case that becomes part of another one isn't renamed to it.
            let joins = before.operation.joinsUseCase || after.operation.joinsUseCase
            let names = before.operation.declaredNames.filter { !joins || !$0.key.hasPrefix("useCase") }
            addTypes(among: names, after.operation.declaredNames)
            if let input = before.operation.input, let other = after.operation.input {
                addType(input.name.type, other.name.type)
            }
            if let failure = before.operation.failure, let other = after.operation.failure {
                addType(failure.name.type, other.name.type)
            }
            let (response, other) = (before.operation.response, after.operation.response)
            if response.kind == .cases, other.kind == .cases { addType(response.type.text, other.type.text) }
        }
    }

    private mutating func addTypes() {
        for (before, after) in pairs.models.matched where before.path != after.path {
            if before.type.path.count == 1 {
                addType(before.path, after.path)
                continue
            }
            // The alias of a renamed outer type reaches the types inside of it, too.
            let owner = pairs.renames.old(Array(before.type.path.dropLast()))
            // If the outer type was removed, no type could contain the old name.
            guard owner + [before.name] != after.type.path, taken.contains(SwiftType.Name(owner).text) else { continue }
            addType(before.name.type, after.path, in: SwiftType.Name(owner).text)
        }
    }

    private mutating func addMembers() {
        for (before, after) in pairs.models.matched {
            if let enumeration = before.enumeration, let other = after.enumeration {
                add(enumeration, other, of: after)
            }
            if let union = before.union, let other = after.union { add(union, other, of: before, after) }
            if let structure = before.structure, let other = after.structure {
                add(structure, other, of: before, after)
            }
        }
    }

    private mutating func add(_ before: EnumPlan, _ after: EnumPlan, of model: ModelPlan) {
        let taken = after.cases.map(\.name)
        for item in before.cases where !taken.contains(item.name) {
            guard let renamed = after.cases.first(where: { $0.rawValue == item.rawValue }) else { continue }
            add(.constant, item.name, renamed.name, model.path, type: model.type)
        }
    }

    private mutating func add(_ before: UnionPlan, _ after: UnionPlan, of model: ModelPlan, _ other: ModelPlan) {
        let taken = after.cases.map(\.name)
        for item in before.cases where !taken.contains(item.name) {
            let type = pairs.renames.old(item.type, in: model.type.path)
            let renamed = after.cases.filter { pairs.renames.new($0.type, in: other.type.path) == type }
            guard renamed.count == 1 else { continue }
            add(.payload, item.name, renamed[0].name, other.path, type: renamed[0].type)
        }
    }

    private mutating func add(_ before: StructPlan, _ after: StructPlan, of model: ModelPlan, _ other: ModelPlan) {
        let taken = after.properties.map(\.name)
        for item in before.properties where !taken.contains(item.name) && !item.wireName.isEmpty {
            guard let successor = after.properties.first(where: { $0.wireName == item.wireName }),
                pairs.renames.old(item.type, in: model.type.path)
                    == pairs.renames.new(successor.type, in: other.type.path)
            else { continue }
            add(.property, item.name, successor.name, other.path, type: successor.type)
        }
    }

    private mutating func add(
        _ kind: ForwarderPlan.Member.Kind, _ name: SwiftIdentifier, _ newName: SwiftIdentifier, _ owner: String,
        type: SwiftType
    ) {
        members.append(
            ForwarderPlan.Member(
                kind: kind, owner: owner, name: name.declaration, type: type,
                target: kind == .property ? newName.reference : "." + newName.member,
                renamed: SwiftLiteral.quoted(newName.raw)))
    }
}

extension SwiftPlan {
    /// The types that every pack declares, as paths from the top level.
    fileprivate var declaredTypes: [String] {
        let operations = services.flatMap(\.operations)
        let names = operations.flatMap {
            [
                $0.input?.name, $0.param.content.structure?.name, $0.body?.content.structure?.name, $0.response.wrapper,
                $0.failure?.name,
            ]
        }
        let own = (names + [environment?.name]).compactMap { $0?.type }
        return models.flatMap(\.withNested).map(\.path) + own + operations.compactMap(\.response.casesType?.text)
    }
}

// MARK: - Methods

extension ForwarderPlanner {
    private mutating func addMethods(_ before: OperationPairs.Entry, _ after: OperationPairs.Entry) {
        let surfaces = (
            OperationSurface.surfaces(of: before, old.declarations),
            OperationSurface.surfaces(of: after, new.declarations)
        )
        guard let surface = surfaces.0.first(where: { $0.way == .service }),
            let successor = surfaces.1.first(where: { $0.way == .service }),
            pairs.services.renamedWords[before.service.word] ?? before.service.word == after.service.word,
            pairs.renames.old(before.operation.response.type) == after.operation.response.type
        else { return }
        let arguments = ArgumentPairs(before.operation, after.operation, isCase: false)
        let isRenamed = surface.member != successor.member
        for form in surface.argumentForms(of: before.operation) {
            let types = form.map { pairs.renames.old($0.type) }
            let shape = CallShape(
                parameters: zip(form, types).map {
                    .init(label: $0.label, type: $1, hasDefault: $0.defaultValue != nil)
                })
            if types.contains(where: isGone) || !isRenamed && [shape].areAccepted(by: successor.forms) { continue }
            guard let call = call(of: after.operation, by: form, arguments) else { continue }
            let typed = zip(form, types).map { old, type in
                // If the name is the same, a call that the new method accepts must not match the forwarder, too.
                let isTaken = after.operation.arguments.contains {
                    $0.label == old.label && CallShape.fits(type, $0.type)
                }
                return old.typed(type, keepsDefault: isRenamed || isTaken)
            }
            let labels = after.operation.arguments.map { ($0.label ?? "_") + ":" }.joined()
            let isHidden = form.contains { $0.name == successor.member }
            methods.append(
                ForwarderPlan.Method(
                    owner: successor.type, name: surface.member, target: (isHidden ? "self." : "") + successor.member,
                    arguments: typed, call: call, response: after.operation.response,
                    // The compiler wants names without backquotes here.
                    renamed: SwiftLiteral.quoted("\(successor.member)(\(labels))".filter { $0 != "`" })))
        }
    }

    private func isGone(_ type: SwiftType) -> Bool {
        var isGone = false
        type.forEachName { if gone.contains(SwiftType.Name($0.path).text) { isGone = true } }
        return isGone
    }

    /// The new method's arguments, from those of the old method; nil if one is missing.
    private func call(of operation: OperationPlan, by form: [ArgumentPlan], _ pairs: ArgumentPairs) -> [String]? {
        var call: [String] = []
        for argument in operation.arguments {
            let partner = pairs.matched.first { $0.new == argument }?.old
            let value: String
            if let partner, form.contains(partner) {
                guard CallShape.fits(self.pairs.renames.old(partner.type), argument.type) else { return nil }
                value = partner.name
            } else if let other = argument.defaultValue {
                value = other.text
            } else {
                return nil
            }
            call.append(argument.passing(value))
        }
        return call
    }
}

extension ArgumentPlan {
    fileprivate func typed(_ type: SwiftType, keepsDefault: Bool) -> ArgumentPlan {
        with(type: type, defaultValue: .some(keepsDefault ? defaultValue : nil))
    }
}
