import { explainUploadError } from './explainUploadError.ts'
import type { BuiltInRejectReason, FileUploaderLabels, RejectReason, UploadLimits } from './fileUploaderLabels.ts'
import { createUploadAnnouncer } from './uploadAnnouncer.ts'
import { createUploadManager, type Upload } from './uploadManager.ts'
import { addToValue, takesPlace, type QueueItem, type UploadedFile } from './uploadQueue.ts'
import { isSameFile, validateContent, validateMetadata, type FileRules } from './validateFile.ts'

/** A rejected file and the reason. */
export interface RejectedFile {
  /** Undefined for a folder. */
  file?: File
  name: string
  reason: RejectReason
  message: string
}

/** A file or folder that the user has chosen. */
export interface ChosenItem extends QueueItem {
  isFolder: boolean
}

/** Settings that may change with each render. Functions of the first part are passed, so that no chunk is needed for what both parts contain. */
export interface EngineSettings extends FileRules {
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
  onReject: ((rejected: RejectedFile[]) => void) | undefined
  toSafeFileName: (name: string) => string
  getValue: () => readonly UploadedFile[]
  changeValue: (value: readonly UploadedFile[]) => void
  announce: (text: string | undefined) => void
}

/** What a FileUploader needs once a file is chosen: checks, uploads, and what is said of them. */
export function createUploadEngine(first: EngineSettings) {
  let settings = first
  const manager = createUploadManager()
  const getAnnouncement = createUploadAnnouncer()

  const reject = (rejected: RejectedFile[]) => {
    if (rejected.length > 0) settings.onReject?.(rejected)
  }
  const getRejectMessage = (reason: BuiltInRejectReason) => settings.labels.rejected[reason](settings.limits)

  const validate = async (file: File) => {
    const rejectReason = file.size > settings.maxSize ? 'tooBig' : await validateContent(file, settings)
    const message = rejectReason === undefined ? await settings.validator?.(file) : getRejectMessage(rejectReason)
    if (message !== undefined) reject([{ file, name: settings.toSafeFileName(file.name), reason: rejectReason ?? 'validator', message }])
    return message
  }

  const update = (next: EngineSettings) => {
    settings = next
    manager.setOptions({
      ...next,
      validate,
      explainError: (error, file) => {
        const failure = explainUploadError(error, settings.labels, settings.limits, navigator.onLine)
        return { ...failure, reason: settings.getErrorMessage?.(error, file) ?? failure.reason }
      },
      onFinished: (uploaded, queue) => settings.changeValue(addToValue(queue, settings.getValue(), uploaded, settings.multiple)),
      onEvent: (event, queue) => settings.announce(getAnnouncement(event, queue, settings.labels)),
    })
  }
  update(first)

  const add = (chosen: readonly ChosenItem[]) => {
    const { multiple, maxFiles } = settings
    const value = settings.getValue()
    const taken = manager.state().filter(takesPlace)
    let remainingSlots = multiple ? maxFiles - value.length - taken.length : 1
    const rejected: RejectedFile[] = []
    const items: QueueItem[] = []
    // A converted file may be smaller, so the size is checked afterwards.
    const rules = settings.transformFile ? { ...settings, maxSize: Infinity } : settings
    const getReason = (file: File): BuiltInRejectReason | undefined => {
      const there = multiple ? [...value, ...[...taken, ...items].map((item) => item.file)] : []
      if (there.some((other) => isSameFile(other, file))) return 'duplicate'
      return validateMetadata(file, file.type.startsWith('image/') ? rules : settings) ?? (remainingSlots < 1 ? 'tooMany' : undefined)
    }
    for (const { isFolder, ...item } of chosen) {
      const reason = isFolder ? 'folder' : getReason(item.file)
      const message = reason && getRejectMessage(reason)
      items.push({ ...item, status: message === undefined ? 'checking' : 'rejected', reason: message, retry: 'never' })
      if (reason === undefined || message === undefined) remainingSlots -= 1
      else rejected.push({ ...(isFolder ? {} : { file: item.file }), name: item.name, reason, message })
    }
    manager.add(items, !multiple)
    reject(rejected)
  }

  // The place of a cancelled file may be taken.
  const retry = (id: string) => {
    const item = manager.state().find((one) => one.id === id)
    const others = manager.state().filter((one) => one.id !== id && takesPlace(one))
    if (!item || !settings.multiple) return manager.retry(id)
    const value = settings.getValue()
    const isThere = [...value, ...others.map(({ file }) => file)].some((other) => isSameFile(other, item.file))
    const reason = isThere ? 'duplicate' : value.length + others.length < settings.maxFiles ? undefined : 'tooMany'
    if (reason === undefined) return manager.retry(id)
    const message = getRejectMessage(reason)
    manager.retry(id, message)
    reject([{ file: item.file, name: item.name, reason, message }])
  }

  const handleOnline = () => {
    for (const item of manager.state()) if (item.retry === 'online') manager.retry(item.id)
  }

  return {
    ...manager,
    update,
    add,
    retry,
    start: () => {
      manager.start()
      window.addEventListener('online', handleOnline)
    },
    stop: () => {
      window.removeEventListener('online', handleOnline)
      manager.stop()
    },
  }
}

export type UploadEngine = ReturnType<typeof createUploadEngine>
