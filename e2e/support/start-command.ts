import packageFile from '../../package.json' with { type: 'json' }

/** What `npm start` gives Node, without npm: its options, and the program, which may be another one of this project. */
export function startParameters(program?: string): readonly string[] {
  const [, ...parameters] = packageFile.scripts.start.split(' ')
  return program === undefined ? parameters : [...parameters.slice(0, -1), program]
}
