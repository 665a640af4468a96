import Foundation

extension Query<[Tea]> {
    /// `Sencha, 3.50`, a line for each tea, or what went wrong where there are none to show.
    public var lines: [String] {
        if value == nil, let error { return ["The menu can't be shown: \(error)"] }
        return (value ?? []).map { "\($0.name), \(String(format: "%.2f", $0.price))" }
    }
}
