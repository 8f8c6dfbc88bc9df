import { documentAt, documentsOfOwner, RequestError, type contract, type Handlers, type Parsed } from '@vehicle-partner/api/contract'
import type { DocumentOwnerType } from '@vehicle-partner/domain'
import { requireMembership, type Context } from '../context.ts'
import { writing } from '../fleet/writing.ts'
import { recordsOf, viewOf } from './documentRows.ts'
import { paperHolder, type OwnerKey } from './owners.ts'
import { addDocument, askAbout, changeDocument, heldDocument, orWaiting, removeDocument } from './writeDocuments.ts'

type All = Handlers<typeof contract, Context>
type Calls = (typeof contract)['vehicleDocuments']
interface OwnerParams {
  id?: string
  account_sid?: string
}

/** Answers the calls about the papers of one kind of owner. */
function paperRoutes(kind: DocumentOwnerType) {
  const keyOf = (context: Context, { id }: OwnerParams): OwnerKey => {
    const { partner } = requireMembership(context)
    return { owner_type: kind, owner_id: kind === 'partner' ? partner.id : (id ?? ''), partner_id: partner.id }
  }
  const shown = async (context: Context, key: OwnerKey, id: string) => {
    const holder = await paperHolder(context.db, key)
    const found = documentAt(await recordsOf(context.db, key), holder, id, viewOf(context))
    if (!found) throw new RequestError('NotFound')
    return { data: found }
  }
  type Item = { params: OwnerParams & { documentId: string } }
  return {
    async list(context: Context, { params, query }: { params: OwnerParams; query: Parsed<Calls['list']>['query'] }) {
      const key = keyOf(context, params)
      const holder = await paperHolder(context.db, key)
      const data = documentsOfOwner(await recordsOf(context.db, key), holder, { ...viewOf(context), history: query.history === '1' })
      return { data, metadata: { total: data.length, as_of: context.now.toISOString() } }
    },
    async create(context: Context, { params, body }: { params: OwnerParams; body: Parsed<Calls['create']>['body'] }) {
      const key = keyOf(context, params)
      const { id } = await orWaiting(() => writing(context, async (tx) => addDocument(tx, context, await paperHolder(tx, key), body)))
      return shown(context, key, id)
    },
    get: (context: Context, { params }: Item) => shown(context, keyOf(context, params), params.documentId),
    async update(context: Context, { params, body: { version, ...change } }: Item & { body: Parsed<Calls['update']>['body'] }) {
      const key = keyOf(context, params)
      await writing(context, async (tx) =>
        changeDocument(tx, context, await paperHolder(tx, key), await heldDocument(tx, key, params.documentId, version), change),
      )
      return shown(context, key, params.documentId)
    },
    async remove(context: Context, { params }: Item) {
      const key = keyOf(context, params)
      await writing(context, async (tx) =>
        removeDocument(tx, context, await paperHolder(tx, key), await heldDocument(tx, key, params.documentId)),
      )
      return { data: { deleted: true } }
    },
    async query(context: Context, { params, body }: Item & { body: { message: string } }) {
      const key = keyOf(context, params)
      const data = await writing(context, async (tx) =>
        askAbout(tx, context, await paperHolder(tx, key), await heldDocument(tx, key, params.documentId), body.message),
      )
      return { data }
    },
  }
}

/** Papers of vehicles. */
export const vehicleDocumentsRoutes: All['vehicleDocuments'] = paperRoutes('vehicle')
/** Papers of drivers. */
export const driverDocumentsRoutes: All['driverDocuments'] = paperRoutes('driver')
const own = paperRoutes('partner')
/** Papers of the organisation itself. */
export const partnerDocumentsRoutes: All['partnerDocuments'] = own
/** All papers of the organisation itself, those that are missing among them. */
export const ownPapers = (context: Context) => own.list(context, { params: {}, query: {} })
