import { RequestError } from '@vehicle-partner/api/server'
import type { FailureCode, TransferReportState } from '@vehicle-partner/domain'

/** A question for the holder of an account. */
export interface AccountQuery {
  bank_code: string
  account_number: string
  /** The expected name. */
  holder: string
  /** When the account was first asked for. */
  asked_at: Date
}

export interface AccountAnswer {
  /** The name at the bank. */
  name: string
  /** When to ask again, if the bank has not confirmed the account yet; null if it has. */
  ask_again_at: Date | null
}

/** An order to transfer money. */
export interface TransferOrder {
  /** The idempotency key. An adapter passes it on: a bank that gets it twice moves the money once. */
  key: string
  bank_code: string
  account_number: string
  account_name: string
  amount_kobo: number
  /** The text on the bank statement. */
  narration: string
  /** Counts the attempts to pay the same payout from 1. */
  attempt_no: number
  ordered_at: Date
}

/** What the bank knows about a transfer. */
export interface TransferReport {
  state: TransferReportState
  /** The bank's own reference. */
  bank_reference?: string | undefined
  /** The thirty-digit session id, once paid. */
  session_id?: string | undefined
  failure_code?: FailureCode | undefined
  /** When the bank expects the outcome. */
  expected_at?: Date | undefined
}

/** The bank gave no answer: whether it has received the request is unknown. */
export class NoBankAnswer extends Error {
  override name = 'NoBankAnswer'
}

/**
 * Looks up accounts and transfers money. A bank is connected by an adapter of this port. The server never calls it inside a transaction.
 * Every method throws `NoBankAnswer` when the outcome is unknown: after a timeout, a broken connection or a fault of the bank.
 */
export interface BankConnection {
  /** Throws RequestError `AccountNotResolved` if the bank does not know the account. */
  resolveAccount: (query: AccountQuery, now: Date) => Promise<AccountAnswer>
  /** Orders a transfer; the same key again returns what became of the first order. */
  startTransfer: (order: TransferOrder, now: Date) => Promise<TransferReport>
  /** What became of an order; undefined if the bank has never received its key. */
  readTransfer: (order: TransferOrder, now: Date) => Promise<TransferReport | undefined>
}

/** The bank of this server. Throws RequestError `BankUnavailable` if none is connected. */
export function requireBankConnection({ bank }: { bank: BankConnection | undefined }): BankConnection {
  if (!bank) throw new RequestError('BankUnavailable')
  return bank
}

/** Asks the bank for an account while the user waits. Throws RequestError `AccountNotResolved` or `BankUnavailable`. */
export async function resolveAccount(
  dependencies: { bank: BankConnection | undefined; now: Date },
  query: Omit<AccountQuery, 'asked_at'> & { asked_at?: Date },
): Promise<AccountAnswer> {
  const { now } = dependencies
  try {
    return await requireBankConnection(dependencies).resolveAccount({ asked_at: now, ...query }, now)
  } catch (error) {
    throw error instanceof NoBankAnswer ? new RequestError('BankUnavailable', undefined, { cause: error }) : error
  }
}
