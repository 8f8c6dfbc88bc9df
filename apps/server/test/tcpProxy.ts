import { connect, createServer, type Socket } from 'node:net'

export interface TcpProxy {
  /** The address of the target, through the proxy. */
  url: URL
  /** Drops everything that is sent, without closing a connection. */
  silence: () => void
  /** Forwards again. What was sent meanwhile is lost. */
  resume: () => void
  close: () => Promise<void>
}

/** Forwards connections to the host of a URL. */
export async function startTcpProxy(target: URL): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (data) => {
      if (!isSilent) to.write(data)
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      sockets.delete(from)
      if (!isSilent) to.destroy()
    })
  }
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname)
    forward(client, upstream)
    forward(upstream, client)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url,
    silence() {
      isSilent = true
    },
    resume() {
      isSilent = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
