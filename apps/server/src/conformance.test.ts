import { conformance } from '@vehicle-partner/api/conformance'
import { afterAll, describe } from 'vitest'
import { lanes, testServer, transportTo, type TestServer } from '../test/server.ts'

describe.each(lanes())('this server keeps the contract, on %s', (lane) => {
  let server: TestServer
  afterAll(() => server.close())
  conformance(async () => {
    server = await testServer({ lane })
    return transportTo(server)
  })
})
