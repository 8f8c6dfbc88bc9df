import { conformance } from '@vehicle-partner/api/conformance'
import { afterAll, beforeAll, describe } from 'vitest'
import { payForHashes } from '../src/auth/passwordHash.ts'
import { lanes, testServer, transportTo, type Lane, type TestServer } from './testServer.ts'

/** Registers the cases of the contract as tests of this server on one kind of database; a file for each, so that they run side by side. */
export function keepsTheContract(lane: Lane): void {
  describe.runIf(lanes().includes(lane))(`this server keeps the contract, on ${lane}`, () => {
    let server: TestServer
    beforeAll(() => payForHashes({ memory: 64, passes: 1, parallelism: 1 }))
    afterAll(async () => {
      payForHashes()
      await server.close()
    })
    conformance(async () => {
      server = await testServer({ lane })
      return transportTo(server)
    })
  })
}
