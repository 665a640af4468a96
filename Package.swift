// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Netlayer",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "netlayer", targets: ["netlayer"]),
        .executable(name: "netlayer-benchmark", targets: ["NetlayerBenchmark"]),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .target(name: "Diagnostics"),
        .target(name: "SourceTree", dependencies: ["Diagnostics", "CLibYAML"]),
        .target(name: "APIModel", dependencies: ["Diagnostics"]),
        .target(name: "Directives", dependencies: ["SourceTree", "APIModel"]),
        .target(name: "OpenAPIFrontend", dependencies: ["SourceTree", "APIModel", "Directives"]),
        .target(name: "NativeFrontend", dependencies: ["SourceTree", "APIModel", "Directives"]),
        .target(name: "SwiftModel", dependencies: ["Diagnostics", "APIModel"]),
        .target(name: "TemplateEngine", dependencies: ["Diagnostics"]),
        .target(name: "Parallelism"),
        .executableTarget(name: "EmbedTemplatesTool"),
        .plugin(name: "EmbedTemplates", capability: .buildTool(), dependencies: ["EmbedTemplatesTool"]),
        .target(
            name: "TemplatePacks",
            dependencies: ["Parallelism", "SwiftModel", "TemplateEngine", "SourceTree"],
            plugins: ["EmbedTemplates"]
        ),
        .target(
            name: "NetlayerKit",
            dependencies: [
                "Diagnostics", "SourceTree", "APIModel", "Directives", "OpenAPIFrontend", "NativeFrontend",
                "SwiftModel",
                "TemplateEngine", "TemplatePacks",
            ]
        ),
        .executableTarget(
            name: "netlayer",
            dependencies: ["NetlayerKit", "Diagnostics", "SourceTree", "SwiftModel", "TemplatePacks"]
        ),
        .target(name: "SwiftCommands", path: "Tests/SwiftCommands"),
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
            exclude: ["Packs"]
        ),
        .executableTarget(
            name: "NetlayerBenchmark",
            dependencies: ["NetlayerKit", "Diagnostics", "SourceTree", "APIModel", "SwiftModel", "TemplatePacks"]
        ),
        .testTarget(name: "NetlayerKitTests", dependencies: ["NetlayerKit"], exclude: ["ConfigurationCases"]),
        .testTarget(name: "CommandLineTests", dependencies: ["netlayer"], exclude: ["Cases"]),
        .testTarget(
            name: "OpenAPIFrontendTests",
            dependencies: ["OpenAPIFrontend", "SourceTree", "APIModel", "Diagnostics"],
            exclude: ["Operations/corpus-counts.tsv", "OperationsCases"]
        ),
        .testTarget(
            name: "SwiftModelTests",
            dependencies: [
                "SwiftModel", "APIModel", "OpenAPIFrontend", "SourceTree", "TemplatePacks", "TemplateEngine",
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
        .testTarget(name: "SourceTreeTests", dependencies: ["SourceTree"]),
        .testTarget(name: "DirectivesTests", dependencies: ["Directives"]),
        .testTarget(name: "NativeFrontendTests", dependencies: ["NativeFrontend"]),
        .testTarget(name: "TemplateEngineTests", dependencies: ["TemplateEngine"]),
        .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
        .testTarget(
            name: "RuntimeTests",
            dependencies: ["LoopbackServer"],
            exclude: ["Driver", "Facades", "Expected"]
        ),
        .testTarget(
            name: "WireTests",
            dependencies: ["SourceTree", "OpenAPIFrontend", "SwiftModel", "TemplatePacks", "Diagnostics"],
            exclude: ["Driver", "Expected", "exerciser.yaml"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
