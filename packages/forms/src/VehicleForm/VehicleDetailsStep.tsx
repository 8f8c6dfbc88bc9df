'use client'
import type { VehicleType } from '@vehicle-partner/domain'
import { FieldRow, Stack } from '@vehicle-partner/ui'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import { MultiSelect } from '../fields/MultiSelect.tsx'
import { RadioCards } from '../fields/RadioCards.tsx'
import { Select } from '../fields/Select.tsx'
import { TextField } from '../fields/TextField.tsx'
import { PlateField, type CheckPlate } from './PlateField.tsx'
import type { VehicleFields } from './VehicleForm.schema.ts'
import {
  amenityOptions,
  findAmenities,
  brandOptions,
  fuelOptions,
  inventoryOptions,
  ownershipOptions,
  plateOptions,
  transmissionOptions,
  typeOptions,
} from './vehicleOptions.ts'

export interface VehicleDetailsProps {
  control: Control<VehicleFields>
  /** The cities of the partner. */
  cities: readonly { id: string; name: string }[]
  checkPlate: CheckPlate
  ownPlate: string
  oldestYear: number
  /** An icon for each type. */
  typeIcons?: Readonly<Partial<Record<VehicleType, ReactNode>>> | undefined
}

/** The details of a vehicle. */
export function VehicleDetailsStep({ control, cities, checkPlate, ownPlate, oldestYear, typeIcons = {} }: VehicleDetailsProps) {
  const cityOptions = cities.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Stack gap="large">
      <FieldRow>
        <Select control={control} name="brand" label="Brand" options={brandOptions} placeholder="Select a brand" />
        <TextField control={control} name="name" label="Model" placeholder="Hiace" autoComplete="off" />
      </FieldRow>
      <RadioCards
        control={control}
        name="type"
        label="Type"
        options={typeOptions.map((option) => ({ ...option, icon: typeIcons[option.value] }))}
        columns="three"
      />
      <FieldRow>
        <TextField control={control} name="year" label="Year" hint={`${oldestYear} or newer`} inputMode="numeric" autoComplete="off" />
        <TextField control={control} name="seats" label="Seats" hint="Without the driver" inputMode="numeric" autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <PlateField control={control} check={checkPlate} own={ownPlate} />
        <Select control={control} name="plate_category" label="Colour of the plate" hint="Red for business" options={plateOptions} />
      </FieldRow>
      <FieldRow>
        <TextField control={control} name="color" label="Colour" autoComplete="off" />
        <Select control={control} name="fuel_type" label="Fuel" options={fuelOptions} placeholder="Select a fuel" />
      </FieldRow>
      <FieldRow>
        <Select control={control} name="city_id" label="City" options={cityOptions} placeholder="Select a city" />
        <Select control={control} name="ownership" label="Ownership" options={ownershipOptions} />
      </FieldRow>
      <FieldRow>
        <Select control={control} name="inventory_type" label="Use" options={inventoryOptions} />
        <Select
          control={control}
          name="transmission"
          label="Transmission"
          optionalLabel="optional"
          options={transmissionOptions}
          emptyOption="Not specified"
        />
      </FieldRow>
      <MultiSelect
        control={control}
        name="amenity_list"
        label="Amenities"
        hint="Mini buses and coasters need air conditioning"
        options={amenityOptions}
        filter={findAmenities}
      />
      <FieldRow>
        <TextField
          control={control}
          name="nickname"
          label="Nickname"
          optionalLabel="optional"
          hint="Only your team sees it"
          placeholder="Bus 3"
          autoComplete="off"
        />
        <TextField
          control={control}
          name="odometer_km"
          label="Odometer"
          optionalLabel="optional"
          hint="As it reads today"
          suffix="km"
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldRow>
      <TextField
        control={control}
        name="chassis_number"
        label="Chassis number"
        optionalLabel="optional"
        hint="The VIN of 17, or a shorter one"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Stack>
  )
}
