import type { contract } from '../contract.ts'
import { ofMember, type Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'

export const telemetryMock: Handlers<typeof contract, Scene>['telemetry'] = {
  positions(scene) {
    const own = scene.demoData.positions.filter(({ partner_id }) => partner_id === ofMember(scene).organization.id)
    const latest = [...Map.groupBy(own, ({ vehicle_id }) => vehicle_id).values()].flatMap((each) =>
      each.toSorted((a, b) => a.at.localeCompare(b.at)).slice(-1),
    )
    return { data: latest, metadata: { as_of: scene.demoData.clock().toISOString() } }
  },
  track(scene, { params, query }) {
    const data = scene.demoData.positions.filter(({ vehicle_id, at }) => vehicle_id === params.id && at >= query.from && at <= query.to)
    if (data.length === 0) throw new RequestError('OutsideTrip')
    return { data, metadata: { as_of: scene.demoData.clock().toISOString() } }
  },
}
