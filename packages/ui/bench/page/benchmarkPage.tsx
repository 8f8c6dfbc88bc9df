// Measures each benchmark in the page: our component and the same host elements in turn, so that both run under the same conditions.
import { createElement, type ReactElement } from 'react'
import '../../src/styles.css.ts'
import { median } from '../statistics.ts'
import { serializeState, HostElements, takeSnapshot, type PageState } from './domSnapshot.tsx'
import { benchmarks, createTable, createTrips, type Benchmark } from './benchmarks.tsx'
import { pageQueries, type Interaction } from './interactions.ts'
import { createPlace, forceLayout, wait } from './place.ts'

/** Milliseconds of one round of a benchmark. */
export interface Round {
  ours: number
  hosts: number
}

/** The number of repetitions per round: more for short benchmarks. */
const countCycles = (steps: readonly Interaction[]) => Math.max(7, Math.ceil(48 / steps.length))

/**
 * Repeats interactions and measures only the time until the end of layout.
 * Uses the median of each interaction, to exclude disturbances.
 */
async function measureInteractions(steps: readonly Interaction[]) {
  const times = steps.map((): number[] => [])
  for (let cycle = countCycles(steps); cycle > 0; cycle -= 1)
    for (const [at, step] of steps.entries()) {
      const began = performance.now()
      step(pageQueries)
      await Promise.resolve()
      await Promise.resolve()
      forceLayout()
      times[at]?.push(performance.now() - began)
      await wait()
    }
  return times.reduce((sum, all) => sum + median(all), 0)
}

/** The median time of a few mounts. */
async function measureMount(make: () => ReactElement) {
  const times: number[] = []
  for (let time = 0; time < 3; time += 1) {
    const { show, end } = createPlace()
    const began = performance.now()
    show(make())
    forceLayout()
    times.push(performance.now() - began)
    await end()
  }
  return median(times)
}

async function runSetup(row: Benchmark) {
  for (const step of row.setup ?? []) {
    step(pageQueries)
    await wait(20)
  }
}

/** Records the states of a round. The last state must equal the first, so that rounds can be repeated. */
async function recordStates(row: Benchmark): Promise<PageState[]> {
  const { element, show, end } = createPlace()
  show(row.element())
  await runSetup(row)
  // Wait for lazy parts.
  if (row.setup) await wait(600)
  const steps = row.steps ?? []
  const goThrough = async () => {
    const states: PageState[] = []
    for (const step of steps) {
      step(pageQueries)
      await wait(30)
      states.push(takeSnapshot(element))
    }
    return states
  }
  if (steps.length === 0) {
    const state = takeSnapshot(element)
    await end()
    return [state]
  }
  await goThrough()
  const states = await goThrough()
  assertSameStates(row, 'ours, once more', states, await goThrough())
  await end()

  const byHand = createPlace()
  byHand.show(createElement(HostElements, { states }))
  const theirs: PageState[] = []
  for (const step of steps) {
    step(pageQueries)
    await wait(30)
    theirs.push(takeSnapshot(byHand.element))
  }
  await byHand.end()
  assertSameStates(row, 'by hand', states, theirs)
  return states
}

/** Both sides must reach the same state after each interaction. */
function assertSameStates(row: Benchmark, who: string, expected: readonly PageState[], found: readonly PageState[]) {
  for (const [at, state] of expected.entries()) {
    const [a, b] = [serializeState(state), serializeState(found[at] ?? state)]
    if (a !== b) throw new Error(`${row.name}, ${who}: step ${at} ends elsewhere\n${a}\n${b}`)
  }
}

async function measureRound(row: Benchmark, make: () => ReactElement, enters: boolean) {
  Reflect.get(globalThis, 'gc')?.()
  if (!row.steps) return measureMount(make)
  const { show, end } = createPlace()
  show(make())
  // The host elements restore focus themselves.
  if (enters) await runSetup(row)
  await wait(20)
  const time = await measureInteractions(row.steps)
  await end()
  document.documentElement.style.overflow = ''
  return time
}

/** Runs all rounds of one benchmark. */
async function measureBenchmark(at: number, rounds: number): Promise<Round[]> {
  const row = benchmarks[at]
  if (!row) throw new Error(`There is no row ${at}`)
  const states = await recordStates(row)
  const ours = () => measureRound(row, row.element, true)
  const hosts = () => measureRound(row, () => createElement(HostElements, { states }), false)
  const all: Round[] = []
  for (let turn = -2; turn < rounds; turn += 1) {
    const first = turn % 2 === 0 ? await ours() : await hosts()
    const second = turn % 2 === 0 ? await hosts() : await ours()
    // The first two rounds are warm-up.
    if (turn >= 0) all.push(turn % 2 === 0 ? { ours: first, hosts: second } : { ours: second, hosts: first })
  }
  return all
}

/** Measures the render of a table. */
function measureTableRender(show: (what: ReactElement) => void, data: Parameters<typeof createTable>[0]) {
  const began = performance.now()
  show(createTable(data))
  forceLayout()
  return performance.now() - began
}

/** Milliseconds to mount a table of `count` rows, and its memory in bytes. */
async function mountTable(count: number) {
  const before = getHeapSize()
  const data = createTrips(count)
  const { show, end } = createPlace()
  const time = measureTableRender(show, data)
  await wait(300)
  const held = getHeapSize() - before
  await end()
  return { time, held }
}

/** Milliseconds of work per frame while a table of `count` rows scrolls, over 60 frames. */
async function scrollTable(count: number) {
  const { show, end } = createPlace()
  show(createTable(createTrips(count)))
  await wait(600)
  const box = pageQueries
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
    forceLayout()
    times.push(performance.now() - began)
    await new Promise(requestAnimationFrame)
  }
  await end()
  return times
}

const getHeapSize = () => {
  Reflect.get(globalThis, 'gc')?.()
  return (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0
}

Object.assign(globalThis, { bench: { names: benchmarks.map(({ name }) => name), measure: measureBenchmark, mountTable, scrollTable } })
