import Evolution
import SwiftModel

/// A change in words for people who don't write Swift: its meaning for an app and its users, and what the teams of the
/// service and the app have to agree on.
struct PlainChange {
    let meaning: String
    /// Empty if nothing has to be agreed on.
    let agreement: String

    init(_ change: Change) {
        let isHarmless = change.verdict == .addition
        let (meaning, agreement) = isHarmless ? Self.harmless(change.kind) : Self.words(of: change.kind)
        self.meaning = meaning
        self.agreement = agreement
    }

    /// Changes that give apps something new and take nothing away from them.
    private static func harmless(_ kind: ChangeKind) -> (String, String) {
        switch kind {
        case .operationAdded, .serviceAdded: ("Apps can do something new.", "")
        case .argumentAdded: ("Apps can send one more value, and may leave it out.", "")
        case .propertyAdded: ("There is one more value. Apps that don't know it go on as before.", "")
        case .caseAdded, .responseCase:
            (
                "There is one more possible value or reply. Apps that are installed treat it as unknown.",
                "What an app shows for it until it knows it."
            )
        case .propertyOptional: ("Apps may leave this value out from now on.", "")
        default: ("Apps can use it, but don't have to.", "")
        }
    }

    private static func words(of kind: ChangeKind) -> (String, String) {
        switch kind {
        case .operationRemoved, .serviceRemoved:
            (
                "Apps can no longer do this. Where an installed app still tries, people see an error.",
                "When it leaves the app, and how long the service still answers: until few people use older versions."
            )
        case .argumentAdded, .propertyAdded:
            (
                "Apps have to send one more value. Installed apps don't, and their calls may be refused.",
                "What apps send, and the day from which the service insists on it."
            )
        case .argumentRemoved: ("Apps can no longer send this value.", "What happens to people who rely on it.")
        case .propertyRemoved:
            (
                "A value is gone. Installed apps that expect it may fail to show the page that it is on.",
                "Who takes it off the app's pages, and from when replies are without it: once few people use older versions."
            )
        case .propertyOptional:
            (
                "A value may be missing from now on. Installed apps that count on it may fail to show the page that it is on.",
                "What the app shows without it, in a release that is out before the service leaves the value out."
            )
        case .propertyRequired:
            (
                "A value is always there now. Where apps send it, they may no longer leave it out.",
                "Where apps send it: the day from which the service insists on it."
            )
        case .caseAdded, .responseCase:
            (
                "There is one more possible value or reply, which installed apps don't know.",
                "What people see for it, in a release that is out before the service sends it."
            )
        case .caseRemoved:
            ("One of the possible values is gone.", "What happens to data that people have stored with this value.")
        case .operationDeprecated, .propertyDeprecated:
            ("It still works, but is going to be removed.", "What replaces it, and when it will be removed.")
        case .propertyType, .argumentType, .responseType, .messageType, .typeKind, .typeMeaning, .caseType, .errorBody,
            .responseHeader, .envelope, .propertyKey, .mediaTypes:
            (
                "The data has a new form. Installed apps may fail to read it, or be refused.",
                "Whether apps learn both forms first, or the service offers both for a while."
            )
        case .pathChanged, .methodChanged, .server:
            (
                "It has moved to another address. Installed apps keep asking at the old one.",
                "How long the old address keeps working: until few people use older versions."
            )
        case .valueSent, .bodySent, .caseValue, .security:
            (
                "New apps send this differently from installed ones.",
                "How long the service accepts both, and who tests it."
            )
        case .argumentDefault, .propertyDefault:
            (
                "The value used when an app sends none has changed.",
                "What people should see when they have chosen nothing."
            )
        case .operationRenamed, .operationMoved, .serviceRenamed, .typeRenamed, .propertyRenamed, .caseRenamed,
            .argumentRenamed, .argumentOrder, .propertyOrder, .conformance, .typeRemoved:
            ("The app's code has to follow; installed apps work as before.", "")
        case .operationAdded, .serviceAdded, .typeAdded: ("Apps can do something new.", "")
        case .documentation: ("Only the wording of the description has changed.", "")
        }
    }
}

/// The titles of changed symbols in words: summaries of operations from the description, and otherwise names.
struct PlainTitles: Sendable {
    private var titles: [String: String] = [:]

    init(_ generations: Generation...) {
        for generation in generations {
            for service in generation.plan.services {
                for operation in service.operations {
                    let form = CallForm(operation, of: service, generation.declarations)
                    titles["\(form.type).\(form.member)"] =
                        operation.summary ?? Self.firstSentence(of: operation.description) ?? operation.identifier.map(
                            Self.words) ?? operation.key
                }
            }
        }
    }

    /// `“Priority” of “One item”` for a changed argument; otherwise the title of the symbol.
    func title(of change: Change) -> String {
        let whole = title(of: change.symbol)
        return change.argument.map { "“\(Self.words($0))” of “\(whole)”" } ?? whole
    }

    /// `ShopRepository.fetchItem(id:)` → `One item`, `Workshop.openedAt` → `“Opened at” of “Workshop”`
    func title(of symbol: String) -> String {
        let name = symbol.prefix { $0 != "(" }
        if let title = titles[String(name)] { return title }
        let parts = name.split(separator: ".").map { "“\(Self.words(String($0)))”" }
        return parts.reversed().joined(separator: " of ")
    }

    /// `openedAt` → `Opened at`
    private static func words(_ name: String) -> String {
        let words = WordSplitter.words(of: name)
        let text = words.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }
        let line = text.joined(separator: " ")
        return line.prefix(1).uppercased() + line.dropFirst()
    }

    private static func firstSentence(of text: String?) -> String? {
        guard let line = text?.split(whereSeparator: \.isNewline).first else { return nil }
        let sentence = line.firstRange(of: ". ").map { line[..<$0.lowerBound] } ?? line
        return sentence.count <= 120 ? String(sentence.last == "." ? sentence.dropLast() : sentence) : nil
    }
}
