import type { contract, Handlers } from '@vehicle-partner/api/contract'
import { driverCounts, pageMetadata, RequestError } from '@vehicle-partner/api/server'
import { complianceStatuses, defaultPeriod, driverStatuses, lagosDate, periodRange } from '@vehicle-partner/domain'
import { requireMembership, type Context } from '../context.ts'
import { assignDriver, currentVehicle } from '../fleet/assignments.ts'
import { assignmentHistory } from '../fleet/assignmentHistory.ts'
import { writeFleet } from '../fleet/writeFleet.ts'
import { sumCounts } from '../vehicles/vehicleCounts.ts'
import { lockVehicle } from '../vehicles/writeVehicles.ts'
import { rejectTakenPhone } from './driverChecks.ts'
import { countDrivers, listDriverIds } from './driverList.ts'
import { resendInvitation } from './inviteDriver.ts'
import { loadDriver, loadDrivers } from './loadDrivers.ts'
import { changeDriverStatus } from './changeDriverStatus.ts'
import { loadPerformance } from './driverPerformance.ts'
import { addDriver, changeDriver, lockDriver } from './writeDrivers.ts'

/** The drivers of an organisation: seen, added, changed, moved, invited, and given vehicles. */
export const driversRoutes: Handlers<typeof contract, Context>['drivers'] = {
  async list(context, { query }) {
    const { db, now } = context
    const { partner } = requireMembership(context)
    const today = lagosDate(now)
    const [{ ids, total }, kinds] = await Promise.all([
      listDriverIds(db, partner.id, query, now, today),
      countDrivers(db, partner.id, today),
    ])
    const counts = Object.fromEntries(
      driverCounts.map((word) => [
        word,
        sumCounts(kinds, (kind) => (word === 'needs_attention' || word === 'unassigned' ? kind[word] : kind.status === word)),
      ]),
    ) as Record<(typeof driverCounts)[number], number>
    return { data: await loadDrivers(context, ids), metadata: { ...pageMetadata(total, query, now), counts } }
  },
  async stats(context) {
    const { partner } = requireMembership(context)
    const kinds = await countDrivers(context.db, partner.id, lagosDate(context.now))
    const present = kinds.filter(({ status }) => status !== 'archived')
    const by = <Word extends string>(words: readonly Word[], of: (word: Word) => number) =>
      Object.fromEntries(words.map((word) => [word, of(word)])) as Record<Word, number>
    return {
      data: {
        total: sumCounts(present, () => true),
        by_status: by(driverStatuses, (word) => sumCounts(kinds, ({ status }) => status === word)),
        by_compliance: by(complianceStatuses, (word) => sumCounts(present, ({ compliance }) => compliance === word)),
        needs_attention: sumCounts(kinds, ({ needs_attention }) => needs_attention),
        unassigned: sumCounts(kinds, ({ unassigned }) => unassigned),
      },
    }
  },
  async create(context, { body }) {
    const { id } = await rejectTakenPhone(() => writeFleet(context, (tx, partnerId) => addDriver(tx, context, partnerId, body)))
    return { data: await loadDriver(context, id) }
  },
  get: async (context, { params }) => ({ data: await loadDriver(context, params.id) }),
  async update(context, { params, body: { version, ...change } }) {
    await rejectTakenPhone(() =>
      writeFleet(context, async (tx, partnerId) => changeDriver(tx, context, await lockDriver(tx, partnerId, params.id, version), change)),
    )
    return { data: await loadDriver(context, params.id) }
  },
  async setStatus(context, { params, body }) {
    await rejectTakenPhone(() =>
      writeFleet(context, async (tx, partnerId) =>
        changeDriverStatus(tx, context, await lockDriver(tx, partnerId, params.id, body.version), body),
      ),
    )
    return { data: await loadDriver(context, params.id) }
  },
  async setVehicle(context, { params, body: { vehicle_id, version } }) {
    const data = await writeFleet(context, async (tx, partnerId) => {
      const driver = await lockDriver(tx, partnerId, params.id, version)
      if (vehicle_id !== null) {
        const vehicle = await lockVehicle(tx, partnerId, vehicle_id).catch((error: unknown) => {
          if (error instanceof RequestError && error.code === 'NotFound')
            throw new RequestError('ValidationError', undefined, { errors: { vehicle_id: 'Please select one of your vehicles' } })
          throw error
        })
        return assignDriver(tx, context, vehicle, driver)
      }
      const present = await currentVehicle(tx, driver.id)
      const { id, fname, lname } = driver
      if (!present) return { vehicle: null, driver: { id, fname, lname }, left_vehicle: null, left_driver: null, warnings: [] }
      const done = await assignDriver(tx, context, present, null)
      return { ...done, vehicle: null, left_vehicle: done.vehicle }
    })
    return { data }
  },
  assignments: (context, { params, query }) => assignmentHistory(context, { driver: params.id }, query),
  async invite(context, { params }) {
    const { app_state, invited_at } = await writeFleet(context, async (tx, partnerId) =>
      resendInvitation(tx, context, await lockDriver(tx, partnerId, params.id)),
    )
    return { data: { app_state, invited_at: invited_at.toISOString() } }
  },
  async performance({ db, now }, { params, query }) {
    const key = query.period ?? defaultPeriod
    const range = periodRange(key, now)
    return { data: await loadPerformance(db, params.id, range, now), metadata: { as_of: now.toISOString(), period: { key, ...range } } }
  },
}
