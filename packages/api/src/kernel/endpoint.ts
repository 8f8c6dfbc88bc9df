import type * as z from 'zod/mini'
import type { EndpointAccess } from './endpointAccess.ts'
import type { ErrorCode } from './errors.ts'
import type { StepUpCondition } from './stepUpRule.ts'
import type { Download, FileResponse, UploadedFiles, UploadInput, UploadRules } from './fileTransfer.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Schema = z.ZodMiniType

interface EndpointBase<Params, Query, Body, Upload> {
  method: Method
  /** The path as in the specification, with `:name` for a parameter. */
  path: `/${string}`
  /** One imperative sentence for the API reference. */
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
  /** Whether a response means that the work continues in the background. Its status is then 202. */
  isDeferred?: (response: unknown) => boolean
  /** Error codes of this call, besides the general ones. */
  errors?: readonly ErrorCode[]
  /** Resources whose cached responses are stale after this call. */
  invalidates?: readonly string[]
  /** Whether, or when, the call needs a step-up token of the last ten minutes. Without it the response is 403 `StepUpRequired`. */
  stepUp?: true | StepUpCondition<Params, Body>
  /**
   * Whether a write repeated with the same `Idempotency-Key` gets the stored response of the first. True for a change that would conflict with
   * itself, such as one with a `version`; false if the response has a secret that must not be stored.
   * @default true for POST
   */
  idempotent?: boolean
}

/** The description of a call. Client, cache keys, mock, server routes and OpenAPI document are built from it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  ResponseSchema extends Schema | undefined = Schema | undefined,
  Upload extends UploadRules | undefined = UploadRules | undefined,
> extends EndpointBase<Params, Query, Body, Upload> {
  /** The whole JSON response; absent in a call that returns a file. */
  response: ResponseSchema
  /** Media types of the returned file; see `download`. */
  produces?: readonly string[]
}

export type AnyEndpoint = Endpoint
/** Endpoints by resource and name. */
export type Contract = { readonly [resource: string]: { readonly [call: string]: AnyEndpoint } }

/** Defines a call that returns JSON. Returns its argument with narrowed types. */
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

/** Defines a call that returns a file. */
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
/** A part is optional if all its fields are. */
type OptionalPart<Name extends string, T> = object extends T ? { [K in Name]?: T } : { [K in Name]: T }
type InputPart<Name extends string, S> = S extends Schema ? OptionalPart<Name, z.input<S>> : unknown
type ParsedPart<Name extends string, S> = S extends Schema ? { [K in Name]: z.output<S> } : unknown

/** The input of a call: `params`, `query` and `body`, as far as the call has them. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _, infer U>
    ? Flatten<
        InputPart<'params', P> & InputPart<'query', Q> & InputPart<'body', B> & (U extends UploadRules ? { body: UploadInput } : unknown)
      >
    : never

/** The parsed input that a handler receives. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _, infer U>
    ? Flatten<
        ParsedPart<'params', P> &
          ParsedPart<'query', Q> &
          ParsedPart<'body', B> &
          (U extends UploadRules ? { body: UploadedFiles } : unknown)
      >
    : never

/** The parsed response of a call. */
export type Output<E> = E extends { response: infer R } ? (R extends Schema ? z.output<R> : Download) : never
/** The parsed response with all added fields. */
export type StrictOutput<E> = E extends { response: infer R } ? (R extends Schema ? z.input<R> : Download) : never
/** The return value of a handler, before validation. */
export type HandlerResult<E> = E extends { response: infer R } ? (R extends Schema ? z.input<R> : FileResponse) : never

/** One handler for each call of a contract. */
export type Handlers<C extends Contract, Context> = {
  [R in keyof C]: {
    [K in keyof C[R]]: (context: Context, input: Parsed<C[R][K]>) => Promise<HandlerResult<C[R][K]>> | HandlerResult<C[R][K]>
  }
}
