import type { contract } from '../contract.ts'
import type { HandlerResult } from '../kernel/endpoint.ts'
import { ConnectionError } from '../kernel/connectionError.ts'
import { errorCodes, RequestError, type ErrorCode, type FieldErrors, type ErrorData } from '../kernel/errors.ts'
import type { ApiRequest } from '../kernel/transport.ts'
import type { DemoData } from './demoData.ts'

type Calls = typeof contract

/** A call by resource and name: `partners.summary`. */
export type CallName = { [R in keyof Calls]: `${R}.${keyof Calls[R] & string}` }[keyof Calls]
type EndpointOf<Name extends CallName> = Name extends `${infer R extends keyof Calls}.${infer K}`
  ? K extends keyof Calls[R]
    ? Calls[R][K]
    : never
  : never

/** Replaces the handler of a call, which it can call: it never settles, throws, or returns a fixed response. */
export interface CallOverride {
  call: CallName
  /** The number of remaining uses. */
  times: number
  respond: (request: ApiRequest, handle: () => Promise<unknown>) => Promise<unknown>
  /** The response gets lost after the call, and is stored if the call is idempotent. */
  isResponseLost?: boolean
}

/** Changes the demo data before a story or test starts. */
export type DemoSetup = (demoData: DemoData) => void

const overrideCall =
  (call: CallName, times: number, respond: CallOverride['respond'], isResponseLost = false): DemoSetup =>
  (demoData) => {
    demoData.callOverrides.push({ call, times, respond, isResponseLost })
  }

/** The call gets no response until it is cancelled. */
export function neverRespond(call: CallName): DemoSetup {
  return overrideCall(
    call,
    Infinity,
    ({ signal }) =>
      new Promise((_, reject) => {
        const cancel = () => reject(new ConnectionError('cancelled'))
        if (signal?.aborted) cancel()
        else signal?.addEventListener('abort', cancel, { once: true })
      }),
  )
}

/** The call is rejected with a status (and its general code) or a code, `times` times or always. */
export function failWith(
  call: CallName,
  statusOrCode: number | ErrorCode,
  { times = Infinity, message, errors, data }: { times?: number; message?: string; errors?: FieldErrors; data?: ErrorData } = {},
): DemoSetup {
  const code =
    typeof statusOrCode === 'string'
      ? statusOrCode
      : (Object.keys(errorCodes) as ErrorCode[]).find((each) => errorCodes[each].status === statusOrCode)
  if (!code) throw new Error(`No code of the contract has the status ${statusOrCode}`)
  const more = { ...(errors ? { errors } : {}), ...(data ? { data } : {}) }
  return overrideCall(call, times, () => Promise.reject(new RequestError(code, message, more)))
}

/** The call cannot reach the server, `times` times or always. */
export function loseConnection(
  call: CallName,
  { times = Infinity, reason = 'offline' }: { times?: number; reason?: 'offline' | 'timeout' } = {},
): DemoSetup {
  return overrideCall(call, times, () => Promise.reject(new ConnectionError(reason)))
}

/** The call is handled, and its response gets lost, `times` times. */
export function loseResponse(call: CallName, { times = 1 }: { times?: number } = {}): DemoSetup {
  return overrideCall(call, times, (_, handle) => handle(), true)
}

/** The call returns this response. */
export function respondWith<Name extends CallName>(call: Name, response: HandlerResult<EndpointOf<Name>>): DemoSetup {
  return overrideCall(call, Infinity, () => Promise.resolve(response))
}
