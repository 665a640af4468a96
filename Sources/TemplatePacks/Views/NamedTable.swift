import TemplateEngine

/// The fields of a view type of which some are known only once a pack is loaded: the names that its manifest asks for.
/// Templates see no difference: `{{ service.repository }}` stands beside `{{ service.word }}`.
struct NamedTable<View: Sendable>: Sendable {
    typealias Entry = (field: ViewField, read: @Sendable (View) -> TemplateValue)

    let viewType: ViewType
    private let readers: [@Sendable (View) -> TemplateValue]

    init(_ name: String, _ summary: String, _ entries: [Entry], names: [NamedField] = []) {
        viewType = ViewType(
            name,
            summary,
            fields: entries.map(\.field) + names.map { ViewField($0.name, $0.summary, .text(words: nil)) }
        )
        readers = entries.map(\.read)
    }

    /// Names follow the fields that are the same for all packs.
    func value(of view: View, at field: Int, names: [String]) -> TemplateValue {
        if field < readers.count { return readers[field](view) }
        let index = field - readers.count
        return index < names.count ? .text(names[index]) : .none
    }
}

/// A name that a manifest asks for, as a field.
struct NamedField: Sendable {
    let name: String
    let summary: String
}

/// Makers of entries, so that a table reads like the other view types' tables.
enum Field<View: Sendable> {
    typealias Entry = NamedTable<View>.Entry

    static func flag(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> Bool) -> Entry {
        (ViewField(name, summary, .flag), { .flag(read($0)) })
    }

    static func text(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> String) -> Entry {
        (ViewField(name, summary, .text(words: nil)), { .text(read($0)) })
    }

    static func optionalText(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> String?) -> Entry
    {
        (ViewField(name, summary, .text(words: nil), isOptional: true), { read($0).map(TemplateValue.text) ?? .none })
    }

    static func texts(_ name: String, _ summary: String, _ read: @escaping @Sendable (View) -> [String]) -> Entry {
        (ViewField(name, summary, .texts), { .texts(read($0)) })
    }

    static func views<Child: TabledView>(
        _ name: String,
        _ summary: String,
        _ read: @escaping @Sendable (View) -> [Child]
    ) -> Entry {
        (ViewField(name, summary, .views { Child.table.viewType }), { .views(read($0)) })
    }

    static func view<Child: TabledView>(
        _ name: String,
        _ summary: String,
        _ read: @escaping @Sendable (View) -> Child
    ) -> Entry {
        (ViewField(name, summary, .view { Child.table.viewType }), { .view(read($0)) })
    }

    static func optionalView<Child: TabledView>(
        _ name: String,
        _ summary: String,
        _ read: @escaping @Sendable (View) -> Child?
    ) -> Entry {
        (
            ViewField(name, summary, .view { Child.table.viewType }, isOptional: true),
            { view in read(view).map { TemplateValue.view($0) } ?? .none }
        )
    }

    static func views<Child: TemplateView>(
        _ name: String,
        _ summary: String,
        of type: ViewType,
        _ read: @escaping @Sendable (View) -> [Child]
    ) -> Entry {
        (ViewField(name, summary, .views { type }), { .views(read($0)) })
    }

    static func view<Child: TemplateView>(
        _ name: String,
        _ summary: String,
        of type: ViewType,
        _ read: @escaping @Sendable (View) -> Child
    ) -> Entry {
        (ViewField(name, summary, .view { type }), { .view(read($0)) })
    }

    static func optionalView<Child: TemplateView>(
        _ name: String,
        _ summary: String,
        of type: ViewType,
        _ read: @escaping @Sendable (View) -> Child?
    ) -> Entry {
        (
            ViewField(name, summary, .view { type }, isOptional: true),
            { view in read(view).map { TemplateValue.view($0) } ?? .none }
        )
    }
}
