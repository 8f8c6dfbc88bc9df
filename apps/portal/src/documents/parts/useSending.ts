import { useState } from 'react'

/**
 * The call that sends a document, and whether it was called and has not failed. The list follows what a form sends before the form closes: until
 * then it is not a document that another person or tab has sent.
 */
export function useSending<Values>(create: (values: Values) => Promise<unknown>) {
  const [isSending, setSending] = useState(false)
  const send = async (values: Values) => {
    setSending(true)
    try {
      return await create(values)
    } catch (error) {
      setSending(false)
      throw error
    }
  }
  return { isSending, send }
}
