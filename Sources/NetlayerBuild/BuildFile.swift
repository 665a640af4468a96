/// One of the files of which a plugin tells the build beforehand.
public struct BuildFile: Sendable {
    public let name: String
    public let bytes: [UInt8]
}
