import Adopt
import SwiftModel

extension Verification {
    /// The argument of a check for one of the generated code; the parts of a struct or a form are arguments, too.
    /// - Parameter isOfType: whether the request is a type, whose properties all have labels.
    static func argument(_ argument: ArgumentPlan, _ input: InputPlan?, _ plan: SwiftPlan, isOfType: Bool)
        -> EndpointCheck.Argument
    {
        func passing(_ value: String) -> String { isOfType ? "\(argument.name): \(value)" : argument.passing(value) }
        func inputs(_ type: String, _ parts: [(name: SwiftIdentifier, place: ArgumentPlace, wireName: String?)])
            -> EndpointCheck.Argument
        {
            let parts = parts.map { part in
                EndpointCheck.Argument(place: place(part.place), wireName: part.wireName) {
                    "\(part.name.label): \($0)"
                }
            }
            return EndpointCheck.Argument(place: .inputs(type), wireName: nil, parts: parts) { passing($0) }
        }
        if argument.place == .input, let input {
            return inputs(input.name.reference, input.properties.map { ($0.name, $0.place, $0.wireName) })
        }
        let form = plan.models.first { $0.kind == .form && [$0.path, $0.path + "?"].contains(argument.type.text) }
        if argument.place == .body, let form, let structure = form.structure {
            return inputs(form.path, structure.properties.map { ($0.name, .body, $0.wireName) })
        }
        return EndpointCheck.Argument(place: place(argument.place), wireName: argument.wireName) { passing($0) }
    }

    private static func place(_ place: ArgumentPlace) -> EndpointCheck.Argument.Place {
        switch place {
        case .path: .path
        case .query: .query
        case .header: .header
        case .body: .body
        case .method: .flag
        default: .other
        }
    }
}
