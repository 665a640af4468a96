import APIModel
import Diagnostics
import SwiftModel
import TemplateEngine

extension PackViews {
    /// What templates are given, as stable JSON: the fields of `plan` under the names that templates use, so that
    /// `.services[].operations[].response.type` is what `{{ operation.response.type }}` prints.
    /// - Parameter pattern: keeps the models, services and operations whose names match.
    public func dump(_ plan: SwiftPlan, matching pattern: String? = nil) -> String {
        let views = views(of: plan)
        var writer = JSONWriter()
        writer.beginObject()
        writer.field("format", 2)
        writer.fields(of: pattern.map { views.part(matching: GlobPattern($0)) } ?? views)
        writer.endObject()
        return writer.text + "\n"
    }
}

extension PlanView {
    fileprivate func part(matching pattern: GlobPattern) -> PlanView {
        var part = plan
        part.models.removeAll { !pattern.matches($0.path) && !($0.wireName.map(pattern.matches) ?? false) }
        part.environment = nil
        part.securitySchemes = []
        return PlanView(part, services: services.compactMap { $0.part(matching: pattern) }, table: table)
    }
}

extension ServiceView {
    /// All of a service whose name matches, or what concerns the operations whose names match.
    fileprivate func part(matching pattern: GlobPattern) -> ServiceView? {
        if pattern.matches(plan.word) || pattern.matches(plan.wireName) || pattern.matches(plan.names) { return self }
        let operations = (operations + channels).filter {
            pattern.matches($0.plan.key) || pattern.matches($0.plan.names)
        }
        if operations.isEmpty { return nil }
        return ServiceView(plan, operations: operations, table: table)
    }
}

extension GlobPattern {
    fileprivate func matches(_ names: [NamedText]) -> Bool { names.contains { matches($0.text) } }
}
