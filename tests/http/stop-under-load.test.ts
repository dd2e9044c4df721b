import { Agent, request } from 'node:http'
import { startSite } from '../support/site.ts'
import { expect, test } from 'vitest'

type Outcome = 'completed' | 'not sent' | 'interrupted'

/** Sends one request, possibly over a reused connection. */
function sendRequest(origin: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const sent = request(`${origin}/en`, { agent }, (response) => {
      response.on('error', () => resolve('interrupted'))
      response.on('aborted', () => resolve('interrupted'))
      response.on('end', () => resolve(response.statusCode === 200 ? 'completed' : 'interrupted'))
      response.resume()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      // The reused connection or the server was closed before: clients retry this.
      const isGone = error.code === 'ECONNREFUSED' || (sent.reusedSocket && error.code === 'ECONNRESET')
      resolve(isGone ? 'not sent' : 'interrupted')
    })
    sent.end()
  })
}

test('SIGTERM under load does not interrupt a response', async () => {
  const site = await startSite()
  const agent = new Agent({ keepAlive: true, maxSockets: 40 })
  const outcomes: Outcome[] = []
  let isStopped = false
  const clients = Array.from({ length: 40 }, async () => {
    while (!isStopped) {
      const outcome = await sendRequest(site.origin, agent)
      outcomes.push(outcome)
      if (outcome !== 'completed') return
    }
  })
  await expect.poll(() => outcomes.length, { timeout: 60_000 }).toBeGreaterThan(500)
  // Sends SIGTERM. After four seconds the site would cut off pending responses.
  await site.close()
  isStopped = true
  await Promise.all(clients)
  agent.destroy()
  expect(outcomes.filter((outcome) => outcome === 'interrupted')).toEqual([])
  expect(site.log()).not.toContain('response-failed')
})
