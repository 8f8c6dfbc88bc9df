import {
  addDays,
  forecastRenewals,
  isRequired,
  lagosDate,
  listDocumentOwners,
  documentTypesFor,
  withoutCorrectedUploads,
  type DocumentOwnerType,
} from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { demoCities } from '../demo/demoCities.ts'
import type { MockDocument } from '../demo/mockFleet.ts'
import { completeDueReviews, reviewSeconds } from '../demo/fleetReviews.ts'
import { listExpiringDocuments } from '../demo/listExpiringDocuments.ts'
import { readDocument, readDocumentOwner, listDocuments, readDocumentView } from '../demo/readDocuments.ts'
import { requireMember, requireCaller, type MockContext } from '../demo/mockContext.ts'
import { toDocumentFiles } from '../demo/toDocumentFiles.ts'
import type { Handlers, Parsed } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { formatExpiryCalendar } from './expiryCalendar.ts'
import { pageDocuments } from './pageDocuments.ts'
import { serializeDocumentByName, serializeDocument, serializeOwnerDocuments } from './serializeDocument.ts'
import { serializeDocumentType } from './serializeDocumentType.ts'
import { summarizeForecast } from './summarizeForecast.ts'
import {
  checkCorrectable,
  checkDeletable,
  checkNotRemoved,
  checkNotUnderReview,
  checkDocument,
  checkSnoozable,
  sandboxReviewOutcome,
} from './documentChecks.ts'

type Contract = typeof contract
type AllHandlers = Handlers<Contract, MockContext>
type OwnerParams = { id?: string; account_sid?: string }
type Params = OwnerParams & { documentId: string }

const reviewDueAt = (context: MockContext) => new Date(context.demoData.clock().getTime() + reviewSeconds * 1000).toISOString()

/** Updates the company documents of the checklist. */
function updateCompanyStatus(context: MockContext): void {
  const { organization } = requireMember(context)
  organization.companyDocuments = withoutCorrectedUploads(
    listDocuments(context.demoData, organization.id).filter(({ status }) => status !== 'superseded'),
  ).map(({ id, type, status, expiry_date }) => ({ id, type, status, expiry_date }))
}

const ownerId = (context: MockContext, kind: DocumentOwnerType, { id }: OwnerParams) =>
  kind === 'partner' ? requireMember(context).organization.id : (id ?? '')

/** The status of a vehicle or driver; organisations are not removed. */
function ownerStatus({ demoData }: MockContext, kind: DocumentOwnerType, key: string): string {
  const { vehicles, drivers } = demoData.fleet
  return kind === 'partner' ? 'active' : ([...vehicles, ...drivers].find(({ id }) => id === key)?.status ?? 'active')
}

function requireDocument(context: MockContext, kind: DocumentOwnerType, params: Params): MockDocument {
  completeDueReviews(context.demoData)
  const document = listDocuments(context.demoData, ownerId(context, kind, params)).find(({ id }) => id === params.documentId)
  if (!document) throw new RequestError('NotFound')
  return document
}

/** The handlers of the documents of one owner type. */
const createOwnerDocumentsMock = (kind: DocumentOwnerType) => {
  const shown = (context: MockContext, document: MockDocument) =>
    serializeDocument(document, readDocumentOwner(context.demoData, kind, document.owner_id), readDocumentView(context))
  return {
    list(context: MockContext, { params, query }: { params: { id: string }; query: { history?: '1' | undefined } }) {
      completeDueReviews(context.demoData)
      const key = ownerId(context, kind, params)
      const data = serializeOwnerDocuments(listDocuments(context.demoData, key), readDocumentOwner(context.demoData, kind, key), {
        ...readDocumentView(context),
        history: query.history === '1',
      })
      return { data, metadata: { total: data.length, as_of: context.demoData.clock().toISOString() } }
    },
    create(context: MockContext, { params, body }: { params: OwnerParams; body: Parsed<Contract['vehicleDocuments']['create']>['body'] }) {
      completeDueReviews(context.demoData)
      const { demoData } = context
      const key = ownerId(context, kind, params)
      checkNotRemoved(ownerStatus(context, kind, key))
      checkDocument(readDocumentOwner(demoData, kind, key), body.type, body, lagosDate(demoData.clock()))
      checkNotUnderReview(listDocuments(demoData, key), body.type)
      const files = toDocumentFiles(body.files)
      const outcome = sandboxReviewOutcome(files.map(({ name }) => name))
      const { person } = requireCaller(context)
      const document: MockDocument = {
        ...body,
        files,
        id: `doc_demo${demoData.fleet.documents.length + 1}`,
        partner_id: requireMember(context).organization.id,
        owner_type: kind,
        owner_id: key,
        status: 'under_review',
        reason_code: null,
        reason_text: null,
        reviewed_at: null,
        supersedes_id: listDocuments(demoData, key).find(({ type, status }) => type === body.type && status === 'approved')?.id ?? null,
        snoozed_until: null,
        uploaded_by: `${person.fname} ${person.lname}`,
        created_at: demoData.clock().toISOString(),
        version: 1,
        review_due_at: outcome === undefined ? null : reviewDueAt(context),
        review_outcome: outcome ?? null,
      }
      demoData.fleet.documents.push(document)
      if (kind === 'partner') updateCompanyStatus(context)
      return { data: shown(context, document) }
    },
    get(context: MockContext, { params }: { params: Params }) {
      completeDueReviews(context.demoData)
      const key = ownerId(context, kind, params)
      const document = serializeDocumentByName(
        listDocuments(context.demoData, key),
        readDocumentOwner(context.demoData, kind, key),
        params.documentId,
        readDocumentView(context),
      )
      if (!document) throw new RequestError('NotFound')
      return { data: document }
    },
    update(context: MockContext, { params, body }: { params: Params; body: Parsed<Contract['vehicleDocuments']['update']>['body'] }) {
      const document = requireDocument(context, kind, params)
      const { version, snooze_days, files, ...given } = body
      if (version !== document.version) throw new RequestError('VersionConflict')
      const today = lagosDate(context.demoData.clock())
      const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      if (snooze_days !== undefined) {
        checkSnoozable(document)
        document.snoozed_until = snooze_days === 0 ? null : addDays(today, snooze_days)
      }
      if (files !== undefined || Object.keys(change).length > 0) {
        checkNotRemoved(ownerStatus(context, kind, document.owner_id))
        checkCorrectable(document)
        const next = { ...document, ...change, ...(files ? { files: toDocumentFiles(files) } : {}) }
        checkDocument(readDocumentOwner(context.demoData, kind, document.owner_id), document.type, next, today)
        Object.assign(document, next, document.review_due_at === null ? {} : { review_due_at: reviewDueAt(context) })
      }
      document.version += 1
      return { data: shown(context, document) }
    },
    remove(context: MockContext, { params }: { params: Params }) {
      const document = requireDocument(context, kind, params)
      checkDeletable(document)
      context.demoData.fleet.documents = context.demoData.fleet.documents.filter(({ id }) => id !== document.id)
      if (kind === 'partner') updateCompanyStatus(context)
      return { data: { deleted: true } }
    },
    query(context: MockContext, { params, body }: { params: Params; body: { message: string } }) {
      const document = requireDocument(context, kind, params)
      return { data: { id: `dqy_${document.id.slice(4)}`, message: body.message, created_at: context.demoData.clock().toISOString() } }
    },
  }
}

export const vehicleDocumentsMock: AllHandlers['vehicleDocuments'] = createOwnerDocumentsMock('vehicle')
export const driverDocumentsMock: AllHandlers['driverDocuments'] = createOwnerDocumentsMock('driver')
export const partnerDocumentsMock: AllHandlers['partnerDocuments'] = createOwnerDocumentsMock('partner')

export const documentsMock: AllHandlers['documents'] = {
  types(_scene, { query: { owner_type, city_id } }) {
    const city = demoCities.find(({ id }) => id === city_id)?.code
    return {
      data: documentTypesFor(owner_type, { city }).map((type) => ({
        ...serializeDocumentType(type),
        required: isRequired(type.required, { city }),
      })),
    }
  },
  list(context, { params, query }) {
    completeDueReviews(context.demoData)
    const { demoData } = context
    const { organization, roles } = requireMember(context)
    const visible = listDocumentOwners(roles)
    const sees = (kind: string) => visible.some((each) => each === kind)
    if (query.owner_type.some((kind) => !sees(kind))) throw new RequestError('Forbidden')
    const isCurrent = (document: MockDocument) =>
      withoutCorrectedUploads(listDocuments(demoData, document.owner_id).filter(({ status }) => status !== 'superseded')).includes(document)
    const all =
      params.account_sid === organization.account_sid
        ? serializeOwnerDocuments(
            listDocuments(demoData, organization.id),
            readDocumentOwner(demoData, 'partner', organization.id),
            readDocumentView(context),
          )
        : demoData.fleet.documents
            .filter(
              (document) =>
                document.partner_id === organization.id &&
                sees(document.owner_type) &&
                ownerStatus(context, document.owner_type, document.owner_id) !== 'archived' &&
                isCurrent(document),
            )
            .map((document) => readDocument(context, document))
    return pageDocuments(all, query, demoData.clock())
  },
  forecast(context, { query: { owner_type } }) {
    completeDueReviews(context.demoData)
    const { organization, roles } = requireMember(context)
    const visible = listDocumentOwners(roles).filter((kind) => kind !== 'partner')
    if (owner_type !== undefined && !visible.includes(owner_type)) throw new RequestError('Forbidden')
    const documents = listExpiringDocuments(context.demoData, organization.id, owner_type === undefined ? visible : [owner_type])
    return { data: summarizeForecast(forecastRenewals(documents, lagosDate(context.demoData.clock()))) }
  },
  feed(context) {
    const { demoData } = context
    const { organization } = requireMember(context)
    const user_id = requireCaller(context).person.id
    const token = `feed-${demoData.fleet.feeds.length + 1}`
    // Previous feeds stay in the list without access, so that tokens are unique.
    for (const feed of demoData.fleet.feeds) if (feed.user_id === user_id) feed.partner_id = ''
    demoData.fleet.feeds.push({ token, user_id, partner_id: organization.id })
    const expires_at = new Date(demoData.clock().getTime() + 365 * 86_400_000).toISOString()
    return { data: { token, path: `/v1/partners/${organization.id}/documents/calendar.ics?token=${token}`, expires_at } }
  },
  calendar(context, { params, query }) {
    const { demoData } = context
    const feed = demoData.fleet.feeds.find(({ token, partner_id }) => token === query.token && partner_id === params.id)
    const organization = Object.values(demoData.organizations).find(({ id }) => id === params.id)
    if (!feed || !organization) throw new RequestError('NotFound')
    const documents = demoData.fleet.documents
      .filter(({ partner_id, status }) => partner_id === params.id && status === 'approved')
      .map((document) => readDocument(context, document))
    return {
      type: 'text/calendar',
      filename: 'documents.ics',
      content: formatExpiryCalendar(organization.company_name, documents, demoData.clock()),
    }
  },
}
