import { splitGraphemes } from '../private/splitGraphemes.ts'

const units = ['B', 'kB', 'MB', 'GB'] as const

/** Formats a size with at most one decimal: '2.8 MB', '5 MB'. */
export function formatFileSize(bytes: number): string {
  const step = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1024)))
  return `${Math.round((bytes / 1024 ** step) * 10) / 10} ${units[step]}`
}

const maxLength = 64
// Bidirectional control characters can disguise `gpj.exe` as `exe.jpg`.
const invisibleCharacters = /[\p{Cc}\p{Bidi_Control}]/gu

/** Returns a name that is safe to print: without folders and invisible characters, and shortened in the middle. */
export function toSafeFileName(name: string): string {
  const baseName = name.split(/[/\\]/).at(-1) ?? ''
  const characters = splitGraphemes(baseName.replace(invisibleCharacters, '').trim())
  if (characters.length <= maxLength) return characters.join('') || '?'
  return `${characters.slice(0, maxLength - 17).join('')}…${characters.slice(-16).join('')}`
}

/** Adds a number to the name of a pasted image, because all have the same name or none. */
export function namePastedFile(file: File, number: number, stem: string): File {
  if (file.name !== '' && !/^image\.\w+$/.test(file.name)) return file
  const extension = /^image\/(\w+)/.exec(file.type)?.[1] ?? 'png'
  return new File([file], `${stem}-${number}.${extension}`, { type: file.type, lastModified: file.lastModified })
}
