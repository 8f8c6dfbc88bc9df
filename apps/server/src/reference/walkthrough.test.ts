// @module-tag slow
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clearDemoTrips } from '../../test/clearDemoTrips.ts'
import { parseCommands, fillVariables, selectByPath, type Command } from '../../test/walkthroughCommands.ts'
import { databaseKinds, testServer, type TestServer } from '../../test/testServer.ts'

const walk = parseCommands(readFileSync(new URL('../../../../docs/api-walkthrough.md', import.meta.url), 'utf8'))

/** Runs the commands of the walkthrough against a server, as a shell would. */
function shell(server: TestServer) {
  const variables = new Map<string, string>()
  const files = new Map<string, Buffer>()

  async function curl(words: string[]): Promise<unknown> {
    const headers: Record<string, string> = {}
    let [method, url, body] = ['', '', undefined as string | FormData | undefined]
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at] ?? ''
      const next = () => words[(at += 1)] ?? ''
      if (word === '-X') method = next()
      else if (word === '-d') body = next()
      else if (word === '-F') body = formOf(next())
      else if (word === '-H') {
        const [name = '', value = ''] = next().split(/: (.*)/s)
        headers[name] = value
      } else if (word !== '-s') url = word
    }
    const sent = body instanceof FormData ? new Response(body) : undefined
    const answer = await server.app.inject({
      method: (method || (body === undefined ? 'GET' : 'POST')) as 'GET',
      url: url.replace('http://localhost:4000', ''),
      headers: { ...headers, ...(sent ? { 'content-type': sent.headers.get('content-type') ?? '' } : {}) },
      ...(sent ? { payload: Buffer.from(await sent.arrayBuffer()) } : typeof body === 'string' ? { payload: body } : {}),
    })
    if (answer.statusCode >= 400) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json()
  }

  function formOf(field: string): FormData {
    const [, name = '', file = '', type = ''] = /^(\w+)=@([^;]+);type=(.+)$/.exec(field) ?? []
    const content = files.get(file)
    if (!content) throw new Error(`${file} has not been made`)
    const form = new FormData()
    form.append(name, new File([Uint8Array.from(content)], file, { type }))
    return form
  }

  async function step(words: string[], before: unknown): Promise<unknown> {
    const [program, ...rest] = words
    if (program === 'curl') return curl(rest)
    if (program === 'jq') return selectByPath(before, rest.at(-1) ?? '')
    if (program === 'echo') return rest.join(' ')
    if (program === 'base64') return Buffer.from(String(before), 'base64')
    if (program !== 'test') throw new Error(`The walk knows no ${program ?? 'empty command'}`)
    if (rest.length !== 3 || rest[1] !== '=' || rest[0] !== rest[2]) throw new Error(`It is ${rest.join(' ')}`)
    return undefined
  }

  return async ({ pipeline, into, file }: Command): Promise<void> => {
    let result: unknown
    for (const words of pipeline)
      result = await step(
        words.map((word) => fillVariables(word, variables)),
        result,
      )
    if (file) files.set(fillVariables(file, variables), result as Buffer)
    if (into === undefined) return
    if (typeof result !== 'string' || result === '' || result === 'null') throw new Error(`${into} got nothing`)
    variables.set(into, result)
  }
}

test('the walkthrough has commands', () => {
  expect(walk.length).toBeGreaterThan(80)
  expect(walk.filter(({ text }) => text.startsWith('test ')).length).toBeGreaterThanOrEqual(14)
})

describe.each(databaseKinds())('the commands of docs/api-walkthrough.md on %s', (lane) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer({ lane })
    await clearDemoTrips(server)
  })
  afterAll(() => server.close())

  test('is linked from the API reference, with every command and the server’s address', async () => {
    expect((await server.call('GET', '/docs')).text).toContain('href="/docs/walk"')
    const { status, text } = await server.call('GET', '/docs/walk', { headers: { host: 'partners.test:4100' } })
    expect(status).toBe(200)
    expect(text).toContain('API=http://partners.test:4100')
    const shown = text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
    for (const command of walk) expect(shown).toContain(command.text.replaceAll('localhost:4000', 'partners.test:4100'))
  })

  test('runs from sign-up to a payout and a disputed line, command by command', { timeout: 240_000 }, async () => {
    const run = shell(server)
    for (const command of walk) await expect(run(command), command.text).resolves.toBeUndefined()
  })
})
