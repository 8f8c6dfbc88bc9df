import { useMutation } from '@tanstack/react-query'
import type { Lookup, NewRoadsidePack } from '@vehicle-partner/api'
import { canAccess, roadsidePackDays } from '@vehicle-partner/domain'
import { Button, Combobox, Dialog, RadioGroup, Stack, Text } from '@vehicle-partner/ui'
import { useRef, useState } from 'react'
import { useApi, useOrganization, useSession } from '../../session/useSession.ts'
import { useErrorToast } from '../../toasts/useErrorToast.ts'
import { MadePack } from './MadePack.tsx'
import { RoadsidePackList } from './RoadsidePackList.tsx'
import { useSavedPack } from './useSavedPack.ts'

interface RoadsidePackDialogProps {
  vehicle: { id: string; registration_number: string }
  /** The driver who is offered first. */
  driver: { id: string; fname: string; lname: string } | null
  onClose: () => void
}

type Choice = 'this' | 'other' | 'none'

/** Makes a roadside pack of a vehicle, hands it on, and ends the packs that were made before. */
export function RoadsidePackDialog({ vehicle, driver, onClose }: RoadsidePackDialogProps) {
  const api = useApi()
  const { partner } = useOrganization()
  const { roles } = useSession()
  const mayInclude = canAccess('drivers', roles)
  const [choice, setChoice] = useState<Choice>(driver ? 'this' : 'none')
  const [other, setOther] = useState<Lookup | null>(null)
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const [made, setMade] = useState<NewRoadsidePack>()
  const create = useMutation(api.roadsidePacks.create.mutation())
  const saved = useSavedPack(vehicle.id)
  const { withErrorToast } = useErrorToast()
  const params = { id: vehicle.id }

  const driverId = choice === 'this' ? driver?.id : choice === 'other' ? other?.id : undefined
  const make = withErrorToast(async () => {
    if (create.isPending) return
    const { data } = await create.mutateAsync({ params, body: mayInclude ? { driver_id: driverId ?? null } : {} })
    setMade(data)
    await saved.save(data)
  })
  const submit = () => {
    if (!mayInclude || choice !== 'other' || other) return make()
    setError('Please select a driver')
    field.current?.focus()
    return undefined
  }

  return (
    <Dialog
      open
      size="medium"
      title={`Roadside pack of ${vehicle.registration_number}`}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        made ? (
          <Button variant="secondary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button pending={create.isPending} pendingLabel="Making the pack..." onClick={submit}>
              Make the pack
            </Button>
          </>
        )
      }
    >
      <Stack gap="xlarge">
        {made ? (
          <MadePack made={made} saved={saved} />
        ) : (
          <Stack gap="large">
            <Text>
              One page with the documents in force today, for officers of VIO, FRSC and LASTMA. It opens without a network, and its code
              shows them what is true at that moment. It expires after {roadsidePackDays} days, or with the first of its documents.
            </Text>
            {mayInclude ? (
              <RadioGroup
                label="Driver in the pack"
                value={choice}
                onValueChange={(value) => {
                  setChoice(value === 'this' || value === 'other' ? value : 'none')
                  setError(undefined)
                }}
                options={[
                  ...(driver ? [{ value: 'this', label: `${driver.fname} ${driver.lname}` }] : []),
                  { value: 'other', label: driver ? 'Another driver' : 'Choose a driver' },
                  { value: 'none', label: 'No driver' },
                ]}
              />
            ) : (
              <Text tone="secondary">The documents of the driver are left out: your role has no access to drivers.</Text>
            )}
            {mayInclude && choice === 'other' ? (
              <Combobox
                ref={field}
                label="Driver"
                hint="Search by name"
                minChars={0}
                getKey={({ id }) => id}
                getLabel={({ label }) => label}
                getDescription={({ sub }) => (sub === null ? 'No vehicle' : `Drives ${sub}`)}
                loadOptions={async (search: string) =>
                  (await api.lookups.drivers({ params: { id: partner.id }, query: search === '' ? {} : { search } })).data
                }
                value={other}
                onValueChange={(option) => {
                  setOther(option)
                  setError(undefined)
                }}
                error={error}
              />
            ) : null}
          </Stack>
        )}
        <RoadsidePackList vehicleId={vehicle.id} hiddenId={made?.pack.id} />
      </Stack>
    </Dialog>
  )
}
