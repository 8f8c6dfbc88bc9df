import type * as z from 'zod/mini'
import type { EndpointAccess } from './endpointAccess.ts'
import type { ErrorCode } from './errors.ts'
import type { Download, FileResponse, UploadedFiles, UploadInput, UploadRules } from './fileTransfer.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Schema = z.ZodMiniType

interface EndpointBase<Params, Query, Body, Upload> {
  method: Method
  /** As the specification writes it, with `:name` for a path parameter. */
  path: `/${string}`
  /** What the call is for, in one sentence; printed in the API reference. */
  summary: string
  access: EndpointAccess
  params?: Params
  query?: Query
  /** The JSON body; absent in a call with `upload`. */
  body?: Body
  /** Files in place of a JSON body. */
  upload?: Upload
  /** @default 200 */
  status?: 200 | 201 | 202
  /** Whether an answer says that the work is left for later: it then has the status 202. */
  isDeferred?: (response: unknown) => boolean
  /** Refusals of its own, beside those that every call may meet. */
  errors?: readonly ErrorCode[]
  /** Resources whose cached answers are stale after this call has succeeded. */
  invalidates?: readonly string[]
  /** Whether the person must have proved within the last ten minutes that it is they: with a step-up token, otherwise 403 `StepUpRequired`. */
  stepUp?: boolean
  /**
   * Whether a POST that is repeated with the same `Idempotency-Key` is answered from the first one.
   * False where the answer carries a secret that must not be kept. Without meaning for other methods.
   * @default true
   */
  idempotent?: boolean
}

/** One call, described once: the client, cache keys, mock, server routes and the OpenAPI document are built from it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  ResponseSchema extends Schema | undefined = Schema | undefined,
  Upload extends UploadRules | undefined = UploadRules | undefined,
> extends EndpointBase<Params, Query, Body, Upload> {
  /** The whole JSON answer; absent in a call that answers with a file. */
  response: ResponseSchema
  /** Media types of the file that the call answers with; see `download`. */
  produces?: readonly string[]
}

export type AnyEndpoint = Endpoint
/** Calls by resource and name. */
export type Contract = { readonly [resource: string]: { readonly [call: string]: AnyEndpoint } }

/** Describes a call that answers with JSON; only its types are narrowed. */
export function endpoint<
  ResponseSchema extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Upload extends UploadRules | undefined = undefined,
>(
  definition: EndpointBase<Params, Query, Body, Upload> & { response: ResponseSchema },
): Endpoint<Params, Query, Body, ResponseSchema, Upload> {
  return definition
}

/** Describes a call that answers with a file. */
export function download<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  definition: EndpointBase<Params, Query, Body, undefined> & { produces: readonly [string, ...string[]] },
): Endpoint<Params, Query, Body, undefined, undefined> {
  return { response: undefined, ...definition }
}

type Flatten<T> = { [K in keyof T]: T[K] }
/** A part may be left out where all of it may. */
type OptionalPart<Name extends string, T> = object extends T ? { [K in Name]?: T } : { [K in Name]: T }
type InputPart<Name extends string, S> = S extends Schema ? OptionalPart<Name, z.input<S>> : unknown
type ParsedPart<Name extends string, S> = S extends Schema ? { [K in Name]: z.output<S> } : unknown

/** What a caller passes: `params`, `query` and `body`, each only where the call has one. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _, infer U>
    ? Flatten<
        InputPart<'params', P> & InputPart<'query', Q> & InputPart<'body', B> & (U extends UploadRules ? { body: UploadInput } : unknown)
      >
    : never

/** What a handler receives: the same, parsed. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _, infer U>
    ? Flatten<
        ParsedPart<'params', P> &
          ParsedPart<'query', Q> &
          ParsedPart<'body', B> &
          (U extends UploadRules ? { body: UploadedFiles } : unknown)
      >
    : never

/** What a caller gets back, parsed. */
export type Output<E> = E extends { response: infer R } ? (R extends Schema ? z.output<R> : Download) : never
/** The same with every field that a server must send. */
export type StrictOutput<E> = E extends { response: infer R } ? (R extends Schema ? z.input<R> : Download) : never
/** What a handler answers, before it is parsed. */
export type HandlerResult<E> = E extends { response: infer R } ? (R extends Schema ? z.input<R> : FileResponse) : never

/** A function for every call of a contract; a missing one does not compile. */
export type Handlers<C extends Contract, Context> = {
  [R in keyof C]: {
    [K in keyof C[R]]: (context: Context, input: Parsed<C[R][K]>) => Promise<HandlerResult<C[R][K]>> | HandlerResult<C[R][K]>
  }
}
