import NetlayerKit
import Platform

/// A line on the terminal that says what is being done, where that takes long. It goes away when something else is said.
final class ProgressLine {
    private static let patience = 700

    private let start = Terminal.milliseconds()
    private let isWanted: Bool
    private var isShown = false

    init(isWanted: Bool) { self.isWanted = isWanted && Terminal.isTerminal(.error) }

    func show(_ text: String) {
        guard isWanted, Terminal.milliseconds() - start >= ProgressLine.patience else { return }
        isShown = true
        write("\r\u{1B}[K\(ShownText.line(text))…")
    }

    func clear() {
        if isShown { write("\r\u{1B}[K") }
        isShown = false
    }

    private func write(_ text: String) { try? Terminal.write(Array(text.utf8), to: .error) }
}
