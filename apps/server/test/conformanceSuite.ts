import { conformance } from '@vehicle-partner/api/conformance'
import { afterAll, describe } from 'vitest'
import { lanes, testServer, transportTo, type Lane, type TestServer } from './testServer.ts'

/** Registers the cases of the contract as tests of this server on one kind of database; a file for each, so that they run side by side. */
export function keepsTheContract(lane: Lane): void {
  describe.runIf(lanes().includes(lane))(`this server keeps the contract, on ${lane}`, () => {
    let server: TestServer
    afterAll(() => server.close())
    conformance(async () => {
      server = await testServer({ lane })
      return transportTo(server)
    })
  })
}
