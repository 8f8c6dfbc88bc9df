import { useMutation, useQuery } from '@tanstack/react-query'
import type { Payslip } from '@vehicle-partner/api'
import { formatMonth, paths } from '@vehicle-partner/domain'
import { Button, EmptyState, Grid, IconButton, Loading, Skeleton, Stack } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { QueryError } from '../../loading/QueryError.tsx'
import { StaleStrip } from '../../loading/StaleStrip.tsx'
import { createLazyPart } from '../../loading/lazyComponents.tsx'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { MainPage } from '../../shell/MainPage.tsx'
import { PayslipActions } from './PayslipActions.tsx'
import { PayslipSheet } from './PayslipSheet.tsx'
import { PayslipSides } from './PayslipSides.tsx'
import { usePayslipDownload } from './usePayslipDownload.ts'

const PayslipPaper = createLazyPart(async () => (await import('./PayslipPaper.tsx')).PayslipPaper)

/** The id of the current month, which has no payslip of its own yet. */
const draftId = 'current'

/** One payslip, with every line explained down to what it is made of. */
export function PayslipScreen() {
  const { id = '' } = useParams()
  const { payslips } = useApi()
  const { partner } = useOrganization()
  const issued = useQuery({ ...payslips.get.query({ params: { id } }), enabled: id !== draftId })
  const draft = useQuery({ ...payslips.current.query({ query: { partnerId: partner.account_sid } }), enabled: id === draftId })
  const result = id === draftId ? draft : issued
  const payslip = result.data?.data
  return (
    <MainPage
      title={payslip ? formatMonth(payslip.period.from) : 'Payslip'}
      breadcrumbs={[
        { label: 'Earnings', href: paths.earnings() },
        { label: 'Payslip', href: paths.payslips() },
        ...(payslip ? [{ label: payslip.number }] : []),
      ]}
      phoneActions={payslip && payslip.status !== 'draft' ? <DownloadButton id={payslip.id} /> : undefined}
    >
      {result.isError && !payslip ? (
        hasErrorCode(result.error, 'NotFound') ? (
          <EmptyState
            illustration={<EmptyRoadIllustration missing />}
            title="This payslip is not here"
            description="It belongs to another organisation, or the link is wrong."
            action={<Button href={paths.payslips()}>All payslips</Button>}
          />
        ) : (
          <QueryError query={result} title="The payslip could not be loaded" />
        )
      ) : (
        <Loading label="payslip" loading={!payslip} placeholder={<PayslipPlaceholder />}>
          {result.isError ? <StaleStrip query={result} /> : null}
          {payslip ? <PayslipPage payslip={payslip} /> : null}
        </Loading>
      )}
    </MainPage>
  )
}

/** On a phone the other actions are below the payslip. */
function DownloadButton({ id }: { id: string }) {
  const download = useMutation({ mutationFn: usePayslipDownload(id)('pdf') })
  return (
    <IconButton
      variant="secondary"
      label="Download PDF"
      icon={<Download />}
      pending={download.isPending}
      pendingLabel="Preparing the file"
      onClick={() => download.mutate()}
    />
  )
}

function PayslipPage({ payslip }: { payslip: Payslip }) {
  const { partner } = useOrganization()
  return (
    <>
      <Grid columns="twoToOne" align="start">
        <PayslipSheet payslip={payslip} />
        <Stack gap="large">
          {payslip.status === 'draft' ? null : <PayslipActions payslip={payslip} />}
          <PayslipSides payslip={payslip} />
        </Stack>
      </Grid>
      <Suspense>
        <PayslipPaper payslip={payslip} organization={partner.company_name} />
      </Suspense>
    </>
  )
}

const PayslipPlaceholder = () => (
  <Grid columns="twoToOne" align="start">
    <Stack gap="large">
      <Skeleton width="half" />
      {[0, 1, 2, 3, 4, 5, 6, 7].map((row) => (
        <Skeleton key={row} size="small" width="threeQuarters" />
      ))}
    </Stack>
    <Stack gap="large">
      <Skeleton width="half" />
      <Skeleton size="small" width="threeQuarters" />
    </Stack>
  </Grid>
)
