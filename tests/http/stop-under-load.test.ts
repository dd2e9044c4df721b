import { Agent, request } from 'node:http'
import { startSite } from '../support/site.ts'
import { expect, test } from 'vitest'

type Outcome = 'answered' | 'closed before' | 'cut'

/** One request over a connection that may have been used before. */
function visit(origin: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const sent = request(`${origin}/en`, { agent }, (response) => {
      response.on('error', () => resolve('cut'))
      response.on('aborted', () => resolve('cut'))
      response.on('end', () => resolve(response.statusCode === 200 ? 'answered' : 'cut'))
      response.resume()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // A reused connection that was closed meanwhile, or no server any more: clients try again.
      const isGone = error.code === 'ECONNREFUSED' || (sent.reusedSocket && error.code === 'ECONNRESET')
      resolve(isGone ? 'closed before' : 'cut')
    })
    sent.end()
  })
}

test(
  'SIGTERM under load cuts no response that is under way, and the site ends soon [P17]',
  { timeout: 30_000 },
  async () => {
    const site = await startSite()
    const agent = new Agent({ keepAlive: true, maxSockets: 40 })
    const outcomes: Outcome[] = []
    let isOver = false
    const visitors = Array.from({ length: 40 }, async () => {
      while (!isOver) {
        const outcome = await visit(site.origin, agent)
        outcomes.push(outcome)
        if (outcome !== 'answered') return
      }
    })
    await expect.poll(() => outcomes.length, { timeout: 20_000 }).toBeGreaterThan(500)
    // Ends with SIGTERM; the site's own limit is four seconds, after which it would cut what is left.
    const before = outcomes.length
    await site.close()
    isOver = true
    await Promise.all(visitors)
    agent.destroy()
    expect(before).toBeGreaterThan(500)
    expect(outcomes.filter((outcome) => outcome === 'cut')).toEqual([])
    expect(site.log()).not.toContain('response-failed')
  },
)
