import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { statuses } from './statuses.ts'

export function Part() {
  const id = useId()
  return (
    <FormControl sx={{ width: 400 }}>
      <InputLabel id={id}>Status</InputLabel>
      <Select labelId={id} label="Status" defaultValue="active">
        {statuses.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  )
}
