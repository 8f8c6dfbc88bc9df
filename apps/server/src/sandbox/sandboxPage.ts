import type { FastifyInstance, FastifyRequest } from 'fastify'
import { calendarMoments } from '../clock/calendarMoments.ts'
import { formatDemoAccounts } from '../db/seed/demoAccounts.ts'
import { escapeHtml, sendPage } from '../htmlPage.ts'

interface SandboxState {
  now: string
  ahead_s: number
  jobs: readonly string[]
  simulations: readonly { kind: string; summary: string }[]
  outbox: string
}

/** Presses a button: what its data say is posted, and the answer stands in the page. */
const script = `
  const result = document.querySelector('#result')
  const send = async (path, body) => {
    result.textContent = 'One moment …'
    const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    result.textContent = JSON.stringify(await answer.json(), undefined, 2)
    const state = (await (await fetch('/sandbox/state.json')).json()).data
    document.querySelector('#now').textContent = state.now
  }
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.target
    if (form.dataset.ask && !confirm(form.dataset.ask)) return
    const given = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
    if (event.submitter?.name) given[event.submitter.name] = event.submitter.value
    send(form.getAttribute('action'), given).catch((error) => (result.textContent = String(error)))
  })
`

const buttons = (name: string, values: readonly string[]) =>
  values.map((value) => `<button type="submit" name="${name}" value="${escapeHtml(value)}">${escapeHtml(value)}</button>`).join(' ')

/** The page of the sandbox: every control with a button, the accounts, and the clock. */
export function serveSandboxPage(app: FastifyInstance, guard: (request: FastifyRequest) => Promise<void>, standing: () => SandboxState): void {
  app.get('/sandbox', { preHandler: guard }, async (_request, reply) => {
    const { now, jobs, simulations, outbox } = standing()
    const simulate =
      simulations.length === 0
        ? '<p>There is none.</p>'
        : `<form action="/sandbox/simulate"><label>What <select name="kind">${simulations.map(({ kind, summary }) => `<option value="${escapeHtml(kind)}">${escapeHtml(`${kind}: ${summary}`)}</option>`).join('')}</select></label>` +
          `<label>Id <input name="id" required autocomplete="off"></label> <label>Text <input name="text" autocomplete="off"></label> <label>Reason code <input name="reason" autocomplete="off"></label> <label>Amount in kobo <input name="amount_kobo" inputmode="numeric" autocomplete="off"></label> <button type="submit">Simulate</button></form>`
    const body =
      `<h1>Sandbox</h1><p>Nothing here reaches the world. <a href="${outbox}">Outbox</a> · <a href="/docs">API reference</a> · <a href="/">Portal</a></p>` +
      `<h2>Clock</h2><p>It is <strong id="now">${escapeHtml(now)}</strong>.</p><form action="/sandbox/clock">${buttons('advance', ['PT1M', 'PT1H', 'P1D', 'P7D', 'P30D'])} ${buttons('to', calendarMoments)}</form>` +
      `<h2>Jobs</h2><form action="/sandbox/run">${buttons('job', jobs)}</form>` +
      `<h2>What others do</h2>${simulate}` +
      `<h2>Begin anew</h2><form action="/sandbox/reset" data-ask="Forget everything that was entered?"><button type="submit">Reset to fresh demo data</button></form>` +
      `<h2>Answer</h2><pre id="result" role="status">Press a button.</pre>` +
      `<h2>Accounts</h2><pre>${escapeHtml(formatDemoAccounts())}</pre>`
    return sendPage(reply, 'Sandbox', body, { script })
  })
}
