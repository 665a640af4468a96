import APIModel

/// The path of a request: texts that are sent as they are, and the values between them.
public struct PathPlan: Sendable, Hashable {
    public enum Piece: Sendable, Hashable {
        /// Escaped for a URL already.
        case text(String)
        case value(PathValue)
    }

    public var pieces: [Piece]

    public var values: [PathValue] {
        pieces.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    /// The arguments that lie in the path, each once, in its order.
    public var arguments: [SwiftIdentifier] {
        var seen: Set<SwiftIdentifier> = []
        return values.compactMap(\.source.argument).filter { seen.insert($0).inserted }
    }

    /// One string literal with interpolations: `"/users/\(id)"`.
    public var text: String { SwiftInterpolation(interpolation).text }

    /// The same in as many literals as an arm of a switch needs lines; each but the first begins with a slash.
    public var parts: [String] {
        var parts = [SwiftInterpolation([])]
        for segment in slashed {
            let longer = SwiftInterpolation(parts[parts.count - 1].pieces + segment)
            if longer.text.utf8.count <= PathPlan.width || parts[parts.count - 1].pieces.isEmpty {
                parts[parts.count - 1] = longer
            } else {
                parts.append(SwiftInterpolation(segment))
            }
        }
        return parts.map(\.text)
    }

    /// A line of 120 columns without `return` and what it is indented by.
    private static let width = 101

    private var interpolation: [SwiftInterpolation.Piece] {
        pieces.map { piece in
            switch piece {
            case .text(let text): .text(text)
            case .value(let value): .expression(value.text)
            }
        }
    }

    /// `/users/\(id)/likes` → `/users`, `/\(id)`, `/likes`
    private var slashed: [[SwiftInterpolation.Piece]] {
        var segments: [[SwiftInterpolation.Piece]] = [[]]
        for piece in interpolation {
            guard case .text(let text) = piece else {
                segments[segments.count - 1].append(piece)
                continue
            }
            for (index, part) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
                if index > 0 {
                    segments.append([.text("/" + part)])
                } else if !part.isEmpty {
                    segments[segments.count - 1].append(.text(String(part)))
                }
            }
        }
        return segments.filter { !$0.isEmpty }
    }
}

/// One value in a path: what stands between `\(` and `)`.
public struct PathValue: Sendable, Hashable {
    /// How the value becomes a segment.
    public enum Form: Sendable, Hashable {
        /// `id`
        case plain
        /// `id.pathEscaped`
        case escaped
        /// `sort.rawValue.pathEscaped`
        case escapedRawValue
        /// Support code spells it: `pathSegment(ids, name: "ids")`.
        case encoded
    }

    public var wireName: String
    public var source: ValueSource
    public var form: Form
    public var encoding: ParameterEncoding
    /// Whether so much stands beside it that its segment can't become `.` or `..`, whatever the value: `{a}-{b}`.
    var isPart: Bool = false

    init(_ parameter: Parameter, from source: ValueSource, kind: ValueKind) {
        wireName = parameter.wireName
        self.source = source
        encoding = parameter.encoding
        form = PathValue.form(kind, encoding)
    }

    private static func form(_ kind: ValueKind, _ encoding: ParameterEncoding) -> Form {
        guard !encoding.isJSON, !encoding.allowsReserved, encoding.style == .simple else { return .encoded }
        switch kind {
        case .text: return .escaped
        case .whole: return .plain
        case .enumeration: return .escapedRawValue
        case .fraction, .other: return .encoded
        }
    }

    var support: SupportSymbol? {
        switch form {
        case .plain: nil
        case .escaped, .escapedRawValue: isPart ? .pathPartEscaped : .pathEscaped
        case .encoded: .pathSegment
        }
    }

    public var text: String {
        let value = source.text
        switch form {
        case .plain: return value
        case .escaped: return "\(value).\(escaping)"
        case .escapedRawValue: return "\(value).rawValue.\(escaping)"
        case .encoded:
            let name = SwiftLiteral.quoted(wireName)
            let part = isPart ? ", isPart: true" : ""
            if encoding.isJSON { return "pathSegment(json: \(value), name: \(name)\(part))" }
            let style = encoding.style == .simple ? "" : ", style: .\(encoding.style.rawValue)"
            let explode = encoding.isExploded ? ", explode: true" : ""
            let reserved = encoding.allowsReserved ? ", allowReserved: true" : ""
            return "pathSegment(\(value), name: \(name)\(style)\(explode)\(reserved)\(part))"
        }
    }

    private var escaping: String { isPart ? "pathPartEscaped" : "pathEscaped" }
}
