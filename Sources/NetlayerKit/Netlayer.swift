/// What the program says of itself.
public enum Netlayer { public static let version = "0.1.0" }
