import { useMutation, useQuery } from '@tanstack/react-query'
import type { Payout } from '@vehicle-partner/api'
import { describeCameBack, formatMonth, isOwner, paths } from '@vehicle-partner/domain'
import {
  AlertStrip,
  Button,
  ConfirmDialog,
  CopyButton,
  DateText,
  EmptyState,
  IconButton,
  Inline,
  Link,
  Loading,
  Money,
  Skeleton,
  SlideOver,
  Stack,
  StatusPill,
  Text,
} from '@vehicle-partner/ui'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { QueryError } from '../../loading/QueryError.tsx'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { LazySupportContacts } from '../../support/LazySupportContacts.tsx'
import { noMessage } from '../../toasts/noMessage.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { payoutStepLink, stopsPayout } from '../parts/payoutStepLinks.ts'
import { BankMatch } from './BankMatch.tsx'
import { payoutAccount } from './payoutColumns.tsx'
import { PayoutWay } from './PayoutWay.tsx'
import { ReceiptPaper } from './ReceiptPaper.tsx'
import { retryQuestion } from './retryQuestion.ts'

interface PayoutPanelProps {
  id: string
  /** The payout as the list shows it, until its own response is there. */
  known: Payout | undefined
  onClose: () => void
}

/** One payout beside the list: what happened to it, how to find it at the bank, and what mends it. */
export function PayoutPanel({ id, known, onClose }: PayoutPanelProps) {
  const { payouts } = useApi()
  const { saveFile } = usePortal().dependencies
  const { partner } = useOrganization()
  const result = useQuery(payouts.get.query({ params: { id } }))
  const receipt = useMutation({ mutationFn: () => payouts.receipt({ params: { id }, query: { format: 'pdf' } }) })
  const { withErrorToast } = useErrorToast()
  const [asksForHelp, setAsksForHelp] = useState(false)
  const payout = result.data?.data ?? known
  return (
    <>
      <SlideOver
        open
        title={payout?.reference ?? 'Payout'}
        closeOnRouteChange={false}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
        footer={
          payout?.status === 'paid' ? (
            <>
              <Button variant="quiet" aria-expanded={asksForHelp} onClick={() => setAsksForHelp(!asksForHelp)}>
                Money not there?
              </Button>
              <IconButton variant="secondary" label="Print receipt" icon={<Printer />} onClick={() => window.print()} />
              <Button
                startIcon={<Download />}
                pending={receipt.isPending}
                onClick={withErrorToast(async () => saveFile(await receipt.mutateAsync()))}
              >
                Receipt
              </Button>
            </>
          ) : undefined
        }
      >
        {payout ? (
          <PayoutDetails payout={payout} asksForHelp={asksForHelp} />
        ) : hasErrorCode(result.error, 'NotFound') ? (
          <EmptyState title="This payout is not here" description="It belongs to another organisation, or the link is wrong." />
        ) : result.isError ? (
          <QueryError query={result} compact title="The payout could not be loaded" />
        ) : (
          <Loading label="payout" loading placeholder={<PayoutPlaceholder />}>
            {null}
          </Loading>
        )}
      </SlideOver>
      {payout?.status === 'paid' ? <ReceiptPaper payout={payout} company={partner.company_name} /> : null}
    </>
  )
}

const PayoutPlaceholder = () => (
  <Stack gap="medium">
    <Skeleton width="half" />
    <Skeleton size="small" width="third" />
    <Skeleton size="small" width="threeQuarters" />
    <Skeleton size="small" width="threeQuarters" />
  </Stack>
)

function PayoutDetails({ payout, asksForHelp }: { payout: Payout; asksForHelp: boolean }) {
  const { reference, amount_kobo, status, period, payslip_ids, bank_session_id, expected_by } = payout
  const [payslipId] = payslip_ids
  const month = formatMonth(period.from)
  return (
    <Stack gap="xlarge">
      <Stack gap="small">
        {amount_kobo === null ? (
          <Text tone="secondary">The amount is known when the month closes.</Text>
        ) : (
          <Money kobo={amount_kobo} size="display" />
        )}
        <Inline gap="small">
          <StatusPill status={status} registry={statusRegistry.payout} />
          <Text as="span" size="small" tone="secondary">
            to {payoutAccount(payout)}
          </Text>
        </Inline>
        {payslipId === undefined ? (
          <Text size="small" tone="secondary">
            Earnings of {month}
          </Text>
        ) : (
          <Text size="small">
            <Link href={paths.payslip({ id: payslipId })}>Payslip of {month}</Link>
          </Text>
        )}
      </Stack>
      <NextStep payout={payout} />
      <PayoutWay payout={payout} />
      <BankMatch payout={payout} />
      {asksForHelp ? (
        <Stack gap="medium">
          <Text size="small">
            Banks show a transfer within a working day
            {expected_by === null ? null : (
              <>
                , this one by <DateText value={expected_by} format="medium" />
              </>
            )}
            . If it is not there, show your bank the session id. It finds the transfer.
          </Text>
          {bank_session_id === null ? null : <CopyButton value={bank_session_id} label="Copy session id" />}
          <LazySupportContacts topic={`Payout ${reference} is not in my account`} />
        </Stack>
      ) : null}
    </Stack>
  )
}

const titles = new Map<string, string>([
  ['failed', 'It could not be paid.'],
  ['on_hold', 'It is on hold.'],
  ['reversed', 'The bank sent the money back.'],
])

/** What mends a payout that did not arrive: one way out. */
function NextStep({ payout }: { payout: Payout }) {
  const { id, reference, status, failure, hold, next_step, returned } = payout
  const api = useApi()
  const { roles } = useSession()
  const [isAsking, setAsking] = useState(false)
  const retry = useMutation(api.payouts.retry.mutation())
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const title = titles.get(status) ?? (status === 'scheduled' && stopsPayout(next_step) ? 'It cannot be sent like this.' : undefined)
  if (title === undefined) return null
  const canAct = isOwner(roles)
  const step = next_step?.code ?? 'none'
  const link = payoutStepLink(step)
  const question = retryQuestion(payout)
  const action = returned?.payslip ? (
    <Link href={paths.payslip({ id: returned.payslip.id })} tone="inherit">
      Show {returned.payslip.number}
    </Link>
  ) : !canAct ? undefined : step === 'retry' ? (
    <Button variant="quiet" size="small" flush onClick={() => setAsking(true)}>
      {question.action}
    </Button>
  ) : link ? (
    <Link href={link.href} tone="inherit">
      {link.text}
    </Link>
  ) : undefined
  return (
    <>
      <AlertStrip tone={status === 'failed' ? 'danger' : 'warning'} title={title} action={action}>
        {returned && `${describeCameBack(returned)} `}
        {next_step?.text ?? failure?.fix ?? hold?.fix}
        {canAct || step === 'none' ? null : ' Tell an owner.'}
      </AlertStrip>
      {step === 'contact_support' ? <LazySupportContacts topic={`Payout ${reference}`} /> : null}
      <ConfirmDialog
        open={isAsking}
        title={question.title}
        description={question.description}
        proceedText="Yes, send"
        error={noMessage}
        onProceed={withErrorToast(async () => {
          await retry.mutateAsync({ params: { id } })
          setAsking(false)
          showSuccess(question.success)
        })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
