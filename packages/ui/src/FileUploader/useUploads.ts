'use client'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useControllableState } from '../private/useControllableState.ts'
import { isAcceptedByName } from './fileKinds.ts'
import { toSafeFileName } from './fileNames.ts'
import type { ChosenItem, EngineSettings, UploadEngine } from './uploadEngine.ts'
import type { Queue, UploadedFile } from './uploadQueue.ts'
import { isInProgress, listRows, type UploadRow } from './uploadRows.ts'

type Provided = 'isAcceptedByName' | 'toSafeFileName' | 'getValue' | 'changeValue' | 'announce'

interface UseUploadsOptions extends Omit<EngineSettings, Provided> {
  value: readonly UploadedFile[] | undefined
  defaultValue: readonly UploadedFile[]
  onValueChange: ((value: UploadedFile[]) => void) | undefined
  /** Whether files can be chosen. */
  isOpen: boolean
}

const loadEngine = async () => (await import('./uploadEngine.ts')).createUploadEngine
const subscribeNever = () => () => {}
const noItems: Queue = []
const getNoItems = () => noItems

/** State of a FileUploader: value, queue and announcements. */
export function useUploads(options: UseUploadsOptions) {
  const { labels, isOpen } = options
  const [value, keep] = useControllableState<readonly UploadedFile[]>(options.value, options.defaultValue, (next) =>
    options.onValueChange?.([...next]),
  )
  // Two uploads may finish before the next render: the second must see the value of the first.
  const current = useRef(value)
  const change = (next: readonly UploadedFile[]) => {
    current.current = next
    keep(next)
  }

  const [announcements, setAnnouncements] = useState<readonly { key: number; text: string }[]>([])
  const announce = (text: string | undefined) => {
    if (text !== undefined) setAnnouncements((before) => [...before.slice(-3), { key: (before.at(-1)?.key ?? 0) + 1, text }])
  }
  useEffect(() => {
    if (announcements.length === 0) return
    const timer = setTimeout(() => setAnnouncements([]), 5000)
    return () => clearTimeout(timer)
  }, [announcements])

  // The engine loads right after the uploader. What is chosen before has its rows, and goes to the engine then.
  const [engine, setEngine] = useState<UploadEngine>()
  const [early, setEarly] = useState<readonly ChosenItem[]>([])
  const latestEarly = useRef(early)
  const changeEarly = (next: readonly ChosenItem[]) => {
    latestEarly.current = next
    setEarly(next)
  }
  const settings = { ...options, isAcceptedByName, toSafeFileName, getValue: () => current.current, changeValue: change, announce }
  const latest = useRef(settings)
  useLayoutEffect(() => {
    latest.current = settings
    current.current = value
    engine?.update(settings)
  })
  const loaded = useRef<UploadEngine>(undefined)
  const fail = () => {
    const { offline, server } = labels.failed
    const failure = navigator.onLine ? ({ reason: server, retry: 'manual' } as const) : ({ reason: offline, retry: 'online' } as const)
    changeEarly(latestEarly.current.map((item) => ({ ...item, ...failure, status: 'failed' })))
    for (const { name } of latestEarly.current) announce(`${name}: ${failure.reason}`)
  }
  const isMounted = useRef(false)
  const startEngine = async () => {
    const createUploadEngine = await loadEngine().catch(() => undefined)
    // What was chosen on a page that was left is not checked.
    if (!isMounted.current || loaded.current) return
    if (!createUploadEngine) return fail()
    loaded.current = createUploadEngine(latest.current)
    setEngine(loaded.current)
    const items = latestEarly.current
    changeEarly([])
    if (items.length > 0) loaded.current.add(items)
  }
  // One load at a time, so that a failure is said once.
  const loading = useRef<Promise<void>>(undefined)
  const load = () => {
    loading.current ??= startEngine().finally(() => {
      loading.current = undefined
    })
  }
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const loadEarly = useEffectEvent(load)
  useEffect(() => {
    if (isOpen) loadEarly()
  }, [isOpen])
  const retryEarly = () => {
    changeEarly(latestEarly.current.map((item) => ({ ...item, status: 'checking', retry: 'never' })))
    load()
  }
  const retryOnline = useEffectEvent(retryEarly)
  const isOffline = early.some(({ retry }) => retry === 'online')
  useEffect(() => {
    if (!isOffline) return
    const handleOnline = () => retryOnline()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [isOffline])

  const queue = useSyncExternalStore(engine?.subscribe ?? subscribeNever, engine?.state ?? getNoItems, getNoItems)
  const rows = listRows([...queue, ...early], value)
  const busy = rows.some(isInProgress)

  useEffect(() => {
    engine?.start()
    return () => engine?.stop()
  }, [engine])

  useEffect(() => {
    if (!busy) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', preventUnload)
    return () => window.removeEventListener('beforeunload', preventUnload)
  }, [busy])

  const nextId = useRef(0)
  const createItem = (name: string, file?: File): ChosenItem => {
    nextId.current += 1
    return {
      id: `file-${nextId.current}`,
      file: file ?? new File([], name),
      isFolder: file === undefined,
      name: toSafeFileName(name),
      status: 'checking',
      isOnHold: false,
      retry: 'never',
    }
  }
  const add = (files: readonly File[], folders: readonly string[] = []) => {
    const chosen = [...files.map((file) => createItem(file.name, file)), ...folders.map((name) => createItem(name))]
    if (chosen.length === 0) return
    if (loaded.current) return loaded.current.add(chosen)
    changeEarly([...(options.multiple ? latestEarly.current : []), ...chosen])
    load()
  }

  const remove = (row: UploadRow) => {
    // The row may come from a render before the engine.
    if (loaded.current?.state().some(({ id }) => id === row.key)) loaded.current.remove(row.key)
    else {
      changeEarly(latestEarly.current.filter(({ id }) => id !== row.key))
      announce(labels.removed(row.name))
    }
    if (row.value !== undefined && row.status === 'done') change(current.current.filter((file) => file.value !== row.value))
  }

  const reset = () => {
    loaded.current?.clear()
    changeEarly([])
    change(options.defaultValue)
  }

  return {
    value,
    rows,
    busy,
    announcements,
    add,
    retry: engine?.retry ?? retryEarly,
    /** Undefined before the engine has loaded: what is cancelled then is removed. */
    cancel: engine?.cancel,
    release: engine?.release,
    remove,
    reset,
  }
}
