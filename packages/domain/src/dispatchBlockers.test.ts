import { describe, expect, test } from 'vitest'
import { blockersOfVehicle, driverBlockers, canBeActive, expiryNotice, noVehicleBlocker, vehicleBlockers } from './dispatchBlockers.ts'
import type { DocumentsSummary } from './documentStates.ts'

const good: DocumentsSummary = { status: 'complete', next_expiry: null, issues: [] }
const driver = { id: 'drv_1', name: 'Musa Bello', dispatchable: true }
const vehicle = { id: 'veh_1', status: 'active', documents: good, verified: true, driver }
const codes = (given: Partial<Parameters<typeof vehicleBlockers>[0]>) => vehicleBlockers({ ...vehicle, ...given }).map(({ code }) => code)

describe('blockers of a vehicle', () => {
  test('an active vehicle has none', () => expect(codes({})).toEqual([]))
  test('expiring documents do not block', () =>
    expect(
      codes({
        documents: {
          status: 'expiring',
          next_expiry: '2026-12-01',
          issues: [{ document_type: 'insurance', state: 'expiring', days_left: 10 }],
        },
      }),
    ).toEqual([]))
  test.each([
    ['draft', 'draft'],
    ['pending_review', 'under_review'],
    ['inactive', 'paused'],
    ['suspended', 'suspended'],
    ['rejected', 'rejected'],
    ['archived', 'removed'],
  ])('%s: %s', (status, code) => expect(codes({ status })).toEqual([code]))
  test.each([
    ['expired', 'document_expired', 'Road worthiness certificate expired 3 days ago'],
    ['missing', 'document_missing', 'Road worthiness certificate is missing'],
    ['rejected', 'document_rejected', 'Road worthiness certificate was not accepted'],
    ['under_review', 'under_review', 'Road worthiness certificate is being checked'],
  ] as const)('a document that is %s: %s', (state, code, text) => {
    const documents: DocumentsSummary = {
      status: state,
      next_expiry: null,
      issues: [{ document_type: 'road_worthiness', state, days_left: -3 }],
    }
    expect(vehicleBlockers({ ...vehicle, documents })).toEqual([expect.objectContaining({ code, text })])
    expect(canBeActive(documents)).toBe(false)
  })
  test('no driver, or a driver who may not drive', () => {
    expect(codes({ driver: null })).toEqual(['no_driver'])
    expect(codes({ driver: { ...driver, dispatchable: false } })).toEqual(['driver_blocked'])
  })
  test('each reason of the driver, with its step, where the reader may read drivers', () => {
    const upload = { label: 'Upload', link: '/drivers/details/drv_1/documents?document=nin_slip' }
    const blockers = [
      { code: 'document_expired' as const, text: 'The licence expired 2 days ago', action: null },
      { code: 'document_missing' as const, text: 'NIN slip or card is missing', action: upload },
      { code: 'kyc_incomplete' as const, text: 'Your organisation is not verified yet', action: null },
    ]
    expect(vehicleBlockers({ ...vehicle, driver: { ...driver, dispatchable: false, blockers } })).toEqual([
      { code: 'driver_blocked', text: 'Musa Bello: The licence expired 2 days ago', action: null },
      { code: 'driver_blocked', text: 'Musa Bello: NIN slip or card is missing', action: upload },
    ])
  })
  test('an unverified organisation', () => expect(codes({ verified: false })).toEqual(['kyc_incomplete']))
})

test('lists all blockers of a driver, the status first', () => {
  const documents: DocumentsSummary = {
    status: 'expired',
    next_expiry: null,
    issues: [{ document_type: 'drivers_licence', state: 'expired', days_left: -1 }],
  }
  expect(
    driverBlockers({ id: 'drv_1', status: 'suspended', reason: 'an open case', documents, verified: true }).map(({ text }) => text),
  ).toEqual(['Suspended: an open case', "FRSC driver's licence expired yesterday"])
})

test('an expired licence date blocks a driver, unless the licence document already does', () => {
  const driverOf = (licenceDaysLeft: number | null, documents = good) =>
    driverBlockers({ id: 'drv_1', status: 'active', documents, verified: true, licenceDaysLeft }).map(({ text }) => text)
  expect(driverOf(0)).toEqual([])
  expect(driverOf(null)).toEqual([])
  expect(driverOf(-2)).toEqual(['The licence expired 2 days ago'])
  const missingLicence: DocumentsSummary = {
    status: 'missing',
    next_expiry: null,
    issues: [{ document_type: 'drivers_licence', state: 'missing' }],
  }
  expect(driverOf(-2, missingLicence)).toEqual(["FRSC driver's licence is missing"])
})

test.each([
  ['draft', '/vehicles/veh_1/edit'],
  ['rejected', '/vehicles/veh_1/edit'],
  ['inactive', '/vehicles/details/veh_1'],
  ['archived', '/vehicles/details/veh_1'],
])('the next step of a vehicle that is %s: %s', (status, link) =>
  expect(vehicleBlockers({ ...vehicle, status })[0]?.action).toMatchObject({ link }),
)

test('the next step of a document leads to its page', () => {
  const documents: DocumentsSummary = { status: 'missing', next_expiry: null, issues: [{ document_type: 'insurance', state: 'missing' }] }
  expect(vehicleBlockers({ ...vehicle, documents })[0]?.action).toEqual({
    label: 'Upload',
    link: '/vehicles/veh_1/edit/document/insurance',
  })
  const medical: DocumentsSummary = { ...documents, issues: [{ document_type: 'medical_certificate', state: 'missing' }] }
  expect(driverBlockers({ id: 'drv_1', status: 'active', documents: medical, verified: true })[0]?.action).toEqual({
    label: 'Upload',
    link: '/drivers/details/drv_1/documents?document=medical_certificate',
  })
})

describe('the notice of what expires next', () => {
  const expiring = (document_type: string, days_left: number, more = {}) => ({
    document_type,
    state: 'expiring' as const,
    days_left,
    ...more,
  })
  test.each([
    ['the first to expire', [expiring('lasdri_card', 9), expiring('drivers_licence', 20)], 'LASDRI recertification card expires in 9 days'],
    [
      'not one that is being renewed',
      [expiring('lasdri_card', 9, { renewing: true }), expiring('drivers_licence', 20)],
      "FRSC driver's licence expires in 20 days",
    ],
    ['nothing else', [{ document_type: 'nin_slip', state: 'missing' as const }], undefined],
    ['nothing', [], undefined],
  ])('names %s', (_, issues, text) => expect(expiryNotice('driver', 'drv_1', issues)?.text).toBe(text))
  test('leads to where it is renewed', () =>
    expect(expiryNotice('vehicle', 'veh_1', [expiring('insurance', 0)])).toEqual({
      text: 'Insurance certificate expires today',
      daysLeft: 0,
      link: '/vehicles/veh_1/edit/document/insurance',
      renewing: false,
    }))
  test('says that the renewal of the only one is sent', () =>
    expect(expiryNotice('driver', 'drv_1', [expiring('lasdri_card', 9, { renewing: true })])).toMatchObject({
      daysLeft: 9,
      renewing: true,
    }))
})

test('a driver without a vehicle gets no trips', () => {
  expect(noVehicleBlocker('drv_1')).toEqual({
    code: 'no_vehicle',
    text: 'No vehicle is assigned',
    action: { label: 'Assign a vehicle', link: '/drivers/details/drv_1' },
  })
})

test('the page of a driver names what keeps the vehicle from trips, and not again what is their own', () => {
  const action = { label: 'Renew', link: '/vehicles/veh_1/edit/document/insurance' }
  expect(
    blockersOfVehicle('KJA-456XY', [
      { code: 'document_expired', text: 'Insurance certificate expired yesterday', action },
      { code: 'driver_blocked', text: 'Musa Bello: Paused by you', action: null },
      { code: 'kyc_incomplete', text: 'Your organisation is not verified yet', action: null },
    ]),
  ).toEqual([{ code: 'document_expired', text: 'KJA-456XY: Insurance certificate expired yesterday', action }])
})
