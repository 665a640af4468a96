extension TeamSlice {
    /// Takes the module from `Foundation.URLSession`, so that a stand-in is meant there, too, the submodule from
    /// `import os.log`, and where there is no Objective-C the attributes that ask for it.
    static func adapted(_ bytes: [UInt8], _ imports: [String]) -> [UInt8] {
        var bytes = bytes
        for name in imports where name.contains(".") {
            let module = name.prefix { $0 != "." }
            for range in bytes.ranges(of: Array("import \(name)".utf8)) {
                for offset in range.dropFirst("import \(module)".utf8.count) { bytes[offset] = 0x20 }
            }
        }
        #if !canImport(ObjectiveC)
            let words = SourceWords(bytes: bytes)
            for attribute in ["@objcMembers", "@objc", "@IBAction", "@IBOutlet", "@IBInspectable", "@IBDesignable"] {
                for range in bytes.ranges(of: Array(attribute.utf8)) {
                    var end = range.upperBound
                    guard end < bytes.count, !words.isWordByte(bytes[end]) else { continue }
                    if bytes[end] == UInt8(ascii: "(") {
                        let line = bytes[end...].prefix { $0 != UInt8(ascii: "\n") }
                        end = line.firstIndex(of: UInt8(ascii: ")")).map { $0 + 1 } ?? end
                    }
                    for offset in range.lowerBound..<end { bytes[offset] = 0x20 }
                }
            }
        #endif
        for module in ["Foundation", "FoundationNetworking"] {
            for range in bytes.ranges(of: Array("\(module).URLSession".utf8)) {
                for offset in range.prefix(module.utf8.count + 1) { bytes[offset] = 0x20 }
            }
        }
        return bytes
    }
}

extension FunctionDeclaration {
    /// Statements that call something of the app, such as a log, hand over nothing that the function made or was given,
    /// and keep nothing of it: no request depends on them.
    /// - Parameter properties: the names of the type's own properties, which a call may change.
    func effects(besides properties: [String]) -> [Range<Int>] {
        guard result == nil, let body else { return [] }
        var own = Set(parameters.compactMap(\.name) + ["self", "super"])
        return body.compactMap { statement in
            switch statement.kind {
            case .variables(let bindings):
                own.formUnion(bindings.flatMap(\.pattern.names))
                return nil
            case .expression(.call(.member(.name(let name)?, _), let arguments)) where !properties.contains(name):
                var isFree = !own.contains(name)
                for argument in arguments {
                    SwiftWalk.visit(argument.value) { part in
                        switch part {
                        case .name(let name) where own.contains(name): isFree = false
                        case .unary("&", _): isFree = false
                        default: break
                        }
                    }
                }
                return isFree ? statement.place : nil
            default: return nil
            }
        }
    }
}
