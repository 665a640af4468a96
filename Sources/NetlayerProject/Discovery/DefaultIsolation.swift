import Platform

/// Tells whether a project says which actor its code is isolated to where the code says nothing.
enum DefaultIsolation {
    /// The endings of the files that could say it: manifests of packages and of project generators, Xcode's settings.
    static let files = ["Package.swift", "Project.swift", "project.yml", ".pbxproj", ".xcconfig"]

    private static let words = ["defaultIsolation", "default-isolation", "SWIFT_DEFAULT_ACTOR_ISOLATION"].map {
        Array($0.utf8)
    }

    static func isSaid(in bytes: [UInt8]) -> Bool {
        words.contains { ByteSearch.firstOffset(of: $0, in: bytes) != nil }
    }
}
