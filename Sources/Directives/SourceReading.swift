import APIModel
import Diagnostics
import SourceTree

/// Reads where the value of a header or parameter comes from:
/// `token` → the argument; `input.token` → the member; `=abc`, `12`, `true`, `{ value: … }` → the constant.
package enum SourceReading {
    package static func read(
        _ node: SourceNode,
        into bag: inout DiagnosticBag
    ) -> OperationDirectives.Source? {
        switch node.kind {
        case .mapping:
            guard node.count == 1, let value = node["value"] else {
                bag.report(DirectiveMessages.wrongSource("{ … }", at: node.range))
                return nil
            }
            return .constant(LiteralReader.read(value))
        case .sequence:
            bag.report(DirectiveMessages.wrongSource("[ … ]", at: node.range))
            return nil
        case .scalar:
            if !node.isString, !node.isNull { return .constant(LiteralReader.read(node)) }
            if let source = read(text: node.text), !node.isNull { return source }
            bag.report(DirectiveMessages.wrongSource(node.text, at: node.range))
            return nil
        }
    }

    /// `input.a` → member `a`; `=a` → constant `"a"`; `a` → argument `a`.
    package static func read(text: String) -> OperationDirectives.Source? {
        if text.hasPrefix("=") { return .constant(.string(String(text.dropFirst()))) }
        if text.hasPrefix("input.") {
            let member = String(text.dropFirst("input.".count))
            return isWord(member) ? .member(member) : nil
        }
        return isWord(text) ? .argument(text) : nil
    }

    private static func isWord(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, !(first.value >= 0x30 && first.value <= 0x39) else { return false }
        return !text.unicodeScalars.contains { $0.properties.isWhitespace }
    }
}
