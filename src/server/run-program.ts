import { logEvent, toReason } from '#platform/logger.ts'
import { SettingsError } from '#platform/settings.ts'

/**
 * Starts the site that was built to the folder `dist`, or publishes it into a folder: `publish [folder]`. Ends the
 * process with one line for what is wrong.
 */
export async function runProgram(dist: URL, [command, folder]: readonly string[]): Promise<void> {
  // A closed pipe or a full disk under the log must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  process.on('unhandledRejection', (error) => logEvent('unhandled-rejection', { reason: toReason(error) }))

  try {
    if (command === 'publish') {
      const { publishToFolder } = await import('./publish-command.ts')
      await publishToFolder(dist, folder)
    } else {
      const { startServer } = await import('./server.ts')
      await startServer(dist)
    }
  } catch (error) {
    if (error instanceof SettingsError) process.stderr.write(`${error.message}\n`)
    else logEvent('start-failed', { reason: toReason(error) })
    process.exit(1)
  }
}
