import { RequestError } from '@vehicle-partner/api/server'
import { failureCodes, type FailureCode } from '@vehicle-partner/domain'
import * as z from 'zod'
import { NoBankAnswer, type BankConnection, type TransferReport } from './bankConnection.ts'

/** After this time a request counts as unanswered. */
const defaultTimeoutMs = 10_000

const isFailureCode = (code: string): code is FailureCode => Object.hasOwn(failureCodes, code)

/** What a bank reports about a transfer, as JSON. Unknown failure codes read as `other`. */
export const TransferMessage = z
  .object({
    state: z.enum(['processing', 'paid', 'failed', 'returned']),
    bank_reference: z.string().max(100).optional(),
    session_id: z
      .string()
      .regex(/^\d{30}$/)
      .optional(),
    failure_code: z.string().max(100).optional(),
  })
  .transform(({ failure_code, ...report }): TransferReport =>
    report.state === 'failed'
      ? { ...report, failure_code: isFailureCode(failure_code ?? '') ? (failure_code as FailureCode) : 'other' }
      : report,
  )

const AccountMessage = z.object({ account_name: z.string().min(1).max(200), verified: z.boolean().default(true) })

interface HttpBankOptions {
  /** The base address, such as `https://bank.example/v1`. */
  url: URL
  /** The bearer token. */
  token: string
  timeoutMs?: number
}

interface SendOptions {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** How long to wait before an account that is not confirmed yet is asked for again. */
const confirmationSeconds = 60

/**
 * A bank that is reached by JSON over HTTPS, directly or through a small service that speaks the bank's own protocol:
 * `GET accounts?bank_code=&account_number=` → `{account_name, verified?}` or 404; `POST transfers` with `Idempotency-Key` → a transfer
 * message; `GET transfers/{key}` → a transfer message, or 404 if the key was never received.
 */
export function createHttpBank({ url, token, timeoutMs = defaultTimeoutMs }: HttpBankOptions): BankConnection {
  const base = url.href.endsWith('/') ? url.href : `${url.href}/`
  const send = async (path: string, { headers = {}, ...init }: SendOptions = {}): Promise<{ status: number; body: unknown }> => {
    try {
      const response = await fetch(new URL(path, base), {
        ...init,
        headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...headers },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
    } catch (error) {
      throw new NoBankAnswer('The bank did not answer', { cause: error })
    }
  }
  /** Reads an answer; anything that is not as agreed is no answer. */
  const parse = <S extends z.ZodType>(schema: S, { status, body }: { status: number; body: unknown }): z.output<S> => {
    const parsed = schema.safeParse(body)
    if (status < 200 || status > 299 || !parsed.success) throw new NoBankAnswer(`The bank answered ${status}`)
    return parsed.data
  }
  return {
    async resolveAccount({ bank_code, account_number }, now) {
      const answer = await send(`accounts?${new URLSearchParams({ bank_code, account_number })}`)
      if (answer.status === 404 || answer.status === 422) throw new RequestError('AccountNotResolved')
      const { account_name, verified } = parse(AccountMessage, answer)
      return { name: account_name, ask_again_at: verified ? null : new Date(now.getTime() + confirmationSeconds * 1000) }
    },
    async startTransfer({ key, ordered_at, attempt_no: _attempt, ...order }) {
      const answer = await send('transfers', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ key, currency: 'NGN', ...order, ordered_at: ordered_at.toISOString() }),
      })
      return parse(TransferMessage, answer)
    },
    async readTransfer({ key }) {
      const answer = await send(`transfers/${encodeURIComponent(key)}`)
      return answer.status === 404 ? undefined : parse(TransferMessage, answer)
    },
  }
}
