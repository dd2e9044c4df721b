"""Prints every picture as JSON: name, scene module, and a fingerprint of all source that it is made of.

Needs no Blender: it reads the scenes as text. A picture's source is its own function, what else its module defines
besides other pictures, and every module of the kitchen that these import, directly or through others.
"""
import ast
import hashlib
import json
from pathlib import Path

HERE = Path(__file__).parent
SHARED = ('kitchen/film.py', 'kitchen/stage.py', 'render.py', 'denoise.py')


def imported(tree):
    """Files of the kitchen, and of other scenes, that a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or '').startswith(('kitchen', 'scenes')):
            if node.module == 'kitchen':
                yield from (f'kitchen/{name.name}.py' for name in node.names)
            else:
                yield node.module.replace('.', '/') + '.py'


def closure(files):
    """These files and all that they import in turn."""
    known, waiting = set(), list(files)
    while waiting:
        file = waiting.pop()
        if file not in known and (HERE / file).exists():
            known.add(file)
            waiting.extend(imported(ast.parse((HERE / file).read_text())))
    return sorted(known)


def picture_call(node):
    if isinstance(node, ast.FunctionDef):
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and getattr(mark.func, 'id', '') == 'picture':
                return mark
    return None


def mentioned(node, names):
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and n.id in names}


def pictures(path):
    text = path.read_text()
    tree = ast.parse(text)
    own = {n.name: n for n in tree.body if isinstance(n, ast.FunctionDef) and not picture_call(n)}
    rest = [n for n in tree.body if not isinstance(n, (ast.FunctionDef, ast.Import, ast.ImportFrom)) and not picture_doc(n)]
    kitchen = ''.join((HERE / file).read_text() for file in closure([*imported(tree), *SHARED]))
    for node in tree.body:
        call = picture_call(node)
        if not call:
            continue
        used, more = set(), mentioned(node, own)
        while more - used:
            used |= more
            more = set().union(*(mentioned(own[name], own) for name in used))
        parts = [ast.unparse(n) for n in [*rest, *(own[name] for name in sorted(used)), node]]
        digest = hashlib.sha256('\n'.join([*parts, kitchen]).encode()).hexdigest()[:16]
        size = {k.arg: ast.literal_eval(k.value) for k in call.keywords}
        yield {
            'name': ast.literal_eval(call.args[0]),
            'module': path.stem,
            'shows': ast.get_docstring(node) or '',
            'width': size.get('width', 960),
            'height': size.get('height', 720),
            'fingerprint': digest,
        }


def picture_doc(node):
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


if __name__ == '__main__':
    scenes = sorted(p for p in (HERE / 'scenes').glob('*.py') if p.stem != '__init__')
    print(json.dumps([picture for path in scenes for picture in pictures(path)], indent=1))
