// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Harbour",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "Netlayer", path: "../../..")],
    targets: [
        .target(name: "Harbour", plugins: [.plugin(name: "NetlayerPlugin", package: "Netlayer")]),
        .executableTarget(name: "HarbourApp", dependencies: ["Harbour"]),
        .testTarget(name: "HarbourTests", dependencies: ["Harbour"]),
    ],
    swiftLanguageModes: [.v6]
)
