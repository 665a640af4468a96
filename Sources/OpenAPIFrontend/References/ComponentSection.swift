/// The parts of the components, of which a reference names one: what it refers to follows from the pointer alone.
enum ComponentSection: String {
    case schemas, responses, parameters, examples, requestBodies, headers, securitySchemes, links, callbacks, pathItems
    case mediaTypes, definitions

    /// `#/components/schemas/Pet` → `schemas`; nil for pointers that are longer or lead elsewhere.
    init?(referredToBy text: String) {
        var text = text
        guard let name = text.withUTF8({ ComponentSection.name(referredToBy: $0) }) else { return nil }
        self.init(rawValue: name)
    }

    private static func name(referredToBy text: UnsafeBufferPointer<UInt8>) -> String? {
        guard let hash = text.firstIndex(of: UInt8(ascii: "#")) else { return nil }
        // The places of the slashes: of three the first is followed by `components`, of two by the section.
        var slashes = (0, 0, 0)
        var count = 0
        for index in hash..<text.count where text[index] == UInt8(ascii: "/") {
            switch count {
            case 0: slashes.0 = index
            case 1: slashes.1 = index
            case 2: slashes.2 = index
            default: return nil
            }
            count += 1
        }
        if count == 2 { return String(decoding: text[(slashes.0 + 1)..<slashes.1], as: UTF8.self) }
        guard count == 3, text[(slashes.0 + 1)..<slashes.1].elementsEqual("components".utf8) else { return nil }
        return String(decoding: text[(slashes.1 + 1)..<slashes.2], as: UTF8.self)
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
        case .mediaTypes: return "media type"
        }
    }
}
