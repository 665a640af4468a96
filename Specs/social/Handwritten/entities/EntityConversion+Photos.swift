import Foundation

nonisolated extension EntityConversion {
    static func photoURLs(_ value: [PhotoDTO]) -> [URL] { value.map(\.url) }
}
