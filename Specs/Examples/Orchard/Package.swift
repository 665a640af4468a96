// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Orchard",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "Netlayer", path: "../../..")],
    targets: [
        .target(name: "Orchard", plugins: [.plugin(name: "NetlayerPlugin", package: "Netlayer")]),
        .executableTarget(name: "OrchardApp", dependencies: ["Orchard"]),
        .testTarget(name: "OrchardTests", dependencies: ["Orchard"]),
    ],
    swiftLanguageModes: [.v6]
)
