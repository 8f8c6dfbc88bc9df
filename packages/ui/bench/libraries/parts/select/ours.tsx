import { CustomSelect } from '@vehicle-partner/ui'
import { statuses } from './statuses.ts'

export const Part = () => <CustomSelect label="Status" options={statuses} defaultValue="active" />
