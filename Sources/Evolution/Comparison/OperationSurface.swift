import SwiftModel

/// The ways in which callers reach an operation: the methods of its service's types, the methods of its own types (a
/// use case), or, where a pack writes no methods, its case.
struct OperationSurface {
    enum Way: Hashable {
        case service
        case own
        case enumCase
    }

    let way: Way
    /// `ShopRepository`, `fetchItem`
    let type: String
    let member: String
    private let shape: CallShape
    private let hasShortForm: Bool

    var forms: [CallShape] { shape.forms(hasShortForm: hasShortForm) }

    /// The arguments of the calls that a method allows: all of them, and where there is a short form, the required ones.
    func argumentForms(of operation: OperationPlan) -> [[ArgumentPlan]] {
        let short = operation.arguments.filter { $0.defaultValue == nil }
        let hasShort = hasShortForm && short.count < operation.arguments.count
        return hasShort ? [operation.arguments, short] : [operation.arguments]
    }

    /// The calls that an operation would allow with other arguments.
    func forms(with parameters: [CallShape.Parameter]) -> [CallShape] {
        CallShape(parameters: parameters).forms(hasShortForm: hasShortForm)
    }

    static func surfaces(of entry: OperationPairs.Entry, _ declarations: Declarations) -> [OperationSurface] {
        let operation = entry.operation
        let full = operation.arguments.map(\.parameter)
        let short = operation.arguments.filter { $0.defaultValue == nil }.map(\.parameter)
        let shape = CallShape(parameters: operation.arguments.map(CallShape.Parameter.init))
        var surfaces: [OperationSurface] = []
        // A protocol is what callers know; its implementations have the same methods.
        let texts = entry.service.names.map(\.text)
        let types =
            texts.filter(declarations.protocols.contains) + texts.filter { !declarations.protocols.contains($0) }
        search: for type in types {
            for name in operation.names.map(\.text) where declarations.hasFunction(name, full, in: type) {
                let hasShort = types.contains { declarations.hasFunction(name, short, in: $0) }
                surfaces.append(.init(way: .service, type: type, member: name, shape: shape, hasShortForm: hasShort))
                break search
            }
        }
        let names = operation.names.map(\.text)
        let own = names.filter(declarations.protocols.contains) + names.filter { !declarations.protocols.contains($0) }
        for type in own {
            guard let name = declarations.function(with: full, in: type) else { continue }
            let hasShort = own.contains { declarations.hasFunction(name, short, in: $0) }
            surfaces.append(.init(way: .own, type: type, member: name, shape: shape, hasShortForm: hasShort))
            break
        }
        if !surfaces.isEmpty { return surfaces }
        return [enumCase(of: entry, declarations)]
    }

    private static func enumCase(of entry: OperationPairs.Entry, _ declarations: Declarations) -> OperationSurface {
        let operation = entry.operation
        let types = entry.service.names.map(\.text)
        let names = operation.names.map(\.text)
        let type = types.first { type in names.contains { declarations.cases.contains(type + "." + $0) } }
        return OperationSurface(
            way: .enumCase,
            type: type ?? types.first ?? entry.service.word,
            member: names.first { declarations.cases.contains((type ?? "") + "." + $0) } ?? names.first
                ?? operation.key,
            shape: CallShape(parameters: operation.caseArguments.map(CallShape.Parameter.init)),
            hasShortForm: false
        )
    }
}

extension CallShape.Parameter {
    init(_ argument: ArgumentPlan) {
        self.init(label: argument.label, type: argument.type.text, hasDefault: argument.defaultValue != nil)
    }
}

extension OperationPairs.Entry {
    /// `ShopRepository.fetchItem(id:)`
    func symbol(_ surfaces: [OperationSurface]) -> String {
        guard let surface = surfaces.first else { return service.word + "." + operation.key }
        let arguments = surface.way == .enumCase ? operation.caseArguments : operation.arguments
        if arguments.isEmpty { return surface.type + "." + surface.member + (surface.way == .enumCase ? "" : "()") }
        return surface.type + "." + surface.member + "(" + arguments.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}
