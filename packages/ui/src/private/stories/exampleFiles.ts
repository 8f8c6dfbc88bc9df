import { fireEvent, fn } from 'storybook/test'
import type { Upload, UploadContext } from '../../FileUploader/uploadManager.ts'

const heads = {
  'application/pdf': '%PDF-1.7\n',
  'image/jpeg': '\u00ff\u00d8\u00ff\u00e0',
  'image/png': '\u0089PNG\r\n\u001a\n',
  'image/heic': '\0\0\0\u0018ftypheic',
}

/** Creates a file with the magic number of its type and the given size. */
export function fileOf(
  name: string,
  { size = 2_936_012, kind = 'application/pdf', type = kind }: { size?: number; kind?: keyof typeof heads; type?: string } = {},
): File {
  const head = Uint8Array.from(heads[kind], (sign) => sign.charCodeAt(0)).subarray(0, size)
  return new File([head, new Uint8Array(size - head.length)], name, { type, lastModified: 1 })
}

/** Creates a real image. */
export function pictureOf(name: string, type = 'image/jpeg', [width, height] = [80, 60]): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width ?? 80
  canvas.height = height ?? 60
  const brush = canvas.getContext('2d')
  if (brush) {
    brush.fillStyle = 'steelblue'
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.fillStyle = 'gold'
    brush.fillRect(0, canvas.height / 2, canvas.width, canvas.height / 2)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(new File([blob], name, { type })) : reject(new Error('No picture'))), type),
  )
}

interface Sending {
  file: File
  context: UploadContext
  arrive: (value?: string) => void
  fail: (error: unknown) => void
}

/** An upload server that the story controls. */
export function server() {
  const sent: Sending[] = []
  const upload = fn<Upload>(
    (file, context) =>
      new Promise((resolve, reject) => {
        sent.push({ file, context, arrive: (value = `files/${file.name}`) => resolve(value), fail: reject })
      }),
  )
  const at = (place: number) => {
    const sending = sent.at(place)
    if (!sending) throw new Error(`Nothing was sent at ${place}`)
    return sending
  }
  return { upload, sent, at, last: () => at(-1) }
}

/** The data of a drag or drop; folders look like files. */
export function carried(files: readonly File[], folders: readonly string[] = []) {
  const items = [
    ...files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file, webkitGetAsEntry: () => null })),
    ...folders.map((name) => ({
      kind: 'file',
      type: '',
      getAsFile: () => new File([], name),
      webkitGetAsEntry: () => ({ isDirectory: true, name }),
    })),
  ]
  return { types: ['Files'], items, files, dropEffect: 'none' }
}

type Carried = ReturnType<typeof carried> | { types: string[]; items: []; files: [] }

/** Drags over an element, drops on it, or leaves the window. */
export function drags(target: Element, type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', dataTransfer: Carried): DragEvent {
  const event = new DragEvent(type, { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
  void fireEvent(target, event)
  return event
}

/** Pastes files. */
export function pastes(target: Element, files: readonly File[]): ClipboardEvent {
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'clipboardData', { value: { files } })
  void fireEvent(target, event)
  return event
}
