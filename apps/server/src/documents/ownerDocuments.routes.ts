import type { contract, Handlers, Parsed } from '@vehicle-partner/api/contract'
import { serializeDocumentByName, serializeOwnerDocuments, RequestError } from '@vehicle-partner/api/server'
import type { DocumentOwnerType } from '@vehicle-partner/domain'
import { requireMembership, type Context } from '../context.ts'
import { inFleetTransaction } from '../fleet/inFleetTransaction.ts'
import { loadDocumentRecords, createDocumentView } from './documentRows.ts'
import { loadDocumentOwner, type DocumentOwnerKey } from './documentOwners.ts'
import { addDocument, askDocumentQuestion, changeDocument, lockDocument, rejectSecondReview, removeDocument } from './writeDocuments.ts'

type All = Handlers<typeof contract, Context>
type Calls = (typeof contract)['vehicleDocuments']
interface OwnerParams {
  id?: string
  account_sid?: string
}

/** The handlers for documents of one type of owner. */
function ownerDocumentRoutes(ownerType: DocumentOwnerType) {
  const ownerKey = (context: Context, { id }: OwnerParams): DocumentOwnerKey => {
    const { partner } = requireMembership(context)
    return { owner_type: ownerType, owner_id: ownerType === 'partner' ? partner.id : (id ?? ''), partner_id: partner.id }
  }
  const respond = async (context: Context, key: DocumentOwnerKey, id: string) => {
    const owner = await loadDocumentOwner(context.db, key)
    const data = serializeDocumentByName(await loadDocumentRecords(context, key), owner, id, createDocumentView(context))
    if (!data) throw new RequestError('NotFound')
    return { data }
  }
  type Item = { params: OwnerParams & { documentId: string } }
  return {
    async list(context: Context, { params, query }: { params: OwnerParams; query: Parsed<Calls['list']>['query'] }) {
      const key = ownerKey(context, params)
      const owner = await loadDocumentOwner(context.db, key)
      const data = serializeOwnerDocuments(await loadDocumentRecords(context, key), owner, {
        ...createDocumentView(context),
        history: query.history === '1',
      })
      return { data, metadata: { total: data.length, as_of: context.now.toISOString() } }
    },
    async create(context: Context, { params, body }: { params: OwnerParams; body: Parsed<Calls['create']>['body'] }) {
      const key = ownerKey(context, params)
      const { id } = await rejectSecondReview(() =>
        inFleetTransaction(context, async (tx) => addDocument(tx, context, await loadDocumentOwner(tx, key), body)),
      )
      return respond(context, key, id)
    },
    get: (context: Context, { params }: Item) => respond(context, ownerKey(context, params), params.documentId),
    async update(context: Context, { params, body: { version, ...change } }: Item & { body: Parsed<Calls['update']>['body'] }) {
      const key = ownerKey(context, params)
      await inFleetTransaction(context, async (tx) =>
        changeDocument(tx, context, await loadDocumentOwner(tx, key), await lockDocument(tx, key, params.documentId, version), change),
      )
      return respond(context, key, params.documentId)
    },
    async remove(context: Context, { params }: Item) {
      const key = ownerKey(context, params)
      await inFleetTransaction(context, async (tx) =>
        removeDocument(tx, context, await loadDocumentOwner(tx, key), await lockDocument(tx, key, params.documentId)),
      )
      return { data: { deleted: true } }
    },
    async query(context: Context, { params, body }: Item & { body: { message: string } }) {
      const key = ownerKey(context, params)
      const data = await inFleetTransaction(context, async (tx) =>
        askDocumentQuestion(tx, context, await loadDocumentOwner(tx, key), await lockDocument(tx, key, params.documentId), body.message),
      )
      return { data }
    },
  }
}

/** Documents of vehicles. */
export const vehicleDocumentsRoutes: All['vehicleDocuments'] = ownerDocumentRoutes('vehicle')
/** Documents of drivers. */
export const driverDocumentsRoutes: All['driverDocuments'] = ownerDocumentRoutes('driver')
const partnerRoutes = ownerDocumentRoutes('partner')
/** Documents of the organisation itself. */
export const partnerDocumentsRoutes: All['partnerDocuments'] = partnerRoutes
/** All documents of the organisation itself, with an entry for each missing one. */
export const listPartnerDocuments = (context: Context) => partnerRoutes.list(context, { params: {}, query: {} })
