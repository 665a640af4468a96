import CAdopt

/// The Swift code and templates that the program contains for the files that it writes.
package enum AdoptFiles {
    /// Nil if no file has this name.
    package static func text(_ name: String) -> String? { netlayer_adopt_file(name).map { String(cString: $0) } }
}
