/// Facts about the program itself.
public enum Netlayer { public static let version = "0.1.0" }
