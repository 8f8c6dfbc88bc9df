import { fixedClock } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { createTestServer } from '../conformance.ts'
import { createDemoData, demoNow } from '../demo/demoData.ts'
import { demoOrganizations } from '../demo/demoOrganizations.ts'
import { demoPeople } from '../demo/demoPeople.ts'
import { emitEvent } from '../demo/emitEvent.ts'
import { mockTransport } from '../mock.ts'

const okafor = demoOrganizations.okafor.id

test('the mock replays no notifications of roles that the user has lost meanwhile, nor of unknown types', async () => {
  const demoData = createDemoData(fixedClock(demoNow))
  const { as } = createTestServer(mockTransport(demoData))
  const [owner, reader] = [await as('owner'), await as('earnings')]
  const [money] = demoData.notifications.filter(({ user_id, type }) => user_id === demoPeople.earnings.id && type === 'payout.paid')
  if (!money) throw new Error('The demo data has no notification of a payout')
  const { user_id, ...notification } = money
  for (const type of ['payout.paid', 'system.notice', 'later.added'])
    emitEvent(demoData, { type: 'notification.created', partner_id: okafor, user_id, data: { ...notification, type } })
  const readNotifications = async () => {
    const { data } = await reader.api.events.replay({ params: { id: okafor }, query: { after_seq: 0 } })
    return data.filter(({ type }) => type === 'notification.created')
  }
  expect(await readNotifications()).toMatchObject([{ data: { type: 'payout.paid' } }, { data: { type: 'system.notice' } }])
  const query = { owner_id: okafor, owner_type: 'partner', search: 'earnings@demo.test' } as const
  const { data: members } = await owner.api.members.list({ query })
  const params = { id: members[0]?.id ?? '' }
  await owner.api.members.setRoles({ params, body: { member_roles: ['partner_staff'] } })
  expect(await readNotifications()).toMatchObject([{ data: { type: 'system.notice' } }])
})
