import Diagnostics
import Directives
import NativeFrontend
import OpenAPIFrontend
import SourceTree
import SwiftModel
import TemplateEngine
import TemplatePacks

/// Every kind of problem that Netlayer can report, from all stages.
public enum DiagnosticCodes {
    /// The codes of one stage under its heading.
    public struct Chapter: Sendable {
        public let title: String
        public let codes: [DiagnosticCode]
    }

    /// In the order of the pipeline.
    public static let chapters: [Chapter] = [
        Chapter(title: "Reading YAML and JSON", codes: SourceTreeCodes.all),
        Chapter(title: "OpenAPI and Swagger", codes: OpenAPICodes.all),
        Chapter(title: "The native spec", codes: NativeCodes.all),
        Chapter(title: "Directives", codes: DirectiveCodes.all),
        Chapter(title: "Planning", codes: SwiftModelCodes.all),
        Chapter(title: "Templates", codes: TemplateCodes.all),
        Chapter(title: "Packs and settings", codes: PackCodes.all),
        Chapter(title: "Configuration and output", codes: KitCodes.all),
    ]

    public static let all: [DiagnosticCode] = chapters.flatMap(\.codes)

    public static func code(named name: String) -> DiagnosticCode? { all.first { $0.name == name } }
}
