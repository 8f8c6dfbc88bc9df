'use client'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useControllableState } from '../private/useControllableState.ts'
import { createAnnouncer } from './announcer.ts'
import { atFirstSight, isSame, onOpening, type FileRules } from './examine.ts'
import { failureOf } from './failure.ts'
import { safeName } from './fileText.ts'
import type { FileUploaderLabels, OwnReason, RejectReason, UploadLimits } from './labels.ts'
import { isBusy, rowsOf, valueWith, type QueueItem, type UploadedFile, type UploadRow } from './queue.ts'
import { createUploads, type Upload, type UploadsSettings } from './uploads.ts'

/** A file that was not taken, and why. */
export interface RejectedFile {
  /** A folder has none. */
  file?: File
  name: string
  reason: RejectReason
  message: string
}

interface Given extends FileRules {
  value: readonly UploadedFile[] | undefined
  defaultValue: readonly UploadedFile[]
  onValueChange: ((value: UploadedFile[]) => void) | undefined
  onReject: ((rejected: RejectedFile[]) => void) | undefined
  multiple: boolean
  maxFiles: number
  validator: ((file: File) => string | undefined | Promise<string | undefined>) | undefined
  upload: Upload
  prepare: ((file: File) => Promise<File>) | undefined
  getErrorMessage: ((error: unknown, file: File) => string | undefined) | undefined
  autoUpload: boolean
  concurrency: number
  timeout: number
  words: FileUploaderLabels
  limits: UploadLimits
}

const blank = { held: false, again: 'never' } as const

/** The value, the queue, and what is said of them. */
export function useUploads(given: Given) {
  const { words, limits } = given
  const [value, hold] = useControllableState<readonly UploadedFile[]>(given.value, given.defaultValue, (next) => given.onValueChange?.([...next]))
  // Two files may arrive before the next render: the second must find the first.
  const current = useRef(value)
  const change = (next: readonly UploadedFile[]) => {
    current.current = next
    hold(next)
  }

  const [announce] = useState(createAnnouncer)
  const [said, setSaid] = useState<readonly { key: number; text: string }[]>([])
  const say = (text: string | undefined) => {
    if (text !== undefined) setSaid((before) => [...before.slice(-3), { key: (before.at(-1)?.key ?? 0) + 1, text }])
  }
  useEffect(() => {
    if (said.length === 0) return
    const timer = setTimeout(() => setSaid([]), 5000)
    return () => clearTimeout(timer)
  }, [said])

  const reject = (rejected: RejectedFile[]) => {
    if (rejected.length > 0) given.onReject?.(rejected)
  }
  const sentence = (reason: OwnReason) => words.rejected[reason](limits)

  const settings: UploadsSettings = {
    ...given,
    examine: async (file) => {
      const seen = file.size > given.maxSize ? 'tooBig' : await onOpening(file, given)
      const objection = seen === undefined ? await given.validator?.(file) : undefined
      const message = seen === undefined ? objection : sentence(seen)
      if (message !== undefined) reject([{ file, name: safeName(file.name), reason: seen ?? 'validator', message }])
      return message
    },
    explain: (error, file) => {
      const failure = failureOf(error, words, limits, navigator.onLine)
      return { ...failure, reason: given.getErrorMessage?.(error, file) ?? failure.reason }
    },
    onFinished: (uploaded, queue) => change(valueWith(queue, current.current, uploaded, given.multiple)),
    onEvent: (event, queue) => say(announce(event, queue, words)),
  }
  const [uploads] = useState(createUploads)
  useLayoutEffect(() => {
    uploads.heed(settings)
    current.current = value
  })
  const queue = useSyncExternalStore(uploads.subscribe, uploads.state, uploads.state)
  const busy = isBusy(queue)

  useEffect(() => {
    uploads.start()
    const again = () => {
      for (const item of uploads.state()) if (item.again === 'online') uploads.retry(item.id)
    }
    window.addEventListener('online', again)
    return () => {
      window.removeEventListener('online', again)
      uploads.stop()
    }
  }, [uploads])

  useEffect(() => {
    if (!busy) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [busy])

  const nextId = useRef(0)
  const itemOf = (name: string, file: File, reason?: string): QueueItem => {
    nextId.current += 1
    return {
      ...blank,
      id: `file-${nextId.current}`,
      file,
      name: safeName(name),
      status: reason === undefined ? 'checking' : 'rejected',
      reason,
    }
  }

  const add = (files: readonly File[], folders: readonly string[] = []) => {
    if (files.length === 0 && folders.length === 0) return
    const rejected: RejectedFile[] = []
    const items: QueueItem[] = []
    const taken = uploads.state().filter(({ status }) => status !== 'done' && status !== 'rejected' && status !== 'cancelled')
    let room = given.multiple ? given.maxFiles - current.current.length - taken.length : 1
    const refuse = (name: string, reason: OwnReason, file?: File) => {
      const message = sentence(reason)
      rejected.push({ ...(file ? { file } : {}), name: safeName(name), reason, message })
      items.push(itemOf(name, file ?? new File([], name), message))
    }
    // What may become smaller is measured when it has.
    const rules = given.prepare ? { ...given, maxSize: Infinity } : given
    for (const file of files) {
      const there = given.multiple ? [...current.current, ...taken.map((item) => item.file), ...items.map((item) => item.file)] : []
      const reason = there.some((other) => isSame(other, file))
        ? 'duplicate'
        : atFirstSight(file, file.type.startsWith('image/') ? rules : given)
      if (reason !== undefined) refuse(file.name, reason, file)
      else if (room < 1) refuse(file.name, 'tooMany', file)
      else {
        room -= 1
        items.push(itemOf(file.name, file))
      }
    }
    for (const name of folders) refuse(name, 'folder')
    uploads.add(items, !given.multiple)
    reject(rejected)
  }

  const remove = (row: UploadRow) => {
    if (uploads.state().some(({ id }) => id === row.key)) uploads.remove(row.key)
    else say(words.removed(row.name))
    if (row.value !== undefined && row.status === 'done') change(current.current.filter((file) => file.value !== row.value))
  }

  const reset = () => {
    uploads.clear()
    change(given.defaultValue)
  }

  return { value, rows: rowsOf(queue, value), busy, said, uploads, add, remove, reset }
}
