import { daysBetween, lagosDate, payoutTabs, payoutTab, type PayoutStatus } from '@vehicle-partner/domain'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, rules, wire, type Case, type TestUser } from '../kernel/defineCase.conformance.ts'
import { moneyItemAccessCases } from '../money/moneyAccess.conformance.ts'

const partnerId = organizationKeys('okafor').account_sid
const path = '/partner-payout/v1/payouts'

async function lastPaid({ api }: TestUser) {
  const { data } = await api.payouts.list({ query: { partnerId, status: 'paid' } })
  const payout = data[0]
  if (!payout) throw new Error('Nothing was paid')
  return payout
}
const ofLast =
  (rest = '', method: 'GET' | 'POST' = 'GET') =>
  async (owner: TestUser) => ({ method, path: `${path}/${(await lastPaid(owner)).id}${rest}` })

export const payoutsConformance: readonly Case[] = [
  ...accessCases('payouts.list', ['earnings'], ({ account_sid }) => ({ method: 'GET', path, query: { partnerId: account_sid } })),
  wire('payouts.list', 'tabs have the payouts of their statuses, and their counts are constant', async (server) => {
    const { api } = await server.as('earnings')
    const all = await api.payouts.list({ query: { partnerId, perPage: 100 } })
    for (const tab of payoutTabs) {
      const { data, metadata } = await api.payouts.list({ query: { partnerId, tab, perPage: 100 } })
      expect(data).toEqual(all.data.filter(({ status }) => payoutTab(status as PayoutStatus) === tab))
      expect(metadata.counts).toEqual(all.metadata.counts)
      expect(metadata.total).toBe(all.metadata.counts[tab])
    }
  }),
  wire('payouts.list', 'a paid payout equals its payslips, with account, session and attempts', async (server) => {
    const visitor = await server.as('owner')
    const { data } = await visitor.api.payouts.list({ query: { partnerId, status: 'paid' } })
    for (const payout of data) {
      expect(payout).toMatchObject({ paid_at: expect.any(String), narration: `VPP/${payout.reference}`, failure: null, hold: null })
      expect(payout.bank_session_id).toMatch(/^\d{30}$/)
      expect(payout.account?.account_number_masked).toMatch(/^••••\d{4}$/)
      expect(payout.attempts.at(-1)?.status).toBe('paid')
      const slips = await Promise.all(payout.payslip_ids.map((id) => visitor.api.payslips.get({ params: { id } })))
      expect(slips.reduce((sum, slip) => sum + slip.data.totals.payable_kobo, 0)).toBe(payout.amount_kobo)
    }
  }),
  wire('payouts.list', 'every payout has a next step, and only one that failed or is on hold can be sent again', async (server) => {
    const { api } = await server.as('earnings')
    const { data } = await api.payouts.list({ query: { partnerId, perPage: 100 } })
    for (const { status, next_step, returned } of data) {
      expect(next_step?.text).toMatch(/\.$/)
      if (next_step?.can_retry) expect(['failed', 'on_hold']).toContain(status)
      expect(returned !== null).toBe(status === 'reversed')
    }
  }),
  wire('payouts.list', 'searches by reference, bank session and exact amount', async (server) => {
    const visitor = await server.as('owner')
    const payout = await lastPaid(visitor)
    const naira = ((payout.amount_kobo ?? 0) / 100).toFixed(2)
    for (const search of [payout.reference.toLowerCase(), payout.bank_session_id ?? '', naira]) {
      const { data } = await visitor.api.payouts.list({ query: { partnerId, search } })
      expect(data.map(({ id }) => id)).toEqual([payout.id])
    }
  }),
  wire('payouts.list', 'filters by days and account', async (server) => {
    const visitor = await server.as('owner')
    const payout = await lastPaid(visitor)
    const day = payout.scheduled_for
    const { data } = await visitor.api.payouts.list({ query: { partnerId, from: day, to: day, account_id: payout.account_id ?? '' } })
    expect(data.map(({ id }) => id)).toEqual([payout.id])
    expect((await visitor.api.payouts.list({ query: { partnerId, account_id: 'acc_other' } })).data).toEqual([])
  }),
  ...accessCases('payouts.next', ['earnings'], ({ account_sid }) => ({
    method: 'GET',
    path: `${path}/next`,
    query: { partnerId: account_sid },
  })),
  wire('payouts.next', 'is scheduled, or null without a next payout', async (server) => {
    const { data } = await (await server.as('owner')).api.payouts.next({ query: { partnerId } })
    expect(data).toMatchObject({ status: 'scheduled', paid_at: null, attempts: [] })
    const none = await (await server.as('empty')).api.payouts.next({ query: { partnerId: organizationKeys('sunrise').account_sid } })
    expect(none.data).toBeNull()
  }),
  ...moneyItemAccessCases('payouts.get', ['earnings'], ofLast()),
  wire('payouts.get', 'equals the list entry', async (server) => {
    const visitor = await server.as('owner')
    const payout = await lastPaid(visitor)
    expect((await visitor.api.payouts.get({ params: { id: payout.id } })).data).toEqual(payout)
  }),
  ...moneyItemAccessCases('payouts.retry', 'owner', ofLast('/retry', 'POST')),
  wire('payouts.retry', 'paid and scheduled payouts are rejected', async (server) => {
    const visitor = await server.as('owner')
    const { data } = await visitor.api.payouts.next({ query: { partnerId } })
    for (const id of [(await lastPaid(visitor)).id, data?.id ?? ''])
      await expect(visitor.api.payouts.retry({ params: { id } })).rejects.toMatchObject({ status: 409, code: 'InvalidTransition' })
  }),
  ...moneyItemAccessCases('payouts.receipt', ['earnings'], ofLast('/receipt')),
  wire('payouts.receipt', 'is a PDF after payment, otherwise rejected', async (server) => {
    const visitor = await server.as('earnings')
    const payout = await lastPaid(visitor)
    const { blob, filename } = await visitor.api.payouts.receipt({ params: { id: payout.id }, query: {} })
    expect(filename).toBe(`${payout.reference}.pdf`)
    expect((await blob.text()).slice(0, 5)).toBe('%PDF-')
    const { data } = await visitor.api.payouts.next({ query: { partnerId } })
    await expect(visitor.api.payouts.receipt({ params: { id: data?.id ?? '' }, query: {} })).rejects.toMatchObject({ status: 409 })
  }),
  wire('payouts.retry', 'the account that has just failed as closed is not tried again', async (server) => {
    const { api } = await server.as('payout-failed')
    const { data } = await api.payouts.list({ query: { partnerId: organizationKeys('swift').account_sid, tab: 'problem' } })
    expect(data[0]?.next_step).toMatchObject({ code: 'add_account', can_retry: false })
    await expect(api.payouts.retry({ params: { id: data[0]?.id ?? '' } })).rejects.toMatchObject({
      status: 409,
      code: 'InvalidTransition',
      message: data[0]?.next_step?.text,
    })
  }),
  wire('payouts.list', 'a failed payout has a reason and advice', async (server) => {
    const { api } = await server.as('payout-failed')
    const { data } = await api.payouts.list({ query: { partnerId: organizationKeys('swift').account_sid, tab: 'problem' } })
    expect(data).toMatchObject([
      {
        status: 'failed',
        failure: { code: 'account_closed', fix: 'Add another account', next_retry_at: expect.any(String) },
        attempts: [{ status: 'failed' }],
      },
    ])
    // Transfers are tried again on the next day, so that it was sent on the day before.
    const [{ failure, attempts, scheduled_for } = { failure: null, attempts: [], scheduled_for: '' }] = data
    const sent = lagosDate(new Date(attempts[0]?.at ?? 0))
    expect(scheduled_for).toBe(sent)
    expect(daysBetween(sent, lagosDate(new Date(failure?.next_retry_at ?? 0)))).toBeLessThanOrEqual(2)
  }),
  rules('payouts.list', 'a negative month has no payout, and one payout took two attempts', async (server) => {
    const { api } = await server.as('owner')
    const { data } = await api.payouts.list({ query: { partnerId, perPage: 100, status: 'paid' } })
    expect(data).toHaveLength(5)
    expect(data.map(({ attempts }) => attempts.map(({ status }) => status))).toContainEqual(['failed', 'paid'])
  }),
]
