import { disputableUntil } from '@vehicle-partner/domain'
import { organizationKeys } from '../demo/expectedAccess.ts'
import { accessCases } from '../kernel/endpointAccess.conformance.ts'
import { expect, rules, wire, type Case, type TestUser } from '../kernel/defineCase.conformance.ts'
import { pdf } from '../uploads/uploadFixtures.ts'
import { moneyItemAccessCases } from '../money/moneyAccess.conformance.ts'

const params = { id: organizationKeys('okafor').id }
const body = { reason: 'wrong_amount' as const, text: 'This trip was driven by the coaster.' }

/** A line without a dispute. */
async function freshLine({ api }: TestUser, query: { state?: 'pending' | 'settled'; to?: string } = {}) {
  const { data } = await api.earnings.list({ params, query: { type: 'trip_earning', perPage: 100, ...query } })
  const line = data.find(({ dispute }) => dispute === null)
  if (!line) throw new Error('Every line has a query')
  return line
}

export const disputesConformance: readonly Case[] = [
  ...accessCases('disputes.list', ['earnings'], ({ id }) => ({ method: 'GET', path: `/v1/partners/${id}/disputes` })),
  wire('disputes.list', 'filters by status and searches by the reference of the line', async (server) => {
    const visitor = await server.as('owner')
    const line = await freshLine(visitor)
    const { data } = await visitor.api.disputes.open({ params: { ...params, lineId: line.id }, body })
    const list = await visitor.api.disputes.list({ params, query: { state: 'open', search: line.reference } })
    expect(list.data).toEqual([data])
    expect(list.metadata.counts.open).toBe(1)
    expect((await visitor.api.disputes.list({ params, query: { line_id: line.id, state: 'accepted' } })).data).toEqual([])
  }),
  wire('earnings.list', '`disputed`: the lines whose query is not answered, as many as the payslips count', async (server) => {
    const visitor = await server.as('owner')
    const line = await freshLine(visitor)
    await visitor.api.disputes.open({ params: { ...params, lineId: line.id }, body })
    const { data } = await visitor.api.earnings.list({ params, query: { disputed: '1' } })
    expect(data.map(({ id }) => id)).toContain(line.id)
    for (const { dispute } of data) expect(['open', 'in_review']).toContain(dispute?.state)
    const partnerId = organizationKeys('okafor').account_sid
    const { data: payslips } = await visitor.api.payslips.list({ query: { partnerId } })
    for (const { id, status, disputes_open } of payslips) {
      if (status === 'draft') continue
      const { metadata } = await visitor.api.earnings.list({ params, query: { disputed: '1', payslip_id: id } })
      expect(metadata.total).toBe(disputes_open)
    }
  }),
  wire('disputes.open', 'opens a dispute, which is shown on its line', async (server) => {
    const visitor = await server.as('earnings')
    const line = await freshLine(visitor)
    const { data } = await visitor.api.disputes.open({ params: { ...params, lineId: line.id }, body })
    expect(data).toMatchObject({
      ...body,
      state: 'open',
      line: { id: line.id, reference: line.reference },
      decision_text: null,
      created_by: 'Chinedu Nwosu',
    })
    const { data: lines } = await visitor.api.earnings.list({ params, query: { search: line.reference } })
    expect(lines.find(({ id }) => id === line.id)?.dispute).toEqual({ id: data.id, state: 'open' })
    await expect(visitor.api.disputes.open({ params: { ...params, lineId: line.id }, body })).rejects.toMatchObject({
      status: 409,
      code: 'ItemAlreadyExist',
    })
  }),
  wire('disputes.open', 'keeps the files that come with it', async (server) => {
    const visitor = await server.as('earnings')
    const { files } = await visitor.api.uploads.create({ params: { kind: 'dispute' }, body: { files: [pdf()] } })
    const line = await freshLine(visitor)
    const locations = files.map(({ Location }) => Location)
    const { data } = await visitor.api.disputes.open({ params: { ...params, lineId: line.id }, body: { ...body, files: locations } })
    const kept = (await visitor.api.disputes.get({ params: { id: data.id } })).data.files
    // The link is signed anew.
    expect(kept.map((location) => location.split('?')[0])).toEqual(locations.map((location) => location.split('?')[0]))
  }),
  rules('disputes.open', 'the link of a file opens without a session header, as a link in a page does', async (server) => {
    const visitor = await server.as('earnings')
    const { files } = await visitor.api.uploads.create({ params: { kind: 'dispute' }, body: { files: [pdf()] } })
    const line = await freshLine(visitor)
    const { data } = await visitor.api.disputes.open({
      params: { ...params, lineId: line.id },
      body: { ...body, files: files.map(({ Location }) => Location) },
    })
    expect(await server.with(undefined).send({ method: 'GET', path: data.files[0] ?? '' })).toMatchObject({ status: 200 })
  }),
  wire('disputes.open', 'is rejected thirty days after the payslip', async (server) => {
    const visitor = await server.as('owner')
    const { data } = await visitor.api.payslips.list({ query: { partnerId: organizationKeys('okafor').account_sid, sort: 'period' } })
    const oldest = data[0]
    const { data: lines } = await visitor.api.earnings.list({ params, query: { to: oldest?.period.to, payslip_id: oldest?.id ?? '' } })
    expect(lines[0]?.disputable_until).toBe(disputableUntil(new Date(oldest?.issued_at ?? '')))
    await expect(visitor.api.disputes.open({ params: { ...params, lineId: lines[0]?.id ?? '' }, body })).rejects.toMatchObject({
      status: 409,
      code: 'InvalidTransition',
    })
  }),
  ...(
    [
      ['too few words', { text: 'Wrong' }, 'text'],
      ['too many words', { text: 'x'.repeat(1001) }, 'text'],
      ['another reason', { reason: 'because' }, 'reason'],
    ] as const
  ).map(([name, invalid, field]) =>
    wire('disputes.open', `${name}: rejected on the field`, async (server) => {
      const visitor = await server.as('owner')
      const line = await freshLine(visitor)
      const path = `/v1/partners/${params.id}/earnings/${line.id}/disputes`
      expect(await visitor.send({ method: 'POST', path, body: { ...body, ...invalid } })).toMatchObject({
        status: 422,
        body: { code: 'ValidationError', errors: { [field]: expect.any(String) } },
      })
    }),
  ),
  wire('disputes.open', "another organisation's line is not found", async (server) => {
    const line = await freshLine(await server.as('owner'))
    const { api } = await server.as('individual')
    await expect(api.disputes.open({ params: { id: organizationKeys('musa').id, lineId: line.id }, body })).rejects.toMatchObject({
      status: 404,
    })
    await expect(api.disputes.open({ params: { ...params, lineId: line.id }, body })).rejects.toMatchObject({ status: 404 })
  }),
  wire('disputes.open', 'is forbidden for a trip manager', async (server) => {
    const line = await freshLine(await server.as('owner'))
    const { api } = await server.as('trips')
    await expect(api.disputes.open({ params: { ...params, lineId: line.id }, body })).rejects.toMatchObject({
      status: 403,
      code: 'Forbidden',
    })
  }),
  ...moneyItemAccessCases('disputes.get', ['earnings'], async (owner) => {
    const line = await freshLine(owner)
    const { data } = await owner.api.disputes.open({ params: { ...params, lineId: line.id }, body })
    return { method: 'GET', path: `/v1/disputes/${data.id}` }
  }),
  wire('disputes.get', 'returns the dispute as it was opened', async (server) => {
    const visitor = await server.as('owner')
    const line = await freshLine(visitor)
    const { data } = await visitor.api.disputes.open({ params: { ...params, lineId: line.id }, body })
    expect((await visitor.api.disputes.get({ params: { id: data.id } })).data).toEqual(data)
  }),
]
