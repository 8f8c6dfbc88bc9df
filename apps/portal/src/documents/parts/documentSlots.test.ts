import type { Document } from '@vehicle-partner/api'
import { expect, test } from 'vitest'
import {
  countInForce,
  groupDocuments,
  listDocumentActions,
  slotStatus,
  type DocumentAction,
  type OfferedDocumentType,
} from './documentSlots.ts'

const type = (code: string, required: boolean): OfferedDocumentType => ({
  code,
  label: code,
  required,
  has_expiry: false,
  expiry_optional: false,
  default_months: null,
  number_label: null,
  help: '',
})
const document = (status: string): Document => ({
  id: `doc_${status}`,
  owner_type: 'partner',
  owner_id: 'ptn_1',
  owner_label: 'Okafor Mobility',
  type: 'cac_certificate',
  label: 'CAC certificate',
  required: true,
  number: null,
  issuer: null,
  issue_date: null,
  expiry_date: null,
  days_left: null,
  files: [],
  status,
  review: { state: 'none', reason_code: null, reason_text: null, reviewed_at: null },
  supersedes_id: null,
  snoozed_until: null,
  uploaded_by: null,
  created_at: null,
  version: 1,
})

test.each<[what: string, statuses: string[], status: string, actions: DocumentAction[]]>([
  ['nothing', [], 'missing', ['upload']],
  ['a missing document', ['missing'], 'missing', ['upload']],
  ['an upload under review', ['under_review'], 'under_review', ['delete']],
  ['a rejected upload', ['rejected'], 'rejected', ['uploadAgain', 'ask', 'delete']],
  ['an approved document', ['approved'], 'approved', ['renew']],
  ['an expiring document', ['expiring'], 'expiring', ['renew']],
  ['an expired document', ['expired'], 'expired', ['renew']],
  ['a renewal under review', ['under_review', 'approved'], 'approved', ['delete']],
  ['a rejected renewal', ['rejected', 'expiring'], 'expiring', ['uploadAgain', 'ask', 'delete']],
])('%s', (_what, statuses, status, actions) => {
  const [slot] = groupDocuments([type('cac_certificate', true)], statuses.map(document))
  expect(slot && slotStatus(slot)).toBe(status)
  expect(slot && listDocumentActions(slot)).toEqual(actions)
})

test('the most urgent comes first, then what is required, and otherwise the order of the server', () => {
  const of = (code: string, status: string) => ({ ...document(status), id: `doc_${code}_${status}`, type: code })
  const types = [
    type('optional', false),
    type('approved', true),
    type('optionalApproved', false),
    type('reviewed', true),
    type('expiring', true),
    type('missing', true),
    type('renewalRejected', true),
    type('alsoMissing', true),
    type('expired', true),
  ]
  const slots = groupDocuments(types, [
    of('approved', 'approved'),
    of('optionalApproved', 'approved'),
    of('reviewed', 'under_review'),
    of('expiring', 'expiring'),
    of('renewalRejected', 'expiring'),
    of('renewalRejected', 'rejected'),
    of('expired', 'expired'),
  ])
  expect(slots.map(({ type: { code } }) => code)).toEqual([
    'expired',
    'renewalRejected',
    'missing',
    'alsoMissing',
    'expiring',
    'reviewed',
    'approved',
    'optionalApproved',
    'optional',
  ])
  expect(countInForce(slots)).toEqual({ inForce: 3, required: 7 })
})
