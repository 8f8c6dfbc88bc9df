'use client'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { isMimeTypeAccepted, type FileKind } from './fileKinds.ts'

/** The drag state: none, files over the page, over this drop zone, or files that are rejected. */
export type DragState = 'none' | 'page' | 'over' | 'refused'

interface DropAndPasteOptions {
  root: RefObject<HTMLElement | null>
  control: RefObject<HTMLInputElement | null>
  accept: readonly FileKind[]
  paste: boolean
  onFiles: (files: File[], folders: string[]) => void
  onPaste: (files: File[]) => void
}

const dropTargetAttribute = 'data-takes-files'
/** Props of a drop target. */
export const dropTargetProps = { [dropTargetAttribute]: '' }

const hasFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') ?? false
const findDropTarget = (target: EventTarget | null) => (target instanceof Element ? target.closest(`[${dropTargetAttribute}]`) : null)
const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input:not([type="file"]), textarea'))

/** Returns the dropped files and folders; a folder also looks like a file. */
function readDroppedItems(data: DataTransfer): { files: File[]; folders: string[] } {
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

/** Accepts files by drop and paste. Prevents that a file dropped elsewhere replaces the page. */
export function useDropAndPaste(given: DropAndPasteOptions): DragState {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const [drag, setDrag] = useState<DragState>('none')

  useEffect(() => {
    const abortController = new AbortController()
    const listenerOptions = { signal: abortController.signal }

    const canReceive = () => {
      const { root, control } = latest.current
      // Behind a modal dialog, or disabled by a fieldset.
      return root.current?.closest('[aria-hidden="true"], [inert]') === null && control.current?.matches(':enabled') === true
    }

    const handleDragOver = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return
      const dropTarget = findDropTarget(event.target)
      const isOverTarget = dropTarget !== null && dropTarget === latest.current.root.current && canReceive()
      event.preventDefault()
      if (isOverTarget) event.dataTransfer.dropEffect = 'copy'
      else if (dropTarget === null || dropTarget === latest.current.root.current) event.dataTransfer.dropEffect = 'none'
      if (!canReceive()) return
      // Some platforms do not expose types during a drag.
      const types = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file').map(({ type }) => type)
      const isRejected = types.length > 0 && types.every((type) => type !== '' && !isMimeTypeAccepted(type, latest.current.accept))
      setDrag(isOverTarget ? (isRejected ? 'refused' : 'over') : 'page')
    }
    const handleDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDrag('none')
    }
    const handleDrop = (event: DragEvent) => {
      setDrag('none')
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      if (findDropTarget(event.target) !== latest.current.root.current || !canReceive()) return
      const { files, folders } = readDroppedItems(event.dataTransfer)
      latest.current.onFiles(files, folders)
    }
    const handlePaste = (event: ClipboardEvent) => {
      const { root, onPaste, paste: isWelcome } = latest.current
      const files = [...(event.clipboardData?.files ?? [])]
      if (!isWelcome || event.defaultPrevented || files.length === 0 || isTextInput(event.target) || !canReceive()) return
      // With several uploaders on a page, the focused or hovered one receives a paste.
      const dropTargets = document.querySelectorAll(`[${dropTargetAttribute}]`)
      const isActiveTarget = root.current?.contains(document.activeElement) || root.current?.matches(':hover')
      if (!isActiveTarget && dropTargets.length > 1) return
      event.preventDefault()
      onPaste(files)
    }

    document.addEventListener('dragenter', handleDragOver, listenerOptions)
    document.addEventListener('dragover', handleDragOver, listenerOptions)
    document.addEventListener('dragleave', handleDragLeave, listenerOptions)
    document.addEventListener('drop', handleDrop, listenerOptions)
    document.addEventListener('paste', handlePaste, listenerOptions)
    return () => abortController.abort()
  }, [])

  return drag
}
