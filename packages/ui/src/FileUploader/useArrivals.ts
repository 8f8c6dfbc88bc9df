'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { isTypeAccepted, type FileKind } from './kinds.ts'

/** What is being dragged: nothing, files somewhere over the page, files over this place, or files that it does not take. */
export type Drag = 'none' | 'page' | 'over' | 'refused'

interface Arrivals {
  root: RefObject<HTMLElement | null>
  control: RefObject<HTMLInputElement | null>
  accept: readonly FileKind[]
  paste: boolean
  onFiles: (files: File[], folders: string[]) => void
  onPaste: (files: File[]) => void
}

const mark = 'data-takes-files'
/** Spread on the element that files can be dropped on. */
export const takesFiles = { [mark]: '' }

const carriesFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') ?? false
const placeOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(`[${mark}]`) : null)
const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type="file"]), textarea'))

/** What was dropped; a folder looks like a file until it is asked. */
function contentsOf(data: DataTransfer): { files: File[]; folders: string[] } {
  const folders: string[] = []
  const files: File[] = []
  for (const item of data.items) {
    const file = item.kind === 'file' ? item.getAsFile() : null
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null
    if (entry?.isDirectory) folders.push(entry.name)
    else if (file) files.push(file)
  }
  return { files, folders }
}

/** Files that come by drop or from the clipboard. A drop beside every place does not open the file in place of the page. */
export function useArrivals(given: Arrivals): Drag {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const [drag, setDrag] = useState<Drag>('none')

  useEffect(() => {
    const off = new AbortController()
    const on = { signal: off.signal }

    const takes = () => {
      const { root, control } = latest.current
      // Behind a dialog, or switched off by a fieldset.
      return root.current?.closest('[aria-hidden="true"], [inert]') === null && control.current?.matches(':enabled') === true
    }

    const over = (event: DragEvent) => {
      if (!carriesFiles(event.dataTransfer)) return
      const place = placeOf(event.target)
      const isOurs = place !== null && place === latest.current.root.current && takes()
      event.preventDefault()
      if (isOurs) event.dataTransfer.dropEffect = 'copy'
      else if (place === null || place === latest.current.root.current) event.dataTransfer.dropEffect = 'none'
      if (!takes()) return
      // Some systems do not name the types before the drop: then nothing is said against them.
      const types = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file').map(({ type }) => type)
      const isRefused = types.length > 0 && types.every((type) => type !== '' && !isTypeAccepted(type, latest.current.accept))
      setDrag(isOurs ? (isRefused ? 'refused' : 'over') : 'page')
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDrag('none')
    }
    const drop = (event: DragEvent) => {
      setDrag('none')
      if (!carriesFiles(event.dataTransfer)) return
      event.preventDefault()
      if (placeOf(event.target) !== latest.current.root.current || !takes()) return
      const { files, folders } = contentsOf(event.dataTransfer)
      latest.current.onFiles(files, folders)
    }
    const paste = (event: ClipboardEvent) => {
      const { root, onPaste, paste: isWelcome } = latest.current
      const files = [...(event.clipboardData?.files ?? [])]
      if (!isWelcome || event.defaultPrevented || files.length === 0 || isText(event.target) || !takes()) return
      // With several places on a page, the one that the person is at.
      const places = document.querySelectorAll(`[${mark}]`)
      const isHere = root.current?.contains(document.activeElement) || root.current?.matches(':hover')
      if (!isHere && places.length > 1) return
      event.preventDefault()
      onPaste(files)
    }

    document.addEventListener('dragenter', over, on)
    document.addEventListener('dragover', over, on)
    document.addEventListener('dragleave', leave, on)
    document.addEventListener('drop', drop, on)
    document.addEventListener('paste', paste, on)
    return () => off.abort()
  }, [])

  return drag
}
