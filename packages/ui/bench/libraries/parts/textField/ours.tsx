import { TextField } from '@vehicle-partner/ui'

export const Part = () => <TextField label="Email address" error="Invalid email" />
