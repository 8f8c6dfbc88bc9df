import type { Payslip } from '@vehicle-partner/api'
import { formatBasisPoints, hasCreditNote } from '@vehicle-partner/domain'
import { Badge, Card, DescriptionList, Inline, Money, Stack, Text } from '@vehicle-partner/ui'
import { Download } from 'lucide-react'
import { PendingButton } from '../../loading/PendingButton.tsx'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'

/** The withholding tax of a payslip, how it was calculated, and the note with which it is claimed back. Nothing without tax. */
export function TaxCard({ payslip: { id, tax, status } }: { payslip: Payslip }) {
  const { payslips } = useApi()
  const { saveFile } = usePortal().dependencies
  const { withErrorToast } = useErrorToast()
  if (tax.wht_kobo === 0) return null
  const isAvailable = hasCreditNote(tax)
  return (
    <Card
      title="Tax withheld"
      divided
      action={
        status === 'draft' ? undefined : (
          <Badge tone={isAvailable ? 'success' : 'warning'} dot>
            {isAvailable ? 'Credit note available' : 'Credit note pending'}
          </Badge>
        )
      }
    >
      <Stack gap="medium">
        <DescriptionList
          termPosition="side"
          items={[
            { term: 'Taxed amount', value: <Money kobo={tax.wht_base_kobo} /> },
            { term: 'Rate', value: formatBasisPoints(tax.wht_rate_bps) },
            { term: 'Tax', value: <Money kobo={tax.wht_kobo} /> },
          ]}
        />
        <Text size="small" tone="secondary">
          {status === 'draft'
            ? 'It is taken when the month closes. Tolls are not taxed.'
            : isAvailable
              ? 'Give the credit note to your accountant: it counts against your own tax. Tolls are not taxed.'
              : 'The credit note comes from the tax office. With it, your accountant counts this tax against your own. Tolls are not taxed.'}
        </Text>
        {isAvailable ? (
          <Inline>
            <PendingButton
              variant="secondary"
              size="small"
              startIcon={<Download />}
              pendingLabel="Preparing the file"
              onClick={withErrorToast(async () => saveFile(await payslips.creditNote({ params: { id }, query: {} })))}
            >
              Download credit note
            </PendingButton>
          </Inline>
        ) : null}
      </Stack>
    </Card>
  )
}
