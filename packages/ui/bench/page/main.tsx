// Measures each row in the page: ours and the same elements written by hand, turn by turn, so that both meet the same machine.
import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../src/styles.css.ts'
import { described, Hosts, snapshot, type Standing } from './hosts.tsx'
import { rows, table, trips, type Row } from './rows.tsx'
import { seen, type Step } from './steps.ts'

/** Milliseconds of one round of a row: of all its steps once. */
export interface Round {
  ours: number
  hosts: number
}

const rest = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const layout = () => document.body.getBoundingClientRect().height

function place() {
  const element = document.createElement('div')
  element.setAttribute('data-place', '')
  document.body.append(element)
  const root = createRoot(element)
  return {
    element,
    show: (what: ReactElement) => flushSync(() => root.render(what)),
    end: async () => {
      flushSync(() => root.unmount())
      element.remove()
      await rest()
    },
  }
}

/** How often all steps of a row are done in a round: what is quick, oftener. */
const cyclesOf = (steps: readonly Step[]) => Math.max(7, Math.ceil(48 / steps.length))

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Runs steps over and over and counts only the time in which the page is at work for them, to the end of the layout.
 * Of each step the middle time counts: what else runs on the machine hits one now and then.
 */
async function timed(steps: readonly Step[]) {
  const times = steps.map((): number[] => [])
  for (let cycle = cyclesOf(steps); cycle > 0; cycle -= 1)
    for (const [at, step] of steps.entries()) {
      const began = performance.now()
      step(seen)
      await Promise.resolve()
      await Promise.resolve()
      layout()
      times[at]?.push(performance.now() - began)
      await rest()
    }
  return times.reduce((sum, all) => sum + median(all), 0)
}

/** The middle one of a few times that all is made. */
async function timedMount(make: () => ReactElement) {
  const times: number[] = []
  for (let time = 0; time < 3; time += 1) {
    const { show, end } = place()
    const began = performance.now()
    show(make())
    layout()
    times.push(performance.now() - began)
    await end()
  }
  return median(times)
}

async function entered(row: Row) {
  for (const step of row.enters ?? []) {
    step(seen)
    await rest(20)
  }
}

/** What a round of steps goes through; one that does not come back to where it began could not be done over and over. */
async function statesOf(row: Row): Promise<Standing[]> {
  const { element, show, end } = place()
  show(row.element())
  await entered(row)
  // Parts that come when they are first needed.
  if (row.enters) await rest(600)
  const steps = row.steps ?? []
  const goThrough = async () => {
    const states: Standing[] = []
    for (const step of steps) {
      step(seen)
      await rest(30)
      states.push(snapshot(element))
    }
    return states
  }
  if (steps.length === 0) {
    const state = snapshot(element)
    await end()
    return [state]
  }
  await goThrough()
  const states = await goThrough()
  same(row, 'ours, once more', states, await goThrough())
  await end()

  const byHand = place()
  byHand.show(createElement(Hosts, { states }))
  const theirs: Standing[] = []
  for (const step of steps) {
    step(seen)
    await rest(30)
    theirs.push(snapshot(byHand.element))
  }
  await byHand.end()
  same(row, 'by hand', states, theirs)
  return states
}

/** Two that are compared must do the same, step by step. */
function same(row: Row, who: string, expected: readonly Standing[], found: readonly Standing[]) {
  for (const [at, state] of expected.entries()) {
    const [a, b] = [described(state), described(found[at] ?? state)]
    if (a !== b) throw new Error(`${row.name}, ${who}: step ${at} ends elsewhere\n${a}\n${b}`)
  }
}

async function round(row: Row, make: () => ReactElement, enters: boolean) {
  Reflect.get(globalThis, 'gc')?.()
  if (!row.steps) return timedMount(make)
  const { show, end } = place()
  show(make())
  // By hand, entering is where the focus was last.
  if (enters) await entered(row)
  await rest(20)
  const time = await timed(row.steps)
  await end()
  document.documentElement.style.overflow = ''
  return time
}

/** All rounds of one row. */
async function measure(at: number, rounds: number): Promise<Round[]> {
  const row = rows[at]
  if (!row) throw new Error(`There is no row ${at}`)
  const states = await statesOf(row)
  const ours = () => round(row, row.element, true)
  const hosts = () => round(row, () => createElement(Hosts, { states }), false)
  const all: Round[] = []
  for (let turn = -2; turn < rounds; turn += 1) {
    const first = turn % 2 === 0 ? await ours() : await hosts()
    const second = turn % 2 === 0 ? await hosts() : await ours()
    // The first two only warm the machine up.
    if (turn >= 0) all.push(turn % 2 === 0 ? { ours: first, hosts: second } : { ours: second, hosts: first })
  }
  return all
}

/** Mounts rows, and takes the time of that. */
function timedTable(show: (what: ReactElement) => void, data: Parameters<typeof table>[0]) {
  const began = performance.now()
  show(table(data))
  layout()
  return performance.now() - began
}

/** Milliseconds until a table of so many rows stands, and bytes of memory that it holds. */
async function mountTable(count: number) {
  const before = memory()
  const data = trips(count)
  const { show, end } = place()
  const time = timedTable(show, data)
  await rest(300)
  const held = memory() - before
  await end()
  return { time, held }
}

/** Milliseconds of work in a frame while a table of so many rows scrolls, over 60 frames; 0 rows that are not drawn is a plain table. */
async function scrollTable(count: number) {
  const { show, end } = place()
  show(table(trips(count)))
  await rest(600)
  const box = seen
    .all('*')
    .find((element) => element.scrollHeight > element.clientHeight + 50 && getComputedStyle(element).overflowY !== 'visible')
  const scroller = box ?? document.documentElement
  const times: number[] = []
  const room = scroller.scrollHeight - scroller.clientHeight
  for (let frame = 1; frame <= 60; frame += 1) {
    scroller.scrollTop = (room * frame) / 60
    const began = performance.now()
    scroller.dispatchEvent(new Event('scroll'))
    await Promise.resolve()
    layout()
    times.push(performance.now() - began)
    await new Promise(requestAnimationFrame)
  }
  await end()
  return times
}

const memory = () => {
  Reflect.get(globalThis, 'gc')?.()
  return (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0
}

Object.assign(globalThis, { bench: { names: rows.map(({ name }) => name), measure, mountTable, scrollTable } })
