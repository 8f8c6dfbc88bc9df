import { Select } from '@vehicle-partner/ui'
import { statuses } from '../select/statuses.ts'

export const Part = () => <Select label="Status" options={statuses} defaultValue="active" />
