import APIModel
import Diagnostics
import Platform
import SourceTree

extension ReferenceResolver {
    /// The node from which the fragment of a reference is followed.
    struct Start {
        /// A document, or a schema with an `$id`.
        let root: Located
        /// The position of the schema among the document's resources; 0 is the document.
        var place = 0
        /// The fallback for a pointer that isn't found in the schema, since descriptions write
        /// `#/components/schemas/Item` everywhere.
        var document: Located?
    }

    /// Finds the document or the schema that a reference names, relative to the reference's own place. Problems of an
    /// unreadable file are reported.
    func start(of file: String, from reference: Located) -> Start? {
        let document = documents[reference.document]
        let whole = documents.root(of: reference.document)
        guard version.hasFullJSONSchema else {
            return file.isEmpty
                ? Start(root: whole) : self.document(at: file, address: file, from: reference).map(start)
        }
        let place = document.place(of: reference.node)
        if file.isEmpty {
            guard place > 0 else { return Start(root: whole) }
            let resource = document.resources.resources[place]
            return Start(root: reference.at(resource.node), place: place, document: whole)
        }
        let base = place > 0 ? document.resources.resources[place].address : document.address
        let address = ResourceAddress.resolve(file, against: base)
        if let known = documents.resource(at: address) ?? identified(file, from: reference) ?? elsewhere(address) {
            return start(at: known)
        }
        var unread: Start?
        let index = self.document(at: file, address: address, from: reference) {
            unread = self.elsewhere(address, isFile: true).map(self.start(at:))
            return unread != nil
        }
        return index.map(start) ?? unread
    }

    /// The start in a schema with an `$id`, or in a document.
    private func start(at resource: Located) -> Start {
        let all = documents[resource.document].resources.resources
        return Start(root: resource, place: all.firstIndex { $0.node.identity == resource.node.identity } ?? 0)
    }

    private func start(in document: DocumentIndex) -> Start { Start(root: documents.root(of: document)) }

    /// The schema of the same document whose `$id` the reference repeats literally.
    private func identified(_ text: String, from reference: Located) -> Located? {
        let document = documents[reference.document]
        guard document.hasAddresses else { return nil }
        return document.resources.node(identified: text).map(reference.at)
    }

    /// The schema with an address in a document that isn't read yet. A possible file is tried first.
    private func elsewhere(_ address: String, isFile: Bool = false) -> Located? {
        guard isFile || ResourceAddress.hasScheme(address), !documents.hasReadAll, !documents.isMapped(address) else {
            return nil
        }
        documents.readAll()
        return documents.resource(at: address)
    }

    /// A suggestion for a broken reference, computed once for each text, which may occur in thousands of places, and
    /// not at all after dozens of texts.
    func suggestion(for reference: Located, otherwise near: () -> String?) -> String? {
        let followed = documents[reference.document].followed(at: reference.node)
        let text = reference.node.text
        if let known = followed.suggestions[text] { return known }
        guard followed.suggestions.count < 50 else { return nil }
        let found = namesake(of: text) ?? near()
        followed.suggestions[text] = .some(found)
        return found
    }

    /// The component of the root document with the last name of a reference, first in the section that it names.
    /// `Pet`, `#Pet` and `#/definitions/Pet` → `#/components/schemas/Pet`; `#/response/Gone` →
    /// `#/components/responses/Gone`
    private func namesake(of text: String) -> String? {
        let last = text.split(whereSeparator: { $0 == "/" || $0 == "#" }).last ?? ""
        let name = JSONPointer.unescape(last)
        let sections =
            version == .swagger2
            ? [["definitions"], ["parameters"], ["responses"]]
            : ["schemas", "parameters", "responses", "requestBodies", "headers"].map { ["components", $0] }
        let meant = sections.filter { text.contains($0[$0.count - 1].dropLast()) }
        for section in meant + sections {
            var node: SourceNode? = documents.root.node
            for key in section { node = node?.value(forKey: key) }
            if node?.value(forKey: name) != nil { return JSONPointer.text(section + [name]) }
        }
        return nil
    }
}

/// The name of the component to which a reference refers, so that inline types in it can be named after it.
///
///     #/components/responses/NotFound    NotFound
///     #/parameters/page                  page
///     common.yaml#/NotFound              NotFound
///     responses/not-found.yaml           not-found
///     #/paths/~1a/get/responses/200      nil
enum ComponentName {
    static func name(inReference text: String) -> String? {
        let file = text.utf8.prefix { $0 != UInt8(ascii: "#") }
        let fragment = Substring(text.utf8[file.endIndex...].dropFirst())
        guard !fragment.isEmpty, fragment != "/" else { return stem(of: Substring(file)) }
        guard fragment.utf8.first == UInt8(ascii: "/") else { return word(PercentEncoding.decoded(fragment)) }
        let tokens = JSONPointer.tokens(ofFragment: fragment)
        let isListed = tokens.count <= 2 || (tokens.count == 3 && tokens[0] == "components")
        return isListed ? tokens.last.flatMap(word) : nil
    }

    /// `responses/not-found.yaml` → `not-found`
    private static func stem(of path: Substring) -> String? {
        path.split(separator: "/").last?.split(separator: ".").first.flatMap { word(String($0)) }
    }

    /// The text if it can be a name: it begins with a letter, after any separators, as `_.token`, and unlike `404`.
    private static func word(_ text: String) -> String? {
        let first = text.unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        return first?.properties.isAlphabetic == true ? text : nil
    }
}

/// The sections of the components. A reference's pointer tells which kind of object it expects.
enum ComponentSection: String {
    case schemas, responses, parameters, examples, requestBodies, headers, securitySchemes, links, callbacks, pathItems,
        mediaTypes, definitions

    /// `#/components/schemas/Pet` → `schemas`; nil for pointers that are longer or lead elsewhere.
    init?(referredToBy text: String) {
        var text = text
        guard let name = text.withUTF8({ ComponentSection.name(referredToBy: $0) }) else { return nil }
        self.init(rawValue: name)
    }

    private static func name(referredToBy text: UnsafeBufferPointer<UInt8>) -> String? {
        guard let hash = text.firstIndex(of: UInt8(ascii: "#")) else { return nil }
        // The positions of the slashes: the first of three precedes `components`, the first of two the section.
        var slashes = (0, 0, 0)
        var count = 0
        for index in hash..<text.count where text[index] == UInt8(ascii: "/") {
            switch count {
            case 0: slashes.0 = index
            case 1: slashes.1 = index
            case 2: slashes.2 = index
            default: return nil
            }
            count += 1
        }
        if count == 2 { return String(decoding: text[(slashes.0 + 1)..<slashes.1], as: UTF8.self) }
        guard count == 3, text[(slashes.0 + 1)..<slashes.1].elementsEqual("components".utf8) else { return nil }
        return String(decoding: text[(slashes.1 + 1)..<slashes.2], as: UTF8.self)
    }

    /// The name of one component in messages: `request body`.
    var singular: String {
        switch self {
        case .definitions: "schema"
        case .requestBodies: "request body"
        case .securitySchemes: "security scheme"
        case .pathItems: "path item"
        case .mediaTypes: "media type"
        case .schemas, .responses, .parameters, .examples, .headers, .links, .callbacks: String(rawValue.dropLast())
        }
    }
}
