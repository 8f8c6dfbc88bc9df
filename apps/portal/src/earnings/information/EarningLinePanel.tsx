import { useQuery } from '@tanstack/react-query'
import type { Dispute, EarningLine } from '@vehicle-partner/api'
import { canAccess, disputeWindowDays, earningLabels, formatDate, isDisputableOn, lagosDate, paths } from '@vehicle-partner/domain'
import { Button, DescriptionList, Inline, Link, Money, SlideOver, Stack, StatusPill, Text } from '@vehicle-partner/ui'
import { useState } from 'react'
import { createLazyPopup } from '../../loading/lazyPopup.tsx'
import { useClock, usePortal } from '../../session/PortalContext.ts'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { statusRegistry } from '../../statuses/statusRegistry.ts'
import { LineQueries } from './LineQueries.tsx'

const typeLabels = new Map<string, string>(Object.entries(earningLabels))

const QueryDialog = createLazyPopup(async () => (await import('./QueryDialog.tsx')).QueryDialog)

interface EarningLinePanelProps {
  /** Absent where the list does not have it, or has lost it: the panel shows it as it was, with what is typed about it. */
  line: EarningLine | undefined
  /** The page is the payslip of the line: no link leads there. @default false */
  isOnPayslip?: boolean
  onClose: () => void
}

/** One line of the earnings: how its amount comes about, where it belongs, and its queries. */
export function EarningLinePanel({ line, ...rest }: EarningLinePanelProps) {
  const [shown, setShown] = useState(line)
  if (line !== undefined && line !== shown) setShown(line)
  return shown && <OpenPanel line={shown} {...rest} />
}

function OpenPanel({ line, isOnPayslip = false, onClose }: EarningLinePanelProps & { line: EarningLine }) {
  const { roles } = useSession()
  const clock = useClock()
  const { unsentForms } = usePortal()
  // A query that was not sent when the session ended opens again.
  const [isAsking, setAsking] = useState(() => unsentForms.has(`DisputeForm ${line.reference}`))
  const {
    reference,
    type,
    description,
    amount_kobo,
    direction,
    formula,
    trip,
    vehicle,
    driver,
    route,
    state,
    payslip_id,
    disputable_until,
  } = line
  const { partner } = useOrganization()
  const { disputes } = useApi()
  const [sent, setSent] = useState<Dispute>()
  const queries = useQuery({
    ...disputes.list.query({ params: { id: partner.id }, query: { line_id: line.id, perPage: 100 } }),
    enabled: sent !== undefined || line.dispute !== null,
  })
  const listed = queries.data?.data
  // The list of earnings may have lost the line, and with it the state of its query.
  const dispute = sent && !listed?.some(({ id }) => id === sent.id) ? sent : (listed?.[0] ?? line.dispute)
  const opensTrips = canAccess('trips', roles)
  const opensVehicles = canAccess('vehicles', roles)
  const isInTime = isDisputableOn(disputable_until, lagosDate(clock()))
  const canQuery = isInTime && (dispute === null || dispute.state === 'declined') && state !== 'void'
  return (
    <SlideOver
      open
      title={description}
      closeOnRouteChange={false}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        canQuery ? (
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Query this line
          </Button>
        ) : undefined
      }
    >
      <Stack gap="xlarge">
        <Stack gap="small">
          <Money kobo={direction === 'credit' ? amount_kobo : -amount_kobo} size="metric" />
          <Inline gap="small">
            <StatusPill status={state} registry={statusRegistry.earning} />
            <Text as="span" size="small" tone="secondary">
              {typeLabels.get(type) ?? type}
            </Text>
          </Inline>
        </Stack>
        {formula === null ? null : (
          <Stack gap="small">
            <Text size="label">How it comes about</Text>
            <Text>{formula.text}</Text>
            <DescriptionList
              items={[
                ...formula.inputs.map(({ label, value }) => ({ term: label, value })),
                { term: 'Rate card', value: `Version ${formula.rate_card_version}` },
              ]}
            />
          </Stack>
        )}
        <DescriptionList
          items={[
            { term: 'Reference', value: reference, copyable: true },
            { term: 'Date', value: formatDate(line.service_date) },
            ...(trip === null
              ? []
              : [{ term: 'Trip', value: opensTrips ? <Link href={paths.trip({ tripId: trip.id })}>{trip.label}</Link> : trip.label }]),
            ...(route === null ? [] : [{ term: 'Route', value: route.label }]),
            ...(vehicle === null
              ? []
              : [
                  {
                    term: 'Vehicle',
                    value: opensVehicles ? <Link href={paths.vehicle({ vehicleId: vehicle.id })}>{vehicle.label}</Link> : vehicle.label,
                  },
                ]),
            ...(driver === null ? [] : [{ term: 'Driver', value: driver.label }]),
            ...(isOnPayslip
              ? []
              : [
                  {
                    term: 'Payslip',
                    value: payslip_id === null ? 'None yet' : <Link href={paths.payslip({ id: payslip_id })}>Show payslip</Link>,
                  },
                ]),
          ]}
        />
        {isInTime || typeof disputable_until !== 'string' || state === 'void' || dispute !== null ? null : (
          <Text size="small" tone="secondary">
            This line could be queried until {formatDate(disputable_until)}, {disputeWindowDays} days after its payslip.
          </Text>
        )}
        {dispute === null ? null : <LineQueries result={queries} />}
      </Stack>
      {isAsking ? <QueryDialog line={line} onSent={setSent} onClose={() => setAsking(false)} /> : null}
    </SlideOver>
  )
}
