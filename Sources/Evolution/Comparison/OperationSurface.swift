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
        let types = entry.service.names.map(\.text)
        let names = entry.operation.declaredNames.map(\.text)
        let surfaces = [
            method(of: entry.operation, by: .service, in: types, declarations) { names.first(where: $0.contains) },
            method(of: entry.operation, by: .own, in: names, declarations) { $0.min() },
        ]
        let found = surfaces.compactMap(\.self)
        return found.isEmpty ? [enumCase(of: entry, declarations)] : found
    }

    /// The method of an operation that one of the types has, chosen among the names of all its methods.
    private static func method(
        of operation: OperationPlan,
        by way: Way,
        in types: [String],
        _ declarations: Declarations,
        choose: (Set<String>) -> String?
    ) -> OperationSurface? {
        // A protocol is what callers know; its implementations have the same methods.
        let isProtocol = declarations.protocols.contains
        let types = types.filter(isProtocol) + types.filter { !isProtocol($0) }
        for type in types {
            guard let name = declarations.methods[type].flatMap(choose) else { continue }
            let hasDefaults = operation.arguments.contains { $0.defaultValue != nil }
            let hasShortcut = types.contains { declarations.shortcuts[$0]?.contains(name) ?? false }
            return OperationSurface(
                way: way,
                type: type,
                member: name,
                shape: CallShape(parameters: operation.arguments.map(CallShape.Parameter.init)),
                hasShortForm: hasShortcut || !hasDefaults
            )
        }
        return nil
    }

    private static func enumCase(of entry: OperationPairs.Entry, _ declarations: Declarations) -> OperationSurface {
        let operation = entry.operation
        let types = entry.service.names.map(\.text)
        let names = operation.names.map(\.text)
        let cases = { (type: String) in declarations.cases[type] ?? [] }
        let type = types.first { type in names.contains(where: cases(type).contains) }
        return OperationSurface(
            way: .enumCase,
            type: type ?? types.first ?? entry.service.word,
            member: names.first(where: cases(type ?? "").contains) ?? names.first ?? operation.key,
            shape: CallShape(parameters: operation.caseArguments.map(CallShape.Parameter.init)),
            hasShortForm: false
        )
    }
}

extension CallShape.Parameter {
    init(_ argument: ArgumentPlan) {
        self.init(label: argument.label, type: argument.type, hasDefault: argument.defaultValue != nil)
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
