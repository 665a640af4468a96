import NetlayerKit
import Testing

/// What is made of tables is checked in, and fresh.
@Suite struct ReferencePageTests {
    private let pages = "Sources/NetlayerKit/NetlayerKit.docc"

    @Test func configurationPageIsFresh() {
        Golden.expect(ConfigurationReference.page, at: "\(pages)/Configuration.md")
    }

    @Test func configurationSchemaIsFresh() {
        Golden.expect(ConfigurationSchema.json, at: "Specs/netlayer.schema.json")
        // `init` and `adopt` write it beside a configuration.
        Golden.expect(ConfigurationSchema.json, at: "Specs/Examples/Ferry/Sources/Ferry/netlayer.schema.json")
    }
}
