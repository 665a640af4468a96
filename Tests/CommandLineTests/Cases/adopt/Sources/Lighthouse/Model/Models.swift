enum Coast: String {
    case north
    case south
}

struct LightReport {
    let lightId: Int
    let text: String
}

struct Light: Decodable {
    let id: Int
    let name: String
    let isOn: Bool?
}
