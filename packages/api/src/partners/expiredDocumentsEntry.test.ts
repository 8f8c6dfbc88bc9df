import { expect, test } from 'vitest'
import { expiredDocumentsEntry, type ExpiredDocument } from './expiredDocumentsEntry.ts'

const expired = (owner: string, more: Partial<ExpiredDocument> = {}): ExpiredDocument => ({
  owner,
  driver: false,
  renewing: false,
  ...more,
})

test('nothing has expired: no entry', () => {
  expect(expiredDocumentsEntry([])).toEqual([])
})

test.each<[string, readonly ExpiredDocument[], object]>([
  [
    'one is to be renewed',
    [expired('KJA-456XY')],
    {
      severity: 'critical',
      label: '1 document has expired',
      detail: 'KJA-456XY gets no new trips until you renew it.',
      action_label: 'Renew document',
      link: '/vehicles?compliance=expired',
    },
  ],
  [
    'a renewal of one of two is sent',
    [expired('KJA-456XY', { renewing: true }), expired('LND-482XA')],
    {
      count: 1,
      detail: 'LND-482XA gets no new trips until you renew it. 1 more renewal is being checked.',
      action_label: 'Renew document',
    },
  ],
  [
    'its renewal is sent',
    [expired('KJA-456XY', { renewing: true })],
    {
      severity: 'warning',
      detail: 'Renewal sent, being checked. KJA-456XY gets no new trips until it is accepted.',
      action_label: 'See document',
      link: '/vehicles?compliance=under_review',
    },
  ],
  [
    'both renewals of drivers are sent',
    [expired('Musa Bello', { driver: true, renewing: true }), expired('Ada Obi', { driver: true, renewing: true })],
    {
      count: 2,
      detail: 'Renewals sent, being checked. Musa Bello and Ada Obi get no new trips until they are accepted.',
      link: '/drivers?compliance=under_review',
    },
  ],
  [
    'one is of a vehicle and one of a driver',
    [expired('KJA-456XY'), expired('Musa Bello', { driver: true })],
    {
      count: 2,
      detail: 'KJA-456XY and Musa Bello get no new trips until you renew them.',
      link: '/vehicles?compliance=expired',
    },
  ],
])('%s', (_, documents, entry) => {
  expect(expiredDocumentsEntry(documents)).toEqual([expect.objectContaining(entry)])
})
