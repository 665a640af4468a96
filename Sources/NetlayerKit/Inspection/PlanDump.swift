import Diagnostics
import SwiftModel

/// Writes a plan as stable JSON, for those who write templates or look into a convention: all names, types and
/// expressions as they will stand in the code, and no word of the description but wire names.
public enum PlanDump {
    /// - Parameter pattern: keeps the models, services and operations whose names match.
    public static func json(_ plan: SwiftPlan, matching pattern: String? = nil) -> String {
        let pattern = pattern.map { GlobPattern($0) }
        var writer = JSONWriter()
        writer.beginObject()
        writer.field("format", 1)
        writer.field("title", plan.title)
        writer.texts("imports", Set(plan.ownTypes.compactMap(\.module)).sorted())
        writer.texts("features", plan.features)
        if pattern == nil {
            writer.object("environment", plan.environment) { write($1, to: &$0) }
            writer.objects("securitySchemes", plan.securitySchemes) { write($1, to: &$0) }
        }
        let services = plan.services.compactMap { service -> ServicePlan? in
            guard let pattern, !service.isNamed(pattern) else { return service }
            var part = service
            part.operations.removeAll { !$0.isNamed(pattern) }
            return part.operations.isEmpty ? nil : part
        }
        writer.list("services", services) { writer, service in
            writer.beginObject()
            write(service, to: &writer)
            writer.endObject()
        }
        let models = plan.models.filter { model in
            pattern.map { $0.matches(model.path) || model.wireName.map($0.matches) ?? false } ?? true
        }
        writer.list("models", models) { writer, model in
            writer.beginObject()
            write(model, to: &writer)
            writer.endObject()
        }
        writer.endObject()
        return writer.text + "\n"
    }

    static func names(_ names: [NamedText], to writer: inout JSONWriter) {
        writer.object("names", names) { writer, names in
            for name in names { writer.field(name.key, name.text) }
        }
    }

    private static func write(_ environment: EnvironmentPlan, to writer: inout JSONWriter) {
        writer.field("name", environment.name)
        writer.field("default", environment.defaultServer)
        writer.objects("servers", environment.servers) { writer, server in
            writer.field("name", server.name)
            writer.field("url", server.url)
            writer.field("pattern", server.pattern)
            writer.objects("variables", server.variables) { writer, variable in
                writer.field("name", variable.name)
                writer.field("type", variable.type)
                writer.field("default", variable.defaultValue)
            }
        }
    }

    private static func write(_ scheme: SecuritySchemePlan, to writer: inout JSONWriter) {
        writer.field("name", scheme.name)
        writer.field("key", scheme.key)
        writer.field("kind", scheme.kind)
        writer.optional("parameter", scheme.parameter)
        writer.optional("location", scheme.location)
    }
}

extension ServicePlan {
    fileprivate func isNamed(_ pattern: GlobPattern) -> Bool {
        pattern.matches(word) || pattern.matches(wireName) || names.contains { pattern.matches($0.text) }
    }
}

extension OperationPlan {
    fileprivate func isNamed(_ pattern: GlobPattern) -> Bool {
        pattern.matches(key) || names.contains { pattern.matches($0.text) }
    }
}
