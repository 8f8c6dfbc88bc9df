import { useMutation, useQuery } from '@tanstack/react-query'
import { canAccess, paths, type CostItems } from '@vehicle-partner/domain'
import { Button, ConfirmDialog, EmptyState, Grid, Inline, Link, Loading, Stack } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { QueryError } from '../../loading/QueryError.tsx'
import { hasErrorCode } from '../../session/hasErrorCode.ts'
import { useApi, useSession } from '../../session/useSession.ts'
import { MainPage } from '../../shell/MainPage.tsx'
import { noMessage } from '../../toasts/noMessage.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { useSuccessToast } from '../../toasts/useSuccessToast.ts'
import { CostHistory } from './CostHistory.tsx'
import { CostsEditor } from './CostsEditor.tsx'
import { CostsLoading } from './CostsLoading.tsx'
import { toCostedVehicle, type VehicleCosts } from './costedVehicles.ts'
import { ProfitPreview } from './ProfitPreview.tsx'
import { WhatIf } from './WhatIf.tsx'

/** The costs of one vehicle: what it sets itself, what it has from its type or the default, and what they leave of last month. */
export function VehicleCostsScreen() {
  const { id = '' } = useParams()
  const { costConfigurations } = useApi()
  const result = useQuery(costConfigurations.getVehicle.query({ params: { id } }))
  const history = useQuery(costConfigurations.vehicleVersions.query({ params: { id } }))
  const costs = result.data?.data
  const renderContent = () => {
    if (hasErrorCode(result.error, 'NotFound'))
      return (
        <EmptyState
          illustration={<EmptyRoadIllustration missing />}
          title="This vehicle is not here"
          description="It was removed and earns nothing, it belongs to another organisation, or the link is wrong."
          action={<Button href={paths.costConfiguration()}>All costs</Button>}
        />
      )
    if (result.isError && !costs) return <QueryError query={result} title="The costs could not be loaded" />
    return (
      <Loading label="costs" loading={!costs} placeholder={<CostsLoading />}>
        {costs ? (
          <Stack gap="large">
            <CostsOfVehicle costs={costs} reload={result.refetch} />
            <CostHistory result={history} />
          </Stack>
        ) : null}
      </Loading>
    )
  }
  return (
    <MainPage
      title={costs ? `Costs of ${costs.vehicle.registration_number}` : 'Vehicle costs'}
      breadcrumbs={[
        { label: 'Cost configuration', href: paths.costConfiguration() },
        { label: costs ? costs.vehicle.registration_number : 'Vehicle' },
      ]}
    >
      {renderContent()}
    </MainPage>
  )
}

function CostsOfVehicle({ costs, reload }: { costs: VehicleCosts; reload: () => Promise<unknown> }) {
  const { costConfigurations } = useApi()
  const { roles } = useSession()
  const params = { id: costs.vehicle.id }
  const set = useMutation(costConfigurations.setVehicle.mutation())
  const [items, setItems] = useState<CostItems>(costs.items ?? {})
  /** The form begins anew after a reset, with what the server has answered: the page's own question may be answered later. */
  const [start, setStart] = useState({ resets: 0, items: costs.items, version: costs.version })
  const costed = toCostedVehicle(costs, { vehicle: items, default: costs.inherited })
  return (
    <Stack gap="large">
      <Inline gap="medium">
        <Link href={paths.vehicleEarnings({ id: params.id })}>What it earns</Link>
        {canAccess('vehicles', roles) ? <Link href={paths.vehicle({ vehicleId: params.id })}>The vehicle</Link> : null}
      </Inline>
      <Grid columns="twoToOne" align="start">
        <CostsEditor
          key={start.resets}
          takesFocus={start.resets > 0}
          title="Costs of this vehicle"
          scope={{ ...costs, items: start.items, version: Math.max(costs.version, start.version) }}
          inherited={costs.inherited}
          save={async (values, version) => (await set.mutateAsync({ params, body: { ...values, version } })).data.version}
          reload={reload}
          onItemsChange={setItems}
          action={
            costs.items === null ? null : (
              <ResetCosts
                costs={costs}
                onReset={({ items, version }) => setStart(({ resets }) => ({ resets: resets + 1, items, version }))}
              />
            )
          }
        />
        <Stack gap="large">
          <ProfitPreview vehicles={[costed]} of={costs.vehicle.registration_number} />
          <WhatIf vehicle={costed} />
        </Stack>
      </Grid>
    </Stack>
  )
}

/** Gives up the vehicle's own costs, after a warning. */
function ResetCosts({ costs, onReset }: { costs: VehicleCosts; onReset: (costs: VehicleCosts) => void }) {
  const { costConfigurations } = useApi()
  const { withErrorToast } = useErrorToast()
  const showSuccess = useSuccessToast()
  const reset = useMutation(costConfigurations.resetVehicle.mutation())
  const [isAsking, setAsking] = useState(false)
  const plate = costs.vehicle.registration_number
  return (
    <>
      <Button variant="dangerQuiet" size="small" onClick={() => setAsking(true)}>
        Remove own costs
      </Button>
      <ConfirmDialog
        open={isAsking}
        type="DANGER"
        title={`Remove own costs of ${plate}?`}
        description="Those of its type, or the default, apply again from this month. Months that are over keep the costs that they had."
        proceedText="Yes, remove"
        error={noMessage}
        onProceed={withErrorToast(async () => {
          const { data } = await reset.mutateAsync({ params: { id: costs.vehicle.id } })
          setAsking(false)
          onReset(data)
          showSuccess('Own costs removed')
        })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
