import https from 'node:https'
import net from 'node:net'

/**
 * Lets this process speak plain http where it is asked for https: `contentful-migration` knows no other protocol, and a
 * service on this machine has no certificate. Only for such a service; everything it asks for goes there.
 */
export function speakPlainly(): void {
  const agent = new https.Agent()
  agent.createConnection = ({ host, port }) => net.connect({ host: host ?? '127.0.0.1', port: Number(port) })
  https.globalAgent = agent
}
