/// The parts of the components, of which a reference names one: what it refers to follows from the pointer alone.
enum ComponentSection: String {
    case schemas, responses, parameters, examples, requestBodies, headers, securitySchemes, links, callbacks, pathItems
    case definitions

    /// `#/components/schemas/Pet` → `schemas`; nil for pointers that are longer or lead elsewhere.
    init?(referredToBy text: String) {
        guard let hash = text.firstIndex(of: "#") else { return nil }
        let tokens = text[hash...].split(separator: "/", omittingEmptySubsequences: false)
        if tokens.count == 4, tokens[1] == "components" {
            self.init(rawValue: String(tokens[2]))
        } else if tokens.count == 3 {
            self.init(rawValue: String(tokens[1]))
        } else {
            return nil
        }
    }

    /// How one of them is called: `request body`.
    var singular: String {
        switch self {
        case .schemas, .definitions: return "schema"
        case .responses: return "response"
        case .parameters: return "parameter"
        case .examples: return "example"
        case .requestBodies: return "request body"
        case .headers: return "header"
        case .securitySchemes: return "security scheme"
        case .links: return "link"
        case .callbacks: return "callback"
        case .pathItems: return "path item"
        }
    }
}
