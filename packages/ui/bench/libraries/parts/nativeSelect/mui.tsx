import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import { useId } from 'react'
import { statuses } from '../select/statuses.ts'

export function Part() {
  const id = useId()
  return (
    <FormControl>
      <InputLabel htmlFor={id}>Status</InputLabel>
      <NativeSelect defaultValue="active" inputProps={{ id }}>
        {statuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  )
}
