import { useMutation } from '@tanstack/react-query'
import { ApiError } from '@vehicle-partner/api'
import { useToast } from '@vehicle-partner/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePortal } from '../session/PortalContext.ts'
import { useOnline } from '../session/useOnline.ts'
import { useApi } from '../session/useSession.ts'
import { getErrorMessage } from '../toasts/getErrorMessage.ts'
import { useWaitingTicks } from './useWaitingTicks.ts'
import { countWords, type TickOutcomes } from './tickWords.ts'

/** Milliseconds until ticks are sent again that did not reach the server although the device has a network. */
const sendAgainMs = 15_000

/** Whether the server will never accept it. Everything else, such as no network after all, stays for the next time. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401

/**
 * Sends what was ticked without a network as soon as there is one, oldest first, and says what became of it. A tick that reaches the server
 * twice counts once, and one that another user has changed later does not count. Where the clock of the device cannot be right, it does not count
 * once a passenger was ticked with a possible time.
 */
export function useSendTicks(): void {
  const { manifest } = useApi()
  const { mutateAsync } = useMutation(manifest.tick.mutation())
  const { ticks, remove } = useWaitingTicks()
  const toast = useToast()
  const { sessionManager } = usePortal()
  const isOnline = useOnline()
  const isSending = useRef(false)
  const send = useEffectEvent(async () => {
    // What a role would see changes nothing.
    if (isSending.current || sessionManager.preview() !== undefined) return
    isSending.current = true
    const outcomes: TickOutcomes = { sent: 0, changedSince: 0, refused: 0 }
    let reason: unknown
    try {
      for (const tick of ticks) {
        const { trip_id, passenger_id, status, client_at } = tick
        try {
          const { data } = await mutateAsync({ params: { id: trip_id, passenger_id }, body: { status, client_at } })
          outcomes[data.status === status || data.status === 'alighted' ? 'sent' : 'changedSince'] += 1
        } catch (error) {
          if (!isRefused(error)) return
          outcomes.refused += 1
          reason = error
        }
        await remove(tick)
      }
    } finally {
      isSending.current = false
      const { sent, changedSince, refused } = countWords(outcomes)
      if (sent !== undefined) toast.success(sent)
      if (changedSince !== undefined) toast.warning(changedSince)
      if (refused !== undefined) toast.error(refused, { description: getErrorMessage(reason) })
    }
  })
  const isDue = isOnline && ticks.length > 0
  useEffect(() => {
    if (!isDue) return
    const sendNow = () => void send().catch(() => undefined)
    sendNow()
    const timer = setInterval(sendNow, sendAgainMs)
    return () => clearInterval(timer)
  }, [isDue])
}
