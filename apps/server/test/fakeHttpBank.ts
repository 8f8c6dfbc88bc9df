import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
  status: number
  body?: unknown
}

export interface BankRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: unknown
}

export interface FakeHttpBank {
  url: string
  requests: BankRequest[]
  /** Answers a request; undefined breaks the connection. */
  answer: (request: BankRequest) => Promise<Answer | undefined> | Answer | undefined
  close: () => Promise<void>
}

/** A bank that is reached over HTTP, for tests of the adapter and of servers that are processes. */
export async function startFakeHttpBank(): Promise<FakeHttpBank> {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const received: BankRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: text === '' ? undefined : (JSON.parse(text) as unknown),
    }
    bank.requests.push(received)
    const answer = await bank.answer(received)
    if (!answer) response.destroy()
    else {
      const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {})
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
    }
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const bank: FakeHttpBank = {
    url: `http://127.0.0.1:${port}/bank`,
    requests: [],
    answer: () => ({ status: 500 }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return bank
}
