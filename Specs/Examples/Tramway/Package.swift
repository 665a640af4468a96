// swift-tools-version: 6.0
import PackageDescription

// Where there is no Combine, a stand-in is compiled, so that what uses it is, too.
#if os(Linux)
    let standIns: [Target] = [.target(name: "Combine", path: "StandIns/Combine")]
#else
    let standIns: [Target] = []
#endif
let combine: [Target.Dependency] = standIns.map { .byName(name: $0.name) }

let package = Package(
    name: "Tramway",
    platforms: [.macOS(.v13), .iOS(.v16)],
    dependencies: [.package(name: "Netlayer", path: "../../..")],
    targets: standIns + [
        .target(
            name: "Tramway",
            dependencies: combine,
            plugins: [.plugin(name: "NetlayerPlugin", package: "Netlayer")]
        ),
        .executableTarget(name: "TramwayApp", dependencies: ["Tramway"]),
        .testTarget(name: "TramwayTests", dependencies: ["Tramway"] + combine),
    ],
    swiftLanguageModes: [.v6]
)
