import Foundation

nonisolated enum ApplesEndpoint: Endpoint {
    case listApples

    var path: String {
        "/apples"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum PearsEndpoint: Endpoint {
    case listPears

    var path: String {
        "/pears"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum PlumsEndpoint: Endpoint {
    case listPlums

    var path: String {
        "/plums"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum CherriesEndpoint: Endpoint {
    case listCherries

    var path: String {
        "/cherries"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum QuincesEndpoint: Endpoint {
    case listQuinces

    var path: String {
        "/quinces"
    }

    var method: HTTPMethod {
        .get
    }
}
