import { useMutation, useQuery } from '@tanstack/react-query'
import { formatVehicleWord, paths, type CostItems } from '@vehicle-partner/domain'
import type { CostConfigurationValues } from '@vehicle-partner/forms'
import { ConfirmDialog, Grid, Loading, RouteTabs, Stack, Text } from '@vehicle-partner/ui'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { QueryError } from '../../loading/QueryError.tsx'
import { useApi, useOrganization } from '../../session/useSession.ts'
import { EarningsPage } from '../parts/EarningsPage.tsx'
import { AnnouncedRates } from './AnnouncedRates.tsx'
import { CostHistory } from './CostHistory.tsx'
import { CostsEditor } from './CostsEditor.tsx'
import { CostsLoading } from './CostsLoading.tsx'
import { countReached, previewVehicles, type PartnerCosts } from './costedVehicles.ts'
import { OperatorTerms } from './OperatorTerms.tsx'
import { ProfitPreview } from './ProfitPreview.tsx'
import { VehicleCostsTable } from './VehicleCostsTable.tsx'

/** The organisation's own costs, for all vehicles or those of a type, with what they leave of last month; and the operator's terms. */
export function CostConfigurationScreen() {
  const { costConfigurations, rateCards } = useApi()
  const { partner } = useOrganization()
  const result = useQuery(costConfigurations.get.query({ params: { id: partner.id } }))
  const history = useQuery(costConfigurations.versions.query({ params: { id: partner.id } }))
  const rates = useQuery(rateCards.list.query({ params: { id: partner.id }, query: {} }))
  const costs = result.data?.data
  const plates = new Map(costs?.vehicles.map(({ vehicle }) => [vehicle.id, vehicle.registration_number] as const))
  return (
    <EarningsPage currentHref={paths.costConfiguration()}>
      <Stack gap="large">
        <Text tone="secondary">Your own costs show you profit. They never change what we pay you.</Text>
        {result.isError && !costs ? (
          <>
            <QueryError query={result} title="The costs could not be loaded" />
            <OperatorTerms result={rates} />
          </>
        ) : (
          // The notice stands above the form: neither is there without the other.
          <Loading label="costs" loading={!costs || rates.isPending} placeholder={<CostsPlaceholder />}>
            {costs && !rates.isPending ? (
              <Stack gap="large">
                {rates.data ? <AnnouncedRates rates={rates.data} vehicles={costs.vehicles} /> : null}
                <Costs costs={costs} reload={result.refetch} terms={<OperatorTerms result={rates} />} />
              </Stack>
            ) : null}
          </Loading>
        )}
        <CostHistory result={history} plates={plates} />
      </Stack>
    </EarningsPage>
  )
}

/** Replaced by what is known before the program is there (app/firstParts). */
const CostsPlaceholder = () => (
  <div data-loading-costs="">
    <CostsLoading />
  </div>
)

interface ScopeProps {
  costs: PartnerCosts
  reload: () => Promise<unknown>
}

function Costs({ terms, ...scope }: ScopeProps & { terms: ReactNode }) {
  const { costs } = scope
  const [search] = useSearchParams()
  const types = [
    ...new Set([...costs.vehicles.map(({ vehicle }) => vehicle.type), ...costs.vehicle_types.map((each) => each.vehicle_type)]),
  ]
  const asked = search.get('vehicle_type') ?? undefined
  const vehicleType = types.find((type) => type === asked)
  return (
    <Stack gap="large">
      {types.length < 2 ? null : (
        <RouteTabs
          aria-label="Costs of"
          items={[
            { href: paths.costConfiguration(), label: 'All vehicles' },
            ...types.map((type) => ({ href: paths.costConfiguration({ vehicle_type: type }), label: formatVehicleWord(type) })),
          ]}
          currentHref={vehicleType === undefined ? paths.costConfiguration() : paths.costConfiguration({ vehicle_type: vehicleType })}
        />
      )}
      <Grid columns="twoToOne" align="start">
        <ScopeEditor key={vehicleType ?? ''} {...scope} vehicleType={vehicleType} />
        <VehicleCostsTable
          vehicles={vehicleType === undefined ? costs.vehicles : costs.vehicles.filter(({ vehicle }) => vehicle.type === vehicleType)}
        />
        <Stack gap="large">{terms}</Stack>
      </Grid>
    </Stack>
  )
}

interface Question {
  vehicles: number
  answer: (yes: boolean) => void
}

/** The form of one scope with the preview of what it leaves. A change that reaches several vehicles is asked about first. */
function ScopeEditor({ costs, vehicleType, reload }: ScopeProps & { vehicleType: string | undefined }) {
  const { costConfigurations } = useApi()
  const { partner } = useOrganization()
  const set = useMutation(costConfigurations.set.mutation())
  const findScope = (all: PartnerCosts) =>
    vehicleType === undefined ? all.default : all.vehicle_types.find(({ vehicle_type }) => vehicle_type === vehicleType)
  const scope = findScope(costs) ?? { items: null, version: 0, effective_from: null }
  const [items, setItems] = useState<CostItems>(scope.items ?? {})
  const [question, setQuestion] = useState<Question>()
  const reached = countReached(costs, vehicleType)
  const answer = (yes: boolean) => {
    question?.answer(yes)
    setQuestion(undefined)
  }
  const save = async (values: CostConfigurationValues, version: number) => {
    const isSure = reached < 2 || (await new Promise<boolean>((resolve) => setQuestion({ vehicles: reached, answer: resolve })))
    if (!isSure) return undefined
    const body = { ...values, version, ...(vehicleType === undefined ? {} : { vehicle_type: vehicleType }) }
    const { data } = await set.mutateAsync({ params: { id: partner.id }, body })
    return findScope(data)?.version ?? version
  }
  const word = vehicleType === undefined ? undefined : formatVehicleWord(vehicleType).toLowerCase()
  return (
    <>
      <CostsEditor
        title={word === undefined ? 'Default for all vehicles' : `Costs of each ${word}`}
        scope={scope}
        {...(vehicleType === undefined ? {} : { inherited: costs.default.items ?? {} })}
        save={save}
        reload={reload}
        onItemsChange={setItems}
      />
      <ProfitPreview vehicles={previewVehicles(costs, { vehicleType, items })} of={word === undefined ? 'all vehicles' : `every ${word}`} />
      <ConfirmDialog
        open={question !== undefined}
        // Asked for two vehicles or more.
        title={`${question?.vehicles ?? 0} vehicles use ${word === undefined ? 'the default' : 'the costs of this type'}. Update them all?`}
        description="Months that are over keep the costs that they had."
        proceedText="Yes, update"
        onProceed={() => answer(true)}
        onCancel={() => answer(false)}
      />
    </>
  )
}
