import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Vehicle } from '@vehicle-partner/api'
import { vehicles } from '@vehicle-partner/api/contract'
import {
  complianceStatuses,
  formatCount,
  formatVehicleWord,
  inventoryTypes,
  lagosDate,
  oldestVehicleYear,
  paths,
  vehicleStatuses,
  vehicleTypes,
} from '@vehicle-partner/domain'
import { Button, Link, Stack, type SelectedRows } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { Download, Plus, Upload } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PendingButton } from '../loading/PendingButton.tsx'
import { FleetDocumentsPage } from '../documents/parts/FleetDocumentsPage.tsx'
import { hasDocumentsInForce } from '../fleet/parts/hasDocumentsInForce.ts'
import { LazyWaitingDraft } from '../fleet/parts/LazyWaitingDraft.tsx'
import { FleetViewTabs } from '../fleet/parts/FleetViewTabs.tsx'
import { loadSelectedRows, selectedPageSize } from '../fleet/parts/loadSelectedRows.ts'
import { useBulkPause } from '../fleet/parts/useBulkPause.tsx'
import { ImportPage } from '../imports/parts/ImportPage.tsx'
import { useReportExport } from '../list/useReportExport.ts'
import { ListView } from '../list/ListView.tsx'
import type { ListFilter } from '../list/listFilters.ts'
import { useListQuery } from '../list/useListQuery.ts'
import { ActionMenu } from '../loading/ActionMenu.tsx'
import { createLazyPopup } from '../loading/lazyPopup.tsx'
import { useClock, usePortal } from '../session/PortalContext.ts'
import { useApi, useOrganization } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { statusRegistry } from '../statuses/statusRegistry.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { listVehicleActions, vehicleActionLabels, vehicleMenuActions, type VehicleQuestion } from './parts/vehicleActions.ts'
import type { AskedVehicle } from './parts/VehicleQuestionDialog.tsx'
import { createVehicleColumns, vehicleMenuLabel, vehicleRows, type VehiclesCall } from './vehicleColumns.tsx'

const VehicleQuestionDialog = createLazyPopup(async () => (await import('./parts/VehicleQuestionDialog.tsx')).VehicleQuestionDialog)

/** The years that a vehicle can be of, newest first. */
function listVehicleYears(now: Date) {
  const newest = Number(lagosDate(now).slice(0, 4)) + 1
  return Array.from({ length: newest - oldestVehicleYear + 1 }, (_, age) => ({ value: newest - age, label: String(newest - age) }))
}

/** The vehicles of the organisation: their list, or with `view` the documents of the fleet or the import of a list. */
export function VehiclesScreen() {
  const [address] = useSearchParams()
  const view = address.get('view')
  if (view === 'documents') return <FleetDocumentsPage owner="vehicle" />
  return view === 'import' ? <ImportPage owner="vehicle" /> : <VehiclesList />
}

/** The vehicles of the organisation, with what needs attention, filters, bulk actions and an export. */
function VehiclesList() {
  const api = useApi()
  const clock = useClock()
  const { partner, supportedCities } = useOrganization()
  const { saveFile } = usePortal().dependencies
  const params = { id: partner.id }
  const list = useListQuery(vehicles.list)
  const result = useQuery({ ...api.vehicles.list.query({ params, query: list.query }), placeholderData: keepPreviousData })
  const setStatus = useMutation(api.vehicles.setStatus.mutation())
  const [asked, setAsked] = useState<{ question: VehicleQuestion; vehicle: AskedVehicle }>()
  const columns = useMemo(() => createVehicleColumns((vehicle) => setAsked({ question: 'assign', vehicle })), [])
  const exportRows = useReportExport('vehicles')
  const { withErrorToast } = useErrorToast()
  const bulkPause = useBulkPause<Vehicle>({
    itemName: ['vehicle', 'vehicles'],
    getLabel: ({ registration_number }) => registration_number,
    canPause: (vehicle) => listVehicleActions(vehicle).includes('pause'),
    canResume: hasDocumentsInForce,
    read: (id) => api.vehicles.get({ params: { id } }),
    setStatus: (id, body) => setStatus.mutateAsync({ params: { id }, body }),
  })
  const counts = result.data?.metadata.counts
  const all = counts && vehicleStatuses.reduce((sum, status) => (status === 'archived' ? sum : sum + counts[status]), 0)
  const years = listVehicleYears(clock())
  const filters: readonly ListFilter<VehiclesCall>[] = [
    {
      kind: 'several',
      name: 'status',
      label: 'Status',
      options: vehicleStatuses.map((value) => ({ value, label: statusRegistry.vehicle[value].label })),
    },
    {
      kind: 'several',
      name: 'compliance',
      label: 'Documents',
      options: complianceStatuses.map((value) => ({ value, label: statusRegistry.compliance[value].label })),
    },
    { kind: 'several', name: 'type', label: 'Type', options: vehicleTypes.map((value) => ({ value, label: formatVehicleWord(value) })) },
    {
      kind: 'several',
      name: 'city_id',
      label: 'City',
      options: supportedCities.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'one',
      name: 'driver',
      label: 'Driver',
      options: [
        { value: 'assigned', label: 'Assigned' },
        { value: 'unassigned', label: 'No driver' },
      ],
    },
    {
      kind: 'several',
      name: 'inventory_type',
      label: 'Use',
      options: inventoryTypes.map((value) => ({ value, label: formatVehicleWord(value) })),
    },
    { kind: 'one', name: 'year_from', label: 'Year, from', options: years },
    { kind: 'one', name: 'year_to', label: 'Year, to', options: years },
    { kind: 'link', names: ['needs_attention'], label: 'Needs attention', format: () => 'Yes' },
    { kind: 'link', names: ['without_trips'], label: 'Gets trips', format: () => 'No' },
  ]
  const loadSelected = (selection: SelectedRows) =>
    loadSelectedRows(selection, result.data?.data ?? [], (page) =>
      api.vehicles.list({ params, query: { ...list.query, page, perPage: selectedPageSize } }),
    )
  const add = (
    <Button href={paths.addVehicle()} startIcon={<Plus />}>
      Add vehicle
    </Button>
  )
  return (
    <MainPage title="Vehicles" phoneActions={add}>
      <Stack gap="xlarge">
        <FleetViewTabs owner="vehicle" view="list" />
        <LazyWaitingDraft form="vehicle" />
        <ListView
          list={list}
          result={result}
          caption="Vehicles"
          itemName={['vehicle', 'vehicles']}
          columns={columns}
          columnsKey="VEHICLES"
          layoutKey="VEHICLES"
          hiddenColumns={['created_at']}
          wideColumns={['trips_30d']}
          {...vehicleRows}
          searchLabel="Plate, model, nickname, driver"
          callWithQuery={(query) => api.vehicles.list.query({ params, query })}
          filters={filters}
          tabs={[
            { label: 'All', query: {}, count: all },
            { label: 'Active', query: { status: ['active'] }, count: counts?.active },
            { label: 'Needs attention', query: { needs_attention: '1' }, count: counts?.needs_attention, hasProblem: true },
            { label: 'Under review', query: { status: ['pending_review'] }, count: counts?.pending_review },
            { label: 'Paused', query: { status: ['inactive'] }, count: counts?.inactive },
            { label: 'Removed', query: { status: ['archived'] }, count: counts?.archived },
          ]}
          rowActions={(vehicle) => (
            <ActionMenu
              label={vehicleMenuLabel(vehicle)}
              items={[
                { action: 'view', label: 'View details', href: paths.vehicle({ vehicleId: vehicle.id }) },
                ...(vehicle.status === 'archived'
                  ? []
                  : [{ action: 'edit' as const, label: 'Edit', href: paths.editVehicle({ vehicleId: vehicle.id }) }]),
                ...listVehicleActions(vehicle).map((question) => ({
                  action: vehicleMenuActions[question],
                  label: question === 'assign' && vehicle.driver ? 'Replace the driver' : vehicleActionLabels[question],
                  onSelect: () => setAsked({ question, vehicle }),
                })),
              ]}
            />
          )}
          bulkActions={(selection) => (
            <>
              <PendingButton
                variant="quiet"
                size="small"
                startIcon={<Download />}
                pendingLabel="Preparing the file"
                onClick={withErrorToast(async () => {
                  const file = await exportRows({ id: (await loadSelected(selection)).map(({ id }) => id) }, 'csv')
                  if (file) saveFile(file)
                })}
              >
                Export {formatCount(selection.count)}
              </PendingButton>
              <PendingButton
                variant="quiet"
                size="small"
                startIcon={<Download />}
                pendingLabel="Making the packs..."
                onClick={withErrorToast(async () => {
                  const { saveRoadsidePacks } = await import('../roadside/parts/saveRoadsidePacks.ts')
                  await saveRoadsidePacks(api, partner.id, await loadSelected(selection), saveFile)
                  selection.clear()
                })}
              >
                Download roadside packs
              </PendingButton>
              {bulkPause.renderButton(selection, loadSelected)}
            </>
          )}
          onExport={(format) => exportRows(list.query, format)}
          actions={
            <Button variant="secondary" startIcon={<Upload />} href={paths.vehicles({ view: 'import' })}>
              Import
            </Button>
          }
          wideActions={add}
          empty={{
            illustration: <EmptyRoadIllustration />,
            title: 'No vehicles yet',
            description: 'Add your first vehicle. It gets trips once it is checked and has a driver.',
            action: add,
            secondaryAction: <Link href={paths.vehicles({ view: 'import' })}>Import a list</Link>,
          }}
        />
      </Stack>
      {asked ? <VehicleQuestionDialog question={asked.question} vehicle={asked.vehicle} onClose={() => setAsked(undefined)} /> : null}
      {bulkPause.dialog}
    </MainPage>
  )
}
