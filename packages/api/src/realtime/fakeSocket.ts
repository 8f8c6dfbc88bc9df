type Handler = (...args: unknown[]) => void

/** A socket for tests, which act as the server. */
export class FakeSocket {
  connected = false
  recovered = false
  auth = {}
  tries = 0
  seq = 0
  denied: string[] = []
  requests: { message: string; rooms: unknown }[] = []
  private readonly handlers = new Map<string, Handler>()
  private any: Handler = () => undefined
  on(name: string, handler: Handler) {
    this.handlers.set(name, handler)
    return this
  }
  onAny(handler: Handler) {
    this.any = handler
    return this
  }
  connect() {
    this.tries += 1
    return this
  }
  disconnect() {
    const was = this.connected
    this.connected = false
    if (was) this.handlers.get('disconnect')?.('io client disconnect')
    return this
  }
  emit() {
    return this
  }
  timeout() {
    return {
      emitWithAck: async (message: string, rooms: string[]) => {
        this.requests.push({ message, rooms })
        const denied = rooms.filter((room) => this.denied.includes(room)).map((room) => ({ room, code: 'Forbidden' }))
        return { ok: denied.length === 0, joined: rooms.filter((room) => !this.denied.includes(room)), denied, seq: this.seq }
      },
    }
  }
  opens(recovered = false) {
    this.connected = true
    this.recovered = recovered
    this.handlers.get('connect')?.()
  }
  fails(code?: string) {
    this.handlers.get('connect_error')?.(Object.assign(new Error('no'), code === undefined ? {} : { data: { code } }))
  }
  breaks() {
    this.connected = false
    this.handlers.get('disconnect')?.('transport close')
  }
  receive(type: string, message: unknown) {
    this.any(type, message)
  }
}
