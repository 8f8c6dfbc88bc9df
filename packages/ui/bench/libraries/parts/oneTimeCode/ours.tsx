import { OtpInput } from '@vehicle-partner/ui'

export const Part = () => <OtpInput label="Code" />
