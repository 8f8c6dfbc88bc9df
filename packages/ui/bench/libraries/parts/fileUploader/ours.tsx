import { FileUploader } from '@vehicle-partner/ui'

export const Part = () => <FileUploader label="Permit" upload={({ name }) => Promise.resolve(name)} />
