import type { Area } from '@vehicle-partner/domain'
import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Schema = z.ZodMiniType

/** Where a call names the organisation that it is about, and by which of its two keys. */
export interface PartnerLocator {
  in: 'params' | 'query'
  name: string
  by: 'id' | 'account_sid'
}

/**
 * Who may make a call; the server checks it on every request, the client's own checks are a courtesy.
 * `self`: the signed-in user whose id stands in the path. `member`: a member of the organisation that the call names,
 * with a role that opens one of `areas`; owners pass every area, and with `areas: 'owner'` only they do.
 */
export type Access =
  | { who: 'anyone' }
  | { who: 'signedIn' }
  | { who: 'self'; param: string }
  | { who: 'member'; partner: PartnerLocator; areas: readonly Area[] | 'owner' | 'any' }

/** One call, described once: the client, cache keys, mock, server routes and the OpenAPI document are built from it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> {
  method: Method
  /** As the specification writes it, with `:name` for a path parameter. */
  path: `/${string}`
  /** What the call is for, in one sentence; printed in the API reference. */
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /** The whole JSON answer. */
  reply: Reply
  /** @default 200 */
  status?: 200 | 201 | 202
  /** Refusals of its own, beside those that every call may meet. */
  errors?: readonly ErrorCode[]
  /** Resources whose cached answers are stale after this call has succeeded. */
  touches?: readonly string[]
}

export type AnyEndpoint = Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, Schema>
/** Calls by resource and name. */
export type Contract = { readonly [resource: string]: { readonly [call: string]: AnyEndpoint } }

/** Describes a call; only its types are narrowed. */
export function endpoint<
  Reply extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return definition
}

type Part<Name extends string, S, T> = S extends Schema ? { [K in Name]: T } : unknown
type Flat<T> = { [K in keyof T]: T[K] }

/** What a caller passes: `params`, `query` and `body`, each only where the call has one. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Flat<
        Part<'params', P, z.input<NonNullable<P>>> & Part<'query', Q, z.input<NonNullable<Q>>> & Part<'body', B, z.input<NonNullable<B>>>
      >
    : never

/** What a handler receives: the same, parsed. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, Schema>
    ? Flat<
        Part<'params', P, z.output<NonNullable<P>>> & Part<'query', Q, z.output<NonNullable<Q>>> & Part<'body', B, z.output<NonNullable<B>>>
      >
    : never

/** What a caller gets back, parsed. */
export type Output<E> = E extends { reply: infer R extends Schema } ? z.output<R> : never
/** What a handler answers, before it is parsed. */
export type Reply<E> = E extends { reply: infer R extends Schema } ? z.input<R> : never

/** A function for every call of a contract; a missing one does not compile. */
export type Handlers<C extends Contract, Context> = {
  [R in keyof C]: { [K in keyof C[R]]: (context: Context, input: Parsed<C[R][K]>) => Promise<Reply<C[R][K]>> | Reply<C[R][K]> }
}
