import Foundation

struct Filter: Codable, Hashable, Sendable {
    var minPrice: Int
    var isAb: Bool?
    var tags: [String: Int]
    var free: JSONValue

    struct Window: Codable, Hashable, Sendable {
        var openedAt: Date
    }
    var window: Window?
}

struct Open: Codable, Hashable, Sendable {
    var photoURL: String?
    var iso: Int?
    var others: [String: Int]

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case photoURL = "photoUrl"
        case iso = "ISO"
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        photoURL = try container.decodeIfPresent(String.self, forKey: .photoURL)
        iso = try container.decodeIfPresent(Int.self, forKey: .iso)
        others = try decoder.additionalProperties(Int.self, besides: CodingKeys.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(photoURL, forKey: .photoURL)
        try container.encodeIfPresent(iso, forKey: .iso)
        try encoder.encode(additionalProperties: others, besides: CodingKeys.self)
    }
}

@main
enum Driver {
    static func main() throws {
        let filter =
            #"{"free":{"a_b":{"aB":[1]}},"is_ab":true,"min_price":1,"tags":{"aB":2,"a_b":1},"#
            + #""window":{"opened_at":"2024-02-29T12:30:00Z"}}"#
        let value = try roundTrip(Filter.self, filter)
        _ = try roundTrip(Open.self, #"{"ISO":100,"aB":2,"a_b":1,"photo_url":"p"}"#)
        for style in [ParameterStyle.deepObject, .form] {
            let text = try QueryItem("by_all", value, style: style).text()
            print((text ?? "nothing").removingPercentEncoding ?? "")
        }
        print(try QueryItem.json("by_all", value).text()?.removingPercentEncoding ?? "nothing")
        let form = try RequestBody.form(value).encoded(by: JSONCoding.makeEncoder())
        print(String(decoding: form.data, as: UTF8.self).removingPercentEncoding ?? "")
        let reply = HTTPReply(data: Data(#"{"the_data":{"photo_url":"q"}}"#.utf8))
        print(try reply.value(Open.self, envelope: "the_data").photoURL ?? "nothing")
    }

    static func roundTrip<Value: Codable & Equatable>(_ type: Value.Type, _ json: String) throws -> Value {
        let value = try JSONCoding.makeDecoder().decode(type, from: Data(json.utf8))
        let data = try JSONCoding.makeEncoder().encode(value)
        print(String(decoding: data, as: UTF8.self), String(decoding: data, as: UTF8.self) == json)
        return value
    }
}
