/// How a scalar was written. Only a plain scalar can mean anything but a string.
/// JSON: strings are `doubleQuoted`; numbers, `true`, `false` and `null` are `plain`.
public enum ScalarStyle: UInt8, Sendable {
    case plain
    case singleQuoted
    case doubleQuoted
    case literal
    case folded
}
