#!/usr/bin/env python3
"""Counts what API descriptions hold, independently of Netlayer, for Tests/OpenAPIFrontendTests/Operations/corpus-counts.tsv.

    python3 .ci/count-api.py FOLDER > Tests/OpenAPIFrontendTests/Operations/corpus-counts.tsv

Prints one line a document of FOLDER (the files that FOLDER/INDEX.tsv lists): path, operations, requests, parameters,
schemas. The rules:

operations  Keys of path items in `paths` that are methods (get put post delete options head patch, from 3.0 trace,
            from 3.2 query and the entries of `additionalOperations`) and whose value is a mapping. Path items by
            reference count as if they stood there.
requests    The same for the path items in `webhooks` (from 3.1) and in the `callbacks` of operations; a callback
            that is referred to twice counts once.
parameters  Over all operations (not requests): the operation's parameters and those of its path item with another
            place and name, where
            - elements that are references count as what they refer to;
            - names of headers differ by more than case; two with one place and name count once;
            - header parameters Accept, Content-Type and Authorization do not count;
            - Swagger 2.0's `in: body` and `in: formData` do not count, since they describe the body;
            - path parameters that are not in the path template do not count (names compare without case, `_`, `-`);
            - each variable of the path template (without a leading `+` and what follows `:`) that no path parameter
              declares counts as one.
schemas     Keys of `components/schemas` (2.0: `definitions`) of the root document.

Needs PyYAML for YAML documents. It reads scalars as JSON would: dates and numbers stay what they look like.
"""

import json
import os
import re
import sys
import urllib.parse

METHODS = ["get", "put", "post", "delete", "options", "head", "patch"]
IGNORED = {"accept", "content-type", "authorization"}


def load(path):
    text = open(path, encoding="utf-8-sig").read()
    try:
        return json.loads(text)
    except ValueError:
        import yaml

        return yaml.load(text, getattr(yaml, "CBaseLoader", yaml.BaseLoader))


class Documents:
    def __init__(self):
        self.trees = {}

    def tree(self, path):
        path = os.path.normpath(path)
        if path not in self.trees:
            self.trees[path] = load(path)
        return self.trees[path]

    def resolve(self, node, path):
        """The node that is meant, and the file that it stands in."""
        for _ in range(100):
            if not isinstance(node, dict) or not isinstance(node.get("$ref"), str):
                return node, path
            file, _, fragment = node["$ref"].partition("#")
            if file:
                path = os.path.normpath(os.path.join(os.path.dirname(path), urllib.parse.unquote(file)))
            node = self.tree(path)
            for token in fragment.split("/")[1:]:
                token = urllib.parse.unquote(token).replace("~1", "/").replace("~0", "~")
                if isinstance(node, dict) and token not in node and "$ref" in node:
                    node, path = self.resolve(node, path)
                node = node[int(token)] if isinstance(node, list) else node[token]
        raise ValueError("references in a circle")


def extension(key):
    return str(key).lower().startswith("x-")


def bare(name):
    return name.lower().replace("_", "").replace("-", "")


class Counter:
    def __init__(self, path):
        self.documents = Documents()
        self.path = os.path.normpath(path)
        self.root = self.documents.tree(path)
        version = str(self.root.get("openapi") or self.root.get("swagger"))
        self.version = tuple(int(part) for part in version.split(".")[:2])
        self.operations = self.requests = self.parameters = 0
        self.callbacks = set()

    def run(self):
        paths, place = self.documents.resolve(self.root.get("paths") or {}, self.path)
        for template, item in paths.items():
            if not extension(template):
                self.item(template, item, place, isRequest=False)
        if self.version >= (3, 1):
            for name, item in (self.root.get("webhooks") or {}).items():
                if not extension(name):
                    self.item(name, item, self.path, isRequest=True)
        named = (self.root.get("components") or {}).get("schemas") if self.version >= (3, 0) else None
        if self.version < (3, 0):
            named = self.root.get("definitions")
        return self.operations, self.requests, self.parameters, len(named or {})

    def item(self, template, item, place, isRequest):
        item, place = self.documents.resolve(item, place)
        if not isinstance(item, dict):
            return
        methods = METHODS + (["trace"] if self.version >= (3, 0) else []) + (["query"] if self.version >= (3, 2) else [])
        found = [item[method] for method in methods if isinstance(item.get(method), dict)]
        if self.version >= (3, 2):
            found += [value for value in (item.get("additionalOperations") or {}).values() if isinstance(value, dict)]
        for operation in found:
            if isRequest:
                self.requests += 1
            else:
                self.operations += 1
                self.parameters += self.count(template, item.get("parameters"), operation.get("parameters"), place)
            for callback in (operation.get("callbacks") or {}).values():
                callback, file = self.documents.resolve(callback, place)
                if id(callback) in self.callbacks:
                    continue
                self.callbacks.add(id(callback))
                for name, inner in callback.items():
                    if not extension(name):
                        self.item(name, inner, file, isRequest=True)

    def count(self, template, shared, own, place):
        template = re.split(r"[?#](?![^{]*\})", template)[0]
        variables = {name.lstrip("+").split(":")[0].strip() for name in re.findall(r"\{([^{}]*)\}", template)}
        keys = {self.key(parameter, place) for parameter in (shared or []) + (own or [])} - {None}
        inPath = {bare(name) for where, name in keys if where == "path"}
        kept = [(where, name) for where, name in keys if where != "path" or bare(name) in map(bare, variables)]
        return len(kept) + sum(1 for name in variables if bare(name) not in inPath)

    def key(self, parameter, place):
        parameter, _ = self.documents.resolve(parameter, place)
        where, name = str(parameter["in"]), str(parameter["name"])
        if where in ("body", "formData"):
            return None
        if where == "header":
            name = name.lower()
            return None if name in IGNORED else (where, name)
        return where, name


def main(folder):
    print("# path\toperations\trequests\tparameters\tschemas")
    for line in open(os.path.join(folder, "INDEX.tsv"), encoding="utf-8"):
        path = line.split("\t")[0]
        if line.startswith("#") or not path:
            continue
        print(path, *Counter(os.path.join(folder, path)).run(), sep="\t")


if __name__ == "__main__":
    main(sys.argv[1])
