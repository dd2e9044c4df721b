import ts from 'typescript'

/**
 * Placeholder for a value that the file does not contain. As an ID it is unknown, so that no tag is
 * lost unnoticed.
 */
export const UNKNOWN_TEXT = '?'

/**
 * Returns every string that an expression may evaluate to or contain, as far as its own file shows:
 * literals, templates, tables, and variables that a loop or callback takes from a table.
 */
export function evaluateStrings(node: ts.Node): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) return node.templateSpans.reduce(appendSpan, [node.head.text])
  if (ts.isIdentifier(node)) return findValues(node).flatMap(evaluateStrings)
  if (ts.isPropertyAssignment(node)) return evaluateStrings(node.initializer)
  if (ts.isShorthandPropertyAssignment(node)) return evaluateStrings(node.name)
  if (ts.isCallExpression(node))
    return node.arguments.filter(ts.isArrowFunction).flatMap(({ body }) => evaluateStrings(body))
  if (ts.isPropertyAccessExpression(node)) return []
  // Arrays, objects, `as const`, parentheses, conditions, …: the texts of their parts.
  return getChildren(node).flatMap(evaluateStrings)
}

function appendSpan(texts: readonly string[], { expression, literal }: ts.TemplateSpan): string[] {
  const values = evaluateStrings(expression)
  return texts.flatMap((text) =>
    (values.length > 0 ? values : [UNKNOWN_TEXT]).map((value) => text + value + literal.text),
  )
}

function isWrapper(node: ts.Node): node is ts.AsExpression | ts.SatisfiesExpression | ts.ParenthesizedExpression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
}

function getChildren(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = []
  ts.forEachChild(node, (child) => void nodes.push(child))
  return nodes
}

/** Returns the value of a constant, or the cells of a loop variable in every row of its table. */
function findValues(variable: ts.Identifier, scope: ts.Node = variable.parent): readonly ts.Node[] {
  const values = isBlock(scope) ? findConstant(scope, variable.text) : findCells(scope, variable.text)
  if (values !== null) return values
  return ts.isSourceFile(scope) ? [] : findValues(variable, scope.parent)
}

function isBlock(node: ts.Node): node is ts.Block | ts.SourceFile {
  return ts.isBlock(node) || ts.isSourceFile(node)
}

function findConstant({ statements }: ts.Block | ts.SourceFile, name: string): readonly ts.Node[] | null {
  const constants = statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
  const constant = constants.find((declaration) => declaration.name.getText() === name)
  return constant?.initializer === undefined ? null : [constant.initializer]
}

/** `for (const [id, time] of TABLE)` and `TABLE.map(({ id, time }) => …)`. */
function findCells(scope: ts.Node, name: string): readonly ts.Node[] | null {
  if (ts.isForOfStatement(scope) && ts.isVariableDeclarationList(scope.initializer))
    return pickCells(scope.initializer.declarations[0]?.name, scope.expression, name)
  if (ts.isArrowFunction(scope) && ts.isCallExpression(scope.parent)) {
    const { expression } = scope.parent
    if (ts.isPropertyAccessExpression(expression))
      return pickCells(scope.parameters[0]?.name, expression.expression, name)
  }
  return null
}

function pickCells(pattern: ts.BindingName | undefined, table: ts.Expression, name: string): readonly ts.Node[] | null {
  if (pattern === undefined) return null
  if (ts.isIdentifier(pattern)) return pattern.text === name ? findRows(table) : null
  const index = pattern.elements.findIndex((element) => ts.isBindingElement(element) && element.name.getText() === name)
  const element = pattern.elements[index]
  if (element === undefined || !ts.isBindingElement(element)) return null
  const key = (element.propertyName ?? element.name).getText()
  return findRows(table).flatMap((row): readonly ts.Node[] => {
    if (ts.isArrayLiteralExpression(row)) return row.elements.slice(index, index + 1)
    if (!ts.isObjectLiteralExpression(row)) return []
    return row.properties.filter((property) => property.name?.getText() === key)
  })
}

function findRows(table: ts.Node): readonly ts.Node[] {
  if (isWrapper(table) || ts.isSpreadElement(table)) return findRows(table.expression)
  if (ts.isIdentifier(table)) return findValues(table).flatMap(findRows)
  if (!ts.isArrayLiteralExpression(table)) return []
  return table.elements.flatMap((row) => (ts.isSpreadElement(row) ? findRows(row) : unwrap(row)))
}

function unwrap(node: ts.Node): ts.Node {
  return isWrapper(node) ? unwrap(node.expression) : node
}
