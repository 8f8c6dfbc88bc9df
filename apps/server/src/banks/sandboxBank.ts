import { createHash } from 'node:crypto'
import { RequestError } from '@vehicle-partner/api/server'
import { sandboxAccountLookup, sandboxTransferFailure } from '@vehicle-partner/domain'
import { NoBankAnswer, type BankConnection, type TransferOrder, type TransferReport } from './bankConnection.ts'

/** How long the sandbox's bank takes for a transfer. */
const transferSeconds = 30
const addSeconds = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** The bank's thirty-digit session id: sender code, time and a number of its own. */
export function createBankSessionId(reference: string, at: Date): string {
  const moment = at.toISOString().replace(/\D/g, '').slice(2, 14)
  const own = BigInt(`0x${createHash('sha256').update(`${reference} ${moment}`).digest('hex').slice(0, 12)}`)
  return `000013${moment}${String(own % 10n ** 12n).padStart(12, '0')}`
}

/** What became of an order. It depends on the order and the time alone, so the same key never has two outcomes. */
function reportTransfer({ account_number, attempt_no, narration, ordered_at, key }: TransferOrder, now: Date): TransferReport {
  const expected_at = addSeconds(ordered_at, transferSeconds)
  if (now < expected_at) return { state: 'processing', bank_reference: key, expected_at }
  const failure_code = sandboxTransferFailure(account_number, attempt_no - 1)
  if (failure_code !== undefined) return { state: 'failed', bank_reference: key, failure_code }
  return { state: 'paid', bank_reference: key, session_id: createBankSessionId(narration, expected_at) }
}

/** The bank of the sandbox, whose magic account numbers have fixed outcomes. */
export const sandboxBank: BankConnection = {
  async resolveAccount({ account_number, holder, asked_at }, now) {
    const result = sandboxAccountLookup(account_number, holder)
    if (result.kind === 'unknown') throw new RequestError('AccountNotResolved')
    if (result.kind === 'down') throw new NoBankAnswer('The account of a bank that is down')
    const ready = addSeconds(asked_at, result.seconds)
    return { name: result.name, ask_again_at: ready > now ? ready : null }
  },
  async startTransfer(order, now) {
    return reportTransfer(order, now)
  },
  async readTransfer(order, now) {
    return reportTransfer(order, now)
  },
}
