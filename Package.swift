// swift-tools-version: 6.1
import PackageDescription

/// The tool of the plugins: built from source, or the artifact bundle of a release, which `NETLAYER_ARTIFACT_BUNDLE`
/// names by a path below this folder or by an address (then `NETLAYER_ARTIFACT_CHECKSUM` is its checksum).
let bundle = Context.environment["NETLAYER_ARTIFACT_BUNDLE"] ?? ""
let checksum = Context.environment["NETLAYER_ARTIFACT_CHECKSUM"] ?? ""
let tool: Target.Dependency = bundle.isEmpty ? "NetlayerTool" : "NetlayerBundle"
let bundleTarget: Target =
    bundle.contains("://")
    ? .binaryTarget(name: "NetlayerBundle", url: bundle, checksum: checksum)
    : .binaryTarget(name: "NetlayerBundle", path: bundle)

let package = Package(
    name: "Netlayer",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "netlayer", targets: ["netlayer"]),
        .executable(name: "netlayer-adopt", targets: ["NetlayerAdopt"]),
        .library(name: "NetlayerTestServer", targets: ["NetlayerTestServer"]),
        .executable(name: "netlayer-benchmark", targets: ["NetlayerBenchmark"]),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "Platform"),
        .target(name: "Diagnostics", dependencies: ["Platform", "CEmbedded"]),
        .target(name: "SourceTree", dependencies: ["Platform", "Diagnostics", "CLibYAML"]),
        .target(name: "APIModel", dependencies: ["Diagnostics"]),
        .target(name: "Directives", dependencies: ["SourceTree", "APIModel"]),
        .target(name: "OpenAPIFrontend", dependencies: ["Platform", "SourceTree", "APIModel", "Directives"]),
        .target(name: "NativeFrontend", dependencies: ["SourceTree", "APIModel", "Directives"]),
        .target(name: "SwiftModel", dependencies: ["Platform", "Diagnostics", "APIModel"]),
        .target(name: "TemplateEngine", dependencies: ["Platform", "Diagnostics"]),
        .target(name: "CDigest"),
        .target(name: "CEmbedded", exclude: ["templates.archive"], cSettings: [.headerSearchPath("../../Templates")]),
        .target(name: "CAdopt", exclude: ["files"]),
        .target(name: "SpecWriters", dependencies: ["Platform", "APIModel", "Directives"]),
        .target(
            name: "Adopt",
            dependencies: ["Platform", "Diagnostics", "APIModel", "SourceTree", "SpecWriters", "CAdopt"]
        ),
        .target(name: "Evolution", dependencies: ["Diagnostics", "APIModel", "SwiftModel"]),
        .target(
            name: "TemplatePacks",
            dependencies: ["Platform", "CEmbedded", "APIModel", "SwiftModel", "TemplateEngine", "SourceTree"]
        ),
        .target(
            name: "NetlayerKit",
            dependencies: [
                "Platform", "Diagnostics", "SourceTree", "APIModel", "Directives", "OpenAPIFrontend", "NativeFrontend",
                "SwiftModel", "TemplateEngine", "TemplatePacks", "Evolution", "SpecWriters", "CDigest",
            ]
        ),
        .target(
            name: "NetlayerProject",
            dependencies: [
                "Platform", "Diagnostics", "SourceTree", "SwiftModel", "TemplatePacks", "SpecWriters", "NetlayerKit",
            ]
        ),
        .target(name: "NetlayerBuild", dependencies: ["Platform", "Diagnostics", "TemplatePacks", "NetlayerKit"]),
        .target(
            name: "NetlayerCommands",
            dependencies: [
                "Platform", "NetlayerKit", "NetlayerProject", "NetlayerBuild", "Diagnostics", "SourceTree",
                "SwiftModel", "TemplatePacks", "Evolution",
            ]
        ),
        .target(
            name: "APIPage",
            dependencies: [
                "Diagnostics", "APIModel", "SwiftModel", "TemplatePacks", "TemplateEngine", "Evolution", "NetlayerKit",
                "FakeServer",
            ]
        ),
        .target(
            name: "FakeServer",
            dependencies: [
                "Platform", "Diagnostics", "SourceTree", "APIModel", "Directives", "SwiftModel", "NetlayerKit",
            ]
        ),
        .target(
            name: "NetlayerTestServer",
            dependencies: ["Platform", "Diagnostics", "SourceTree", "APIModel", "NetlayerKit", "FakeServer"]
        ),
        .executableTarget(
            name: "netlayer",
            dependencies: [
                "Platform", "Evolution", "APIPage", "FakeServer", "NetlayerKit", "NetlayerProject", "NetlayerCommands",
                "Diagnostics", "APIModel", "SourceTree", "SwiftModel", "TemplatePacks",
            ]
        ),
        .executableTarget(
            name: "NetlayerAdopt",
            dependencies: [
                "Platform", "Adopt", "NetlayerKit", "NetlayerProject", "NetlayerCommands", "Diagnostics", "APIModel",
                "SourceTree", "SwiftModel", "TemplatePacks",
            ]
        ),
        .executableTarget(name: "NetlayerTool", dependencies: ["Platform", "NetlayerCommands"]),
        .target(name: "SwiftCommands", dependencies: ["Platform"], path: "Tests/SwiftCommands"),
        .testTarget(name: "PluginTests"),
        .testTarget(name: "RepositoryTests", dependencies: ["SwiftCommands"]),
        .testTarget(name: "ExampleTests", dependencies: ["NetlayerKit", "SwiftCommands"]),
        .testTarget(
            name: "GoldenCases",
            dependencies: ["NetlayerKit", "SourceTree", "Diagnostics", "SwiftCommands"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "PackTests",
            dependencies: ["NetlayerKit", "TemplatePacks", "SwiftCommands"],
            exclude: [
                "Packs", "PackCases", "Axes", "DirectivePlaces", "EntityPlaces", "PropertyPlaces", "ThreeWays",
                "Hostile", "SettingValues",
            ]
        ),
        .executableTarget(
            name: "NetlayerBenchmark",
            dependencies: [
                "Platform", "NetlayerKit", "Diagnostics", "SourceTree", "APIModel", "SwiftModel", "TemplatePacks",
            ]
        ),
        .testTarget(
            name: "NetlayerKitTests",
            dependencies: ["Platform", "NetlayerKit", "NetlayerProject", "NetlayerBuild", "CDigest"],
            exclude: ["ConfigurationCases"]
        ),
        .testTarget(name: "APIPageTests", dependencies: ["APIPage", "Evolution", "NetlayerKit", "Diagnostics"]),
        .testTarget(
            name: "FakeServerTests",
            dependencies: [
                "FakeServer", "NetlayerTestServer", "NetlayerKit", "APIModel", "Diagnostics", "SourceTree", "Platform",
            ]
        ),
        .testTarget(
            name: "AdoptTests",
            dependencies: ["netlayer", "NetlayerAdopt", "Adopt", "Diagnostics", "SwiftCommands"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["netlayer", "NetlayerAdopt", "NetlayerCommands", "Adopt", "Diagnostics", "SwiftCommands"],
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "OpenAPIFrontendTests",
            dependencies: ["OpenAPIFrontend", "SourceTree", "APIModel", "Diagnostics"],
            exclude: ["Operations/corpus-counts.tsv", "OperationsCases"]
        ),
        .testTarget(
            name: "SwiftModelTests",
            dependencies: [
                "SwiftCommands", "SwiftModel", "APIModel", "OpenAPIFrontend", "SourceTree", "TemplatePacks",
                "TemplateEngine", "Platform",
            ],
            exclude: ["ModelsCases"]
        ),
        .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
        .testTarget(
            name: "DiagnosticsCaseTests",
            dependencies: ["NetlayerKit", "Diagnostics", "SourceTree"],
            path: "Tests/DiagnosticsCases",
            exclude: ["Cases"]
        ),
        .testTarget(
            name: "EvolutionTests",
            dependencies: ["Evolution", "NetlayerKit", "TemplatePacks", "Diagnostics", "SourceTree", "SwiftCommands"],
            exclude: ["Changes"]
        ),
        .testTarget(name: "SourceTreeTests", dependencies: ["SourceTree"]),
        .testTarget(name: "DirectivesTests", dependencies: ["Directives", "SourceTree", "APIModel", "Diagnostics"]),
        .testTarget(
            name: "NativeFrontendTests",
            dependencies: ["NativeFrontend", "SourceTree", "APIModel", "Directives", "Diagnostics"]
        ),
        .testTarget(name: "TemplateEngineTests", dependencies: ["TemplateEngine"]),
        .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
        .testTarget(
            name: "RuntimeTests",
            dependencies: [
                "FakeServer", "LoopbackServer", "SwiftCommands", "APIModel", "Diagnostics", "SwiftModel",
                "TemplatePacks",
                "NetlayerKit",
                "SourceTree",
            ],
            exclude: [
                "Client", "Conversions", "Driver", "Entities", "EntityChannels", "Facades", "Expected", "Layers",
                "Modules",
                "Serve", "Threads", "Queries",
            ]
        ),
        .testTarget(
            name: "WireTests",
            dependencies: [
                "SwiftCommands", "SourceTree", "OpenAPIFrontend", "SwiftModel", "TemplatePacks", "Diagnostics",
            ],
            exclude: ["Driver", "Expected", "exerciser.yaml", "notes.yaml"]
        ),
    ] + (bundle.isEmpty ? [] : [bundleTarget]),
    swiftLanguageModes: [.v6]
)

/// What `.ci/fuzz` links with libFuzzer, and nobody else builds.
if Context.environment["NETLAYER_FUZZ_BUILD"] != nil {
    for target in package.targets where ["Adopt", "FakeServer", "NetlayerKit"].contains(target.name) {
        target.swiftSettings = [.unsafeFlags(["-enable-testing"])]
    }
    package.products.append(.library(name: "netlayer-fuzz", type: .static, targets: ["Fuzzing"]))
    package.targets.append(
        .target(
            name: "Fuzzing",
            dependencies: [
                "Platform", "Diagnostics", "SourceTree", "SwiftModel", "TemplatePacks", "NetlayerKit", "APIModel",
                "Adopt",
                "FakeServer",
            ],
            path: "Tests/Fuzzing",
            exclude: ["dictionary.txt", "scenarios.yaml"]
        )
    )
}

/// SwiftPM builds the tool of plugins from source once more, with all of its modules; tests do without it:
/// `NETLAYER_WITHOUT_PLUGINS=1`.
if Context.environment["NETLAYER_WITHOUT_PLUGINS"] == nil {
    package.products += [
        .plugin(name: "NetlayerPlugin", targets: ["NetlayerPlugin"]),
        .plugin(name: "NetlayerVerify", targets: ["NetlayerVerify"]),
        .plugin(name: "NetlayerCommand", targets: ["NetlayerCommand"]),
    ]
    package.targets += [
        .plugin(name: "NetlayerPlugin", capability: .buildTool(), dependencies: [tool]),
        .plugin(name: "NetlayerVerify", capability: .buildTool(), dependencies: [tool]),
        .plugin(
            name: "NetlayerCommand",
            capability: .command(
                intent: .custom(
                    verb: "netlayer",
                    description: "Generates a Swift network layer from an API description."
                ),
                permissions: [.writeToPackageDirectory(reason: "`netlayer generate` writes the generated code.")]
            ),
            dependencies: [tool]
        ),
    ]
}

// For tests, only what goes over each byte and each template is optimised, which takes the compiler two to six times as
// long.
let isTested = Context.environment["NETLAYER_WITHOUT_PLUGINS"] != nil
let oftenRun = ["Platform", "Diagnostics", "SourceTree", "TemplateEngine", "TemplatePacks"]
let program = package.targets.filter { [.regular, .executable].contains($0.type) && !oftenRun.contains($0.name) }
for target in package.targets.filter({ $0.type == .test }) + (isTested ? program : []) {
    target.swiftSettings = [.unsafeFlags(["-Onone"])]
}
