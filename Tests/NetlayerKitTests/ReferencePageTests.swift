import NetlayerKit
import Testing

/// The pages and schemas that are made of tables are checked in, and up to date.
@Suite struct ReferencePageTests {
    private let pages = "Sources/NetlayerKit/NetlayerKit.docc"

    @Test func configurationPageIsFresh() {
        Golden.expect(ConfigurationReference.page, at: "\(pages)/Configuration.md")
    }

    @Test func configurationSchemaIsFresh() {
        Golden.expect(ConfigurationSchema.json, at: "Specs/netlayer.schema.json")
        // `init` and `adopt` write this file beside a configuration.
        Golden.expect(ConfigurationSchema.json, at: "Specs/Examples/Ferry/Sources/Ferry/netlayer.schema.json")
    }
}
