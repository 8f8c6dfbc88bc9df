/** A message as a provider of e-mails and text messages gets it. */
export interface OutgoingMessage {
  /** The same each time the message is sent again, so that the provider can leave out what it has sent already. */
  id: string
  channel: 'email' | 'sms'
  /** The email address or phone number as typed. */
  to: string
  subject: string
  text: string
  /** The one-time code in the text. */
  code?: string | undefined
  /** An absolute address of the portal; the text does not contain it. */
  link?: string | undefined
}

/** The connection to a provider of e-mails and text messages. */
export interface MessageSender {
  /**
   * Resolves once the provider has taken the message over. Throws `MessageRejected` if it never will; after another error the message is
   * sent again.
   */
  send: (message: OutgoingMessage, now: Date) => Promise<void>
}

/** The provider does not take the message, for instance because the number does not exist. */
export class MessageRejected extends Error {
  override name = 'MessageRejected'
}
