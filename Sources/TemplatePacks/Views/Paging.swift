import SwiftModel
import TemplateEngine

extension PagesPlan: TabledView {
    public static let table = ViewTable<PagesPlan>(
        "pages", "The method that gives the items of all pages of an operation.",
        [
            .text("name", "Its name.") { $0.name },
            .type("type", "What it returns: `PagedItems<Item, String>`.") { $0.type },
            .type("item", "What the pages hold: `Item`.") { $0.itemType },
            .text("position", "What asks for a page, inside the method.") { $0.position.reference },
            .optionalText("input", "The struct of inputs that holds it.") { $0.member?.input.reference },
            .optionalText("member", "Its name in that struct.") { $0.member?.name.member },
            .text("start", "The position of the first page.") { $0.start },
            .flag("start_is_optional", "Whether the first page can be asked for without one.") { $0.startIsOptional },
            .text("response", "What a page is called inside the method.") { $0.response.reference },
            .optionalText("items_name", "What its items are called, where they are named.") { $0.itemsName?.reference },
            .text("items", "The items as an expression.") { $0.items },
            .text("next", "The position of the next page as an expression.") { $0.next },
            .flag("reads_address", "Whether `next` is read from an address, which throws.") { $0.readsAddress },
        ])
}
