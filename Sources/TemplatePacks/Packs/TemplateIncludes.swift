import Platform

/// The templates that a template includes, found in its text, so that it need not be compiled.
public enum TemplateIncludes {
    private static let marker = Array("include \"".utf8)

    /// `{% include "call.stencil" %}` → `call.stencil`
    public static func names(in bytes: [UInt8]) -> [String] {
        var names: [String] = []
        var position = 0
        while let found = ByteSearch.firstOffset(of: marker, in: bytes, from: position) {
            let start = found + marker.count
            guard let end = ByteSearch.firstOffset(of: UInt8(ascii: "\""), in: bytes, from: start) else { break }
            names.append(String(decoding: bytes[start..<end], as: UTF8.self))
            position = end + 1
        }
        return names
    }
}
