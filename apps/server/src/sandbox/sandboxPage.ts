import type { FastifyInstance, FastifyRequest } from 'fastify'
import { calendarMoments } from '../clock/sandboxClockTargets.ts'
import { formatDemoAccounts } from '../db/seed/demoAccounts.ts'
import { escapeHtml, sendPage } from '../htmlPage.ts'

interface SandboxState {
  now: string
  ahead_s: number
  jobs: readonly string[]
  simulations: readonly { kind: string; summary: string }[]
  outbox: string
}

/** Posts the data of the pressed button and shows the response. */
const script = `
  const result = document.querySelector('#result')
  const send = async (path, body) => {
    result.textContent = 'Loading …'
    const response = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
    result.textContent = JSON.stringify(await response.json(), undefined, 2)
    result.scrollIntoView({ block: 'nearest' })
    const state = (await (await fetch('/sandbox/state.json')).json()).data
    document.querySelector('#now').textContent = state.now
  }
  document.addEventListener('submit', (event) => {
    event.preventDefault()
    const form = event.target
    if (form.dataset.confirm && !confirm(form.dataset.confirm)) return
    const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
    if (event.submitter?.name) values[event.submitter.name] = event.submitter.value
    send(form.getAttribute('action'), values).catch((error) => (result.textContent = String(error)))
  })
`

const buttons = (name: string, values: readonly string[]) =>
  values.map((value) => `<button type="submit" name="${name}" value="${escapeHtml(value)}">${escapeHtml(value)}</button>`).join(' ')

/** Serves the page of the sandbox: its controls, the clock and the demo accounts; and the one in place of the app's store. */
export function serveSandboxPage(
  app: FastifyInstance,
  guard: (request: FastifyRequest) => Promise<void>,
  readState: () => SandboxState,
): void {
  app.get('/sandbox', { preHandler: guard }, async (_request, reply) => {
    const { now, jobs, simulations, outbox } = readState()
    const simulate =
      simulations.length === 0
        ? '<p>No simulations.</p>'
        : `<form action="/sandbox/simulate"><label>Simulation <select name="kind">${simulations.map(({ kind, summary }) => `<option value="${escapeHtml(kind)}">${escapeHtml(`${kind}: ${summary}`)}</option>`).join('')}</select></label>` +
          `<label>Id <input name="id" required autocomplete="off"></label> <label>Text <input name="text" autocomplete="off"></label> <label>Reason code <input name="reason" autocomplete="off"></label> <label>Amount in kobo <input name="amount_kobo" inputmode="numeric" autocomplete="off"></label> <button type="submit">Simulate</button></form>`
    const body =
      `<h1>Sandbox</h1><p>No message or payment leaves this machine.</p><p class="links"><a href="${outbox}">Outbox</a> <a href="/docs">API reference</a> <a href="/">Portal</a></p>` +
      `<h2>Clock</h2><p>The time is <strong id="now">${escapeHtml(now)}</strong>.</p><form action="/sandbox/clock">${buttons('advance', ['PT1M', 'PT1H', 'P1D', 'P7D', 'P30D'])} ${buttons('to', calendarMoments)}</form>` +
      `<h2>Jobs</h2><form action="/sandbox/run">${buttons('job', jobs)}</form>` +
      `<h2>Simulations</h2>${simulate}` +
      `<h2>Reset</h2><form action="/sandbox/reset" data-confirm="Delete all data and start with new demo data?"><button type="submit">Reset to new demo data</button></form>` +
      `<h2>Response</h2><pre id="result" role="status">Press a button.</pre>` +
      `<h2>Accounts</h2><pre>${escapeHtml(formatDemoAccounts())}</pre>`
    return sendPage(reply, 'Sandbox', body, { script })
  })
  app.get('/sandbox/app', async (_request, reply) =>
    sendPage(reply, 'Partner app', '<h1>Partner app</h1><p>The sandbox has no app. Here a store would offer it.</p>', { narrow: true }),
  )
}
