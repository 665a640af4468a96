import APIModel

/// Where in a request the value of an argument goes.
public enum ArgumentPlace: String, Sendable, Hashable {
    case path
    case query
    /// The whole query.
    case querystring
    case header
    case cookie
    case body
    /// Several places: a struct of inputs, whose properties say theirs.
    case input
    /// Nowhere: it chooses the method.
    case method
    /// Nowhere: the method's own body, which is written by hand, uses it.
    case call

    init(_ location: Parameter.Location) {
        switch location {
        case .path: self = .path
        case .query: self = .query
        case .querystring: self = .querystring
        case .header: self = .header
        case .cookie: self = .cookie
        }
    }
}
