// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Bakery",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "Netlayer", path: "../../..")],
    targets: [
        .target(
            name: "Bakery",
            exclude: ["netlayer.yml", "bakery.yaml"],
            plugins: [.plugin(name: "NetlayerVerify", package: "Netlayer")]
        ),
        .executableTarget(name: "BakeryApp", dependencies: ["Bakery"]),
        .testTarget(name: "BakeryTests", dependencies: ["Bakery"]),
    ],
    swiftLanguageModes: [.v6]
)
