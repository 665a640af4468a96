import APIModel
import SwiftModel

extension UnmatchedNames {
    /// The properties of received types, as `models.lenient` names them: `Order.status`.
    static func places(in models: [ModelPlan]) -> Set<String> {
        models.reduce(into: []) { places, model in
            places.formUnion(UnmatchedNames.places(in: model.nested))
            guard model.isReceived, let properties = model.structure?.properties else { return }
            let owner = model.wireName ?? model.path
            places.formUnion(properties.map { "\(owner).\($0.wireName)" })
        }
    }

    /// The types of single values with their formats, as `models.formats` names them: `string`, `string:uri`.
    static func formats(of api: API) -> Set<String> {
        var found: Set<String> = []
        func add(_ kind: String, _ format: String?) {
            found.insert(kind)
            if let format { found.insert("\(kind):\(format)") }
        }
        for schema in api.schemas {
            switch schema.kind {
            case .boolean: add("boolean", nil)
            case .integer(let format): add("integer", format)
            case .number(let format): add("number", format)
            case .string(let format): add("string", format ?? schema.constraints?.contentEncoding.map { _ in "byte" })
            case .enumeration(let enumeration): add(enumeration.base.rawValue, nil)
            case .any, .never, .null, .array, .tuple, .map, .object, .union, .alias, .typeParameter: break
            }
        }
        return found
    }
}
