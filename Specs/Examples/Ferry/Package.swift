// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Ferry",
    platforms: [.macOS(.v13), .iOS(.v16)],
    targets: [
        // What stays: models, and the client that sends requests.
        .target(name: "FerryKit"),
        // Before: requests and repositories by hand.
        .target(name: "FerryByHand", dependencies: ["FerryKit"]),
        // After: the same ones, generated.
        .target(
            name: "Ferry",
            dependencies: ["FerryKit"],
            exclude: ["Pack", "adopted.md", "api.yaml", "netlayer.schema.json", "netlayer.yml"]
        ),
        .executableTarget(name: "FerryApp", dependencies: ["Ferry", "FerryKit"]),
        .testTarget(name: "FerryByHandTests", dependencies: ["FerryByHand", "FerryKit"]),
        .testTarget(name: "FerryTests", dependencies: ["Ferry", "FerryKit"]),
    ],
    swiftLanguageModes: [.v6]
)
