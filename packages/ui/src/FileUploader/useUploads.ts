'use client'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useControllableState } from '../private/useControllableState.ts'
import { createUploadAnnouncer } from './uploadAnnouncer.ts'
import { validateMetadata, isSameFile, validateContent, type FileRules } from './validateFile.ts'
import { explainUploadError } from './explainUploadError.ts'
import { toSafeFileName } from './fileNames.ts'
import type { FileUploaderLabels, BuiltInRejectReason, RejectReason, UploadLimits } from './fileUploaderLabels.ts'
import { isBusy, listRows, addToValue, takesPlace, type QueueItem, type UploadedFile, type UploadRow } from './uploadQueue.ts'
import { createUploadManager, type Upload, type UploadOptions } from './uploadManager.ts'

/** A rejected file and the reason. */
export interface RejectedFile {
  /** Undefined for a folder. */
  file?: File
  name: string
  reason: RejectReason
  message: string
}

interface UseUploadsOptions extends FileRules {
  value: readonly UploadedFile[] | undefined
  defaultValue: readonly UploadedFile[]
  onValueChange: ((value: UploadedFile[]) => void) | undefined
  onReject: ((rejected: RejectedFile[]) => void) | undefined
  multiple: boolean
  maxFiles: number
  validator: ((file: File) => string | undefined | Promise<string | undefined>) | undefined
  upload: Upload
  transformFile: ((file: File) => Promise<File>) | undefined
  getErrorMessage: ((error: unknown, file: File) => string | undefined) | undefined
  autoUpload: boolean
  concurrency: number
  timeout: number
  labels: FileUploaderLabels
  limits: UploadLimits
}

const emptyItem = { isOnHold: false, retry: 'never' } as const

/** State of a FileUploader: value, queue and announcements. */
export function useUploads(given: UseUploadsOptions) {
  const { labels, limits } = given
  const [value, keep] = useControllableState<readonly UploadedFile[]>(given.value, given.defaultValue, (next) =>
    given.onValueChange?.([...next]),
  )
  // Two uploads may finish before the next render: the second must see the value of the first.
  const current = useRef(value)
  const change = (next: readonly UploadedFile[]) => {
    current.current = next
    keep(next)
  }

  const [announce] = useState(createUploadAnnouncer)
  const [announcements, setAnnouncements] = useState<readonly { key: number; text: string }[]>([])
  const announceMessage = (text: string | undefined) => {
    if (text !== undefined) setAnnouncements((before) => [...before.slice(-3), { key: (before.at(-1)?.key ?? 0) + 1, text }])
  }
  useEffect(() => {
    if (announcements.length === 0) return
    const timer = setTimeout(() => setAnnouncements([]), 5000)
    return () => clearTimeout(timer)
  }, [announcements])

  const reject = (rejected: RejectedFile[]) => {
    if (rejected.length > 0) given.onReject?.(rejected)
  }
  const getRejectMessage = (reason: BuiltInRejectReason) => labels.rejected[reason](limits)

  const options: UploadOptions = {
    ...given,
    validate: async (file) => {
      const rejectReason = file.size > given.maxSize ? 'tooBig' : await validateContent(file, given)
      const validatorMessage = rejectReason === undefined ? await given.validator?.(file) : undefined
      const message = rejectReason === undefined ? validatorMessage : getRejectMessage(rejectReason)
      if (message !== undefined) reject([{ file, name: toSafeFileName(file.name), reason: rejectReason ?? 'validator', message }])
      return message
    },
    explainError: (error, file) => {
      const failure = explainUploadError(error, labels, limits, navigator.onLine)
      return { ...failure, reason: given.getErrorMessage?.(error, file) ?? failure.reason }
    },
    onFinished: (uploaded, queue) => change(addToValue(queue, current.current, uploaded, given.multiple)),
    onEvent: (event, queue) => announceMessage(announce(event, queue, labels)),
  }
  const [uploads] = useState(createUploadManager)
  useLayoutEffect(() => {
    uploads.setOptions(options)
    current.current = value
  })
  const queue = useSyncExternalStore(uploads.subscribe, uploads.state, uploads.state)
  const busy = isBusy(queue)

  useEffect(() => {
    uploads.start()
    const handleOnline = () => {
      for (const item of uploads.state()) if (item.retry === 'online') uploads.retry(item.id)
    }
    window.addEventListener('online', handleOnline)
    return () => {
      window.removeEventListener('online', handleOnline)
      uploads.stop()
    }
  }, [uploads])

  useEffect(() => {
    if (!busy) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [busy])

  const nextId = useRef(0)
  const createItem = (name: string, file: File, reason?: string): QueueItem => {
    nextId.current += 1
    return {
      ...emptyItem,
      id: `file-${nextId.current}`,
      file,
      name: toSafeFileName(name),
      status: reason === undefined ? 'checking' : 'rejected',
      reason,
    }
  }

  const add = (files: readonly File[], folders: readonly string[] = []) => {
    if (files.length === 0 && folders.length === 0) return
    const rejected: RejectedFile[] = []
    const items: QueueItem[] = []
    const taken = uploads.state().filter(takesPlace)
    let remainingSlots = given.multiple ? given.maxFiles - current.current.length - taken.length : 1
    const refuse = (name: string, reason: BuiltInRejectReason, file?: File) => {
      const message = getRejectMessage(reason)
      rejected.push({ ...(file ? { file } : {}), name: toSafeFileName(name), reason, message })
      items.push(createItem(name, file ?? new File([], name), message))
    }
    // A converted file may be smaller, so the size is checked afterwards.
    const rules = given.transformFile ? { ...given, maxSize: Infinity } : given
    for (const file of files) {
      const there = given.multiple ? [...current.current, ...taken.map((item) => item.file), ...items.map((item) => item.file)] : []
      const reason = there.some((other) => isSameFile(other, file))
        ? 'duplicate'
        : validateMetadata(file, file.type.startsWith('image/') ? rules : given)
      if (reason !== undefined) refuse(file.name, reason, file)
      else if (remainingSlots < 1) refuse(file.name, 'tooMany', file)
      else {
        remainingSlots -= 1
        items.push(createItem(file.name, file))
      }
    }
    for (const name of folders) refuse(name, 'folder')
    uploads.add(items, !given.multiple)
    reject(rejected)
  }

  // The place of a cancelled file may be taken.
  const retry = (id: string) => {
    const item = uploads.state().find((one) => one.id === id)
    const others = uploads.state().filter((one) => one.id !== id && takesPlace(one))
    if (!item || !given.multiple) return uploads.retry(id)
    const isThere = [...current.current, ...others.map(({ file }) => file)].some((other) => isSameFile(other, item.file))
    const reason = isThere ? 'duplicate' : current.current.length + others.length < given.maxFiles ? undefined : 'tooMany'
    if (reason === undefined) return uploads.retry(id)
    const message = getRejectMessage(reason)
    uploads.retry(id, message)
    reject([{ file: item.file, name: item.name, reason, message }])
  }

  const remove = (row: UploadRow) => {
    if (uploads.state().some(({ id }) => id === row.key)) uploads.remove(row.key)
    else announceMessage(labels.removed(row.name))
    if (row.value !== undefined && row.status === 'done') change(current.current.filter((file) => file.value !== row.value))
  }

  const reset = () => {
    uploads.clear()
    change(given.defaultValue)
  }

  return { value, rows: listRows(queue, value), busy, announcements, uploads, add, retry, remove, reset }
}
