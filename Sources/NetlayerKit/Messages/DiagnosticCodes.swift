import Adopt
import Diagnostics
import Directives
import NativeFrontend
import OpenAPIFrontend
import SourceTree
import SwiftModel
import TemplateEngine
import TemplatePacks

/// Every kind of problem that Netlayer can report, from all stages, in the order of the pipeline.
public enum DiagnosticCodes {
    public static let all: [DiagnosticCode] =
        LimitCodes.all + SourceTreeCodes.all + OpenAPICodes.all + NativeCodes.all + DirectiveCodes.all
        + SwiftModelCodes.all
        + TemplateCodes.all + PackCodes.all + KitCodes.all + AdoptCodes.all

    public static func code(named name: String) -> DiagnosticCode? { all.first { $0.name == name } }
}
