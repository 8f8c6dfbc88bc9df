import type { Browser, Page } from 'playwright'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Processor time of the thread, in microseconds. */
  tdur?: number
  args: { name?: string }
}

/** Milliseconds of processor time of the main thread, all tasks and the longest; other programs on the machine do not add to it. */
export async function measureMainThread(
  browser: Browser,
  page: Page,
  work: () => Promise<unknown>,
): Promise<{ busy: number; longest: number }> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const idOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mainThreads = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(idOf))
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && mainThreads.has(idOf(event))).map(({ tdur = 0 }) => tdur / 1000)
  return { busy: tasks.reduce((sum, each) => sum + each, 0), longest: Math.max(0, ...tasks) }
}
