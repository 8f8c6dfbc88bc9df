import { addDays, canAccess, isRequired, lagosDate, documentTypesFor, type DocumentOwnerType } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { cities } from '../demo/demoCities.ts'
import type { MockDocument } from '../demo/mockFleet.ts'
import { endReviews, reviewSeconds } from '../demo/fleetReviews.ts'
import { ownerOf, recordsOf, viewOf } from '../demo/readDocuments.ts'
import { ofMember, signedIn, type Scene } from '../demo/mockContext.ts'
import type { Handlers, Parsed } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { countsOf, pageOf } from '../kernel/listResponse.ts'
import { expiryCalendar } from './expiryCalendar.ts'
import { documentStates } from './document.ts'
import { documentAt, documentReply, documentsOfOwner } from './serializeDocument.ts'
import { typeReply } from './serializeDocumentType.ts'
import { checkCorrectable, checkDeletable, checkNoneWaits, checkDocument, checkSnoozable, magicOutcome } from './documentChecks.ts'

type Contract = typeof contract
type All = Handlers<Contract, Scene>
type OwnerParams = { id?: string; account_sid?: string }
type Params = OwnerParams & { documentId: string }

const dueAt = (scene: Scene) => new Date(scene.demoData.clock().getTime() + reviewSeconds * 1000).toISOString()

/** The words of the set-up's checklist follow the organisation's own documents. */
function updateCompanyStatus(scene: Scene): void {
  const { organization } = ofMember(scene)
  organization.companyDocuments = recordsOf(scene.demoData, organization.id)
    .filter(({ status }) => status !== 'superseded')
    .map(({ id, type, status }) => ({ id, type, status }))
}

const keyOf = (scene: Scene, kind: DocumentOwnerType, { id }: OwnerParams) => (kind === 'partner' ? ofMember(scene).organization.id : (id ?? ''))

function found(scene: Scene, kind: DocumentOwnerType, params: Params): MockDocument {
  endReviews(scene.demoData)
  const document = recordsOf(scene.demoData, keyOf(scene, kind, params)).find(({ id }) => id === params.documentId)
  if (!document) throw new RequestError('NotFound')
  return document
}

const filesOf = (files: readonly { Location: string; side?: string | undefined }[]) =>
  files.map(({ Location, side }) => ({
    Location,
    name: decodeURIComponent(Location.split('/').at(-1)?.split('?')[0] ?? 'file'),
    mime: 'application/pdf',
    size: 48_213,
    ...(side === undefined ? {} : { side }),
  }))

/** Answers the calls about the documents of one kind of owner. */
const family = (kind: DocumentOwnerType) => {
  const shown = (scene: Scene, document: MockDocument) => documentReply(document, ownerOf(scene.demoData, kind, document.owner_id), viewOf(scene))
  return {
    list(scene: Scene, { params, query }: { params: { id: string }; query: { history?: '1' | undefined } }) {
      endReviews(scene.demoData)
      const key = keyOf(scene, kind, params)
      const data = documentsOfOwner(recordsOf(scene.demoData, key), ownerOf(scene.demoData, kind, key), {
        ...viewOf(scene),
        history: query.history === '1',
      })
      return { data, metadata: { total: data.length, as_of: scene.demoData.clock().toISOString() } }
    },
    create(scene: Scene, { params, body }: { params: OwnerParams; body: Parsed<Contract['vehicleDocuments']['create']>['body'] }) {
      endReviews(scene.demoData)
      const { demoData } = scene
      const key = keyOf(scene, kind, params)
      checkDocument(ownerOf(demoData, kind, key), body.type, body, lagosDate(demoData.clock()))
      checkNoneWaits(recordsOf(demoData, key), body.type)
      const files = filesOf(body.files)
      const outcome = magicOutcome(files.map(({ name }) => name))
      const { person } = signedIn(scene)
      const document: MockDocument = {
        ...body,
        files,
        id: `doc_demo${demoData.fleet.documents.length + 1}`,
        partner_id: ofMember(scene).organization.id,
        owner_type: kind,
        owner_id: key,
        status: 'under_review',
        reason_code: null,
        reason_text: null,
        reviewed_at: null,
        supersedes_id: recordsOf(demoData, key).find(({ type, status }) => type === body.type && status === 'approved')?.id ?? null,
        snoozed_until: null,
        uploaded_by: `${person.fname} ${person.lname}`,
        created_at: demoData.clock().toISOString(),
        version: 1,
        review_due_at: outcome === undefined ? null : dueAt(scene),
        review_outcome: outcome ?? null,
      }
      demoData.fleet.documents.push(document)
      if (kind === 'partner') updateCompanyStatus(scene)
      return { data: shown(scene, document) }
    },
    get(scene: Scene, { params }: { params: Params }) {
      endReviews(scene.demoData)
      const key = keyOf(scene, kind, params)
      const document = documentAt(recordsOf(scene.demoData, key), ownerOf(scene.demoData, kind, key), params.documentId, viewOf(scene))
      if (!document) throw new RequestError('NotFound')
      return { data: document }
    },
    update(scene: Scene, { params, body }: { params: Params; body: Parsed<Contract['vehicleDocuments']['update']>['body'] }) {
      const document = found(scene, kind, params)
      const { version, snooze_days, files, ...given } = body
      if (version !== document.version) throw new RequestError('VersionConflict')
      const today = lagosDate(scene.demoData.clock())
      const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      if (snooze_days !== undefined) {
        checkSnoozable(document)
        document.snoozed_until = snooze_days === 0 ? null : addDays(today, snooze_days)
      }
      if (files !== undefined || Object.keys(change).length > 0) {
        checkCorrectable(document)
        const next = { ...document, ...change, ...(files ? { files: filesOf(files) } : {}) }
        checkDocument(ownerOf(scene.demoData, kind, document.owner_id), document.type, next, today)
        Object.assign(document, next, document.review_due_at === null ? {} : { review_due_at: dueAt(scene) })
      }
      document.version += 1
      return { data: shown(scene, document) }
    },
    remove(scene: Scene, { params }: { params: Params }) {
      const document = found(scene, kind, params)
      checkDeletable(document)
      scene.demoData.fleet.documents = scene.demoData.fleet.documents.filter(({ id }) => id !== document.id)
      if (kind === 'partner') updateCompanyStatus(scene)
      return { data: { deleted: true } }
    },
    query(scene: Scene, { params, body }: { params: Params; body: { message: string } }) {
      const document = found(scene, kind, params)
      return { data: { id: `dqy_${document.id.slice(4)}`, message: body.message, created_at: scene.demoData.clock().toISOString() } }
    },
  }
}

export const vehicleDocumentsMock: All['vehicleDocuments'] = family('vehicle')
export const driverDocumentsMock: All['driverDocuments'] = family('driver')
export const partnerDocumentsMock: All['partnerDocuments'] = family('partner')

export const documentsMock: All['documents'] = {
  types(_scene, { query: { owner_type, city_id } }) {
    const city = cities.find(({ id }) => id === city_id)?.code
    return {
      data: documentTypesFor(owner_type, { city }).map((type) => ({ ...typeReply(type), required: isRequired(type.required, { city }) })),
    }
  },
  list(scene, { params, query }) {
    endReviews(scene.demoData)
    const { demoData } = scene
    const { organization, roles } = ofMember(scene)
    const own = params.account_sid === organization.account_sid
    const { state, owner_type, type, within_days } = query
    const sees = (kind: string) => kind === 'partner' || canAccess(kind === 'vehicle' ? 'vehicles' : 'drivers', roles)
    if (owner_type.some((kind) => !sees(kind))) throw new RequestError('Forbidden')
    const all = own
      ? documentsOfOwner(recordsOf(demoData, organization.id), ownerOf(demoData, 'partner', organization.id), viewOf(scene))
      : demoData.fleet.documents
          .filter((document) => document.partner_id === organization.id && document.status !== 'superseded' && sees(document.owner_type))
          .map((document) => documentReply(document, ownerOf(demoData, document.owner_type, document.owner_id), viewOf(scene)))
    const has = (wanted: readonly string[], value: string) => wanted.length === 0 || wanted.includes(value)
    const shown = all.filter(
      (document) =>
        has(state, document.status) &&
        has(owner_type, document.owner_type) &&
        has(type, document.type) &&
        (within_days === undefined || (document.days_left !== null && document.days_left >= 0 && document.days_left <= within_days)),
    )
    const { data, metadata } = pageOf(shown, query, {
      now: demoData.clock(),
      by: { expiry_date: (document) => document.expiry_date, created_at: (document) => document.created_at },
      text: (document) => [document.owner_label, document.owner_label.replaceAll('-', ''), document.number, document.label],
    })
    return {
      data,
      metadata: {
        ...metadata,
        counts: countsOf(
          documentStates,
          all.map(({ status }) => status),
        ),
      },
    }
  },
  feed(scene) {
    const { demoData } = scene
    const { organization } = ofMember(scene)
    const user_id = signedIn(scene).person.id
    const token = `feed-${demoData.fleet.feeds.length + 1}`
    // The ones before stay in the list, so that no token is given twice, and open nothing any more.
    for (const feed of demoData.fleet.feeds) if (feed.user_id === user_id) feed.partner_id = ''
    demoData.fleet.feeds.push({ token, user_id, partner_id: organization.id })
    const expires_at = new Date(demoData.clock().getTime() + 365 * 86_400_000).toISOString()
    return { data: { token, path: `/v1/partners/${organization.id}/documents/calendar.ics?token=${token}`, expires_at } }
  },
  calendar(scene, { params, query }) {
    const { demoData } = scene
    const feed = demoData.fleet.feeds.find(({ token, partner_id }) => token === query.token && partner_id === params.id)
    const organization = Object.values(demoData.organizations).find(({ id }) => id === params.id)
    if (!feed || !organization) throw new RequestError('NotFound')
    const documents = demoData.fleet.documents
      .filter(({ partner_id, status }) => partner_id === params.id && status === 'approved')
      .map((document) => documentReply(document, ownerOf(demoData, document.owner_type, document.owner_id), viewOf(scene)))
    return { type: 'text/calendar', filename: 'documents.ics', content: expiryCalendar(organization.company_name, documents, demoData.clock()) }
  },
}
