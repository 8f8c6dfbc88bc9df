import type { contract, Handlers } from '@vehicle-partner/api/contract'
import {
  countByValue,
  serializeDocument,
  documentStatuses,
  formatExpiryCalendar,
  pageDocuments,
  pageMetadata,
  RequestError,
  serializeDocumentType,
  summarizeForecast,
} from '@vehicle-partner/api/server'
import { forecastRenewals, isRequired, lagosDate, listDocumentOwners, documentTypesFor } from '@vehicle-partner/domain'
import { eq } from 'drizzle-orm'
import { requireMembership, type Context } from '../context.ts'
import { cities } from '../db/schema/partnerTables.ts'
import { listDocumentIds } from './documentList.ts'
import { findCalendarFeed, createCalendarFeed } from './calendarFeedTokens.ts'
import { countExpiringDocuments } from './countExpiringDocuments.ts'
import { loadDocuments } from './loadDocuments.ts'
import { createDocumentView } from './documentRows.ts'
import { listPartnerDocuments } from './ownerDocuments.routes.ts'

/** The documents of the whole organisation. */
export const documentsRoutes: Handlers<typeof contract, Context>['documents'] = {
  async types({ db }, { query: { owner_type, city_id } }) {
    const [city] = city_id === undefined ? [] : await db.select({ code: cities.code }).from(cities).where(eq(cities.id, city_id))
    return {
      data: documentTypesFor(owner_type, { city: city?.code }).map((type) => ({
        ...serializeDocumentType(type),
        required: isRequired(type.required, { city: city?.code }),
      })),
    }
  },
  async list(context, { params, query }) {
    const { db, now } = context
    const { partner, roles } = requireMembership(context)
    // The organisation's own documents are few, so they are sorted and cut in memory.
    if (params.account_sid === partner.account_sid) return pageDocuments((await listPartnerDocuments(context)).data, query, now)
    const ownerTypes = listDocumentOwners(roles)
    if (query.owner_type.some((type) => !ownerTypes.some((each) => each === type))) throw new RequestError('Forbidden')
    const { ids, total, counts } = await listDocumentIds(db, partner.id, query, { today: lagosDate(now), ownerTypes })
    const rows = await loadDocuments(context, ids)
    const data = rows.map(({ record, owner, renewing }) =>
      serializeDocument(record, owner, { ...createDocumentView(context), isRenewing: () => renewing }),
    )
    return { data, metadata: { ...pageMetadata(total, query, now), counts: { ...countByValue(documentStatuses, []), ...counts } } }
  },
  async forecast(context, { query: { owner_type } }) {
    const { db, now } = context
    const { partner, roles } = requireMembership(context)
    const visible = listDocumentOwners(roles).filter((type) => type !== 'partner')
    if (owner_type !== undefined && !visible.includes(owner_type)) throw new RequestError('Forbidden')
    const documents = await countExpiringDocuments(db, partner.id, owner_type === undefined ? visible : [owner_type])
    return { data: summarizeForecast(forecastRenewals(documents, lagosDate(now))) }
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
        owner_id: [],
        type: [],
      },
      { today: lagosDate(now), ownerTypes: listDocumentOwners(feed.roles), limit: 5000 },
    )
    const rows = await loadDocuments(context, ids)
    const documents = rows.map(({ record, owner }) => serializeDocument(record, owner, createDocumentView(context)))
    return { type: 'text/calendar', filename: 'documents.ics', content: formatExpiryCalendar(feed.company, documents, now) }
  },
}
