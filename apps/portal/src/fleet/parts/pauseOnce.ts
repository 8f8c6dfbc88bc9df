import { hasErrorCode } from '../../session/hasErrorCode.ts'

interface PauseCalls<Paused> {
  pause: () => Promise<{ data: Paused }>
  read: () => Promise<{ data: Paused }>
  /** The answer of a pause before was lost. It may have been done: then this one is refused, and the paused row is its answer. */
  isSentBefore: boolean
}

/** Pauses a row, and counts one as paused whose pause before was done without an answer. */
export async function pauseOnce<Paused extends { status?: string | undefined }>({
  pause,
  read,
  isSentBefore,
}: PauseCalls<Paused>): Promise<Paused> {
  try {
    return (await pause()).data
  } catch (error) {
    if (!isSentBefore || !hasErrorCode(error, 'InvalidTransition')) throw error
    const { data } = await read()
    if (data.status !== 'inactive') throw error
    return data
  }
}
