// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Library",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "Netlayer", path: "../../..")],
    targets: [
        .target(name: "Library", plugins: [.plugin(name: "NetlayerPlugin", package: "Netlayer")]),
        .executableTarget(name: "LibraryApp", dependencies: ["Library"]),
        // The plugin gives a target of tests the mocks alone.
        .testTarget(
            name: "LibraryTests",
            dependencies: ["Library"],
            plugins: [.plugin(name: "NetlayerPlugin", package: "Netlayer")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
