import APIModel
import SwiftModel

/// A text of a configuration or a manifest as what it is: one that is written into code is of another type than others.
enum SettingText: Sendable {
    case text(String)
    case pattern(NamePattern)
    case name(FixedName)
    case type(FixedType)
    case typePattern(OwnTypePattern)
    case expression(FixedExpression)
    case credential(SecurityScheme.Kind)
}
