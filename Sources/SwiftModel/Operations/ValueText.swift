import APIModel

/// How a value becomes text in a request: in a header, in a path segment.
///
///     String  id       id                id.pathEscaped
///     Int     id       String(id)        id
///     enum    sort     sort.rawValue     sort.rawValue.pathEscaped
///     [Int]   ids      headerText(ids)   pathSegment(ids, name: "ids")
struct ValueText {
    private enum Kind {
        case text
        case number
        case enumeration
        case other
    }

    let expression: String
    let isOptional: Bool
    private let kind: Kind
    /// Whether interpolation says what the wire wants; of `1.0`, the wire wants `1`.
    private let isWhole: Bool

    init(expression: String, type: SwiftType, isStringEnumeration: Bool) {
        self.expression = expression
        isOptional = type.isOptional
        isWhole = type.unwrapped != .double && type.unwrapped != .float
        if isStringEnumeration {
            kind = .enumeration
        } else {
            kind = ValueText.kind(of: type.unwrapped)
        }
    }

    private static func kind(of type: SwiftType) -> Kind {
        guard case .named(let name) = type, name.module == nil, name.path.count == 1, name.arguments.isEmpty else {
            return .other
        }
        switch name.path[0].raw {
        case "String": return .text
        case "Int", "Int32", "Int64", "Double", "Float", "Bool": return .number
        default: return .other
        }
    }

    /// The value of a header; an optional text for an optional value.
    func header(isExploded: Bool, isJSON: Bool = false) -> String {
        if isJSON {
            return isOptional ? "\(expression).map { headerText(json: $0) }" : "headerText(json: \(expression))"
        }
        switch kind {
        case .text: return expression
        case .number: return isOptional ? "\(expression).map { String($0) }" : "String(\(expression))"
        case .enumeration: return isOptional ? "\(expression)?.rawValue" : "\(expression).rawValue"
        case .other:
            let explode = isExploded ? ", explode: true" : ""
            return isOptional ? "\(expression).map { headerText($0\(explode)) }" : "headerText(\(expression)\(explode))"
        }
    }

    /// What stands between `\(` and `)` in a path.
    func segment(of parameter: Parameter) -> String {
        if parameter.mediaType?.isJSON ?? false {
            return "pathSegment(json: \(expression), name: \(SwiftLiteral.quoted(parameter.wireName)))"
        }
        if parameter.style == .simple, !parameter.isExploded || kind != .other {
            switch kind {
            case .text: return "\(expression).pathEscaped"
            case .number where isWhole: return expression
            case .enumeration: return "\(expression).rawValue.pathEscaped"
            case .number, .other: break
            }
        }
        var call = "pathSegment(\(expression), name: \(SwiftLiteral.quoted(parameter.wireName))"
        if parameter.style != .simple { call += ", style: .\(parameter.style.rawValue)" }
        if parameter.isExploded { call += ", explode: true" }
        return call + ")"
    }
}
