import { isAccountNumber } from '@vehicle-partner/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SettlementAccountValues } from './SettlementAccountForm.schema.ts'

/** In whose name an account is, and how well that fits the organisation's name. */
export interface ResolvedAccount {
  account_name: string
  name_match: string
}

/** Asks the bank; rejects with the words for people as its message, and `fields.account_number` where the number is to blame. */
export type ResolveAccount = (account: SettlementAccountValues, context: { signal: AbortSignal }) => Promise<ResolvedAccount>

export type AccountLookup =
  | { status: 'idle' | 'looking' }
  | { status: 'found'; account: ResolvedAccount }
  | { status: 'failed'; message: string }

const typingPauseMs = 400
const idle: AccountLookup = { status: 'idle' }
const looking: AccountLookup = { status: 'looking' }

const messageOf = (reason: unknown): string =>
  typeof reason === 'object' && reason !== null && 'message' in reason && typeof reason.message === 'string'
    ? reason.message
    : 'The bank is not answering. Try again.'

/** Looks up the account as soon as bank and number are whole, and again when asked to. An answer to an older question counts no more. */
export function useAccountLookup({ bank_code, account_number }: SettlementAccountValues, resolve: ResolveAccount) {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ to: string; lookup: AccountLookup }>({ to: '', lookup: idle })
  const whole = bank_code !== '' && isAccountNumber(account_number)
  const question = whole ? `${bank_code} ${account_number} ${attempt}` : ''

  const resolveAccount = useEffectEvent(resolve)
  useEffect(() => {
    if (question === '') return
    const off = new AbortController()
    const ask = async () => {
      let lookup: AccountLookup
      try {
        lookup = { status: 'found', account: await resolveAccount({ bank_code, account_number }, off) }
      } catch (reason) {
        lookup = { status: 'failed', message: messageOf(reason) }
      }
      if (!off.signal.aborted) setAnswer({ to: question, lookup })
    }
    const timer = setTimeout(() => void ask(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      off.abort()
    }
  }, [question, bank_code, account_number])

  const lookup = question === '' ? idle : answer.to === question ? answer.lookup : looking
  return { lookup, again: () => setAttempt((count) => count + 1) }
}
