import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test.each([
  ['bill "May".pdf', 'bill "May".pdf'],
  ['two\nlines.pdf', 'twolines.pdf'],
  ['100%25 paid %2F.pdf', '100%25 paid %2F.pdf'],
  ['ẹ̀rí àdírẹ́sì.pdf', 'ẹ̀rí àdírẹ́sì.pdf'],
])('%j, sent as a browser sends it, is stored as %j', async (name, stored) => {
  const form = new FormData()
  form.append('file', new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' }))
  const request = new Response(form)
  const response = await server.app.inject({
    method: 'POST',
    url: '/v1/upload/identity/files',
    headers: {
      authorization: `Bearer ${await server.tokenOf('owner')}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(response.json()).toMatchObject({ files: [{ name: stored }] })
})
