/// What `netlayer adopt --format json` prints.
struct AdoptedJSON: Decodable {
    enum State: String, Decodable { case known, assumed, unknown }

    struct Member: Decodable {
        let name: String
        let state: State
        let value: String?
        let type: String?
        let optional: Bool?
    }

    struct Field: Decodable {
        let state: State
        let value: String?
        let why: String?
        let type: String?
        let members: [Member]?
    }

    struct Endpoint: Decodable {
        let owner: String
        let name: String
        let place: String
        let fields: [String: Field]
    }

    struct Left: Decodable {
        let name: String
        let place: String
        let why: String
    }

    struct Sinks: Decodable {
        let found: Int
        let endpoints: Int
        let left: Int
    }

    let endpoints: [Endpoint]
    let left: [Left]
    let sinks: Sinks
}
