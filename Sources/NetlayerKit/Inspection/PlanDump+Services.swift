import Diagnostics
import SwiftModel

extension PlanDump {
    static func write(_ service: ServicePlan, to writer: inout JSONWriter) {
        writer.field("wireName", service.wireName)
        writer.field("word", service.word)
        names(service.names, to: &writer)
        writer.texts("documentation", service.documentation)
        writer.list("operations", service.operations) { writer, operation in
            writer.beginObject()
            write(operation, to: &writer)
            writer.endObject()
        }
        writer.objects("tables", service.tables) { writer, table in
            writer.field("name", table.name)
            writer.field("entity", table.entity)
            writer.field("idKey", table.idKey)
            writer.objects("filling", table.filling) { writer, value in
                writer.field("key", value.key)
                writer.field("value", value.value)
            }
        }
    }

    private static func write(_ operation: OperationPlan, to writer: inout JSONWriter) {
        writer.field("key", operation.key)
        names(operation.names, to: &writer)
        writer.texts("documentation", operation.documentation)
        writer.optional("deprecation", operation.deprecation)
        writer.objects("caseArguments", operation.caseArguments) { write($1, to: &$0) }
        writer.objects("arguments", operation.arguments) { write($1, to: &$0) }
        writer.flag("manual", operation.isManual)
        writer.object("input", operation.input) { write($1, to: &$0) }
        writer.object("method", operation.method) { writer, method in
            writer.field("word", method.word)
            writer.optional("flag", method.flag)
            writer.optional("wordWhenTrue", method.wordWhenTrue)
        }
        writer.field("path", operation.path.expression)
        writer.objects("query", operation.query) { write($1, to: &$0) }
        writer.objects("headers", operation.headers) { write($1, to: &$0) }
        writer.optional("headerPreset", operation.headerPreset)
        writer.objects("cookies", operation.cookies) { write($1, to: &$0) }
        writer.object("body", operation.body) { write($1, to: &$0) }
        writer.object("param", operation.param.kind == .none ? nil : operation.param) { write($1, to: &$0) }
        writer.optional("accept", operation.accept)
        writer.optional("baseURL", operation.baseURL)
        writeSecurity(of: operation, to: &writer)
        writer.objects("errors", operation.errors) { writer, error in
            writer.optional("status", error.status)
            writer.field("type", error.type)
        }
        writer.object("response", operation.response) { write($1, to: &$0) }
        writer.object("resource", operation.resource) { writer, resource in
            writer.field("action", resource.action.rawValue)
            writer.field("table", resource.tableName)
            writer.optional("idArgument", resource.idArgument)
            writer.optional("requestArgument", resource.requestArgument)
        }
    }

    private static func writeSecurity(of operation: OperationPlan, to writer: inout JSONWriter) {
        guard !operation.security.isEmpty else { return }
        writer.list("security", operation.security) { writer, alternative in
            writer.beginArray()
            for requirement in alternative.requirements {
                writer.beginObject()
                writer.field("name", requirement.name)
                writer.texts("scopes", requirement.scopes)
                writer.endObject()
            }
            writer.endArray()
        }
    }

    private static func write(_ argument: ArgumentPlan, to writer: inout JSONWriter) {
        writer.field("name", argument.name)
        writer.optional("label", argument.label)
        writer.field("place", argument.place.rawValue)
        writer.optional("key", argument.key)
        writer.field("type", argument.type)
        writer.flag("optional", argument.isOptional)
        writer.optional("default", argument.defaultValue)
        writer.optional("pinned", argument.pinnedValue)
        writer.flag("deprecated", argument.isDeprecated)
        writer.texts("documentation", argument.documentation)
    }

    private static func write(_ input: InputPlan, to writer: inout JSONWriter) {
        writer.field("name", input.name)
        writer.texts("documentation", input.documentation)
        writer.flag("encodable", input.isEncodable)
        writer.objects("properties", input.properties) { writer, property in
            writer.field("name", property.name.raw)
            writer.field("type", property.type)
            writer.field("key", property.key)
            writer.field("place", property.place.rawValue)
            writer.flag("optional", property.isOptional)
            writer.optional("default", property.defaultValue)
            writer.texts("documentation", property.documentation)
        }
    }

    private static func write(_ value: RequestValue, to writer: inout JSONWriter) {
        writer.field("key", value.key)
        writer.field("value", value.value)
        writer.field("text", value.text)
        writer.field("type", value.type)
        writer.flag("optional", value.isOptional)
        if !value.hasDefaultStyle {
            writer.field("style", value.style)
            writer.field("explode", value.isExploded)
        }
        writer.flag("allowsReserved", value.allowsReserved)
        writer.flag("json", value.isJSON)
    }

    private static func write(_ body: BodyPlan, to writer: inout JSONWriter) {
        writer.field("kind", body.kind.rawValue)
        writer.field("value", body.value)
        writer.field("type", body.type)
        writer.flag("optional", body.isOptional)
        writer.optional("contentType", body.contentType)
        writer.optional("subtype", body.subtype)
    }

    private static func write(_ param: ParamPlan, to writer: inout JSONWriter) {
        writer.field("kind", param.kind.rawValue)
        writer.field("value", param.value)
        writer.flag("optional", param.isOptional)
        writer.object("structure", param.structure) { write($1, to: &$0) }
        writer.objects("members", param.members) { write($1, to: &$0) }
        if let usesQuery = param.usesQuery { writer.field("usesQuery", usesQuery) }
        writer.objects("extraQuery", param.extraQuery) { write($1, to: &$0) }
        writer.object("extraBody", param.extraBody) { write($1, to: &$0) }
    }

    private static func write(_ response: ResponsePlan, to writer: inout JSONWriter) {
        writer.field("kind", response.kind.rawValue)
        writer.field("type", response.type)
        writer.flag("optional", response.isOptional)
        writer.optional("envelope", response.envelope)
        writer.objects("cases", response.cases) { writer, item in
            writer.field("name", item.name)
            writer.field("status", item.status)
            writer.field("kind", item.kind.rawValue)
            writer.field("type", item.type)
        }
        writer.object("body", response.body) { writer, body in
            writer.field("kind", body.kind.rawValue)
            writer.field("type", body.type)
            writer.flag("optional", body.isOptional)
            writer.optional("envelope", body.envelope)
        }
        writer.objects("headers", response.headers) { writer, header in
            writer.field("name", header.name.raw)
            writer.field("key", header.key)
            writer.field("type", header.type)
            writer.flag("optional", header.isOptional)
        }
    }
}
