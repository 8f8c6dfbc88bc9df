import type { contract } from '../contract.ts'
import { requireMember, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'

export const telemetryMock: Handlers<typeof contract, MockContext>['telemetry'] = {
  positions(context) {
    const own = context.demoData.positions.filter(({ partner_id }) => partner_id === requireMember(context).organization.id)
    const latest = [...Map.groupBy(own, ({ vehicle_id }) => vehicle_id).values()].flatMap((each) =>
      each.toSorted((a, b) => a.at.localeCompare(b.at)).slice(-1),
    )
    return { data: latest, metadata: { as_of: context.demoData.clock().toISOString() } }
  },
  track(context, { params, query }) {
    const data = context.demoData.positions.filter(({ vehicle_id, at }) => vehicle_id === params.id && at >= query.from && at <= query.to)
    if (data.length === 0) throw new RequestError('OutsideTrip')
    return { data, metadata: { as_of: context.demoData.clock().toISOString() } }
  },
}
