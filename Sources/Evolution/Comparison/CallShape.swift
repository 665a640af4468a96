import SwiftModel

/// The parameters of a method or case, to decide whether calls of one shape still compile with another.
struct CallShape {
    struct Parameter {
        var label: String?
        var type: SwiftType
        var hasDefault: Bool
    }

    var parameters: [Parameter]

    /// Whether each call that fits this shape fits the other one as well: labels in the same order, types equal or
    /// wrapped in optionals, and no new argument without a default.
    func isAccepted(by other: CallShape) -> Bool {
        var rest = other.parameters[...]
        for parameter in parameters {
            while let next = rest.first, next.label != parameter.label {
                guard next.hasDefault else { return false }
                rest.removeFirst()
            }
            guard let match = rest.popFirst(), CallShape.fits(parameter.type, match.type),
                match.hasDefault || !parameter.hasDefault
            else { return false }
        }
        return rest.allSatisfy(\.hasDefault)
    }

    /// Whether both are declared with the same labels and types, so that one would be the other.
    func isDeclared(like other: CallShape) -> Bool {
        parameters.elementsEqual(other.parameters) { $0.label == $1.label && $0.type == $1.type }
    }

    /// Whether a value of the given type can be passed as the wanted one: `Int` fits `Int?`.
    static func fits(_ given: SwiftType, _ wanted: SwiftType) -> Bool {
        given == wanted || .optionalOf(given) == wanted
    }

    /// The arguments with default values that a call may leave out.
    enum Omission {
        case none
        /// All or none: a second method has none of them.
        case all
        case each
    }

    func forms(leavingOut omission: Omission) -> [CallShape] {
        let full = CallShape(parameters: parameters.map(\.demanded))
        let short = CallShape(parameters: parameters.filter { !$0.hasDefault })
        switch omission {
        case .none: return [full]
        case .all: return short.parameters.count < full.parameters.count ? [full, short] : [full]
        case .each: return [self]
        }
    }
}

extension CallShape.Parameter {
    /// The parameter without its default.
    fileprivate var demanded: Self { Self(label: label, type: type, hasDefault: false) }
}

extension Sequence<CallShape> {
    /// Whether each of these shapes is accepted by one of the others.
    func areAccepted(by others: [CallShape]) -> Bool {
        allSatisfy { form in others.contains { form.isAccepted(by: $0) } }
    }
}

/// One way in which callers call an operation: by a method of its service's type, by a method of its own type (a use
/// case), or, if the pack generates no methods, by its case.
struct OperationSurface {
    enum Way { case service, own, enumCase }

    let way: Way
    /// `ShopRepository`, `fetchItem`
    let type: String
    let member: String
    private let shape: CallShape
    private let omission: CallShape.Omission

    var forms: [CallShape] { shape.forms(leavingOut: omission) }
    /// Whether a call may leave out all arguments that have default values.
    var omitsDefaults: Bool { if case .none = omission { false } else { true } }

    /// The arguments of each method that is declared: all of them and, if there is a short form, the required ones. If
    /// each may be left out, they keep their defaults.
    func argumentForms(of operation: OperationPlan) -> [[ArgumentPlan]] {
        let short = operation.arguments.filter { $0.defaultValue == nil }
        switch omission {
        case .each: return [operation.arguments]
        case .all where short.count < operation.arguments.count: return [operation.arguments, short].map(\.demanded)
        case .all, .none: return [operation.arguments.demanded]
        }
    }

    /// The shapes of calls if the operation had these arguments.
    func forms(with parameters: [CallShape.Parameter]) -> [CallShape] {
        CallShape(parameters: parameters).forms(leavingOut: omission)
    }

    static func surfaces(of entry: OperationPairs.Entry, _ declarations: Declarations) -> [OperationSurface] {
        let types = entry.service.names.map(\.text)
        let names = entry.operation.declaredNames.map(\.text)
        let surfaces = [
            // The operation's function comes first, since its case may have the name of another operation's method.
            method(of: entry.operation, by: .service, in: types, declarations) { methods in
                [entry.operation.function.declaration, entry.operation.function.raw].first(where: methods.contains)
                    ?? names.first(where: methods.contains)
            },
            method(of: entry.operation, by: .own, in: names, declarations) { methods in
                methods.contains(entry.operation.useCaseMethod) ? entry.operation.useCaseMethod : methods.min()
            },
        ]
        let found = surfaces.compactMap(\.self)
        return found.isEmpty ? [enumCase(of: entry, declarations)] : found
    }

    /// The operation's method in one of the types, chosen among the names of all methods there.
    private static func method(
        of operation: OperationPlan, by way: Way, in types: [String], _ declarations: Declarations,
        choose: (Set<String>) -> String?
    ) -> OperationSurface? {
        // Protocols come first: callers use them, and their implementations have the same methods.
        let isProtocol = declarations.protocols.contains
        let types = types.filter(isProtocol) + types.filter { !isProtocol($0) }
        for type in types {
            guard let name = declarations.methods[type].flatMap(choose) else { continue }
            let omission: CallShape.Omission =
                if types.contains(where: { declarations.defaults[$0]?.contains(name) ?? false }) {
                    .each
                } else if types.contains(where: { declarations.shortcuts[$0]?.contains(name) ?? false })
                    || !operation.arguments.contains(where: { $0.defaultValue != nil })
                { .all } else { .none }
            return OperationSurface(
                way: way, type: type, member: name,
                shape: CallShape(parameters: operation.arguments.map(CallShape.Parameter.init)), omission: omission)
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
            way: .enumCase, type: type ?? types.first ?? entry.service.word,
            member: names.first(where: cases(type ?? "").contains) ?? names.first ?? operation.key,
            shape: CallShape(parameters: operation.caseArguments.map(CallShape.Parameter.init)), omission: .none)
    }
}

extension [ArgumentPlan] {
    /// These arguments without their defaults.
    fileprivate var demanded: [ArgumentPlan] { map { $0.with(defaultValue: .some(nil)) } }
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
