/// What the program tells its caller by ending.
enum ExitCode: Int32, Sendable {
    case fine = 0
    /// Problems in a description, a template, a pack.
    case input = 1
    /// Arguments or configuration that can't be followed.
    case usage = 2
    /// Files that are not as they would be generated.
    case drift = 3
    /// The disk, a permission.
    case machine = 4

    /// What help, manual page and reference say of all of them.
    static let summary =
        "0 fine, 1 problems in the input, 2 usage or configuration, 3 drift or breaking changes, 4 the machine."
}
