import { Combobox } from '@vehicle-partner/ui'
import { countries } from './countries.ts'

export const Part = () => <Combobox label="Country" options={countries} getKey={({ code }) => code} getLabel={({ name }) => name} />
