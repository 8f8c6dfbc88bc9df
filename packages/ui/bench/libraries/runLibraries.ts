// Our components beside those of other libraries and beside bare React elements: processor time of the main thread in one page and run, and
// bytes of one small app per part. `-- 9 dialog` measures 9 rounds of the cases with this word; `-- 0` measures only the bytes.
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import react from '@vitejs/plugin-react'
import type { CDPSession, Page } from 'playwright'
import type { AliasOptions } from 'vite'
import { buildPackage } from '../../buildPackage.ts'
import { openBenchPage } from '../openBenchPage.ts'
import { describeRun, formatMarkdownTable, writeReport } from '../report.ts'
import { geometricMean, median } from '../statistics.ts'
import { cases, libraries, type Case, type Library, type Step } from './cases.ts'
import { measureApps } from './measureApps.ts'

// pnpm passes its own `--` on.
const [asked = '9', only] = process.argv.slice(2).filter((word) => word !== '--')
const rounds = Number(asked)
const cache = join(import.meta.dirname, '../../node_modules/.cache', `libraries-${process.pid}`)
const allLibraries = Object.keys(libraries) as Library[]
/** How often a round repeats its steps or its mount. */
const cycles = 3
/** The least time to wait for the work of a step, in milliseconds. */
const leastWait = 30

type Call = <Answer>(call: string) => Promise<Answer>

/** Measures the main thread of a page, in milliseconds of its processor. */
class Meter {
  /** What a measurement takes in which nothing happens. */
  #idle = 0
  /** How long each step of a case needs until its transitions have ended. */
  readonly #waits = new Map<Step, Map<Library, number>>()
  readonly #page: Page
  readonly #session: CDPSession
  readonly #call: Call

  constructor(page: Page, session: CDPSession, call: Call) {
    this.#page = page
    this.#session = session
    this.#call = call
  }

  async calibrate() {
    const times: number[] = []
    for (let time = 0; time < 20; time += 1) times.push(await this.#measure(async () => this.#rest({}, leastWait)))
    this.#idle = median(times)
  }

  async #readProcessorTime() {
    const { metrics } = await this.#session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }

  async #measure(work: () => Promise<unknown>) {
    const before = await this.#readProcessorTime()
    await work()
    return (await this.#readProcessorTime()) - before - this.#idle
  }

  async #rest({ shows, hides, holds }: Partial<Step>, milliseconds: number) {
    await sleep(milliseconds)
    await this.#call(`reach(${JSON.stringify({ shows, hides, holds })})`)
  }

  async #measureMount(part: string, library: Library, count: number) {
    const times: number[] = []
    for (let time = 0; time < cycles; time += 1) {
      times.push(
        await this.#measure(async () => {
          await this.#call(`mount('${part}', '${library}', ${count})`)
          await this.#rest({}, leastWait)
        }),
      )
      await this.#call('end()')
    }
    return median(times)
  }

  async #takeStep(step: Step, library: Library) {
    const point = 'press' in step ? await this.#call<{ x: number; y: number }>(`locate(${JSON.stringify(step.press)})`) : undefined
    const act = () => (point ? this.#page.mouse.click(point.x, point.y) : 'key' in step ? this.#page.keyboard.press(step.key) : undefined)
    const waits = this.#waits.get(step) ?? new Map<Library, number>()
    this.#waits.set(step, waits)
    const known = waits.get(library)
    if (known !== undefined)
      return this.#measure(async () => {
        await act()
        await this.#rest(step, known)
      })
    // The first time, in a warm-up, watch the page.
    await act()
    await this.#rest(step, leastWait)
    waits.set(library, leastWait + (await this.#call<number>('waitUntilStill()')))
    return 0
  }

  async #measureSteps(part: string, library: Library, steps: readonly Step[]) {
    await this.#call(`mount('${part}', '${library}', 1)`)
    await sleep(leastWait)
    const times = steps.map((): number[] => [])
    for (let cycle = 0; cycle < cycles; cycle += 1)
      for (const [at, step] of steps.entries()) times[at]?.push(await this.#takeStep(step, library))
    await this.#page.mouse.move(1279, 899)
    await this.#call('end()')
    return times.reduce((sum, all) => sum + median(all), 0)
  }

  /** One round of a case in one library. */
  measure(row: Case, library: Library): Promise<number> {
    return 'count' in row ? this.#measureMount(row.part, library, row.count) : this.#measureSteps(row.part, library, row.steps)
  }
}

const format = (value: number) => value.toFixed(2)

/** Measures all rounds of a case: the milliseconds of each library, round by round. */
async function measureCase(meter: Meter, row: Case, compared: readonly Library[]) {
  const times = new Map(compared.map((library): [Library, number[]] => [library, []]))
  // The first two rounds are warm-up. Each round begins with another library.
  for (let round = -2; round < rounds; round += 1)
    for (let turn = 0; turn < compared.length; turn += 1) {
      const library = compared[(round + 2 + turn) % compared.length]
      if (!library) continue
      const time = await meter.measure(row, library)
      if (round >= 0) times.get(library)?.push(time)
    }
  return times
}

async function measureTimes(alias: AliasOptions) {
  const { page, call, close } = await openBenchPage(
    { root: import.meta.dirname, configFile: false, plugins: [react()], resolve: { alias } },
    join(cache, 'page'),
    {},
  )
  try {
    const session = await page.context().newCDPSession(page)
    // The time of the processor, without that of other programs.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    const meter = new Meter(page, session, call)
    await meter.calibrate()
    const others = allLibraries.filter((library) => library !== 'bare')
    const table = [['Case', ...others.map((library) => libraries[library]), 'Bare React, ms']]
    const ratios = new Map<Case, Map<Library, number>>()
    for (const row of cases) {
      if (only !== undefined && !row.name.includes(only)) continue
      const compared: Library[] = []
      for (const library of allLibraries) if (await call<boolean>(`has('${row.part}', '${library}')`)) compared.push(library)
      const times = await measureCase(meter, row, compared)
      const bare = times.get('bare') ?? []
      const medians = new Map<Library, number>()
      const cells = others.map((library) => {
        const all = times.get(library)?.map((time, round) => time / (bare[round] ?? NaN))
        if (!all) return ''
        medians.set(library, median(all))
        return `${format(median(all))} (${format(Math.min(...all))}–${format(Math.max(...all))})`
      })
      ratios.set(row, medians)
      table.push([row.name, ...cells, format(median(bare))])
      console.log(table.at(-1)?.join('  '))
    }
    const mean = (library: Library, where: Library) => {
      const some = [...ratios.values()].flatMap((medians) => (medians.has(where) ? [medians.get(library) ?? NaN] : []))
      return some.length > 0 ? format(geometricMean(some)) : ''
    }
    table.push(['geometric mean of its cases', ...others.map((library) => mean(library, library)), ''])
    table.push(['ours in the same cases', ...others.map((library) => mean('ours', library)), ''])
    for (const row of table.slice(-2)) console.log(row.join('  '))
    return table
  } finally {
    await close()
  }
}

try {
  const folder = join(cache, 'ui')
  const dist = join(folder, 'dist')
  mkdirSync(folder, { recursive: true })
  // Its "imports" lead to the stylesheets.
  copyFileSync(join(import.meta.dirname, '../../package.json'), join(folder, 'package.json'))
  buildPackage(dist)
  const alias = [{ find: /^@vehicle-partner\/ui$/, replacement: join(dist, 'index.js') }]
  const times = rounds > 0 ? await measureTimes(alias) : []
  if (only === undefined) {
    const bytes = await measureApps(join(cache, 'app'), dist, alias)
    if (rounds > 0) writeReport('libraries', [describeRun(rounds), '', ...formatMarkdownTable(times), '', ...formatMarkdownTable(bytes)])
  }
} finally {
  rmSync(cache, { recursive: true, force: true })
}
