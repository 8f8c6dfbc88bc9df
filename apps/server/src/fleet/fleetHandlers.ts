import { pageMetadata } from '@vehicle-partner/api/server'
import { complianceStatuses, lagosDate } from '@vehicle-partner/domain'
import { requireCaller, requireMembership, type Context } from '../context.ts'
import type { Db } from '../db/database.ts'
import { removeDrafts } from '../drafts/removeDrafts.ts'
import type { Tx } from '../events/transaction.ts'
import { changeStatus } from './changeStatus.ts'
import { countFleetByStatus, sumCounts, type FleetCount } from './countFleetByStatus.ts'
import { lockFleetRow, type FleetKind, type FleetRow } from './fleetKind.ts'
import { inFleetTransaction } from './inFleetTransaction.ts'

type ListQuery = Parameters<typeof pageMetadata>[1]

interface ItemInput {
  params: { id: string }
}

type StatusBody = Parameters<typeof changeStatus>[4] & { version?: number | undefined }

/** What the handlers of vehicles and of drivers do not share. */
interface FleetRoutesOptions<Row extends FleetRow, Item, Details, Query, New, Change, Status extends string, Count extends string> {
  kind: FleetKind<Row>
  statuses: readonly Status[]
  /** What the list counts: statuses, `needs_attention`, `unassigned`. */
  countKeys: readonly Count[]
  listIds: (db: Db, partnerId: string, query: Query, now: Date) => Promise<{ ids: string[]; total: number }>
  load: (context: Context, ids: readonly string[]) => Promise<Item[]>
  loadDetails: (context: Context, id: string) => Promise<Details>
  add: (tx: Tx, context: Context, partnerId: string, body: New) => Promise<Row>
  change: (tx: Tx, context: Context, row: Row, change: Omit<Change, 'version'>) => Promise<void>
  /** Runs a write and turns a violated unique constraint into a RequestError. */
  rejectTaken: <T>(write: () => Promise<T>) => Promise<T>
}

/** The handlers that vehicles and drivers share: lists, counts, and writes of one item. */
export function fleetRoutes<
  Row extends FleetRow,
  Item,
  Details,
  Query extends ListQuery,
  New,
  Change extends { version: number },
  Status extends string,
  Count extends string,
>({
  kind,
  statuses,
  countKeys,
  listIds,
  load,
  loadDetails,
  add,
  change,
  rejectTaken,
}: FleetRoutesOptions<Row, Item, Details, Query, New, Change, Status, Count>) {
  const count = (context: Context) =>
    countFleetByStatus(context.db, kind.type, requireMembership(context).partner.id, lagosDate(context.now))
  return {
    async list(context: Context, { query }: { query: Query }) {
      const { db, now } = context
      const { partner } = requireMembership(context)
      const [{ ids, total }, counts] = await Promise.all([listIds(db, partner.id, query, now), count(context)])
      const data = await load(context, ids)
      return { data, metadata: { ...pageMetadata(total, query, now), counts: byName(countKeys, (name) => countOf(counts, name)) } }
    },
    async stats(context: Context) {
      const counts = await count(context)
      const present = counts.filter(({ status }) => status !== 'archived')
      return {
        data: {
          total: sumCounts(present, () => true),
          by_status: byName(statuses, (name) => sumCounts(counts, ({ status }) => status === name)),
          by_compliance: byName(complianceStatuses, (name) => sumCounts(present, ({ compliance }) => compliance === name)),
          needs_attention: countOf(counts, 'needs_attention'),
          unassigned: countOf(present, 'unassigned'),
        },
      }
    },
    async create(context: Context, { body }: { body: New }) {
      const { id } = await rejectTaken(() =>
        inFleetTransaction(context, async (tx, partnerId) => {
          const row = await add(tx, context, partnerId, body)
          await removeDrafts(tx, requireCaller(context).user.id, [kind.type], partnerId)
          return row
        }),
      )
      return { data: await loadDetails(context, id) }
    },
    get: async (context: Context, { params }: ItemInput) => ({ data: await loadDetails(context, params.id) }),
    async update(context: Context, { params, body: { version, ...changes } }: ItemInput & { body: Change }) {
      await rejectTaken(() =>
        inFleetTransaction(context, async (tx, partnerId) =>
          change(tx, context, await lockFleetRow(tx, kind, partnerId, params.id, version), changes),
        ),
      )
      return { data: await loadDetails(context, params.id) }
    },
    async setStatus(context: Context, { params, body }: ItemInput & { body: StatusBody }) {
      await rejectTaken(() =>
        inFleetTransaction(context, async (tx, partnerId) =>
          changeStatus(tx, context, kind, await lockFleetRow(tx, kind, partnerId, params.id, body.version), body),
        ),
      )
      return { data: await loadDetails(context, params.id) }
    },
  }
}

const countOf = (counts: readonly FleetCount[], name: string): number =>
  sumCounts(counts, (each) => (name === 'needs_attention' || name === 'unassigned' ? each[name] : each.status === name))

const byName = <Name extends string>(names: readonly Name[], count: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number> // `fromEntries` forgets the names
