import { getMessage, type Api } from '@vehicle-partner/api'
import { AlertStrip, Button, DataTable, DescriptionList, Dialog, StatusPill, type StatusRegistry } from '@vehicle-partner/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

const statuses: StatusRegistry<'active' | 'inactive'> = {
  active: { label: 'Active', tone: 'success' },
  inactive: { label: 'Paused', tone: 'neutral' },
}
const getName = ({ fname, lname }: { fname: string; lname: string }) => `${fname} ${lname}`

/** The drivers of an organisation. Each opens in a dialog, which pauses or resumes the driver. */
export function Roster({ api, partnerId }: { api: Api; partnerId: string }) {
  const [openedId, setOpenedId] = useState<string>()
  const drivers = useQuery(api.drivers.list.query({ params: { id: partnerId }, query: { perPage: 100 } }))
  const setStatus = useMutation(api.drivers.setStatus.mutation())
  const open = (id: string) => {
    setStatus.reset()
    setOpenedId(id)
  }
  const rows = drivers.data?.data ?? []
  const driver = rows.find(({ id }) => id === openedId)
  const isActive = driver?.status === 'active'
  const changeStatus = () =>
    driver &&
    setStatus.mutateAsync({ params: { id: driver.id }, body: { status: isActive ? 'inactive' : 'active', version: driver.version } })
  return (
    <>
      <DataTable
        caption="Drivers"
        columns={[
          { id: 'name', header: 'Name', cell: getName },
          { id: 'status', header: 'Status', cell: ({ status }) => <StatusPill status={status} registry={statuses} /> },
        ]}
        data={rows}
        getRowId={({ id }) => id}
        getRowName={getName}
        rowActions={(row) => (
          <Button size="small" variant="quiet" aria-label={`Open ${getName(row)}`} onClick={() => open(row.id)}>
            Open
          </Button>
        )}
        loading={drivers.isPending}
        error={drivers.isError ? { title: 'The drivers could not be loaded', description: getMessage(drivers.error) } : undefined}
        onRetry={() => void drivers.refetch()}
      />
      <Dialog
        title={driver ? getName(driver) : 'Driver'}
        open={driver !== undefined}
        onOpenChange={() => setOpenedId(undefined)}
        footer={<Button onClick={changeStatus}>{isActive ? 'Pause' : 'Resume'}</Button>}
      >
        <DescriptionList
          items={[
            { term: 'Phone number', value: driver?.phone },
            { term: 'Vehicle', value: driver?.vehicle?.registration_number },
            { term: 'Status', value: driver && <StatusPill status={driver.status} registry={statuses} /> },
          ]}
        />
        {setStatus.isError ? <AlertStrip tone="danger" role="alert" title={getMessage(setStatus.error)} /> : null}
      </Dialog>
    </>
  )
}
