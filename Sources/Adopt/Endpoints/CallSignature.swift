/// How the team's code calls an endpoint: the name of the method, and its arguments in their order.
package struct CallSignature: Sendable {
    /// An argument of the method.
    package struct Argument: Sendable {
        /// What the endpoint calls it.
        package let name: String
        /// What callers write; nil for none.
        package let label: String?
        /// What it is without a caller's word; `nil` is none.
        let defaultValue: Default?
    }

    enum Default: Sendable {
        case literal(Literal)
        /// An expression, of which there is no value in a description.
        case other
    }

    /// A value as the code writes it.
    package struct Literal: Sendable {
        package let text: String
        package let isText: Bool
    }

    package let name: String
    package let arguments: [Argument]
    /// What the method fixes, by the endpoint's names.
    package var pins: [(name: String, value: Literal)] = []
}

extension CallSignature {
    private static func value(of parameter: SwiftParameter) -> Default? {
        switch parameter.defaultValue {
        case nil, .null?: return nil
        case let value?: return value.plainLiteral.map(Default.literal) ?? .other
        }
    }

    /// What callers of an enum's case, or of a request's initialiser, write.
    init(_ name: String, _ parameters: [SwiftParameter], names: [String]) {
        self.name = name
        arguments = zip(parameters, names).map { parameter, name in
            Argument(name: name, label: parameter.label, defaultValue: CallSignature.value(of: parameter))
        }
    }

    /// A function that sends what it is given; completion handlers are no arguments.
    init(of function: FunctionDeclaration) {
        let taken = function.parameters.filter { $0.type?.contains("->") != true }
        self.init(function.name, taken, names: taken.map { $0.name ?? "_" })
    }

    /// The method that hands its arguments to an endpoint; nil where it makes others of them.
    /// - Parameter payload: what the endpoint takes: its labels and what it calls each value.
    init?(_ function: FunctionDeclaration, _ arguments: [SwiftArgument], payload: [(label: String?, name: String)]) {
        let taken = function.parameters.filter { $0.type?.contains("->") != true }
        guard arguments.count == payload.count else { return nil }
        var names: [String: String] = [:]
        var pins: [(name: String, value: Literal)] = []
        for (argument, part) in zip(arguments, payload) {
            if case .name(let name) = argument.value, taken.contains(where: { $0.name == name }), names[name] == nil {
                names[name] = part.name
            } else if let literal = argument.value.plainLiteral {
                pins.append((part.name, literal))
            } else {
                return nil
            }
        }
        guard names.count == taken.count else { return nil }
        name = function.name
        self.pins = pins
        self.arguments = taken.compactMap { parameter in
            guard let own = parameter.name, let name = names[own] else { return nil }
            return Argument(name: name, label: parameter.label, defaultValue: CallSignature.value(of: parameter))
        }
    }
}

extension SwiftExpression {
    /// A text without values in it, a number, `true` or `false`.
    fileprivate var plainLiteral: CallSignature.Literal? {
        switch self {
        case .literal(let text): return CallSignature.Literal(text: text, isText: false)
        case .text(let pieces):
            var text = ""
            for piece in pieces {
                guard case .words(let words) = piece else { return nil }
                text += words
            }
            return CallSignature.Literal(text: text, isText: true)
        default: return nil
        }
    }
}
