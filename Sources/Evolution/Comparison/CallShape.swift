import SwiftModel

/// The parameters of something that is called, and whether calls of one shape still fit another.
struct CallShape {
    struct Parameter {
        /// Nil where there is no label.
        var label: String?
        var type: SwiftType
        var hasDefault: Bool
    }

    var parameters: [Parameter]

    /// Whether each call that fits this shape fits the other one as well: labels in the same order, types equal or
    /// wrapped, and nothing new that has to be given.
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

    /// Whether a value of one type can be given where another is asked for: `Int` fits `Int?`.
    static func fits(_ given: SwiftType, _ wanted: SwiftType) -> Bool {
        given == wanted || .optionalOf(given) == wanted
    }

    /// Which of the arguments with default values a call may leave out.
    enum Omission {
        case none
        /// All or none: there is a method without them.
        case all
        case each
    }

    /// The calls of a method.
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
    /// The same without its default.
    fileprivate var demanded: Self { Self(label: label, type: type, hasDefault: false) }
}

extension Sequence<CallShape> {
    /// Whether each of these forms fits one of the others.
    func areAccepted(by others: [CallShape]) -> Bool {
        allSatisfy { form in others.contains { form.isAccepted(by: $0) } }
    }
}
