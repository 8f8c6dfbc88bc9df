import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { Driver } from '@vehicle-partner/api'
import { drivers } from '@vehicle-partner/api/contract'
import { complianceStatuses, driverStatuses, formatCount, licenceClasses, paths } from '@vehicle-partner/domain'
import { Button, Link, Stack, type SelectedRows } from '@vehicle-partner/ui'
import { EmptyRoadIllustration } from '@vehicle-partner/ui/illustrations'
import { Download, Plus, Upload } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PendingButton } from '../loading/PendingButton.tsx'
import { FleetDocumentsPage } from '../documents/parts/FleetDocumentsPage.tsx'
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
import { usePortal } from '../session/PortalContext.ts'
import { useApi, useOrganization } from '../session/useSession.ts'
import { MainPage } from '../shell/MainPage.tsx'
import { statusRegistry } from '../statuses/statusRegistry.ts'
import { useErrorToast } from '../toasts/useErrorToast.ts'
import { createDriverColumns, driverMenuLabel, driverRows, DriverTools, type DriversCall } from './driverColumns.tsx'
import { driverActionLabels, driverMenuActions, listDriverActions, type DriverQuestion } from './parts/driverActions.ts'
import type { AskedDriver } from './parts/DriverQuestionDialog.tsx'
import { driverName } from './parts/driverName.ts'

const DriverQuestionDialog = createLazyPopup(async () => (await import('./parts/DriverQuestionDialog.tsx')).DriverQuestionDialog)

/** The drivers of the organisation: their list, or with `view` the documents of the fleet or the import of a list. */
export function DriversScreen() {
  const [address] = useSearchParams()
  const view = address.get('view')
  if (view === 'documents') return <FleetDocumentsPage owner="driver" />
  return view === 'import' ? <ImportPage owner="driver" /> : <DriversList />
}

/** The drivers of the organisation, with what needs attention, filters, bulk actions and an export. */
function DriversList() {
  const api = useApi()
  const { partner, supportedCities } = useOrganization()
  const { saveFile } = usePortal().dependencies
  const params = { id: partner.id }
  const list = useListQuery(drivers.list)
  const result = useQuery({ ...api.drivers.list.query({ params, query: list.query }), placeholderData: keepPreviousData })
  const setStatus = useMutation(api.drivers.setStatus.mutation())
  const [asked, setAsked] = useState<{ question: DriverQuestion; driver: AskedDriver }>()
  const columns = useMemo(() => createDriverColumns((driver) => setAsked({ question: 'assign', driver })), [])
  const exportRows = useReportExport('drivers')
  const { withErrorToast } = useErrorToast()
  const bulkPause = useBulkPause<Driver>({
    itemName: ['driver', 'drivers'],
    getLabel: driverName,
    canPause: (driver) => listDriverActions(driver).includes('pause'),
    read: (id) => api.drivers.get({ params: { id } }),
    setStatus: (id, body) => setStatus.mutateAsync({ params: { id }, body }),
  })
  const counts = result.data?.metadata.counts
  const all = counts && driverStatuses.reduce((sum, status) => (status === 'archived' ? sum : sum + counts[status]), 0)
  const filters: readonly ListFilter<DriversCall>[] = [
    {
      kind: 'several',
      name: 'status',
      label: 'Status',
      options: driverStatuses.map((value) => ({ value, label: statusRegistry.driver[value].label })),
    },
    {
      kind: 'several',
      name: 'compliance',
      label: 'Documents',
      options: complianceStatuses.map((value) => ({ value, label: statusRegistry.compliance[value].label })),
    },
    {
      kind: 'one',
      name: 'vehicle',
      label: 'Vehicle',
      options: [
        { value: 'assigned', label: 'Assigned' },
        { value: 'unassigned', label: 'None' },
      ],
    },
    {
      kind: 'several',
      name: 'city_id',
      label: 'City',
      options: supportedCities.map(({ id, name }) => ({ value: id, label: name })),
    },
    { kind: 'several', name: 'licence_class', label: 'Licence class', options: licenceClasses.map((value) => ({ value, label: value })) },
    {
      kind: 'one',
      name: 'rating_min',
      label: 'Rating',
      options: [9, 8, 7, 6, 5].map((value) => ({ value, label: `${value} / 10 or more` })),
    },
    { kind: 'link', names: ['needs_attention'], label: 'Needs attention', format: () => 'Yes' },
  ]
  const loadSelected = (selection: SelectedRows) =>
    loadSelectedRows(selection, result.data?.data ?? [], (page) =>
      api.drivers.list({ params, query: { ...list.query, page, perPage: selectedPageSize } }),
    )
  const add = (
    <Button href={paths.addDriver()} startIcon={<Plus />}>
      Add driver
    </Button>
  )
  return (
    <MainPage title="Drivers" phoneActions={add}>
      <Stack gap="xlarge">
        <FleetViewTabs owner="driver" view="list" />
        <LazyWaitingDraft form="driver" />
        <ListView
          list={list}
          result={result}
          caption="Drivers"
          itemName={['driver', 'drivers']}
          columns={columns}
          columnsKey="DRIVERS"
          hiddenColumns={['licence_expiry_date', 'created_at']}
          {...driverRows}
          searchLabel="Name, phone, plate, licence"
          callWithQuery={(query) => api.drivers.list.query({ params, query })}
          filters={filters}
          tabs={[
            { label: 'All', query: {}, count: all },
            { label: 'Active', query: { status: ['active'] }, count: counts?.active },
            { label: 'Unassigned', query: { status: ['active'], vehicle: 'unassigned' }, count: counts?.unassigned },
            { label: 'Needs attention', query: { needs_attention: '1' }, count: counts?.needs_attention, hasProblem: true },
            { label: 'Under review', query: { status: ['pending_review'] }, count: counts?.pending_review },
            { label: 'Removed', query: { status: ['archived'] }, count: counts?.archived },
          ]}
          rowActions={(driver) => (
            <DriverTools driver={driver}>
              <ActionMenu
                label={driverMenuLabel(driver)}
                items={[
                  { action: 'view', label: 'View details', href: paths.driver({ driverId: driver.id }) },
                  ...(driver.status === 'archived'
                    ? []
                    : [{ action: 'edit' as const, label: 'Edit', href: paths.editDriver({ driverId: driver.id }) }]),
                  ...listDriverActions(driver).map((question) => ({
                    action: driverMenuActions[question],
                    label: question === 'assign' && driver.vehicle ? 'Replace the vehicle' : driverActionLabels[question],
                    onSelect: () => setAsked({ question, driver }),
                  })),
                ]}
              />
            </DriverTools>
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
              {bulkPause.renderButton(selection, loadSelected)}
            </>
          )}
          onExport={(format) => exportRows(list.query, format)}
          actions={
            <Button variant="secondary" startIcon={<Upload />} href={paths.drivers({ view: 'import' })}>
              Import
            </Button>
          }
          wideActions={add}
          empty={{
            illustration: <EmptyRoadIllustration />,
            title: 'No drivers yet',
            description: 'Add your first driver. They get trips once the licence is checked and they have a vehicle.',
            action: add,
            secondaryAction: <Link href={paths.drivers({ view: 'import' })}>Import a list</Link>,
          }}
        />
      </Stack>
      {asked ? <DriverQuestionDialog question={asked.question} driver={asked.driver} onClose={() => setAsked(undefined)} /> : null}
      {bulkPause.dialog}
    </MainPage>
  )
}
