import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFirstAnswer, showFirst, showFirstPart } from './showFirstPart.tsx'

interface Answer {
  data: readonly { name: string }[]
}

const skeleton = '<div data-loading-rows>Loading</div>'

/** A static page of the signed-in area, and the answer to what it has asked. */
function openPage(response: Response, page = `<div data-signed-in>${skeleton}</div>`) {
  document.body.innerHTML = page
  const key = JSON.stringify(['vehicles', 'list', { query: { group: 'active' } }])
  vi.stubGlobal('bootstrap', {
    loadProgram: () => undefined,
    early: new Map([['/v1/vehicles', { token: 't', response: Promise.resolve(response), key }]]),
  })
}

const show = ({ call = 'vehicles.list', query = '' } = {}) =>
  showFirst(async () => {
    const answer = await readFirstAnswer<Answer>(call, query)
    if (answer) await showFirstPart('data-loading-rows', () => answer.data.map(({ name }) => name.toUpperCase()).join(', '))
  })

const page = () => document.body.innerHTML
const answer = (data: unknown, status = 200) => Response.json({ data }, { status })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal(
    'requestAnimationFrame',
    vi.fn<(callback: () => void) => void>(() => undefined),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what loads gives way to the answer, which the program can still read', async () => {
  const response = answer([{ name: 'Hiace' }, { name: 'Sienna' }])
  openPage(response)
  await show({ query: '"group":"active"' })
  expect(document.querySelector('[data-signed-in]')?.innerHTML).toBe('HIACE, SIENNA')
  expect(await response.json()).toEqual({ data: [{ name: 'Hiace' }, { name: 'Sienna' }] })
})

test('null takes away what loads', async () => {
  openPage(answer([]))
  await showFirstPart('data-loading-rows', () => null)
  expect(document.querySelector('[data-signed-in]')?.innerHTML).toBe('')
})

test.each<[string, () => Promise<void>]>([
  ['an error of the server', () => (openPage(answer([{ name: 'Hiace' }], 503)), show())],
  ['an answer of another shape', () => (openPage(answer([{}])), show())],
  ['an answer that is no JSON', () => (openPage(new Response('<html>')), show())],
  ['an answer to another question', () => (openPage(answer([{ name: 'Hiace' }])), show({ query: '"group":"past"' }))],
  ['another call', () => (openPage(answer([{ name: 'Hiace' }])), show({ call: 'drivers.list' }))],
  ['the page of the program', () => (openPage(answer([{ name: 'Hiace' }]), skeleton), show())],
])('nothing changes for %s', async (_, run) => {
  await run()
  expect(page()).toContain('Loading')
})

test('an answer that the program has read already changes nothing', async () => {
  const response = answer([{ name: 'Hiace' }])
  await response.json()
  openPage(response)
  await show()
  expect(page()).toContain('Loading')
})

test('a part is not hidden as the placeholder around it is at first', async () => {
  openPage(answer([]), `<div data-signed-in><div id="late">${skeleton}</div></div>`)
  await showFirstPart('data-loading-rows', () => 'Hiace')
  expect(document.getElementById('late')?.style.animation).toBe('none')
})

test.each<[string, () => Promise<unknown>]>([
  ['shown', () => Promise.resolve()],
  ['that could not be shown', () => Promise.reject(new Error('No rows'))],
])('the program is requested after parts %s', async (_, showParts) => {
  const loadProgram = vi.fn<() => void>()
  vi.stubGlobal('bootstrap', { loadProgram })
  const shown = Promise.withResolvers<void>()
  const done = showFirst(() => shown.promise.then(showParts))
  expect(requestAnimationFrame).not.toHaveBeenCalled()
  shown.resolve()
  await done
  vi.mocked(requestAnimationFrame).mock.calls.at(-1)?.[0](0)
  await vi.waitFor(() => expect(loadProgram).toHaveBeenCalledOnce())
})
