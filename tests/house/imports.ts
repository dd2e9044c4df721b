import path from 'node:path'
import ts from 'typescript'
import type { SourceFile } from './source-files.ts'

/** One import of a file; type-only imports vanish when the file is built. */
export interface FoundImport {
  /** A path from the root for files of this repository, else the name as written. */
  readonly target: string
  readonly isLocal: boolean
  readonly isType: boolean
}

/** Every import, re-export, dynamic import, imported type and file glob of a source file. */
export function importsOf(file: SourceFile, aliases: Readonly<Record<string, string>>): readonly FoundImport[] {
  const found: FoundImport[] = []
  const add = (specifier: ts.Node | undefined, isType: boolean): void => {
    if (specifier !== undefined && ts.isStringLiteralLike(specifier))
      found.push({ ...resolved(file.path, specifier.text, aliases), isType })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node))
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isImportTypeNode(node))
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true)
    else if (ts.isCallExpression(node) && isImportCall(node)) {
      for (const argument of node.arguments)
        for (const text of ts.isArrayLiteralExpression(argument) ? argument.elements : [argument]) add(text, false)
    }
    ts.forEachChild(node, visit)
  }
  for (const code of scriptsOf(file))
    visit(ts.createSourceFile(file.path, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return found
}

/** An `.astro` file's frontmatter and scripts, else the whole text. */
function scriptsOf({ path: file, text }: SourceFile): readonly string[] {
  if (!file.endsWith('.astro')) return [text]
  const frontmatter = /^\s*---\n([^]*?)\n---/.exec(text)?.[1] ?? ''
  return [frontmatter, ...[...text.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map((match) => match[1] ?? '')]
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true
  const names = importClause.namedBindings
  if (importClause.name !== undefined || names === undefined || !ts.isNamedImports(names)) return false
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly)
}

/** `import('…')` and `import.meta.glob('…')`. */
function isImportCall({ expression }: ts.CallExpression): boolean {
  if (expression.kind === ts.SyntaxKind.ImportKeyword) return true
  return ts.isPropertyAccessExpression(expression) && expression.name.text === 'glob' && isMeta(expression.expression)
}

function isMeta(node: ts.Node): boolean {
  return ts.isMetaProperty(node) && node.keywordToken === ts.SyntaxKind.ImportKeyword
}

function resolved(
  from: string,
  specifier: string,
  aliases: Readonly<Record<string, string>>,
): { target: string; isLocal: boolean } {
  const plain = specifier.replace(/\?.*$/, '')
  const alias = aliases[plain]
  if (alias !== undefined) return { target: path.posix.normalize(alias), isLocal: true }
  if (plain.startsWith('/')) return { target: plain.slice(1), isLocal: true }
  if (!plain.startsWith('.')) return { target: plain, isLocal: false }
  return { target: path.posix.join(path.posix.dirname(from), plain), isLocal: true }
}
