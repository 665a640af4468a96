import APIModel
import Diagnostics
import SourceTree

/// Reads a native spec: the compact description of an API that an app team writes by itself.
public enum NativeReader {
    /// Whether a document says that it is one, by its root key `netlayer`.
    public static func canRead(_ tree: SourceTree) -> Bool { tree.root["netlayer"] != nil }

    /// The API, or nil where the document as a whole can't be read. What is faulty is left out and reported.
    public static func read(_ tree: SourceTree, into bag: inout DiagnosticBag) -> API? {
        var lowering = NativeLowering()
        let isReadable = lowering.run(tree.root)
        bag.append(contentsOf: lowering.bag)
        return isReadable ? lowering.api : nil
    }
}
