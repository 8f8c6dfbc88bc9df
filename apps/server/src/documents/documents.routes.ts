import type { Document } from '@vehicle-partner/api'
import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { countByValue, serializeDocument, documentStatuses, formatExpiryCalendar, pageMetadata, RequestError, serializeDocumentType } from '@vehicle-partner/api/server'
import { canAccess, isRequired, lagosDate, documentTypesFor, type DocumentOwnerType } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { listDocumentIds } from './documentList.ts'
import { findCalendarFeed, createCalendarFeed } from './calendarFeeds.ts'
import { loadDocuments } from './loadDocuments.ts'
import { createDocumentView } from './documentRows.ts'
import { listPartnerDocuments } from './ownerDocuments.routes.ts'

const ownerAreas = { vehicle: 'vehicles', driver: 'drivers' } as const

/** The owners whose papers these roles may see; those of the organisation itself are everybody's. */
const visibleOwnerTypes = (roles: readonly string[]): DocumentOwnerType[] => [
  ...(['vehicle', 'driver'] as const).filter((kind) => canAccess(ownerAreas[kind], roles)),
  'partner',
]

/** Papers of the whole organisation. */
export const documentsRoutes: Handlers<typeof contract, Context>['documents'] = {
  async types({ db }, { query: { owner_type, city_id } }) {
    const [found] = city_id === undefined ? [] : await db.select({ code: cities.code }).from(cities).where(eq(cities.id, city_id))
    const city = found?.code
    return {
      data: documentTypesFor(owner_type, { city }).map((type) => ({ ...serializeDocumentType(type), required: isRequired(type.required, { city }) })),
    }
  },
  async list(context, { params, query }) {
    const { db, now } = context
    const { partner, roles } = requireMembership(context)
    if (params.account_sid === partner.account_sid) return listPartnerPage(context, query)
    const sees = visibleOwnerTypes(roles)
    if (query.owner_type.some((kind) => !sees.some((each) => each === kind))) throw new RequestError('Forbidden')
    const { ids, total, counts } = await listDocumentIds(db, partner.id, query, { today: lagosDate(now), sees })
    const found = await loadDocuments(db, ids)
    const data = found.map(({ record, owner }) => serializeDocument(record, owner, createDocumentView(context)))
    const zero = countByValue(documentStatuses, [])
    return { data, metadata: { ...pageMetadata(total, query, now), counts: { ...zero, ...counts } } }
  },
  async feed(context) {
    const { partner } = requireMembership(context)
    const { token, expires_at } = await createCalendarFeed(context, partner.id)
    const path = `/v1/partners/${partner.id}/documents/calendar.ics?token=${token}`
    return { data: { token, path, expires_at: expires_at.toISOString() } }
  },
  async calendar(context, { params, query }) {
    const { db, now } = context
    const feed = await findCalendarFeed(db, now, { partnerId: params.id, token: query.token })
    const { ids } = await listDocumentIds(
      db,
      params.id,
      {
        page: 1,
        perPage: 100,
        sort: { field: 'expiry_date', descending: false },
        state: ['approved', 'expiring', 'expired'],
        owner_type: [],
        type: [],
      },
      { today: lagosDate(now), sees: visibleOwnerTypes(feed.roles), most: 5000 },
    )
    const found = await loadDocuments(db, ids)
    const papers = found.map(({ record, owner }) => serializeDocument(record, owner, createDocumentView(context)))
    return { type: 'text/calendar', filename: 'papers.ics', content: formatExpiryCalendar(feed.company, papers, now) }
  },
}

/** The organisation's own papers as a list: few enough to sort and cut here. */
async function listPartnerPage(context: Context, query: Parameters<typeof listDocumentIds>[2]) {
  const { data: all } = await listPartnerDocuments(context)
  const { state, type, owner_type, sort, page, perPage } = query
  const has = (wanted: readonly string[], word: string) => wanted.length === 0 || wanted.includes(word)
  const found = all.filter((paper) => has(state, paper.status) && has(type, paper.type) && has(owner_type, paper.owner_type))
  const value = (paper: Document) => paper[sort.field] ?? (sort.descending ? '' : '9999')
  const sorted = found.toSorted((a, b) => (value(a) < value(b) ? -1 : Number(value(a) > value(b))) * (sort.descending ? -1 : 1))
  const counts = countByValue(
    documentStatuses,
    all.map(({ status }) => status),
  )
  const data = sorted.slice((page - 1) * perPage, page * perPage)
  return { data, metadata: { ...pageMetadata(found.length, query, context.now), counts } }
}
