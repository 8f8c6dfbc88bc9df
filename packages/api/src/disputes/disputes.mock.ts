import { disputeStates, isDisputable } from '@vehicle-partner/domain'
import type { contract } from '../contract.ts'
import { readMoney } from '../demo/money/mockMoney.ts'
import { requireMember, requireCaller, type MockContext } from '../demo/mockContext.ts'
import type { Handlers } from '../kernel/endpoint.ts'
import { RequestError } from '../kernel/errors.ts'
import { countByValue, paginate } from '../kernel/listResponse.ts'
import { correctedLineMessage } from './correctedLine.ts'
import type { Dispute } from './disputes.contract.ts'

export const disputesMock: Handlers<typeof contract, MockContext>['disputes'] = {
  open(context, { params, body }) {
    const { lines, payslips, disputes } = readMoney(context.demoData, requireMember(context).organization)
    const { person } = requireCaller(context)
    const now = context.demoData.clock()
    const line = lines.find(({ id }) => id === params.lineId)
    if (!line) throw new RequestError('NotFound')
    const slip = payslips.find(({ id }) => id === line.payslip_id)
    if (!isDisputable(slip?.issued_at ? new Date(slip.issued_at) : null, now))
      throw new RequestError('InvalidTransition', 'A line can be queried within 30 days of its payslip')
    if (line.dispute?.state === 'open' || line.dispute?.state === 'in_review')
      throw new RequestError('ItemAlreadyExist', 'A query about this line is open')
    const correction = lines.find(({ reverses_id }) => reverses_id === line.id)
    if (correction) throw new RequestError('InvalidTransition', correctedLineMessage(correction.reference))
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
  list(context, { query }) {
    const of = readMoney(context.demoData, requireMember(context).organization).disputes.filter(
      ({ line }) => query.line_id.length === 0 || query.line_id.includes(line.id),
    )
    const rows = of.filter(({ state }) => query.state.length === 0 || query.state.some((each) => each === state))
    const { data, metadata } = paginate(rows, query, {
      now: context.demoData.clock(),
      by: { created_at: ({ created_at }) => created_at },
      text: ({ line, text }) => [line.reference, text],
    })
    return {
      data,
      metadata: {
        ...metadata,
        counts: countByValue(
          disputeStates,
          of.map(({ state }) => state),
        ),
      },
    }
  },
  get(context, { params }) {
    const dispute = readMoney(context.demoData, requireMember(context).organization).disputes.find(({ id }) => id === params.id)
    if (!dispute) throw new RequestError('NotFound')
    return { data: dispute }
  },
}
