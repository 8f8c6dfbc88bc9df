/** A message that the product sent. */
export interface Message {
  text: string
  code?: string
  link?: string
}

/** The newest message to somebody, as the sandbox keeps it. */
export async function newestTo(origin: string, to: string): Promise<Message> {
  const answer = await fetch(`${origin}/sandbox/outbox.json?to=${encodeURIComponent(to)}`)
  const { data } = (await answer.json()) as { data: Message[] }
  const [message] = data
  if (!message) throw new Error(`Nothing was sent to ${to}`)
  return message
}
