// Measures each row in the page: ours and the same elements written by hand, turn by turn, so that both meet the same machine.
import { createElement, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '../../src/styles.css.ts'
import { Hosts, snapshot } from './hosts.tsx'
import { rows, table, trips, type Row } from './rows.tsx'
import { seen, type Step } from './steps.ts'

type States = ReturnType<typeof snapshot>[]

/** Milliseconds of one round of a row. */
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

/** Runs steps and counts only the time in which the page is at work for them. What is quick is done several times. */
async function timed(steps: readonly Step[]) {
  let sum = 0
  const cycles = Math.ceil(24 / steps.length)
  for (const step of Array.from({ length: cycles }, () => steps).flat()) {
    const began = performance.now()
    step(seen)
    await Promise.resolve()
    await Promise.resolve()
    layout()
    sum += performance.now() - began
    await rest()
  }
  return sum
}

function timedMount(show: () => void) {
  const began = performance.now()
  show()
  layout()
  return performance.now() - began
}

async function entered(row: Row) {
  for (const step of row.enters ?? []) {
    step(seen)
    await rest(20)
  }
}

async function statesOf(row: Row): Promise<States> {
  const { element, show, end } = place()
  show(row.element())
  await entered(row)
  // Parts that come when they are first needed.
  if (row.enters) await rest(600)
  const steps = row.steps ?? []
  const states = steps.length === 0 ? [snapshot(element)] : []
  for (const step of steps) {
    step(seen)
    await rest(30)
    states.push(snapshot(element))
  }
  await end()
  return states
}

async function ours(row: Row) {
  const { show, end } = place()
  if (!row.steps) {
    const time = timedMount(() => show(row.element()))
    await end()
    return time
  }
  show(row.element())
  await entered(row)
  await rest(20)
  const time = await timed(row.steps)
  await end()
  return time
}

/** The same steps on the same elements; by hand, entering is where the focus was last. */
async function hosts(row: Row, states: States) {
  const { show, end } = place()
  const byHand = () => createElement(Hosts, { states })
  if (!row.steps) {
    const time = timedMount(() => show(byHand()))
    await end()
    return time
  }
  show(byHand())
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
  const all: Round[] = []
  for (let round = -2; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await ours(row) : await hosts(row, states)
    const second = round % 2 === 0 ? await hosts(row, states) : await ours(row)
    // The first two only warm the machine up.
    if (round >= 0) all.push(round % 2 === 0 ? { ours: first, hosts: second } : { ours: second, hosts: first })
  }
  return all
}

/** Milliseconds until a table of so many rows stands, and bytes of memory that it holds. */
async function mountTable(count: number) {
  const before = memory()
  const data = trips(count)
  const { show, end } = place()
  const time = timedMount(() => show(table(data)))
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
