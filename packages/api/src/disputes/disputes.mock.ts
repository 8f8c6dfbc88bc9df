import { disputeStates, isDisputable } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { moneyOf } from '../demo/money/mockMoney.ts'
import { ofMember, signedIn, type Scene } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { countsOf, pageOf } from '../kernel/listResponse.ts'
import type { Dispute } from './disputes.contract.ts'

export const disputesMock: Handlers<typeof contract, Scene>['disputes'] = {
  open(scene, { params, body }) {
    const { lines, payslips, disputes } = moneyOf(scene.demoData, ofMember(scene).organization)
    const { person } = signedIn(scene)
    const now = scene.demoData.clock()
    const line = lines.find(({ id }) => id === params.lineId)
    if (!line) throw new RequestError('NotFound')
    const slip = payslips.find(({ id }) => id === line.payslip_id)
    if (!isDisputable(slip?.issued_at ? new Date(slip.issued_at) : null, now))
      throw new RequestError('InvalidTransition', 'A line can be queried within 30 days of its payslip')
    if (line.dispute?.state === 'open' || line.dispute?.state === 'in_review')
      throw new RequestError('ItemAlreadyExist', 'A query about this line is open')
    const { id, reference, amount_kobo, direction, description } = line
    const dispute: Dispute = {
      id: `dsp_${disputes.length + 1}${id.slice(4)}`,
      line: { id, reference, amount_kobo, direction, description },
      ...body,
      state: 'open',
      decision_text: null,
      adjustment_id: null,
      created_by: `${person.fname} ${person.lname}`,
      created_at: now.toISOString(),
      decided_at: null,
    }
    disputes.push(dispute)
    line.dispute = { id: dispute.id, state: 'open' }
    if (slip) slip.disputes_open += 1
    return { data: dispute }
  },
  list(scene, { query }) {
    const of = moneyOf(scene.demoData, ofMember(scene).organization).disputes.filter(
      ({ line }) => query.line_id.length === 0 || query.line_id.includes(line.id),
    )
    const shown = of.filter(({ state }) => query.state.length === 0 || query.state.some((each) => each === state))
    const { data, metadata } = pageOf(shown, query, {
      now: scene.demoData.clock(),
      by: { created_at: ({ created_at }) => created_at },
      text: ({ line, text }) => [line.reference, text],
    })
    return {
      data,
      metadata: {
        ...metadata,
        counts: countsOf(
          disputeStates,
          of.map(({ state }) => state),
        ),
      },
    }
  },
  get(scene, { params }) {
    const dispute = moneyOf(scene.demoData, ofMember(scene).organization).disputes.find(({ id }) => id === params.id)
    if (!dispute) throw new RequestError('NotFound')
    return { data: dispute }
  },
}
