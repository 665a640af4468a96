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
}
