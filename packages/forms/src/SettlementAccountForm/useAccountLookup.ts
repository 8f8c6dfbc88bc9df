import { isAccountNumber } from '@vehicle-partner/domain'
import { useEffect, useEffectEvent, useState } from 'react'
import type { SettlementAccountValues } from './SettlementAccountForm.schema.ts'

/** The name of an account, and how well it matches the organisation's name. */
export interface ResolvedAccount {
  account_name: string
  name_match: string
}

/** Asks the bank. Rejects with a message for the user, and with `fields.account_number` if the number is at fault. */
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

/** Looks up the account once bank and number are complete, and again on `retry`. Outdated responses are ignored. */
export function useAccountLookup({ bank_code, account_number }: SettlementAccountValues, resolve: ResolveAccount) {
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ key: string; lookup: AccountLookup }>({ key: '', lookup: idle })
  const isComplete = bank_code !== '' && isAccountNumber(account_number)
  const key = isComplete ? `${bank_code} ${account_number} ${attempt}` : ''

  // May be a new function in each render; that does not start another lookup.
  const lookUpAccount = useEffectEvent((signal: AbortSignal) => resolve({ bank_code, account_number }, { signal }))

  useEffect(() => {
    if (key === '') return
    const controller = new AbortController()
    const lookUp = async () => {
      let lookup: AccountLookup
      try {
        lookup = { status: 'found', account: await lookUpAccount(controller.signal) }
      } catch (reason) {
        lookup = { status: 'failed', message: messageOf(reason) }
      }
      if (!controller.signal.aborted) setResult({ key, lookup })
    }
    const timer = setTimeout(() => void lookUp(), typingPauseMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [key])

  const lookup = key === '' ? idle : result.key === key ? result.lookup : looking
  return { lookup, retry: () => setAttempt((count) => count + 1) }
}
