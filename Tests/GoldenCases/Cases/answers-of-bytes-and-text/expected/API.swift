import Foundation

nonisolated enum PhotoEndpoint: Endpoint {
    case getPhoto

    var path: String {
        "/photo"
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        "image/png"
    }
}

nonisolated enum NoteEndpoint: Endpoint {
    case getNote

    var path: String {
        "/note"
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        "text/plain"
    }
}

nonisolated enum BothEndpoint: Endpoint {
    case getBoth

    var path: String {
        "/both"
    }

    var method: HTTPMethod {
        .get
    }

    var accept: String {
        "text/csv"
    }
}
