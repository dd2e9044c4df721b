import ts from 'typescript'
import { lineAt, type SourceFile } from './source-files.ts'

/** The rooms whose modules a hooks may load. */
const IN_BROWSERS = /^src\/(domain|ui|hooks|state|i18n|features)\/[^]*\.tsx?$|^restaurant\.config\.ts$/

const AWAIT_USING: number = ts.NodeFlags.AwaitUsing

/** Waiting while a module is loaded: WebKit lets a second importer go on too early, and no island comes to life. */
export function topLevelAwaits({ path, text }: SourceFile): readonly string[] {
  if (!IN_BROWSERS.test(path)) return []
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    const isAwaitUsing = ts.isVariableDeclarationList(node) && (node.flags & AWAIT_USING) === AWAIT_USING
    const isAwaitLoop = ts.isForOfStatement(node) && node.awaitModifier !== undefined
    if (ts.isAwaitExpression(node) || isAwaitLoop || isAwaitUsing) {
      found.push(`${path}:${lineAt(text, node.pos + node.getFullText(source).search(/\S/))}`)
    }
    ts.forEachChild(node, visit)
  }
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  visit(source)
  return found
}
