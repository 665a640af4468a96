struct Sheet: Decodable, Hashable { let names: [String] }

struct Note: Encodable, Hashable { let text: String }
