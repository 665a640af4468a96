import Diagnostics
import SwiftModel

extension PlanDump {
    static func write(_ model: ModelPlan, to writer: inout JSONWriter) {
        writer.field("name", model.name.raw)
        writer.field("path", model.path)
        writer.field("kind", model.kind.rawValue)
        writer.optional("wireName", model.wireName)
        writer.texts("documentation", model.documentation)
        if !model.genericClause.isEmpty { writer.field("genericClause", model.genericClause) }
        writer.texts("conformances", model.conformances)
        writer.texts("imports", model.imports)
        writer.optional("aliased", model.aliased)
        writer.object("structure", model.structure) { write($1, to: &$0) }
        writer.object("enumeration", model.enumeration) { write($1, to: &$0) }
        writer.object("union", model.union) { write($1, to: &$0) }
        writer.objects("samples", model.samples) { writer, plan in
            writer.field("type", plan.type)
            writer.texts("names", plan.samples.map(\.name))
        }
        writer.objects("nested", model.nested) { write($1, to: &$0) }
    }

    private static func write(_ structure: StructPlan, to writer: inout JSONWriter) {
        writer.list("properties", structure.properties) { writer, property in
            writer.beginObject()
            write(property, to: &writer)
            writer.endObject()
        }
        writer.object("additional", structure.additional) { writer, additional in
            write(additional.property, to: &writer)
            writer.field("valueType", additional.valueType)
        }
        writer.object("rest", structure.rest) { write($1, to: &$0) }
        writer.objects("parts", structure.parts) { writer, part in
            writer.field("kind", part.kind.rawValue)
            writer.field("wireName", part.wireName)
            writer.field("value", part.value)
            writer.optional("contentType", part.contentType)
        }
        writer.flag("writesInit", structure.hasInit)
        writer.flag("writesCodingKeys", structure.hasCodingKeys)
        writer.flag("writesDecoding", structure.hasDecoding)
        writer.flag("writesEncoding", structure.hasEncoding)
    }

    private static func write(_ property: PropertyPlan, to writer: inout JSONWriter) {
        writer.field("wireName", property.wireName)
        writer.field("name", property.name.raw)
        writer.field("type", property.type)
        writer.flag("optional", property.isOptional)
        writer.flag("sendsNull", property.sendsNull)
        writer.flag("indirect", property.isIndirect)
        writer.flag("variable", property.isVariable)
        writer.optional("default", property.defaultValue)
        writer.optional("key", property.key)
        writer.flag("deprecated", property.isDeprecated)
        writer.texts("documentation", property.documentation)
    }

    private static func write(_ enumeration: EnumPlan, to writer: inout JSONWriter) {
        writer.field("style", enumeration.style.rawValue)
        writer.field("rawType", enumeration.rawType)
        writer.flag("mixed", enumeration.isMixed)
        writer.objects("cases", enumeration.cases) { writer, item in
            writer.field("name", item.name.raw)
            writer.field("rawValue", item.rawValue)
            writer.texts("documentation", item.documentation)
        }
    }

    private static func write(_ union: UnionPlan, to writer: inout JSONWriter) {
        writer.object("discriminator", union.discriminator) { writer, discriminator in
            writer.field("name", discriminator.name.raw)
            writer.optional("key", discriminator.key)
        }
        writer.flag("indirect", union.isIndirect)
        writer.flag("unknown", union.hasUnknown)
        writer.objects("cases", union.cases) { writer, item in
            writer.field("name", item.name.raw)
            writer.field("type", item.type)
            writer.texts("discriminatorValues", item.discriminatorValues)
            writer.objects("candidates", item.candidates) { writer, candidate in
                writer.field("kind", candidate.kind)
                writer.field("type", candidate.type)
                writer.texts("keys", candidate.keys)
                writer.texts("required", candidate.required)
                writer.optional("condition", candidate.condition)
            }
        }
    }
}
