import Diagnostics
import Platform

/// Reads the bytes of a document into a tree. The format is found by what the text says: JSON where it is JSON, YAML
/// otherwise. Disk is not its business.
public struct SourceReader {
    /// The tree, or nil when the text couldn't be read to its end; the bag says why. A tree may come with errors, too,
    /// where the fault concerns only what the text says (a duplicate key).
    /// - Parameter isLenient: takes for warnings what most readers of such documents pass over in silence: duplicate
    ///   keys, and trailing commas and comments in JSON.
    public static func read(
        _ bytes: [UInt8],
        name: String,
        limits: Limits = .standard,
        isLenient: Bool = false,
        into bag: inout DiagnosticBag
    ) -> SourceTree? {
        guard isLenient else { return readByContent(bytes, name: name, limits: limits, into: &bag) }
        var found = DiagnosticBag()
        let tree = readByContent(bytes, name: name, limits: limits, isLenient: true, into: &found)
        if tree != nil {
            found.soften([SourceTreeCodes.duplicateKey, SourceTreeCodes.trailingComma, SourceTreeCodes.jsonComment])
        }
        bag.append(contentsOf: found)
        return tree
    }

    private static func readByContent(
        _ bytes: [UInt8],
        name: String,
        limits: Limits,
        isLenient: Bool = false,
        into bag: inout DiagnosticBag
    ) -> SourceTree? {
        guard let file = open(bytes, name: name, limits: limits, into: &bag) else { return nil }
        return file.bytes.withUnsafeBufferPointer { buffer -> SourceTree? in
            guard let base = buffer.baseAddress else { return nil }
            let first = firstSignificantByte(base, count: buffer.count)
            let isOpening = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
            var json = JSONReader(file: file, base: base, count: buffer.count, limits: limits)
            json.isLenient = isLenient && name.hasSuffix(".json")
            if isOpening || first == UInt8(ascii: "\"") {
                if let tree = json.read() {
                    bag.append(contentsOf: json.bag)
                    return tree
                }
                if json.isLimitExceeded || isOpening && name.hasSuffix(".json") {
                    bag.append(contentsOf: json.bag)
                    return nil
                }
            }
            var yamlBag = DiagnosticBag()
            let tree = readYAML(file, base, buffer.count, limits, into: &yamlBag)
            let isMeantAsJSON = isOpening && tree == nil && looksLikeJSON(base, count: buffer.count)
            bag.append(contentsOf: isMeantAsJSON ? json.bag : yamlBag)
            return tree
        }
    }

    /// The text as the readers take it, or nil when it is too large, empty or in no known encoding.
    static func open(
        _ bytes: [UInt8],
        name: String,
        limits: Limits,
        into bag: inout DiagnosticBag
    ) -> SourceFile? {
        guard bytes.count <= min(limits.fileSize, Int(Int32.max)) else {
            let place = SourceRange(file: SourceFile(name: name, bytes: []), startOffset: 0, endOffset: 0)
            bag.report(SourceTreeMessages.fileTooLarge(bytes.count, limits.fileSize, at: place))
            return nil
        }
        guard let file = TextDecoding.decode(bytes, name: name, into: &bag) else { return nil }
        guard !file.bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) else {
            bag.report(SourceTreeMessages.emptyFile(at: SourceRange(file: file, startOffset: 0, endOffset: 0)))
            return nil
        }
        return file
    }

    /// Reads YAML; where libyaml refuses tabs that mean nothing, they are blanked and the text is read again.
    static func readYAML(
        _ file: SourceFile,
        _ base: UnsafePointer<UInt8>,
        _ count: Int,
        _ limits: Limits,
        into bag: inout DiagnosticBag
    ) -> SourceTree? {
        var blanked: BlankedTabs?
        while true {
            var reader = YAMLReader(file: file, base: base, count: count, limits: limits)
            let tree =
                blanked.map { text in text.bytes.withUnsafeBufferPointer { reader.read($0.baseAddress ?? base) } }
                ?? reader.read(base)
            if tree == nil, let tab = reader.refusedTab {
                var next = blanked ?? BlankedTabs(bytes: file.bytes)
                let isChanged = next.blankLines(at: tab, isInBlockScalar: reader.isTabInBlockScalar)
                blanked = next
                if isChanged { continue }
            }
            bag.append(contentsOf: reader.bag)
            return tree
        }
    }

    private static func firstSignificantByte(_ base: UnsafePointer<UInt8>, count: Int) -> UInt8? {
        let offset = endOfJSONSpace(base, from: 0, count: count)
        return offset < count ? base[offset] : nil
    }

    /// Whether the first bracket is followed by what JSON has there, so that JSON's messages are the better ones.
    private static func looksLikeJSON(_ base: UnsafePointer<UInt8>, count: Int) -> Bool {
        let opening = endOfJSONSpace(base, from: 0, count: count)
        let next = endOfJSONSpace(base, from: opening + 1, count: count)
        guard next < count else { return true }
        return base[opening] == UInt8(ascii: "[") || base[next] == UInt8(ascii: "\"") || base[next] == UInt8(ascii: "}")
    }
}
