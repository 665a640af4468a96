import Foundation

nonisolated enum CSVEndpoint: Endpoint {
    case listThings(
        ids: [Int],
        words: [String],
        codes: [String],
        names: [String],
        xTsv: [String],
        multi: [String]?,
        tabs: [String]?,
        xCSV: [String]?,
        xSsv: [String]?,
        xPipes: [String]?
    )

    var path: String {
        switch self {
        case .listThings(let ids, let words, let codes, let names, _, _, _, _, _, _):
            return
                "/csv/\(pathSegment(ids, name: "ids"))/ssv"
                + "/\(pathSegment(words, name: "words", style: .spaceDelimited))/tsv"
                + "/\(pathSegment(codes, name: "codes", style: .tabDelimited))/pipes"
                + "/\(pathSegment(names, name: "names", style: .pipeDelimited))"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .listThings(_, _, _, _, let xTsv, _, _, let xCSV, let xSsv, let xPipes):
            return [
                "X-Csv": xCSV.map { headerText($0) },
                "X-Ssv": xSsv.map { headerText($0, style: .spaceDelimited) },
                "X-Tsv": headerText(xTsv, style: .tabDelimited),
                "X-Pipes": xPipes.map { headerText($0, style: .pipeDelimited) },
            ].compactMapValues { $0 }
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listThings(_, _, _, _, _, let multi, let tabs, _, _, _):
            return [QueryItem("multi", multi), QueryItem("tabs", tabs, style: .tabDelimited, explode: false)]
        }
    }
}
