// @module-tag slow
import { request, type IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { credentials, createLauncher, stopServer } from '../test/launchServer.ts'

const isReachable = (url: string) =>
  fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )

/** A login whose last byte is sent by `finish`. */
function slowLogin(url: string) {
  const headers = { 'content-type': 'application/json', 'content-length': credentials.length, connection: 'keep-alive' }
  const sent = request(`${url}/v1/login`, { method: 'POST', headers })
  sent.write(credentials.slice(0, -1))
  const received = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve)
    sent.once('error', reject)
  })
  return {
    async finish() {
      sent.end(credentials.slice(-1))
      const response = await received
      response.resume()
      return { status: response.statusCode, connection: response.headers.connection }
    },
  }
}

// Several servers start side by side: on a busy machine that takes more than a minute.
describe.concurrent('stopping the server', { timeout: 240_000 }, () => {
  test.for(['SIGINT', 'SIGTERM'] as const)('%s finishes running requests and releases everything', async (signal, { onTestFinished }) => {
    const { run } = createLauncher(onTestFinished)
    const server = run()
    const url = await server.ready
    const login = slowLogin(url)
    await fetch(`${url}/healthz`)
    server.child.kill(signal)
    await expect.poll(() => isReachable(url), { timeout: 15_000 }).toBe(false)
    expect(server.child.exitCode).toBeNull()
    expect(await login.finish()).toEqual({ status: 200, connection: 'close' })
    const { code, stderr } = await server.ended
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    await expect(fetch(url)).rejects.toThrow()
    const next = run()
    await next.ready
    expect((await stopServer(next, signal)).code).toBe(0)
  })
})
