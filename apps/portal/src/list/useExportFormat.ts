import type { ReportFormat } from '@vehicle-partner/api'
import { useState } from 'react'
import { usePortal } from '../session/PortalContext.ts'

const storageKey = 'EXPORT_FORMAT'

/** The formats of an export, the usual one first. */
export const exportFormats = ['csv', 'xlsx', 'pdf'] as const satisfies readonly ReportFormat[]

const findFormat = (text: string | null): ReportFormat => exportFormats.find((format) => format === text) ?? 'csv'

/** The format that the user chose last on this device. If the storage throws, the choice lasts until the page is closed. */
export function useExportFormat(): [ReportFormat, (format: string) => void] {
  const { storage } = usePortal().dependencies
  const [format, setFormat] = useState(() => {
    try {
      return findFormat(storage.getItem(storageKey))
    } catch {
      return 'csv' // private windows throw
    }
  })
  return [
    format,
    (next) => {
      setFormat(findFormat(next))
      try {
        storage.setItem(storageKey, next)
      } catch {
        // Private windows and full storages throw.
      }
    },
  ]
}
