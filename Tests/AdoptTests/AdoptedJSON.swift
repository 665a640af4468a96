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

    /// One text, or those that a flag chooses from.
    struct Value: Decodable {
        let texts: [String]
        var text: String { texts.count == 1 ? texts[0] : texts.joined(separator: " or ") }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            texts = try (try? container.decode([String].self)) ?? [container.decode(String.self)]
        }
    }

    struct Field: Decodable {
        let state: State
        let value: Value?
        let why: String?
        let type: String?
        let members: [Member]?
    }

    struct Endpoint: Decodable {
        /// `StoreApi.fetch`
        let name: String
        let place: String
        let fields: [String: Field]

        var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
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
