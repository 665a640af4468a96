import Foundation

extension EntityConversion {
    public static func brokenDTO(_ value: Broken) -> BrokenDTO {
        BrokenDTO(name: value.name, owner: value.ownerID.map { BrokenDTO.Owner(id: $0, email: "nobody@example.com") })
    }
}
