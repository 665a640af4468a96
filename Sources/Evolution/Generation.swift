import APIModel
import SwiftModel

/// One generation of code: what the description says, what was planned of it, and what the templates declare of that.
public struct Generation: Sendable {
    public let api: API
    public let plan: SwiftPlan
    public let declarations: Declarations

    public init(api: API, plan: SwiftPlan, declarations: Declarations) {
        self.api = api
        self.plan = plan
        self.declarations = declarations
    }
}
