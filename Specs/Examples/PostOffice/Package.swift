// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "PostOffice",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "Netlayer", path: "../../..")],
    targets: [
        .target(name: "PostOffice", plugins: [.plugin(name: "NetlayerPlugin", package: "Netlayer")]),
        .target(name: "PostOfficeServer"),
        .executableTarget(name: "PostOfficeApp", dependencies: ["PostOffice", "PostOfficeServer"]),
        .testTarget(
            name: "PostOfficeTests",
            dependencies: [
                "PostOffice", "PostOfficeServer", "PostOfficeApp",
                .product(name: "NetlayerTestServer", package: "Netlayer"),
            ],
            plugins: [.plugin(name: "NetlayerPlugin", package: "Netlayer")]
        ),
    ],
    swiftLanguageModes: [.v6]
)
