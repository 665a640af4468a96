import APIModel
import Diagnostics
import SourceTree

extension NativeLowering {
    /// `comments: { path: /posts/{postId}/live, by: type, send: { add: NewComment }, receive: { added: Comment } }`
    mutating func readChannels(_ node: SourceNode?, in frame: ServiceFrame) {
        for entry in list(node, "`channels`") {
            guard claim(entry, as: "channel", in: frame) else { continue }
            if let operation = channel(entry, in: frame) { api.operations.append(operation) }
        }
    }

    private mutating func channel(_ entry: SourceEntry, in frame: ServiceFrame) -> Operation? {
        let name = entry.key.text
        let (node, place) = (entry.value, "channel `\(name)`")
        guard node.isMapping else { return bag.fail(.wrongKind(place, expected: "keys with values", at: node.range)) }
        check(node, takes: NativeKeys.channel, orExtensions: true, in: place)
        guard let path = node["path"] else {
            return bag.fail(NativeCodes.missingKey("\(place) has no `path`", at: entry.key.range))
        }
        guard var line = OperationLineParser.lineWithoutMethod(path, into: &bag) else { return nil }
        if let range = line.body?.range ?? line.result?.range {
            bag.report(NativeCodes.syntax("messages of a channel belong under `send` and `receive`", at: range))
        }
        line.body = nil
        line.result = nil
        line.method = .get
        var draft = draft(of: line, entry, pointer: "\(frame.pointer)/channels/\(JSONPointer.escaped(name))", in: frame)
        readHead(&draft, in: frame)
        readPath(&draft)
        readQuery(&draft)
        readHeaders(&draft)
        draft.operation.channel = contents(of: node, draft)
        if node["send"] == nil, node["receive"] == nil {
            bag.report(NativeCodes.missingKey("\(place) has no messages", at: entry.key.range, help: .channel))
        }
        return draft.operation
    }

    private mutating func contents(of node: SourceNode, _ draft: OperationDraft) -> Channel {
        let by = text(node["by"], "`by`")
        if by != nil, let range = node["by"]?.range, node["send"]?.isMapping != true, node["receive"]?.isMapping != true
        {
            let help: Message = "write `receive: { value: Type }`"
            bag.report(NativeCodes.missingKey("`by` needs messages with names", at: range, help: help))
        }
        return Channel(
            sent: messages(node["send"], "send", by: by, of: draft),
            received: messages(node["receive"], "receive", by: by, of: draft),
            subprotocols: subprotocols(node["subprotocols"]))
    }

    private mutating func subprotocols(_ node: SourceNode?) -> [String] {
        guard let node else { return [] }
        let names = node.isSequence ? Array(node.elements) : [node]
        return names.compactMap { name in
            if name.isString, HTTPToken.isValid(name.text) { return name.text }
            return bag.fail(.wrongKind("a subprotocol", expected: "a name like `chat.v1`", at: name.range))
        }
    }

    /// `{ added: Comment, gone: Removal }` by names, `[Comment, Removal]` by shape, or `CommentEvent`, one type for all
    /// messages.
    private mutating func messages(_ node: SourceNode?, _ key: String, by: String?, of draft: OperationDraft)
        -> SchemaUse?
    {
        guard let node else { return nil }
        let pointer = "\(draft.pointer)/\(key)"
        if node.isString { return expression(node).map { use(of: $0, pointer: pointer) } }
        var messages: [ChannelMessage] = []
        for element in node.elements {
            guard let type = expression(element) else { continue }
            guard case .named(let name, _) = type.kind else {
                let text: Message = "a message of a list must be a type with a name"
                bag.report(NativeCodes.syntax(text, at: element.range, help: .channel))
                continue
            }
            if messages.contains(where: { $0.name == name }) {
                bag.report(.duplicate("message `\(name)` is listed twice", at: element.range, first: nil))
                continue
            }
            let origin = Origin(pointer: pointer, range: element.range)
            messages.append(ChannelMessage(name: name, use: use(of: type, pointer: pointer), origin: origin))
        }
        for entry in node.entries {
            let pointer = "\(pointer)/\(JSONPointer.escaped(entry.key.text))"
            guard let use = message(entry.value, pointer: pointer) else { continue }
            let origin = Origin(pointer: pointer, range: entry.key.range)
            messages.append(ChannelMessage(name: entry.key.text, use: use, origin: origin))
        }
        guard !messages.isEmpty else {
            if node.count == 0 {
                bag.report(NativeCodes.missingKey("`\(key)` has no messages", at: node.range, help: .channel))
            }
            return nil
        }
        let union = UnionShape(messages, by: node.isMapping ? by : nil)
        let origin = Origin(pointer: pointer, range: node.range)
        return SchemaUse(api.add(.union(union), origin: origin))
    }

    /// A message's type; an empty object for a message without content.
    private mutating func message(_ node: SourceNode, pointer: String) -> SchemaUse? {
        if !node.isNull { return expression(node).map { use(of: $0, pointer: pointer) } }
        let origin = Origin(pointer: pointer, range: node.range)
        return SchemaUse(api.add(.object(ObjectShape(properties: [])), origin: origin))
    }
}

extension Message {
    fileprivate static let channel: Message = "write `receive: { added: Comment }`, `receive: [Comment]`, or one type"
}
