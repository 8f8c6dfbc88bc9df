import type { Payslip } from '@vehicle-partner/api'
import { formatBasisPoints } from '@vehicle-partner/domain'
import { Badge, Card, DescriptionList, Money, Stack, Text } from '@vehicle-partner/ui'

/** The withholding tax of a payslip, how it was calculated, and the note with which it is claimed back. Nothing without tax. */
export function TaxCard({ payslip: { tax, status } }: { payslip: Payslip }) {
  if (tax.wht_kobo === 0) return null
  const isAvailable = tax.credit_note.status === 'available'
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
      </Stack>
    </Card>
  )
}
