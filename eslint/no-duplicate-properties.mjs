/** A property that one block sets twice: the first is dead, or the second a mistake. */
export const noDuplicateProperties = {
  meta: { type: 'problem', schema: [], messages: { twice: '"{{property}}" is set twice in this block.' } },
  create: (context) => ({
    Block(node) {
      const seen = new Set()
      for (const { type, property, loc } of node.children) {
        if (type !== 'Declaration') continue
        if (seen.has(property)) context.report({ loc, messageId: 'twice', data: { property } })
        seen.add(property)
      }
    },
  }),
}
