/// The templates that a template includes, found in its text, so that it need not be compiled.
public enum TemplateIncludes {
    private static let marker = Array("include".utf8)

    /// `{% include "call.stencil" %}` → `call.stencil`
    public static func names(in bytes: [UInt8]) -> [String] {
        var names: [String] = []
        var start: Int?
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
            if let open = start {
                names.append(String(decoding: bytes[open..<index], as: UTF8.self))
                start = nil
            } else if index > marker.count, bytes[(index - 1 - marker.count)..<(index - 1)].elementsEqual(marker) {
                start = index + 1
            }
        }
        return names
    }
}
