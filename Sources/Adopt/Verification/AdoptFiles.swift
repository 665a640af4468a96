import CAdopt

/// Swift code and templates that the program carries for what it writes.
package enum AdoptFiles {
    /// Nil for a name that no file has.
    package static func text(_ name: String) -> String? { netlayer_adopt_file(name).map { String(cString: $0) } }
}
