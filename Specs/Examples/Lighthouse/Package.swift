// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Lighthouse",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "Netlayer", path: "../../..")],
    targets: [
        .target(name: "LanternStore", path: "StandIns/LanternStore"),
        .target(
            name: "Lighthouse",
            dependencies: ["LanternStore"],
            plugins: [.plugin(name: "NetlayerPlugin", package: "Netlayer")]
        ),
        .executableTarget(name: "LighthouseApp", dependencies: ["Lighthouse", "LanternStore"]),
        .testTarget(name: "LighthouseTests", dependencies: ["Lighthouse", "LanternStore"]),
    ],
    swiftLanguageModes: [.v6]
)
