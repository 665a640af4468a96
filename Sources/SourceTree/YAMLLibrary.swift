import CLibYAML

/// The system's libyaml, which is no part of the program.
package enum YAMLLibrary {
    package static var version: String { String(cString: yaml_get_version_string()) }
}
