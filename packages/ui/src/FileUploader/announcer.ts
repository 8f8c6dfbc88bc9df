import type { FileUploaderLabels } from './labels.ts'
import { isBusy, type Queue, type QueueEvent } from './queue.ts'

/** Turns what happens in the queue into the few sentences that are said of it: never more than four about one batch's way. */
export function createAnnouncer() {
  let batch = new Set<string>()
  let quarters = 0

  const about = (queue: Queue, id: string) => queue.find((item) => item.id === id)
  const of = (queue: Queue) => queue.filter(({ id, status }) => batch.has(id) && status !== 'cancelled' && status !== 'rejected')
  const progress = (queue: Queue, words: FileUploaderLabels) => {
    const items = of(queue)
    const reached = Math.floor((items.reduce((sum, { share }) => sum + (share ?? 0), 0) / items.length) * 4)
    if (reached <= quarters || reached > 3) return undefined
    quarters = reached
    return words.progress(reached * 25)
  }
  const settle = (queue: Queue) => {
    if (of(queue).some(({ status }) => status !== 'done' && status !== 'failed')) return false
    batch = new Set()
    quarters = 0
    return true
  }

  return (event: QueueEvent, queue: Queue, words: FileUploaderLabels): string | undefined => {
    if (event.type === 'added') {
      const taken = event.items.filter(({ status }) => status !== 'rejected')
      for (const { id } of taken) batch.add(id)
      const refused = event.items.filter(({ status }) => status === 'rejected').map(({ name, reason }) => `${name}: ${reason}`)
      return [...(taken[0] ? [words.added(taken.length, taken[0].name)] : []), ...refused].join('. ') || undefined
    }
    if (event.type === 'cleared') {
      batch = new Set()
      quarters = 0
    }
    if (!('id' in event)) return undefined
    const item = about(queue, event.id)
    if (item === undefined) return undefined
    switch (event.type) {
      case 'retried':
        batch.add(item.id)
        return undefined
      case 'progressed':
        return progress(queue, words)
      case 'finished': {
        const arrived = of(queue).filter(({ status }) => status === 'done').length
        return settle(queue) ? words.finished(arrived, item.name) : progress(queue, words)
      }
      case 'refused':
      case 'failed':
        if (!isBusy(queue)) settle(queue)
        return `${item.name}: ${item.reason}`
      case 'cancelled':
        return `${item.name}: ${words.cancelled}`
      case 'removed':
        return words.removed(item.name)
      case 'admitted':
      case 'begun':
        return undefined
    }
  }
}
