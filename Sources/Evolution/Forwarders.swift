import SwiftModel

/// Plans declarations with which callers of the old code still compile: type names, cases, properties and methods that
/// forward to the new ones. Removed declarations get no forwarders.
public struct ForwarderPlanner {
    private let old: Generation
    private let new: Generation
    private let pairs: GenerationPairs
    /// The types that the new code declares.
    private let taken: Set<String>
    /// The structs of inputs of the new code, by their types.
    private let inputs: [SwiftType: InputPlan]
    /// The types of the old code that don't exist now under any name, so that no forwarder can name them.
    private var gone: Set<String> = []
    private var types: [ForwarderPlan.TypeName] = []
    private var members: [ForwarderPlan.Member] = []
    private var methods: [ForwarderPlan.Method] = []

    /// The forwarders from one generation to another; nil where there are none.
    public static func plan(from old: Generation, to new: Generation) -> ForwarderPlan? {
        let taken = new.declarations.types.union(new.plan.declaredTypes)
        let inputs = new.plan.services.flatMap(\.operations).compactMap(\.input).map { (SwiftType.named($0.name), $0) }
        var planner = ForwarderPlanner(
            old: old, new: new, pairs: GenerationPairs(old.plan, new.plan), taken: taken,
            inputs: Dictionary(inputs) { first, _ in first })
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
        // A declaration that a directive removed has no new name.
        let kept = names.filter { newNames.isDeclared($0, in: new.declarations) }
        for rename in SymbolRename.among(kept, newNames, kind: { types.contains($0) ? .type : nil }) {
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
            // If the outer type was removed, no type can contain the old name.
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
    /// The types that every pack declares, by their paths from the top level.
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
        let arguments = Pairing(argumentsOf: before.operation, after.operation, isCase: false, pairs.renames)
        let isRenamed = surface.member != successor.member
        let labels = after.operation.arguments.map(\.label)
        // The same call must not mean two things: the old name or an old label may belong to something else now.
        let isReused =
            isRenamed
            ? new.declarations.methods[successor.type]?.contains(surface.member) ?? false
            : arguments.matched.contains { $0.old.label != $0.new.label && labels.contains($0.old.label) }
        if isReused { return }
        for form in surface.argumentForms(of: before.operation) {
            let typed = form.map { old in
                // If the name is the same, a call that the new method accepts must not match the forwarder as well.
                let type = pairs.renames.old(old.type)
                let isTaken = after.operation.arguments.contains {
                    $0.label == old.label && CallShape.fits(type, $0.type)
                }
                let value = old.defaultValue.map { pairs.renames.old($0) }
                let partner = arguments.matched.first { $0.old.identifier == old.identifier }?.new
                let isKnown = value?.isLiteral ?? true || value == partner?.defaultValue
                return old.with(type: type, defaultValue: .some(isKnown && (isRenamed || isTaken) ? value : nil))
            }
            let shape = CallShape(parameters: typed.map(CallShape.Parameter.init))
            let isAccepted =
                [shape].areAccepted(by: successor.forms) || successor.forms.contains { $0.isDeclared(like: shape) }
            if typed.contains(where: { isGone($0.type) }) || !isRenamed && isAccepted { continue }
            var call = ForwardedCall(operation: after.operation, pairs: arguments, inputs: inputs, rest: typed)
            guard let values = call.values() else { continue }
            let isHidden = form.contains { $0.name == successor.member }
            methods.append(
                ForwarderPlan.Method(
                    owner: successor.type, name: surface.member, target: (isHidden ? "self." : "") + successor.member,
                    arguments: typed, call: values, response: after.operation.response,
                    // The compiler expects names without backquotes here.
                    renamed: SwiftLiteral.quoted(
                        "\(successor.member)(\(labels.map { ($0 ?? "_") + ":" }.joined()))".filter { $0 != "`" })))
        }
    }

    private func isGone(_ type: SwiftType) -> Bool {
        var isGone = false
        type.forEachName { if gone.contains(SwiftType.Name($0.path).text) { isGone = true } }
        return isGone
    }
}

/// A call of the new method with the arguments of the old one.
private struct ForwardedCall {
    let operation: OperationPlan
    let pairs: Pairing<ArgumentPlan>
    let inputs: [SwiftType: InputPlan]
    /// The old arguments that aren't passed yet.
    var rest: [ArgumentPlan]
    /// The parameters of the new method that get no argument.
    var unset: [(place: ArgumentPlace, type: SwiftType)] = []

    /// The new arguments; nil if one is missing, or if the value of an old one wouldn't reach the service, which still
    /// takes it or may take it under another name.
    mutating func values() -> [String]? {
        var call: [String] = []
        for argument in operation.arguments {
            let partner = pairs.matched.first { $0.new == argument }?.old.identifier
            let value = take(argument.type, at: argument.place) { $0.identifier == partner }
            guard let value = value ?? input(argument) ?? argument.defaultValue?.text else { return nil }
            call.append(argument.passing(value))
        }
        let isLost = rest.contains { old in
            !pairs.removed.contains { $0.identifier == old.identifier } || mayTake(old)
                || unset.contains { $0.place == old.place && $0.type.unwrapped == old.type.unwrapped }
        }
        return isLost ? nil : call
    }

    /// `ListItemsInput(sort: sort, limit: limit)`: a struct of inputs that were arguments before.
    private mutating func input(_ argument: ArgumentPlan) -> String? {
        guard argument.place == .input, let input = inputs[argument.type] else { return nil }
        var members: [String] = []
        for member in input.properties {
            let value = take(member.type, at: member.place) {
                $0.place == member.place && $0.wireName == member.wireName
            }
            if let value { members.append("\(member.name.label): \(value)") }
            if value == nil, member.defaultValue == nil { return nil }
        }
        return "\(argument.type.text)(\(members.joined(separator: ", ")))"
    }

    private mutating func take(_ type: SwiftType, at place: ArgumentPlace, where isPartner: (ArgumentPlan) -> Bool)
        -> String?
    {
        guard let index = rest.firstIndex(where: isPartner), CallShape.fits(rest[index].type, type) else {
            unset.append((place, type))
            return nil
        }
        return rest.remove(at: index).name
    }

    /// Whether the new request may have the value of an old argument, by its name on the wire.
    private func mayTake(_ old: ArgumentPlan) -> Bool {
        let members = operation.body?.content.made?.members.map(\.wireName)
        if old.place == .body { return operation.body != nil && members?.contains(old.wireName ?? "") ?? true }
        guard let name = old.wireName else { return true }
        let values = operation.query + operation.headers + operation.cookies
        return operation.caseArguments.contains { $0.wireName == name || $0.place == .input && isMember(name, of: $0) }
            || values.contains { $0.wireName == name }
    }

    private func isMember(_ name: String, of argument: ArgumentPlan) -> Bool {
        guard let input = inputs[argument.type] else { return true }
        return input.properties.contains { $0.wireName == name }
    }
}

extension SwiftExpression {
    /// Whether its code has the same meaning whatever is declared.
    fileprivate var isLiteral: Bool {
        switch self {
        case .null, .bool, .number, .string: true
        default: false
        }
    }
}
