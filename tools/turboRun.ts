// What turbo writes about a run of its tasks.

/** As a note behind the counts of a check: ' (12 s)'. */
export const formatSeconds = (ms: number): string => ` (${Math.round(ms / 1000)} s)`

/** The result of each task in the text of turbo's summary of a run; none without a summary. `note` says how long it took. */
export function readTurboSummary(text: string | undefined): Map<string, { ok: boolean; note: string }> {
  const done = new Map<string, { ok: boolean; note: string }>()
  if (text === undefined) return done
  const { tasks } = JSON.parse(text) as {
    tasks: { taskId: string; cache?: { status?: string }; execution?: { exitCode?: number; startTime: number; endTime: number } }[]
  }
  for (const { taskId, cache, execution } of tasks) {
    const cached = cache?.status === 'HIT'
    const took = execution === undefined ? '' : formatSeconds(execution.endTime - execution.startTime)
    done.set(taskId, { ok: execution?.exitCode === 0, note: cached ? ' (unchanged since it last passed)' : took })
  }
  return done
}

/** The lines of one task in turbo's output. */
export function getTaskOutput(output: string, workspace: string, task: string): string {
  const prefix = `${workspace}:${task}:`
  const lines = output.split('\n').filter((line) => line.startsWith(prefix))
  return lines.map((line) => line.slice(prefix.length).trimStart()).join('\n')
}
