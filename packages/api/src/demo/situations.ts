import type { contract } from '../contract.ts'
import type { Reply } from '../kernel/endpoint.ts'
import { ConnectionError, errorCodes, Refusal, type ErrorCode, type FieldErrors, type RefusalData } from '../kernel/errors.ts'
import type { Request } from '../kernel/transport.ts'
import type { World } from './world.ts'

type Calls = typeof contract

/** A call by resource and name: `partners.summary`. */
export type CallName = { [R in keyof Calls]: `${R}.${keyof Calls[R] & string}` }[keyof Calls]
type EndpointOf<Name extends CallName> = Name extends `${infer R extends keyof Calls}.${infer K}`
  ? K extends keyof Calls[R]
    ? Calls[R][K]
    : never
  : never

/** One call that goes another way: it never settles, throws, or answers what it is told. */
export interface Situation {
  call: CallName
  /** How many more times it happens. */
  times: number
  act: (request: Request) => Promise<unknown>
}

/** Changes a world before a story begins. */
export type Given = (world: World) => void

const situation =
  (call: CallName, times: number, act: Situation['act']): Given =>
  (world) => {
    world.situations.push({ call, times, act })
  }

/** The call gets no answer, until nobody waits for it any more. */
export function silent(call: CallName): Given {
  return situation(
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

/** The server refuses the call with this status, by its general code, or with this code, always or so many times. */
export function failing(
  call: CallName,
  how: number | ErrorCode,
  { times = Infinity, message, errors, data }: { times?: number; message?: string; errors?: FieldErrors; data?: RefusalData } = {},
): Given {
  const code = typeof how === 'string' ? how : (Object.keys(errorCodes) as ErrorCode[]).find((each) => errorCodes[each].status === how)
  if (!code) throw new Error(`No code of the contract has the status ${how}`)
  const more = { ...(errors ? { errors } : {}), ...(data ? { data } : {}) }
  return situation(call, times, () => Promise.reject(new Refusal(code, message, more)))
}

/** The call cannot reach the server, always or so many times. */
export function unreachable(
  call: CallName,
  { times = Infinity, reason = 'offline' }: { times?: number; reason?: 'offline' | 'timeout' } = {},
): Given {
  return situation(call, times, () => Promise.reject(new ConnectionError(reason)))
}

/** The call answers this in place of what the world knows. */
export function answering<Name extends CallName>(call: Name, reply: Reply<EndpointOf<Name>>): Given {
  return situation(call, Infinity, () => Promise.resolve(reply))
}
