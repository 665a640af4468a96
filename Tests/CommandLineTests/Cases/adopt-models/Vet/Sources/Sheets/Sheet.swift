struct Sheet: Decodable { let names: [String] }

struct Note: Encodable { let text: String }
