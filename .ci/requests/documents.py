"""Descriptions as plain values, read without Netlayer: YAML and JSON, references across files."""

import json
import os
import re
import urllib.parse

import yaml

METHODS = ["get", "put", "post", "delete", "options", "head", "patch"]


class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
    """YAML 1.2's core schema: dates stay texts, `yes` is no boolean."""


Loader.yaml_implicit_resolvers = {}
for tag, pattern, first in [
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("bool", r"true|True|TRUE|false|False|FALSE", list("tTfF")),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+", list("-+0123456789")),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?", list("-+.0123456789")),
    ("merge", r"<<", ["<"]),
]:
    Loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(rf"^(?:{pattern})$"), first)


def _integer(loader, node):
    text = loader.construct_scalar(node)
    return int(text, 0) if text[:2] in ("0o", "0x") else int(text)


def _mapping(loader, node):
    """Keys are texts: `200`, `null`."""
    loader.flatten_mapping(node)
    made = {}
    yield made
    for key, value in node.value:
        made[key.value] = loader.construct_object(value)


Loader.add_constructor("tag:yaml.org,2002:map", _mapping)
Loader.add_constructor("tag:yaml.org,2002:int", _integer)
Loader.add_constructor("tag:yaml.org,2002:float", lambda loader, node: float(loader.construct_scalar(node)))


def load(path):
    with open(path, encoding="utf-8-sig") as file:
        text = file.read()
    try:
        return json.loads(text)
    except ValueError:
        return yaml.load(text, Loader)


def extension(key):
    return str(key).lower().startswith("x-")


def descriptions(folders):
    """The descriptions of folders: those that INDEX.tsv lists, or else all; a file is a description itself."""
    for folder in folders:
        index = os.path.join(folder, "INDEX.tsv")
        if os.path.isfile(folder):
            names = [""]
        elif os.path.exists(index):
            with open(index, encoding="utf-8") as file:
                names = [line.split("\t")[0] for line in file if not line.startswith("#")]
        else:
            names = [name for name in sorted(os.listdir(folder)) if name.endswith((".yaml", ".yml", ".json"))]
        for name in names:
            yield os.path.abspath(os.path.join(folder, name) if name else folder)


def identified(node, identifier):
    """The schema whose `$id` is an identifier."""
    children = node.values() if isinstance(node, dict) else node if isinstance(node, list) else []
    if isinstance(node, dict) and node.get("$id") == identifier:
        return node
    found = (identified(child, identifier) for child in children)
    return next((one for one in found if one is not None), None)


def pointers(tree):
    """Rewrites references that are relative to an `$id` or `$self`, or that name an anchor, as pointers into the
    document. A schema with dynamic references is copied into each schema that overrides them."""
    places, references = [(tree.get("$self", "") if isinstance(tree, dict) else "", "", {}, tree, {})], []

    def walk(node, pointer, place, seen):
        if not isinstance(node, (dict, list)) or id(node) in seen:
            return
        seen.add(id(node))
        if isinstance(node, dict):
            if isinstance(node.get("$id"), str) and pointer and not node["$id"].startswith("#"):
                place = (urllib.parse.urljoin(place[0], node["$id"]), pointer, {}, node, {})
                places.append(place)
            if isinstance(node.get("$anchor"), str):
                place[2][node["$anchor"]] = pointer
            if isinstance(node.get("$dynamicAnchor"), str):
                place[2][node["$dynamicAnchor"]] = place[4][node["$dynamicAnchor"]] = pointer
            if isinstance(node.get("$ref"), str):
                references.append((node, place))
        for key, child in node.items() if isinstance(node, dict) else enumerate(node):
            walk(child, f"{pointer}/{str(key).replace('~', '~0').replace('/', '~1')}", place, seen)

    walk(tree, "", places[0], set())
    for node, own in references:
        file, _, fragment = node["$ref"].partition("#")
        address = urllib.parse.urljoin(own[0], file)
        place = own if not file else next((one for one in places if one[0] and one[0] == address), None)
        if place is None:
            continue
        if fragment and not fragment.startswith("/"):
            if fragment in place[2]:
                node["$ref"] = "#" + place[2][fragment]
        elif not fragment or fragment.split("/")[1].replace("~1", "/") in place[3]:
            node["$ref"] = "#" + place[1] + fragment
        elif file:
            node["$ref"] = "#" + fragment
    for node, own in references:
        other = next((one for one in places[1:] if node.get("$ref") == "#" + one[1]), None)
        meant = {name: pointer for name, pointer in own[4].items() if other and other[1] != own[1] and own[1]}
        if meant and any(f'"$dynamicRef": "#{name}"' in json.dumps(other[3]) for name in meant):
            copied = meaning(other[3], meant)
            copied.pop("$id", None)
            del node["$ref"]
            node["allOf"] = [copied] + node.get("allOf", [])
    for own in places[1:]:
        changed = meaning(own[3], own[4])
        own[3].clear()
        own[3].update(changed)


def meaning(node, anchors):
    """A copy in which dynamic references are pointers."""
    if isinstance(node, list):
        return [meaning(child, anchors) for child in node]
    if not isinstance(node, dict):
        return node
    copied = {key: meaning(child, anchors) for key, child in node.items()}
    name = copied.get("$dynamicRef", "")
    if isinstance(name, str) and name[1:] in anchors:
        copied["$ref"] = "#" + anchors[name[1:]]
        del copied["$dynamicRef"]
    return copied


class Documents:
    """The files of one description."""

    def __init__(self):
        self.trees = {}

    def tree(self, path):
        path = os.path.normpath(path)
        if path not in self.trees:
            self.trees[path] = load(path)
            pointers(self.trees[path])
        return self.trees[path]

    def resolve(self, node, path):
        """The target of a node's references, and the file that contains it."""
        for _ in range(100):
            if not isinstance(node, dict) or not isinstance(node.get("$ref"), str):
                return node, path
            node, path = self.target(node["$ref"], path)
        raise ValueError("references in a circle")

    def target(self, reference, path):
        file, _, fragment = reference.partition("#")
        embedded = identified(self.tree(path), file) if file else None
        if file and embedded is None:
            path = os.path.normpath(os.path.join(os.path.dirname(path), urllib.parse.unquote(file)))
        node = self.tree(path) if embedded is None else embedded
        for token in fragment.split("/")[1:]:
            token = urllib.parse.unquote(token).replace("~1", "/").replace("~0", "~")
            if isinstance(node, dict) and token not in node and "$ref" in node:
                node, path = self.resolve(node, path)
            if isinstance(node, list):
                node = node[int(token)]
            else:
                node = node[token] if token in node else node[int(token)]
        return node, path


class Description:
    """One description: its version, and its operations with everything that they refer to or inherit."""

    def __init__(self, path):
        self.path = os.path.abspath(path)
        self.documents = Documents()
        self.root = self.documents.tree(self.path)
        version = str(self.root.get("openapi") or self.root.get("swagger"))
        self.version = tuple(int(part) for part in version.split(".")[:2])

    def at(self, node, path):
        return self.documents.resolve(node, path)

    def operations(self):
        paths, place = self.at(self.root.get("paths") or {}, self.path)
        for template, item in paths.items():
            if not extension(template):
                yield from self.item(template, item, place)

    def item(self, template, item, place):
        shared = item if isinstance(item, dict) else {}
        item, place = self.at(item, place)
        if not isinstance(item, dict):
            return
        if "$ref" in shared:
            item = {**item, **{key: value for key, value in shared.items() if key != "$ref"}}
        methods = METHODS + (["trace"] if self.version >= (3, 0) else []) + (["query"] if self.version >= (3, 2) else [])
        for method in methods:
            if isinstance(item.get(method), dict):
                yield Operation(self, method.upper(), template, item, item[method], place)
        if self.version >= (3, 2):
            for method, value in (item.get("additionalOperations") or {}).items():
                if isinstance(value, dict):
                    yield Operation(self, method, template, item, value, place)


class Operation:
    def __init__(self, description, method, template, item, node, place):
        self.description, self.method, self.template = description, method, template
        self.item = item
        self.item_place = place
        self.node, self.place = description.at(node, place)

    @property
    def key(self):
        return f"{self.method} {self.template}"

    def inherited(self, key):
        """The value of a key in the operation, or else in its path item, or else in the description."""
        for node, place in [(self.node, self.place), (self.item, self.item_place)]:
            if key in node:
                return node[key], place
        return self.description.root.get(key), self.description.path

    def parameters(self):
        """The parameters with their files; the operation's own override those of the path item."""
        found = {}
        for node, place in [(self.item, self.item_place), (self.node, self.place)]:
            parameters, place = self.description.at(node.get("parameters") or [], place)
            for parameter in parameters:
                parameter, file = self.description.at(parameter, place)
                name = parameter["name"].lower() if parameter["in"] == "header" else parameter["name"]
                found[(parameter["in"], name)] = (parameter, file)
        return list(found.values())

    def responses(self):
        node, place = self.description.at(self.node.get("responses") or {}, self.place)
        for status, response in node.items():
            if not extension(status):
                response, file = self.description.at(response, place)
                yield str(status), response, file
