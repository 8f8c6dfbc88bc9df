import type { contract, Handlers, Parsed } from '@vehicle-partner/api/contract'
import { serializeDocumentByName, serializeOwnerDocuments, RequestError } from '@vehicle-partner/api/server'
import type { DocumentOwnerType } from '@vehicle-partner/domain'
import { requireMembership, type Context } from '../context.ts'
import { writeFleet } from '../fleet/writeFleet.ts'
import { loadDocumentRecords, createDocumentView } from './documentRows.ts'
import { loadDocumentOwner, type DocumentOwnerKey } from './documentOwners.ts'
import { addDocument, askDocumentQuestion, changeDocument, lockDocument, rejectSecondReview, removeDocument } from './writeDocuments.ts'

type All = Handlers<typeof contract, Context>
type Calls = (typeof contract)['vehicleDocuments']
interface OwnerParams {
  id?: string
  account_sid?: string
}

/** Answers the calls about the papers of one kind of owner. */
function ownerDocumentRoutes(kind: DocumentOwnerType) {
  const keyOf = (context: Context, { id }: OwnerParams): DocumentOwnerKey => {
    const { partner } = requireMembership(context)
    return { owner_type: kind, owner_id: kind === 'partner' ? partner.id : (id ?? ''), partner_id: partner.id }
  }
  const shown = async (context: Context, key: DocumentOwnerKey, id: string) => {
    const holder = await loadDocumentOwner(context.db, key)
    const found = serializeDocumentByName(await loadDocumentRecords(context.db, key), holder, id, createDocumentView(context))
    if (!found) throw new RequestError('NotFound')
    return { data: found }
  }
  type Item = { params: OwnerParams & { documentId: string } }
  return {
    async list(context: Context, { params, query }: { params: OwnerParams; query: Parsed<Calls['list']>['query'] }) {
      const key = keyOf(context, params)
      const holder = await loadDocumentOwner(context.db, key)
      const data = serializeOwnerDocuments(await loadDocumentRecords(context.db, key), holder, { ...createDocumentView(context), history: query.history === '1' })
      return { data, metadata: { total: data.length, as_of: context.now.toISOString() } }
    },
    async create(context: Context, { params, body }: { params: OwnerParams; body: Parsed<Calls['create']>['body'] }) {
      const key = keyOf(context, params)
      const { id } = await rejectSecondReview(() => writeFleet(context, async (tx) => addDocument(tx, context, await loadDocumentOwner(tx, key), body)))
      return shown(context, key, id)
    },
    get: (context: Context, { params }: Item) => shown(context, keyOf(context, params), params.documentId),
    async update(context: Context, { params, body: { version, ...change } }: Item & { body: Parsed<Calls['update']>['body'] }) {
      const key = keyOf(context, params)
      await writeFleet(context, async (tx) =>
        changeDocument(tx, context, await loadDocumentOwner(tx, key), await lockDocument(tx, key, params.documentId, version), change),
      )
      return shown(context, key, params.documentId)
    },
    async remove(context: Context, { params }: Item) {
      const key = keyOf(context, params)
      await writeFleet(context, async (tx) =>
        removeDocument(tx, context, await loadDocumentOwner(tx, key), await lockDocument(tx, key, params.documentId)),
      )
      return { data: { deleted: true } }
    },
    async query(context: Context, { params, body }: Item & { body: { message: string } }) {
      const key = keyOf(context, params)
      const data = await writeFleet(context, async (tx) =>
        askDocumentQuestion(tx, context, await loadDocumentOwner(tx, key), await lockDocument(tx, key, params.documentId), body.message),
      )
      return { data }
    },
  }
}

/** Papers of vehicles. */
export const vehicleDocumentsRoutes: All['vehicleDocuments'] = ownerDocumentRoutes('vehicle')
/** Papers of drivers. */
export const driverDocumentsRoutes: All['driverDocuments'] = ownerDocumentRoutes('driver')
const partnerRoutes = ownerDocumentRoutes('partner')
/** Papers of the organisation itself. */
export const partnerDocumentsRoutes: All['partnerDocuments'] = partnerRoutes
/** All papers of the organisation itself, those that are missing among them. */
export const listPartnerDocuments = (context: Context) => partnerRoutes.list(context, { params: {}, query: {} })
