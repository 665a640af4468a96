import APIModel

/// Values for the arguments of calls, as people write them to try an operation. They are made of planned types alone,
/// so that plans without previews have them, too.
///
///     createUser(_ request: CreateUserRequest) → CreateUserRequest(name: "Jane Doe")
public struct CallSamples: Sendable {
    private let models: [String: ModelPlan]
    private let inputs: [String: InputPlan]
    /// The most parts of a sample that is still readable.
    private static let maximumWeight = 200

    public init(_ plan: SwiftPlan) {
        let types = plan.models.flatMap(\.withNested).map { (SwiftType.Name($0.namePath).text, $0) }
        let inputs = plan.services.flatMap(\.operations).compactMap(\.input).map { ($0.name.type, $0) }
        models = Dictionary(types) { first, _ in first }
        self.inputs = Dictionary(inputs) { first, _ in first }
    }

    /// The arguments that a call passes; nil where a value can't be made: one of a team's type, or of an infinite type.
    public func entries(for arguments: [ArgumentPlan]) -> [SampleValue.Entry]? {
        var entries: [SampleValue.Entry] = []
        var left = Self.maximumWeight
        for argument in arguments {
            let place = Place(
                wireName: argument.wireName ?? argument.identifier.raw, owner: "", statement: argument.statement)
            guard let value = value(of: argument.type, at: place, Scene()), value.weight <= left else { return nil }
            left -= value.weight
            entries.append(.init(argument.hasLabel ? argument.external ?? argument.identifier : nil, value))
        }
        return entries
    }

    /// A call of a method with all arguments: `repository.fetchUser(id: 1)`; nil where a value can't be made.
    public func call(of operation: OperationPlan, named function: String) -> SampleValue? {
        let repository = SwiftExpression.type(.named("repository"))
        return entries(for: operation.arguments).map { .call(.member(SwiftIdentifier(function), of: repository), $0) }
    }

    /// The first success as a reply for tests, `.ok(User(id: 1))`; nil where its value can't be made, and for responses
    /// with headers and streams.
    public func reply(to operation: OperationPlan) -> SampleValue? {
        let successes = operation.replies?.cases.filter { $0.status.isSuccess && $0.status.code != nil } ?? []
        guard let first = successes.min(by: { $0.status < $1.status }), operation.response.kind != .headers,
            operation.response.stream == nil
        else { return nil }
        if first.kind == .none { return .member(first.name) }
        return value(of: first.type, at: Place(wireName: "", owner: ""), Scene()).map { .member(first.name, $0) }
    }

    private struct Place {
        var wireName: String
        /// The name of the type that has the value.
        var owner: String
        var statement: Statement?
    }

    /// The place where a value is made: the types around it, the innermost of them, and the types that type parameters
    /// are bound to.
    struct Scene {
        var path: [String] = []
        var owner: [SwiftIdentifier] = []
        var bindings: [String: SwiftType] = [:]
        /// The keys that a union's case writes beside its payload.
        var written: Set<String> = []
    }

    private func value(of type: SwiftType, at place: Place, _ scene: Scene) -> SampleValue? {
        for example in place.statement?.examples.prefix(4) ?? [] {
            if let value = value(of: example, as: type.unwrapped, scene) { return value }
        }
        switch type {
        case .optionalOf(let wrapped): return value(of: wrapped, at: place, scene) ?? .plain(.null)
        case .array(let element): return list(of: element, at: place, scene)
        case .dictionary(_, let element):
            return .members(value(of: element, at: place, scene).map { [.init(key: "key", $0)] } ?? [])
        case .named(let name): return value(of: name, type, at: place, scene)
        }
    }

    private func value(of name: SwiftType.Name, _ type: SwiftType, at place: Place, _ scene: Scene) -> SampleValue? {
        if type.isSupport(.nullable), let wrapped = name.arguments.first {
            return value(of: wrapped, at: place, scene).map { .member(SwiftIdentifier("value"), $0) }
        }
        let key = SwiftType.Name(name.path).text
        if let bound = scene.bindings[key] { return value(of: bound, at: place, Scene(path: scene.path)) }
        if let model = model(name, in: scene) { return declared(model, name.arguments, scene) }
        if let input = inputs[key] { return structure(type, input.properties, owner: key, scene) }
        if key == "Set", let element = name.arguments.first { return list(of: element, at: place, scene) }
        var schema = Schema(id: SchemaID(0), kind: .string(format: nil))
        schema.constraints = place.statement?.constraints
        return SamplePlain.plainValue(type, schema, at: .init(wireName: place.wireName, owner: place.owner))
    }

    private func list(of element: SwiftType, at place: Place, _ scene: Scene) -> SampleValue {
        var place = place
        place.wireName = SingularWord.of(place.wireName)
        place.statement = nil
        return .elements(value(of: element, at: place, scene).map { [$0] } ?? [])
    }

    /// A constant of the description, where it fits a type that doesn't consist of others.
    private func value(of example: Literal, as type: SwiftType, _ scene: Scene) -> SampleValue? {
        guard case .named(let name) = type, let model = model(name, in: scene) else {
            return type == .jsonValue ? nil : SamplePlain.value(of: example, as: type)
        }
        guard case .string(let text) = example else { return nil }
        return model.enumeration?.cases.first { $0.rawValue == .string(text) }.map { .member($0.name) }
    }

    /// A declared type by its name, which may leave out the names of the types around it.
    func model(_ name: SwiftType.Name, in scene: Scene) -> ModelPlan? {
        guard name.origin == .inScope else { return nil }
        var owner = scene.owner[...]
        while true {
            if let model = models[SwiftType.Name(owner + name.path).text] { return model }
            if owner.popLast() == nil { return nil }
        }
    }

    /// A declared type with its type arguments bound, and the scene inside of it.
    func entered(_ model: ModelPlan, _ given: [SwiftType], _ scene: Scene) -> (type: SwiftType, inner: Scene) {
        let arguments = given.map { argument in
            if case .named(let name) = argument, let bound = scene.bindings[name.text] { bound } else { argument }
        }
        let name = SwiftType.Name(model.namePath, arguments: arguments)
        let bindings = zip(model.typeParameters.map(\.type), arguments).map { ($0, $1) }
        let inner = Scene(
            path: scene.path + [name.text], owner: name.path, bindings: Dictionary(bindings) { first, _ in first },
            written: scene.written)
        return (.named(name), inner)
    }

    private func declared(_ model: ModelPlan, _ given: [SwiftType], _ scene: Scene) -> SampleValue? {
        let (type, inner) = entered(model, given, scene)
        guard !scene.path.contains(type.text), scene.path.count < 12 else { return nil }
        switch model.content {
        case .structure(let plan), .tuple(let plan), .form(let plan):
            return structure(type, plan.parameters, owner: model.name.raw, inner)
        case .enumeration(let plan): return plan.cases.first.map { .member($0.name) }
        case .union(let plan):
            let place = Place(wireName: "", owner: model.name.raw)
            return plan.cases.lazy.compactMap { member in
                value(of: member.type, at: place, inner).map { .member(member.name, $0) }
            }.first
        case .alias(let type): return value(of: type, at: Place(wireName: "", owner: model.name.raw), inner)
        }
    }

    /// Calls the initialiser with the required arguments, and with nil for optional ones that have no default.
    private func structure(_ type: SwiftType, _ parts: [any InitParameter], owner: String, _ scene: Scene)
        -> SampleValue?
    {
        var entries: [SampleValue.Entry] = []
        for part in parts where part.defaultValue == nil {
            if part.type.isOptional {
                entries.append(.init(part.name, .plain(.null)))
                continue
            }
            let place = Place(wireName: part.wireName, owner: owner, statement: part.statement)
            guard let value = value(of: part.type, at: place, scene) else { return nil }
            entries.append(.init(part.name, value))
        }
        let sample = SampleValue.call(.type(type), entries)
        return sample.weight <= Self.maximumWeight ? sample : nil
    }
}

/// A parameter of an initialiser.
private protocol InitParameter {
    var name: SwiftIdentifier { get }
    var type: SwiftType { get }
    var wireName: String { get }
    var defaultValue: SwiftExpression? { get }
    var statement: Statement? { get }
}

extension PropertyPlan: InitParameter {}
extension InputPropertyPlan: InitParameter {}

extension ModelPlan {
    fileprivate var namePath: [SwiftIdentifier] { if case .named(let name) = type { name.path } else { [name] } }
}

extension SampleValue {
    /// The expression, over several lines where one would be too long.
    public func text(indentation: Int = 0, width: Int = 88) -> String {
        let line = line
        if indentation + line.count <= width { return line }
        let (open, parts, close) = parts
        guard let close else { return open }
        let inner = String(repeating: " ", count: indentation + 4)
        let lines = parts.map { inner + $0.label + $0.value.text(indentation: indentation + 4, width: width) }
        return "\(open)\n" + lines.joined(separator: ",\n") + "\n" + String(repeating: " ", count: indentation) + close
    }

    private var line: String {
        let (open, parts, close) = parts
        return open + parts.map { $0.label + $0.value.line }.joined(separator: ", ") + (close ?? "")
    }

    private var parts: (open: String, parts: [(label: String, value: SampleValue)], close: String?) {
        let labelled = { (entries: [Entry]) in
            entries.map { (label: $0.label.map { $0.text + ": " } ?? "", value: $0.value) }
        }
        switch self {
        case .plain(let expression, _): return (expression.text, [], nil)
        case .call(let callee, let entries): return (callee.text + "(", labelled(entries), ")")
        case .list(let values): return ("[", values.map { ("", $0) }, "]")
        case .map(let entries): return ("[", labelled(entries), "]")
        }
    }
}
