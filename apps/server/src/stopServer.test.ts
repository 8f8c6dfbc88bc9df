import { request, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { credentials, starts, stop } from '../test/launchServer.ts'

/** A login whose last byte is sent only when told. */
function slowLogin(url: string) {
  const headers = { 'content-type': 'application/json', 'content-length': credentials.length, connection: 'keep-alive' }
  const asked = request(`${url}/v1/login`, { method: 'POST', headers })
  asked.write(credentials.slice(0, -1))
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
  return {
    async finish() {
      asked.end(credentials.slice(-1))
      const answer = await answered
      answer.resume()
      return { status: answer.statusCode, connection: answer.headers.connection }
    },
  }
}

describe.concurrent('a stop', () => {
  test.for(['SIGINT', 'SIGTERM'] as const)(
    '%s lets the requests under way finish and leaves nothing behind',
    async (signal, { onTestFinished }) => {
      const { run } = starts(onTestFinished)
      const server = run()
      const url = await server.ready
      const login = slowLogin(url)
      await fetch(`${url}/healthz`)
      server.child.kill(signal)
      await wait(300)
      expect(server.child.exitCode).toBeNull()
      expect(await login.finish()).toEqual({ status: 200, connection: 'close' })
      const { code, stderr } = await server.ended
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
      await expect(fetch(url)).rejects.toThrow()
      const next = run()
      await next.ready
      expect((await stop(next, signal)).code).toBe(0)
    },
  )
})
