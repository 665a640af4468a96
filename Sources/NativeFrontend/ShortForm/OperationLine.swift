import APIModel
import Diagnostics

/// An operation in one line, as it is written:
/// `GET /items/{itemId:Int}?sort:Sort=newest body:ItemInput -> Item`
struct OperationLine {
    var method: HTTPMethod?
    var path = PathExpression()
    var query: [QueryItem] = []
    var body: (keyword: String, type: TypeExpression, range: SourceRange)?
    var result: Result?

    struct QueryItem {
        var name: String
        var type: TypeExpression?
        /// A default where there is a type, a constant where there is none.
        var value: (text: String, range: SourceRange)?
        var range: SourceRange
    }

    struct Result {
        var status: Int?
        var type: TypeExpression?
        var range: SourceRange
    }
}

/// A path with its typed parameters: `/items/{itemId:Int}/notes/{input.noteId}`.
struct PathExpression {
    enum Part {
        case literal(String)
        case parameter(PathParameter)
    }

    struct PathParameter {
        var name: String
        var type: TypeExpression?
        /// `{input.noteId}`: a member of the input.
        var isMember: Bool
        var range: SourceRange
    }

    var parts: [Part] = []

    /// Without types, as OpenAPI writes it: `/items/{itemId}`.
    var text: String {
        parts.map { part in
            switch part {
            case .literal(let text): return text
            case .parameter(let parameter): return "{\(parameter.name)}"
            }
        }.joined()
    }
}
