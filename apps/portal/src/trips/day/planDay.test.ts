import { describe, expect, it } from 'vitest'
import { planDay, type PlannedTrip } from './planDay.ts'

const bus = { id: 'veh_1', registration_number: 'KJA-456XY' }
let count = 0
/** A trip of 23 November by the clock of Lagos, an hour ahead of UTC. */
const trip = (from: string, to: string, more: Partial<PlannedTrip> = {}): PlannedTrip => ({
  id: `trp_${(count += 1)}`,
  status: 'scheduled',
  group: 'upcoming',
  route: { id: 'rte_1', code: 'A1', name: 'Ajah – CMS' },
  direction: 'inbound',
  needs: [],
  delay_s: 0,
  departure_at: `2026-11-23T${from}:00+01:00`,
  arrival_eta: `2026-11-23T${to}:00+01:00`,
  actual_departure_at: null,
  actual_arrival_at: null,
  vehicle: bus,
  ...more,
})
const plan = (...trips: PlannedTrip[]) => planDay(trips, '2026-11-23', ['partner_owner'])

describe('the plan of a day', () => {
  it('has a row for each vehicle by plate, and first the trips without one', () => {
    const other = { id: 'veh_2', registration_number: 'ABC-100AA' }
    const { rows } = plan(trip('06:30', '08:10'), trip('07:00', '08:00', { vehicle: other }), trip('09:00', '10:00', { vehicle: null }))
    expect(rows.map(({ label, note, hasProblem }) => [label, note, hasProblem])).toEqual([
      ['Without a vehicle', '1 trip', true],
      ['ABC-100AA', '1 trip', false],
      ['KJA-456XY', '1 trip', false],
    ])
    expect(rows[2]?.items[0]).toMatchObject({ from: 390, to: 490, begins: '06:30', ends: '08:10', title: 'Ajah – CMS' })
  })

  it('links vehicles for the roles that may open them', () => {
    const hrefFor = (role: string) => planDay([trip('06:30', '08:10')], '2026-11-23', [role]).rows[0]?.href
    expect(hrefFor('partner_owner')).toBe('/vehicles/details/veh_1')
    expect(hrefFor('partner_trip_manager')).toBeUndefined()
  })

  it('counts the trips that begin before another has ended, but not those that are off', () => {
    const off = { status: 'cancelled', group: 'history' } as const
    const { rows } = plan(
      trip('06:00', '09:00'),
      trip('07:00', '08:00'),
      trip('08:30', '10:00'),
      trip('10:00', '11:00'),
      trip('06:30', '10:30', off),
    )
    expect(rows[0]).toMatchObject({ note: '5 trips, 2 overlap', hasProblem: true })
  })

  it('takes the actual times where they are known, and says what is wrong', () => {
    const late = trip('06:30', '08:10', {
      group: 'active',
      status: 'in_progress',
      delay_s: 900,
      actual_departure_at: '2026-11-23T06:45:00+01:00',
    })
    const early = trip('09:00', '10:00', { group: 'active', status: 'in_progress', delay_s: -300 })
    const [row] = plan(late, early, trip('12:00', '13:00', { needs: ['no_driver'] })).rows
    expect(row?.items).toMatchObject([
      { from: 405, note: '15 min late', tone: 'danger' },
      { from: 540, note: '5 min early', tone: 'neutral' },
      { from: 720, note: 'No driver', tone: 'danger' },
    ])
  })

  it.each([
    ['a working day', [], { from: 6, to: 20 }],
    ['an early and a late trip', [trip('03:40', '05:00'), trip('21:30', '22:10')], { from: 3, to: 23 }],
    ['a trip over midnight', [trip('23:30', '23:59', { arrival_eta: '2026-11-24T01:00:00+01:00' })], { from: 6, to: 24 }],
    ['a new status', [trip('07:00', '08:00', { status: 'from_the_future' })], { from: 6, to: 20 }],
  ])('shows the hours of %s', (_, trips, hours) => expect(plan(...trips).hours).toEqual(hours))
})
