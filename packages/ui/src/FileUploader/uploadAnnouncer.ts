import type { FileUploaderLabels } from './fileUploaderLabels.ts'
import { isBusy, type Queue, type QueueEvent } from './uploadQueue.ts'

/** Creates announcements from queue events: at most four progress messages per batch. */
export function createUploadAnnouncer() {
  let batch = new Set<string>()
  let quarters = 0

  const findItem = (queue: Queue, id: string) => queue.find((item) => item.id === id)
  const getBatchItems = (queue: Queue) => queue.filter(({ id, status }) => batch.has(id) && status !== 'cancelled' && status !== 'rejected')
  const progress = (queue: Queue, labels: FileUploaderLabels) => {
    const items = getBatchItems(queue)
    const reachedQuarters = Math.floor((items.reduce((sum, { progress }) => sum + (progress ?? 0), 0) / items.length) * 4)
    if (reachedQuarters <= quarters || reachedQuarters > 3) return undefined
    quarters = reachedQuarters
    return labels.progressAnnouncement(reachedQuarters * 25)
  }
  const endBatchIfSettled = (queue: Queue) => {
    if (getBatchItems(queue).some(({ status }) => status !== 'done' && status !== 'failed')) return false
    batch = new Set()
    quarters = 0
    return true
  }

  return (event: QueueEvent, queue: Queue, labels: FileUploaderLabels): string | undefined => {
    if (event.type === 'added') {
      const accepted = event.items.filter(({ status }) => status !== 'rejected')
      for (const { id } of accepted) batch.add(id)
      const rejected = event.items.filter(({ status }) => status === 'rejected').map(({ name, reason }) => `${name}: ${reason}`)
      return [...(accepted[0] ? [labels.added(accepted.length, accepted[0].name)] : []), ...rejected].join('. ') || undefined
    }
    if (event.type === 'cleared') {
      batch = new Set()
      quarters = 0
    }
    if (!('id' in event)) return undefined
    const item = findItem(queue, event.id)
    if (item === undefined) return undefined
    switch (event.type) {
      case 'retried':
        batch.add(item.id)
        return undefined
      case 'progressed':
        return progress(queue, labels)
      case 'finished': {
        const doneCount = getBatchItems(queue).filter(({ status }) => status === 'done').length
        return endBatchIfSettled(queue) ? labels.finished(doneCount, item.name) : progress(queue, labels)
      }
      case 'refused':
      case 'failed':
        if (!isBusy(queue)) endBatchIfSettled(queue)
        return `${item.name}: ${item.reason}`
      case 'cancelled':
        return `${item.name}: ${labels.cancelled}`
      case 'removed':
        return labels.removed(item.name)
      case 'admitted':
      case 'begun':
        return undefined
    }
  }
}
