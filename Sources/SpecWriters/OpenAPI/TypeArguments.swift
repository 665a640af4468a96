import APIModel

/// The types that stand for the parameters of a generic schema.
struct TypeArguments {
    /// A type, and what stands for the parameters that occur within it.
    struct Argument {
        var use: SchemaUse
        let types: TypeArguments
    }

    private let api: API
    private var arguments: [String: Argument] = [:]

    /// Outside of generic schemas.
    init(_ api: API) { self.api = api }

    /// What a use of a generic schema says: `Page<T>` within `Box<Item>` → T is Item.
    init(of use: SchemaUse, within types: TypeArguments) {
        api = types.api
        for (name, argument) in zip(api[use.schema].typeParameters, use.arguments) {
            arguments[name] = types.resolved(argument)
        }
    }

    /// What stands for a type parameter; any other use as it is.
    func resolved(_ use: SchemaUse) -> Argument {
        guard case .typeParameter(let name) = api[use.schema].kind, var argument = arguments[name] else {
            return Argument(use: use, types: self)
        }
        argument.use.isNullable = argument.use.isNullable || use.isNullable
        if use.annotations != Annotations() { argument.use.annotations = use.annotations }
        return argument
    }

    /// The name that an instance of a generic schema would have: `PageOfItem`. Others may propose the same.
    func proposal(for use: SchemaUse) -> String {
        (api[use.schema].name ?? "") + "Of" + use.arguments.map(word).joined(separator: "And")
    }

    private func word(of given: SchemaUse) -> String {
        let argument = resolved(given)
        let word = argument.types.plainWord(of: argument.use)
        return argument.use.isNullable ? "Optional" + word : word
    }

    private func plainWord(of use: SchemaUse) -> String {
        if let name = api[use.schema].name { return use.arguments.isEmpty ? name : proposal(for: use) }
        switch api[use.schema].kind {
        case .array(let shape): return "ListOf" + word(of: shape.element)
        case .map(let value): return "MapOf" + word(of: value)
        case .string(let format): return format.map { $0.filter(\.isLetter).capitalizingFirst } ?? "String"
        case .integer: return "Integer"
        case .number: return "Number"
        case .boolean: return "Boolean"
        default: return "Value"
        }
    }
}
