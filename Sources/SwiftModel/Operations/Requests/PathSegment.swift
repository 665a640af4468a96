/// What stands between two slashes of a path, for code that names things by paths and sends no requests.
public struct PathSegment: Sendable, Hashable {
    var pieces: [PathPlan.Piece] = []

    public var isVariable: Bool { pieces.contains { if case .value = $0 { true } else { false } } }

    /// `"users"`, `id`, `"\(year)-\(month)"`
    public var text: String {
        if pieces.count == 1, case .value(let value) = pieces[0] { return value.plainText }
        let parts = pieces.map { piece -> SwiftInterpolation.Piece in
            switch piece {
            case .text(let text): .text(text)
            case .value(let value): .expression(value.form == .plain ? value.source.text : value.plainText)
            }
        }
        return SwiftInterpolation(parts).text
    }
}

extension PathPlan {
    public var segments: [PathSegment] {
        var segments: [PathSegment] = []
        for piece in pieces {
            guard case .text(let text) = piece else {
                if segments.isEmpty { segments.append(PathSegment()) }
                segments[segments.count - 1].pieces.append(piece)
                continue
            }
            let path = text.prefix { $0 != "?" }
            for (index, part) in path.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
                if index > 0 || segments.isEmpty { segments.append(PathSegment()) }
                if !part.isEmpty { segments[segments.count - 1].pieces.append(.text(String(part))) }
            }
            if path.utf8.count < text.utf8.count { break }
        }
        return segments.filter { !$0.pieces.isEmpty }
    }
}

extension PathValue {
    /// The value as a text that is not escaped.
    fileprivate var plainText: String {
        switch form {
        case .plain: "String(\(source.text))"
        case .escaped: source.text
        case .escapedRawValue: "\(source.text).rawValue"
        case .encoded: text
        }
    }
}
