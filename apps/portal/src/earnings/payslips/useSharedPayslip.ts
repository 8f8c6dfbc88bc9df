import type { Payslip } from '@vehicle-partner/api'
import { useEffect, useState } from 'react'
import { usePortal } from '../../session/PortalContext.ts'
import type { Device } from '../../session/PortalDependencies.ts'
import { useApi } from '../../session/useSession.ts'

interface SharedPayslip {
  /** Hands the PDF to another app; undefined where the browser cannot. */
  share: (() => Promise<void>) | undefined
  /** Whether the file is there, but took so long that the browser asks for another press. */
  asksAgain: boolean
}

const hasName = (error: unknown, name: string) => error instanceof DOMException && error.name === name

/** Shares the PDF of a payslip. A browser opens its list of apps only shortly after a press: a file that took longer waits for the next one. */
export function useSharedPayslip({ id }: Payslip): SharedPayslip {
  const { payslips } = useApi()
  const { loadDevice } = usePortal().dependencies
  const [device, setDevice] = useState<Device>()
  const [file, setFile] = useState<File>()
  useEffect(() => {
    loadDevice().then(setDevice, () => undefined)
  }, [loadDevice])
  async function load(): Promise<File> {
    const { blob, filename } = await payslips.download({ params: { id }, query: { format: 'pdf' } })
    return new File([blob], filename, { type: 'application/pdf' })
  }
  const canShare = device?.canShare(new File(['%PDF'], 'payslip.pdf', { type: 'application/pdf' })) ?? false
  return {
    share:
      device && canShare
        ? async () => {
            const shared = file ?? (await load())
            try {
              await device.share(shared)
              setFile(undefined)
            } catch (error) {
              if (hasName(error, 'NotAllowedError') && !file) setFile(shared)
              else if (!hasName(error, 'AbortError')) throw error
            }
          }
        : undefined,
    asksAgain: file !== undefined,
  }
}
