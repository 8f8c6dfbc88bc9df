import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { countries } from './countries.ts'

export const Part = () => (
  <Autocomplete
    disablePortal
    options={countries}
    getOptionLabel={({ name }) => name}
    getOptionKey={({ code }) => code}
    sx={{ width: 400 }}
    renderInput={(params) => <TextField {...params} label="Country" />}
  />
)
