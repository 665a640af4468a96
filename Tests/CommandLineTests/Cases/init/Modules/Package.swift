// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Modules",
    products: [.library(name: "Core", targets: ["Core"])],
    targets: [
        .target(name: "Core", path: "Core"),
        .target(name: "API", dependencies: [.product(name: "Logging", package: "swift-log")]),
        .executableTarget(name: "App", dependencies: [.target(name: "API"), "Core"]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
    ]
)
