// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "TeaHouse",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(name: "Netlayer", path: "../../..")],
    targets: [
        .target(name: "TeaHouse", plugins: [.plugin(name: "NetlayerPlugin", package: "Netlayer")]),
        .executableTarget(name: "TeaHouseApp", dependencies: ["TeaHouse"]),
        .testTarget(name: "TeaHouseTests", dependencies: ["TeaHouse"]),
    ],
    swiftLanguageModes: [.v6]
)
