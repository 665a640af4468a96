import Diagnostics

@testable import SourceTree

/// Reading with one reader, independent of the text.
extension SourceReader {
    static func readJSON(_ bytes: [UInt8], name: String, into bag: inout DiagnosticBag) -> SourceTree? {
        guard let file = open(bytes, name: name, limits: .standard, into: &bag) else { return nil }
        return file.bytes.withUnsafeBufferPointer { buffer -> SourceTree? in
            guard let base = buffer.baseAddress else { return nil }
            var json = JSONReader(file: file, base: base, count: buffer.count, limits: .standard)
            defer { bag.append(contentsOf: json.bag) }
            return json.read()
        }
    }

    static func readYAML(_ bytes: [UInt8], name: String, into bag: inout DiagnosticBag) -> SourceTree? {
        guard let file = open(bytes, name: name, limits: .standard, into: &bag) else { return nil }
        return file.bytes.withUnsafeBufferPointer { buffer -> SourceTree? in
            guard let base = buffer.baseAddress else { return nil }
            return readYAML(file, base, buffer.count, .standard, into: &bag)
        }
    }
}
