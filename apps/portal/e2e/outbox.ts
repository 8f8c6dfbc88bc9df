/** A message in the outbox of the sandbox. */
export interface Message {
  text: string
  code?: string
  link?: string
}

/** The latest message to an email address or phone number. */
export async function getLatestMessage(origin: string, to: string): Promise<Message> {
  const response = await fetch(`${origin}/sandbox/outbox.json?to=${encodeURIComponent(to)}`)
  const { data } = (await response.json()) as { data: Message[] }
  const [message] = data
  if (!message) throw new Error(`No message was sent to ${to}`)
  return message
}
