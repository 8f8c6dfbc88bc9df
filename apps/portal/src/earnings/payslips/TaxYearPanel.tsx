import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { TaxYear } from '@vehicle-partner/api'
import { formatBasisPoints, formatMonth, paths } from '@vehicle-partner/domain'
import {
  DescriptionList,
  EmptyState,
  Inline,
  Link,
  Loading,
  Money,
  Select,
  Skeleton,
  SlideOver,
  Stack,
  StatusPill,
  Text,
} from '@vehicle-partner/ui'
import { Download, Table } from 'lucide-react'
import { PendingButton } from '../../loading/PendingButton.tsx'
import { QueryError } from '../../loading/QueryError.tsx'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'

interface TaxYearPanelProps {
  /** Of the address: '2026'. */
  year: string
  onYearChange: (year: string) => void
  onClose: () => void
}

/** The tax that was withheld in a year, payslip by payslip with its credit note, for the accountant. */
export function TaxYearPanel({ year, onYearChange, onClose }: TaxYearPanelProps) {
  const { payslips } = useApi()
  const { partner } = useOrganization()
  const { saveFile } = usePortal().dependencies
  const { withErrorToast } = useErrorToast()
  const query = { partnerId: partner.account_sid, year }
  const result = useQuery({ ...payslips.taxYear.query({ query }), placeholderData: keepPreviousData })
  const taxYear = result.data?.data
  const download = (format: 'pdf' | 'csv') =>
    withErrorToast(async () => saveFile(await payslips.taxYearDownload({ query: { ...query, format } })))
  const years = [...new Set([year, ...(taxYear?.years ?? [])])].toSorted().toReversed()
  return (
    <SlideOver
      open
      title="Tax withheld"
      closeOnRouteChange={false}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        taxYear && taxYear.payslips.length > 0 ? (
          <>
            <PendingButton variant="secondary" startIcon={<Table />} pendingLabel="Preparing the file" onClick={download('csv')}>
              CSV
            </PendingButton>
            <PendingButton startIcon={<Download />} pendingLabel="Preparing the file" onClick={download('pdf')}>
              Download PDF
            </PendingButton>
          </>
        ) : undefined
      }
    >
      <Stack gap="large">
        <Select label="Year" options={years.map((value) => ({ value, label: value }))} value={year} onValueChange={onYearChange} />
        {result.isError && !taxYear ? (
          <QueryError query={result} compact title="The tax of this year could not be loaded" />
        ) : (
          <Loading label="tax" loading={!taxYear} placeholder={<TaxYearPlaceholder />}>
            {taxYear ? <TaxOfYear taxYear={taxYear} /> : null}
          </Loading>
        )}
      </Stack>
    </SlideOver>
  )
}

const TaxYearPlaceholder = () => (
  <Stack gap="medium">
    <Skeleton width="half" />
    <Skeleton size="small" width="threeQuarters" />
    <Skeleton size="small" width="threeQuarters" />
  </Stack>
)

function TaxOfYear({ taxYear: { year, payslips, totals } }: { taxYear: TaxYear }) {
  if (payslips.length === 0)
    return <EmptyState title={`No payslips in ${year}`} description="The tax of a month is withheld when its payslip is issued." />
  return (
    <Stack gap="large">
      <Stack gap="xsmall">
        <Money kobo={totals.wht_kobo} size="metric" />
        <Text size="small" tone="secondary">
          {`withheld in ${year}, on ${payslips.length === 1 ? '1 payslip' : `${payslips.length} payslips`}`}
        </Text>
      </Stack>
      <DescriptionList
        termPosition="side"
        items={[
          { term: 'Gross', value: <Money kobo={totals.gross_kobo} /> },
          { term: 'Taxed amount', value: <Money kobo={totals.wht_base_kobo} /> },
          { term: 'With a credit note', value: <Money kobo={totals.credited_kobo} /> },
          { term: 'Credit note to come', value: <Money kobo={totals.pending_kobo} /> },
        ]}
      />
      <Stack as="ul" gap="medium" aria-label={`Payslips of ${year}`}>
        {payslips.map(({ payslip_id, period, wht_base_kobo, wht_rate_bps, wht_kobo, credit_note }) => (
          <li key={payslip_id}>
            <Stack gap="xsmall">
              <Inline justify="between" gap="small">
                <Link href={paths.payslip({ id: payslip_id })}>{formatMonth(period.from)}</Link>
                <Money kobo={wht_kobo} />
              </Inline>
              <Inline justify="between" gap="small">
                <Text as="span" size="small" tone="secondary">
                  {`${formatBasisPoints(wht_rate_bps)} of `}
                  <Money kobo={wht_base_kobo} />
                </Text>
                {wht_kobo === 0 ? null : <StatusPill status={credit_note.status} registry={statusRegistry.taxCreditNote} />}
              </Inline>
            </Stack>
          </li>
        ))}
      </Stack>
      <Text size="small" tone="secondary">
        Give this to your accountant: with a credit note, this tax counts against your own. Tolls are not taxed.
      </Text>
    </Stack>
  )
}
