import { fixedClock } from '@vehicle-partner/domain'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axiosTransport } from './axios.ts'
import { demoPassword, demoPeople } from './demo/demoPeople.ts'
import { loseConnection } from './demo/callOverrides.ts'
import { createDemoData, demoNow } from './demo/demoData.ts'
import { createApi } from './index.ts'
import { withSession } from './kernel/transport.ts'
import { mswHandlers } from './msw.ts'

const demoData = createDemoData(fixedClock(demoNow))
const server = setupServer(...mswHandlers(demoData))
beforeAll(() => server.listen())
afterAll(() => server.close())

const session: { token?: string } = {}
const api = createApi(withSession(axiosTransport('http://api.test'), { token: () => session.token, onUnauthorized: () => undefined }))

test('serves the mock over fetch', async () => {
  const { data } = await api.auth.login({ body: { email: demoPeople.owner.email, password: demoPassword } })
  session.token = data?.token ?? ''
  await expect(api.users.profile()).resolves.toMatchObject({ id: demoPeople.owner.id })
  await expect(api.users.partnerMembers({ params: { id: demoPeople.trips.id } })).rejects.toMatchObject({ status: 404, code: 'NotFound' })
  const [membership] = (await api.users.partnerMembers({ params: { id: demoPeople.owner.id } })).data
  const summary = await api.partners.summary({ params: { id: membership?.partner?.id ?? '' }, query: { period: 'all' } })
  expect(summary.data.period?.key).toBe('all')
})

test('a lost connection is a network error', async () => {
  loseConnection('users.profile', { times: 1 })(demoData)
  await expect(api.users.profile()).rejects.toMatchObject({ reason: 'offline' })
})
