// @module-tag slow
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openapi } from '@vehicle-partner/api/openapi'
import openapiTypes, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resolveReferences } from '../../test/fuzz/resolveReferences.ts'
import { testServer, type TestServer } from '../../test/testServer.ts'
import { parseCommands, selectByPath } from '../../test/walkthroughCommands.ts'
import { writeWalkthroughClient, type ResolvedDocument } from '../../test/walkthroughClient.ts'
import { clearDemoTrips } from '../../test/clearDemoTrips.ts'

const commands = parseCommands(readFileSync(new URL('../../../../docs/api-walkthrough.md', import.meta.url), 'utf8'))
/** Within this package, so that the module finds `openapi-fetch`. */
const folder = fileURLToPath(new URL('../../reports/generatedClient', import.meta.url))
const options = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: 'preserve',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: [],
  },
  files: ['walkthrough.ts'],
}

interface Client {
  walk: (tools: {
    url: string
    sandbox: (method: string, url: string, body: string | undefined, path: string | undefined) => Promise<string>
  }) => Promise<number>
}

describe('a client made from the OpenAPI document by openapi-typescript', () => {
  let server: TestServer
  let url: string
  beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const document = openapi()
    writeFileSync(join(folder, 'api.ts'), astToString(await openapiTypes(JSON.stringify(document))))
    writeFileSync(join(folder, 'walkthrough.ts'), writeWalkthroughClient(commands, resolveReferences(document) as ResolvedDocument))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
    server = await testServer()
    await clearDemoTrips(server)
    url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.close())

  test('has the names of the document', () => {
    const types = readFileSync(join(folder, 'api.ts'), 'utf8')
    for (const name of ['Vehicle', 'Trip', 'Payslip', 'Money', 'ListMetadata', 'Error'])
      expect(types).toMatch(new RegExp(`^ {8}${name}: `, 'm'))
    for (const name of ['vehiclesList', 'tripsAssign', 'settlementAccountsAdd']) expect(types).toContain(`operations["${name}"]`)
  })

  test('compiles with strict types in the calls of docs/api-walkthrough.md', async () => {
    const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
    const errors = await promisify(execFile)(process.execPath, [compiler, '-p', folder, '--pretty', 'false']).then(
      () => '',
      (error: unknown) => (error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)),
    )
    expect(errors).toBe('')
  })

  test('makes these calls', { timeout: 240_000 }, async () => {
    const { walk } = (await import(/* @vite-ignore */ join(folder, 'walkthrough.ts'))) as Client
    const calls = await walk({
      url,
      async sandbox(method, path, body, selected) {
        const { status, body: answer } = await server.call(method, path, body === undefined ? {} : { body: JSON.parse(body) as unknown })
        expect(status).toBeLessThan(400)
        return selected === undefined ? '' : selectByPath(answer, selected)
      },
    })
    expect(calls).toBe(commands.filter(({ text }) => /curl .*\$API\/(?!sandbox)/s.test(text)).length)
  })
})
