import { useMutation } from '@tanstack/react-query'
import type { Payslip } from '@vehicle-partner/api'
import { formatDate, formatMonth, formatNaira, lagosDate, paths } from '@vehicle-partner/domain'
import { Button, Card, IconButton, Inline, Stack, Text } from '@vehicle-partner/ui'
import { Download, MessageCircle, Printer, Share2, Table } from 'lucide-react'
import { PendingButton } from '../../loading/PendingButton.tsx'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { usePayslipDownload } from './usePayslipDownload.ts'
import { useSharedPayslip } from './useSharedPayslip.ts'

/** Downloads, sends and confirms a payslip. */
export function PayslipActions({ payslip }: { payslip: Payslip }) {
  const { id, number, period, status, totals, acknowledged_at } = payslip
  const { share, asksAgain } = useSharedPayslip(payslip)
  const { payslips } = useApi()
  const { origin } = usePortal().dependencies
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const acknowledge = useMutation(payslips.acknowledge.mutation())
  const download = usePayslipDownload(id)
  const message = `Payslip ${number} of ${formatMonth(period.from)}: ${formatNaira(totals.payable_kobo)}. ${new URL(paths.payslip({ id }), origin).href}`
  return (
    <Card>
      <Stack gap="medium">
        <PendingButton startIcon={<Download />} pendingLabel="Preparing the file" onClick={download('pdf')}>
          Download PDF
        </PendingButton>
        <Inline gap="small">
          {share ? (
            <PendingButton variant="secondary" startIcon={<Share2 />} pendingLabel="Preparing the file" onClick={withErrorToast(share)}>
              Share
            </PendingButton>
          ) : (
            <Button
              variant="secondary"
              startIcon={<MessageCircle />}
              href={`https://wa.me/?text=${encodeURIComponent(message)}`}
              target="_blank"
            >
              WhatsApp
            </Button>
          )}
          <PendingButton variant="secondary" startIcon={<Table />} pendingLabel="Preparing the file" onClick={download('csv')}>
            CSV
          </PendingButton>
          <IconButton variant="secondary" label="Print" icon={<Printer />} onClick={() => window.print()} />
        </Inline>
        {asksAgain ? (
          <Text size="small" role="status">
            The PDF is ready. Press Share once more.
          </Text>
        ) : null}
        {status === 'revised' ? null : acknowledged_at === null ? (
          <Button
            variant="quiet"
            size="small"
            pending={acknowledge.isPending}
            onClick={withErrorToast(async () => {
              await acknowledge.mutateAsync({ params: { id } })
              showSuccess('Thank you. The payslip is marked as checked.')
            })}
          >
            I have checked this payslip
          </Button>
        ) : (
          <Text size="small" tone="secondary">
            Checked on {formatDate(lagosDate(new Date(acknowledged_at)))}.
          </Text>
        )}
      </Stack>
    </Card>
  )
}
